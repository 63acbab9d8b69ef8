/** What every store must do for reviews. Run on all of them. */
import { expect, test } from 'vitest';
import type { Game, Store } from '../src/store/store.ts';

export function reviewContract(open: () => Store, aGame: (over?: Partial<Game>) => Game): void {
  const lease = { holder: 'dead', ms: 60_000 };
  const other = { ...lease, holder: 'other' };
  const isIdle = async (game: string): Promise<boolean> => (await open().idleReviews(1000)).includes(game);

  test('a review is asked for once, and one that failed once more', async () => {
    const [store, { id }] = [open(), aGame()];
    await store.askReview(id, 2);
    await store.askReview(id, 9);
    expect(await store.review(id)).toMatchObject({ game: id, state: 'open', total: 2, done: 0 });
    const open1 = await store.countOpenReviews();
    await store.endReview(id, 'because');
    expect(await store.countOpenReviews()).toBe(open1 - 1);
    expect(await store.review(id)).toMatchObject({ state: 'failed', reason: 'because' });
    await store.askReview(id, 2);
    expect((await store.review(id))?.reason).toBeUndefined();
    await store.endReview(id);
    await store.askReview(id, 2);
    expect(await store.review(id)).toMatchObject({ state: 'done' });
    expect((await store.lastReviews(1000)).map(({ game }) => game)).toContain(id);
  });

  test('one holds a review, and another when its lease is over; every turn is kept as it first came', async () => {
    const [store, { id }] = [open(), aGame()];
    await store.askReview(id, 2);
    expect(await isIdle(id)).toBe(true);
    expect(await store.claimReview(id, lease)).toBe(true);
    expect(await store.claimReview(id, lease)).toBe(true);
    expect([await isIdle(id), await store.claimReview(id, other)]).toEqual([false, false]);
    expect(await store.review(id)).toMatchObject({ holder: 'dead' });
    await store.keepTurn(id, 7, '{}', { ...lease, ms: -1 }); // its time is up
    expect(await isIdle(id)).toBe(true);
    expect(await store.claimReview(id, other)).toBe(true);
    await store.keepTurn(id, 7, '{"twice":true}', other);
    await store.keepTurn(id, 9, '{}', other);
    expect(await store.reviewTurns(id, 0)).toEqual([7, 9].map((step, i) => ({ n: i + 1, step, body: '{}' })));
    expect(await store.reviewTurns(id, 1)).toEqual([{ n: 2, step: 9, body: '{}' }]);
    await store.endReview(id);
    expect([await isIdle(id), await store.claimReview(id, lease)]).toEqual([false, false]);
    await store.keepTurn('nothing', 1, '{}', lease);
    expect(await store.reviewTurns('nothing', 0)).toEqual([]);
  });

  test('a review is deleted with its game', async () => {
    const [store, game] = [open(), aGame({ status: 'closed' })];
    await store.addGame(game);
    await store.askReview(game.id, 1);
    await store.keepTurn(game.id, 1, '{}', lease);
    await store.dropGame(game.id);
    expect([await store.review(game.id), await store.reviewTurns(game.id, 0)]).toEqual([undefined, []]);
  });
}
