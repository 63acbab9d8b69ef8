/** The ladder as it was last published: figures in a file beside the guide, and the part of the guide and the picture that are written from them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HERE } from '../engine/checkout.ts';
import type { Figure } from './figure.ts';
import { ladderPage } from './page.ts';
import { ladderPicture } from './picture.ts';
import { ROWS } from './rows.ts';

const GUIDE = join(HERE, 'docs', 'guide');
const [BEGIN, END] = ['<!-- written by elbowroom ladder --write -->\n', '<!-- end -->'];

export function published(folder = GUIDE): Figure[] {
  const file = join(folder, 'ladder.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** The new figures instead of the old ones of their rows; rows that nobody can play again are gone. In the order of the rows. */
export function republished(old: readonly Figure[], fresh: readonly Figure[]): Figure[] {
  return ROWS.flatMap(({ name }) => fresh.find(({ row }) => row === name) ?? old.find(({ row }) => row === name) ?? []);
}

export function publish(figures: readonly Figure[], folder = GUIDE): void {
  writeFileSync(join(folder, 'ladder.json'), `[\n${figures.map((figure) => `  ${JSON.stringify(figure)}`).join(',\n')}\n]\n`);
  mkdirSync(join(folder, '..', 'pictures'), { recursive: true });
  writeFileSync(join(folder, '..', 'pictures', 'ladder.svg'), ladderPicture(figures));
  const page = join(folder, 'bots.md');
  writeFileSync(page, withLadder(readFileSync(page, 'utf8'), figures));
}

/** The guide with that part of it written anew. */
export function withLadder(guide: string, figures: readonly Figure[]): string {
  const [from, to] = [guide.indexOf(BEGIN) + BEGIN.length, guide.indexOf(END)];
  if (from < BEGIN.length || to < from) throw new Error('the guide has no place for the ladder');
  return (
    guide.slice(0, from) +
    ladderPage(figures)
      .map((line) => `${line}\n`)
      .join('') +
    guide.slice(to)
  );
}
