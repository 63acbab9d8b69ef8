import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BOT_NAMES } from '@elbowroom/bots';
import { AGREEMENT, AGREEMENT_USAGE, agreementOf, demandDealable } from '../agreement.ts';
import { type Command, type Desk, Failed, Misread, oneOf, wholeNumber, wordsOf } from '../command.ts';
import { figuresOf } from '../games/figures.ts';
import type { Asked, GameLine } from '../games/game.ts';
import { flawIn, readSet, writeSet } from '../games/set.ts';
import { inPieces } from '../in-pieces.ts';
import { keptIn } from '../kept.ts';
import { sourcesHash } from '../ladder/sources.ts';
import { progressOn } from '../progress.ts';

const OPTIONS = {
  out: { type: 'string' },
  bots: { type: 'string', default: 'planner,greedy' },
  seats: { type: 'string' },
  edition: { type: 'string', default: 'classic' },
  variant: { type: 'string' },
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: 'games' },
  steps: { type: 'string', default: '2000' },
  plans: { type: 'string' },
  workers: { type: 'string', default: String(availableParallelism()) },
  folder: { type: 'string', default: 'docs/pictures' },
  ...AGREEMENT,
} as const;

type Given = ReturnType<typeof wordsOf<typeof OPTIONS>>['values'];

/** Games as data. */
export const games: Command = {
  usage: `games --out file.jsonl.zst [--bots a,b] [--seats n] [--edition classic|azeroth] [--variant battle] [--games n] [--seed text] [--steps n] [--plans steps] [--workers n] ${AGREEMENT_USAGE} | games check file | games figures file [--folder path]`,
  what: 'Writes games between bots to a file, a line of JSON each, with set-up, moves and result; --plans weighs the plans of every turn with so many steps, too. The same options make the same file (docs/guide/games-data.md); what is done is kept in file.part, so that a broken run goes on. `check` plays every game of a file again, `figures` draws what it says.',
  run: async (args, desk) => {
    const { values, words } = wordsOf(args, OPTIONS);
    const [what, file, ...more] = words;
    if (what === undefined) return made(values, desk);
    if (file === undefined || more.length > 0 || (what !== 'check' && what !== 'figures'))
      throw new Misread('games, games check file or games figures file');
    return what === 'check' ? looked(file, desk) : drawn(file, values.folder, desk);
  },
};

function askedIn(given: Given): Asked {
  const bots = given.bots.split(',').map((name) => oneOf('bots', name, BOT_NAMES));
  const seats = wholeNumber('seats', given.seats ?? String(Math.max(2, bots.length)), 2, 5);
  if (bots.length > seats) throw new Misread(`${bots.length} bots do not fit on ${seats} seats`);
  const setup = {
    edition: oneOf('edition', given.edition, ['classic', 'azeroth']),
    ...(given.variant !== undefined && { variant: oneOf('variant', given.variant, ['battle']) }),
    seats,
    ...agreementOf(given),
  };
  demandDealable({ ...setup, seed: given.seed });
  return {
    setup,
    bots: Array.from({ length: seats }, (_, i) => bots[i] ?? bots.at(-1) ?? 'random'),
    steps: wholeNumber('steps', given.steps, 1, 1e9),
    seed: given.seed,
    ...(given.plans !== undefined && { plans: wholeNumber('plans', given.plans, 1, 1e9) }),
  };
}

async function made(given: Given, { say, screen }: Desk): Promise<number> {
  const { out } = given;
  if (out === undefined) throw new Misread('--out is missing: which file?');
  const asked = askedIn(given);
  const count = wholeNumber('games', given.games, 1, 10_000_000);
  const sources = sourcesHash();
  const part = `${out}.part`;
  const { before, keep } = keptIn<GameLine>(part, JSON.stringify({ asked, sources }), 'set of games');
  const done = new Map(before.map((line) => [line.game, line]));
  const open = Array.from({ length: count }, (_, game) => game).filter((game) => !done.has(game));
  const progress = progressOn(screen);
  const note = (line: GameLine): void => {
    done.set(line.game, line);
    keep(line);
    progress.show(done.size / count, `${done.size} games`);
  };
  await inPieces({ work: 'games', given: asked, jobs: open, workers: wholeNumber('workers', given.workers, 1, 256), note });
  progress.end();
  const lines = [...done.values()].filter(({ game }) => game < count).sort((a, b) => a.game - b.game);
  say(`${out}: ${count} games, SHA-256 of what is in it ${writeSet(out, asked, sources, lines)}`);
  rmSync(part);
  return 0;
}

function looked(file: string, { complain, say }: Desk): number {
  const { games: lines, head, sha256 } = readSet(file);
  const flaws = lines.flatMap((line) => flawIn(line) ?? []);
  for (const flaw of flaws) complain(flaw);
  if (lines.length !== head.games) throw new Failed(`${file} should have ${head.games} games and has ${lines.length}`);
  say(`${file}: ${lines.length} games, licence ${head.licence}, sources ${head.sources}, SHA-256 ${sha256}; ${flaws.length} flaws`);
  return flaws.length === 0 ? 0 : 1;
}

function drawn(file: string, folder: string, { say }: Desk): number {
  mkdirSync(folder, { recursive: true });
  for (const [name, picture] of Object.entries(figuresOf(readSet(file)))) {
    writeFileSync(join(folder, name), picture);
    say(join(folder, name));
  }
  return 0;
}
