/** Games that earlier versions of the page left in browsers are found, opened at the table, and played to their end. */
import { hash, outcome, replay } from '@elbowroom/rules';
import { describe, expect, test } from 'vitest';
import { keptGame, keptJson, keptVersions } from '../../../rules/test/kept.ts';
import { movesOf, playedOut } from '../../../rules/test/marks.ts';
import { shelfOf } from './fixtures/shelf.ts';
import { openLibrary } from './library.ts';
import { openLocalTable } from './local.ts';
import type { SavedGame } from './saved.ts';
import type { Table } from './table.ts';

type Save = { readonly name: string; readonly key: string; readonly text: string };

/** The storage of a browser in which somebody has played all of them. */
const libraryOf = (saves: readonly Save[]) => openLibrary(shelfOf(Object.fromEntries(saves.map(({ key, text }) => [key, text]))));

/** People and bots at the table make these moves, all from the first of the game to its last: how it is kept then. */
function playedAtTable(game: SavedGame, moves: readonly string[]): Promise<SavedGame> {
  return new Promise((resolve) => {
    let last = game;
    const table: Table = openLocalTable(game, {
      think: async () => moves[table.seq] ?? '',
      keep: (now) => {
        last = now;
        return true;
      },
      now: () => 0,
      grace: () => 0,
    });
    const goOn = (): void => {
      if (last.isOver) {
        table.leave();
        resolve(last);
      } else if (table.waitsFor !== undefined) table.look(table.waitsFor);
      else if (table.viewer !== undefined && table.view.toDecide === table.viewer) table.play([moves[table.seq] ?? '']);
    };
    table.subscribe(goOn);
    goOn();
  });
}

describe.each(keptVersions)('version $version', (kept) => {
  const saves: Save[] = keptJson(kept.folder, 'saves.json');
  const library = libraryOf(saves);
  const gameOf = ({ key }: Save): SavedGame => {
    const found = library.list().find(({ id }) => key.endsWith(`.${id}`));
    if (found?.game === undefined) throw new Error(`${key}: ${found?.fault}`);
    return found.game;
  };

  test('all of them are in the list', () => {
    expect(library.list().map(({ fault }) => fault)).toEqual(saves.map(() => undefined));
  });

  test.concurrent.each(saves)('$name stands where it stood, and goes on as it would have', async (save) => {
    const { end, hash: then, ...onward } = keptGame(kept, save.name);
    const game = gameOf(save);
    const { setup, moves } = game;
    expect(hash(replay(setup, moves))).toBe(then);
    const over = await playedAtTable(game, [...moves, ...movesOf(onward)]);
    expect(hash(replay(over.setup, over.moves))).toBe(end.hash);
  });

  test.concurrent.each(saves)('$name is played to any end, kept, and read once more', async (save) => {
    const game = gameOf(save);
    const s = replay(game.setup, game.moves);
    const rest = playedOut(s, `save ${save.name}`);
    const over = await playedAtTable(game, [...game.moves, ...rest]);
    library.keep(over);
    const again = gameOf(save);
    expect(hash(replay(again.setup, again.moves))).toBe(hash(s));
    expect(outcome(replay(again.setup, again.moves))).toEqual(outcome(s));
    library.keep(game);
  });
});
