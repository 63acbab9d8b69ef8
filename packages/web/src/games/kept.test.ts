/** Links and files that people have of earlier versions are opened by the page, and the games in them go on. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hash, replay, type State, step } from '@elbowroom/rules';
import { describe, expect, test } from 'vitest';
import { keptGame, keptText, keptVersions } from '../../../rules/test/kept.ts';
import { movesOf, playedOut } from '../../../rules/test/marks.ts';
import type { Chronicle } from './chronicle.ts';
import { writeGameText } from './game-text.ts';
import { fragmentOf } from './link.ts';
import { openGame } from './open.ts';

const lastOf = ({ game }: Chronicle): State => replay(game.setup, game.moves);

describe.each(keptVersions)('version $version', (kept) => {
  const links = keptText(kept.folder, 'links.txt')
    .trim()
    .split('\n')
    .map((line, i) => {
      const [name = '', link = ''] = line.split(' ');
      return { name, link, game: keptGame(kept, name), isEnd: i % 2 === 1 };
    });

  test.each(links.filter(({ isEnd }) => isEnd))('the link of $name leads to its end', async ({ link, game }) => {
    const { chronicle, step: shown } = await openGame(link);
    expect([hash(lastOf(chronicle)), shown]).toEqual([game.end.hash, game.played]);
    expect(chronicle.outcome).toMatchObject({ coins: game.end.coins, winners: game.end.winners });
  });

  test.each(links.filter(({ isEnd }) => !isEnd))(
    'the link of $name leads to where it stood, and it goes on from there',
    async ({ link, game }) => {
      const { chronicle } = await openGame(link);
      expect(hash(lastOf(chronicle))).toBe(game.hash);
      const s = lastOf(chronicle);
      for (const move of movesOf(game)) step(s, move);
      expect(hash(s)).toBe(game.end.hash);
    },
  );

  test.each(links.filter(({ isEnd }) => !isEnd))(
    '$name is played to any end, and is a link and a file once more',
    async ({ link, name }) => {
      const { chronicle } = await openGame(link);
      const s = lastOf(chronicle);
      const moves = [...chronicle.game.moves, ...playedOut(s, `link ${name}`)];
      const longer = { ...chronicle.game, moves };
      for (const form of [await fragmentOf(longer), writeGameText(longer)]) {
        const opened = await openGame(form);
        expect([hash(lastOf(opened.chronicle)), opened.chronicle.outcome === undefined]).toEqual([hash(s), false]);
      }
    },
  );

  test.each(readdirSync(join(kept.folder, 'files')))('the file %s is opened', async (file) => {
    const [name = '', form] = file.split('.');
    const { chronicle } = await openGame(keptText(kept.folder, `files/${file}`));
    const { hash: then, end } = keptGame(kept, name);
    expect(hash(lastOf(chronicle))).toBe(form === 'txt' ? then : end.hash);
  });
});
