/** What every store must do for those who look on. Run on all of them. */
import { expect, test } from 'vitest';
import type { Game, Store } from '../src/store/store.ts';

const setup = { edition: 'classic', seats: 2, seed: 'x' } as const;

export function watchContract(open: () => Store, aGame: (over?: Partial<Game>) => Game): void {
  const begun = async (started: number, over: Partial<Game> = {}): Promise<string> => {
    const game = aGame({ seats: [{ guest: 'anna' }, { bot: 'random' }], ...over });
    await open().addGame(game);
    await open().start(game, setup, started, 'none');
    return game.id;
  };
  const end = (game: string, hiddenUntil?: number): Promise<boolean> =>
    open().append({
      game,
      after: 0,
      rows: [{ seq: 1, at: 1, kind: 'move', seat: 0, body: 'done' }],
      duty: 'none',
      isOver: true,
      ...(hiddenUntil === undefined ? {} : { hiddenUntil }),
    });

  test('lists games that anybody may look on at, those that began last first, and those whose end is not known yet', async () => {
    const options = { edition: 'classic', undo: true, spectators: true } as const;
    const now = open().now();
    const [early, late, hidden, over] = [await begun(now - 9), await begun(now), await begun(now - 5), await begun(now - 7)];
    const kept = [await begun(now, { isPrivate: true }), await begun(now, { options: { ...options, spectators: false } })];
    const waiting = aGame();
    await open().addGame(waiting);
    await end(hidden, now + 30_000);
    await end(over);
    const ids = async (at: number): Promise<string[]> => (await open().runningGames(at, 100)).map(({ id }) => id);
    const own = [early, late, hidden, over, ...kept, waiting.id];
    expect((await ids(now)).filter((id) => own.includes(id))).toEqual([late, hidden, early]);
    expect((await ids(now + 30_000)).filter((id) => own.includes(id))).toEqual([late, early]);
    expect(await open().runningGames(now, 1)).toMatchObject([{ status: 'running', seats: [{ guest: 'anna' }, { bot: 'random' }] }]);
  });

  test('knows until when an end is hidden, whatever is written after it', async () => {
    const now = open().now();
    const id = await begun(now);
    await end(id, now + 30_000);
    await open().append({ game: id, after: 1, rows: [{ seq: 2, at: 2, kind: 'rematch', body: 'next' }], duty: 'keep', isOver: true });
    expect((await open().runningGames(now, 100)).some((game) => game.id === id)).toBe(true);
  });
}
