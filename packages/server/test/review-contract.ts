/** What every store must do for reviews. Run on all of them. */
import { expect, test } from 'vitest';
import type { Game, Store } from '../src/store/store.ts';
import { aTable, resultOf } from './ties-contract.ts';

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
    await store.endReview(id, { reason: 'because' });
    expect(await store.countOpenReviews()).toBe(open1 - 1);
    expect(await store.review(id)).toMatchObject({ state: 'failed', reason: 'because' });
    await store.askReview(id, 2);
    expect((await store.review(id))?.reason).toBeUndefined();
    await store.endReview(id, { accuracies: [] });
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
    await store.endReview(id, { accuracies: [] });
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

/** Storms keep none of it: what is weighed there says nothing of seats. */
export function accuracyContract(open: () => Store): void {
  test('puts how accurately people played beside what came of the game, whichever of the two was there first', async () => {
    const store = open();
    const anna = { id: `anna-${performance.now()}`, name: 'Anna' };
    const accuracy = async (): Promise<(number | undefined)[]> =>
      (await store.resultsOf(anna.id, { isPublic: false, most: 9 })).map((result) => result.accuracy);
    const [counted, reviewed] = [aTable({ status: 'finished' }), aTable({ status: 'finished' })];
    for (const game of [counted, reviewed]) {
      await store.addGame(game);
      await store.askReview(game.id, 1);
    }
    const result = resultOf(counted.id, 102, [anna]);
    await store.setResults(result, 1);
    expect(await accuracy()).toEqual([undefined]);
    await store.endReview(counted.id, { accuracies: [87, undefined] });
    expect(await accuracy()).toEqual([87]);
    expect(await store.resultOf(counted.id)).toEqual(result); // what the log says is what it was
    await store.setResults(result, 2);
    await store.endReview(reviewed.id, { accuracies: [undefined, 40] });
    await store.endReview('a game that is gone', { accuracies: [1] });
    await store.setResults(resultOf(reviewed.id, 101, [{ id: 'bert', name: 'Bert' }, anna]), 1);
    expect(await accuracy()).toEqual([87, 40]);
    await store.dropGame(counted.id);
    await store.addGame(counted);
    await store.setResults(result, 2);
    expect(await accuracy()).toEqual([undefined, 40]);
  });
}
