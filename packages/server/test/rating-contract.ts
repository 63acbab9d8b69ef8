/** What every store must do for ratings. Run on all of them. */
import { expect, test } from 'vitest';
import { countedFrom } from '../src/game/rating.ts';
import type { RatedResult } from '../src/store/rating-store.ts';
import type { Game, Store } from '../src/store/store.ts';

const setup = { edition: 'classic', seats: 2, seed: 'x' } as const;

export function ratingContract(open: () => Store, aGame: (over?: Partial<Game>) => Game): void {
  const finished = async (rated: boolean, hiddenUntil?: number): Promise<string> => {
    const options = { edition: 'classic', undo: true, spectators: true, ...(rated ? { rated: true as const } : {}) } as const;
    const game = aGame({ options, seats: [{ guest: 'anna' }, { bot: 'random' }] });
    await open().addGame(game);
    await open().start(game, setup, 1, 'none');
    const rows = [{ seq: 1, at: 1, kind: 'move', seat: 0, body: 'done' }] as const;
    const hidden = hiddenUntil === undefined ? {} : { hiddenUntil };
    await open().append({ game: game.id, after: 0, rows, duty: 'none', isOver: true, ...hidden });
    return game.id;
  };
  test('names games that are still to be counted, once nobody is kept from their end', async () => {
    const store = open();
    const now = store.now();
    const [due, hidden, plain] = [await finished(true), await finished(true, now + 30_000), await finished(false)];
    const own = async (at: number): Promise<string[]> =>
      (await store.unratedGames(at, 1000)).filter((id) => [due, hidden, plain].includes(id));
    expect(await own(now)).toEqual([due]);
    expect(new Set(await own(now + 30_000))).toEqual(new Set([due, hidden]));
  });

  test('has no result for anybody of a game whose end is not known yet', async () => {
    const store = open();
    const now = store.now();
    const id = await finished(false, now + 30_000);
    const places = async (at: number): Promise<boolean[]> => {
      const lists = [await store.uncounted(1, 100_000, at), await store.finishedAfter('', 100_000, at)];
      return lists.map((ids) => ids.includes(id));
    };
    expect([await places(now), await places(now + 30_000)]).toEqual([
      [false, false],
      [true, true],
    ]);
    expect((await store.game(id))?.hiddenUntil).toBe(now + 30_000);
  });

  countsInOrder(open, () => finished(true));
  forgetsWhoLeaves(open, () => finished(true));

  test('forgets games that turned out not to count', async () => {
    const store = open();
    const id = await finished(true);
    const last = (await store.lastRated())?.n ?? 0;
    expect(await store.countRated({ last, keep: last, entries: [], none: [id] })).toBe(true);
    expect(await store.unratedGames(store.now(), 1000)).not.toContain(id);
    expect((await store.lastRated())?.n ?? 0).toBe(last);
  });
}

const resultOf = (game: string, at: number, guests: readonly string[]): RatedResult => ({
  game,
  at,
  seats: guests.map((guest, i) => ({ guest, side: i, rank: i + 1 })),
});

function forgetsWhoLeaves(open: () => Store, finished: () => Promise<string>): void {
  test('keeps what somebody who leaves did to the ratings of others, under one name that says nothing of them', async () => {
    const store = open();
    const guests = ['dora', 'emil'].map((name) => `${name} ${store.now()} ${Math.floor(performance.now() * 1000)}`);
    const [dora = '', emil = ''] = guests;
    for (const guest of guests) await store.addGuest({ id: guest, name: guest.slice(0, 4) }, `secret of ${guest}`);
    const last = (await store.lastRated())?.n ?? 0;
    const at = store.now();
    const results = (who: string, ids: readonly string[]) => ids.map((id, i) => resultOf(id, at + i, [who, emil]));
    const ids = [await finished(), await finished()];
    const entries = countedFrom(last + 1, results(dora, ids), []);
    expect(await store.countRated({ last, keep: last, entries, none: [] })).toBe(true);
    for (const alias of [`gone ${dora}`.replace('dora', 'x'), 'another']) await store.forgetGuest(dora, alias);
    const alias = `gone ${dora}`.replace('dora', 'x');
    expect(await store.ratedSince(last, 10)).toEqual(countedFrom(last + 1, results(alias, ids), []));
    expect(await store.ratingsOf([dora])).toEqual([]);
    expect(await store.ratingsOf([alias], last + 1)).toEqual([{ ...entries[0]?.after[0], guest: alias }]);
    expect((await store.ranking(1, 1000)).map(({ guest }) => guest)).not.toContain(alias);
    // A node that has not heard of it must read anew.
    expect(await store.countRated({ last: last + 2, keep: last, entries, none: [] })).toBe(false);
  });
}

function countsInOrder(open: () => Store, finished: () => Promise<string>): void {
  test('counts a game once, after those before it, and anew what comes after one that was late', async () => {
    const store = open();
    const guests = ['anna', 'bert', 'cleo'].map((name) => `${name} ${store.now()} ${Math.floor(performance.now() * 1000)}`);
    const [anna = '', bert = '', cleo = ''] = guests;
    for (const guest of guests) await store.addGuest({ id: guest, name: guest.slice(0, 4) }, `secret of ${guest}`);
    const ids = [await finished(), await finished(), await finished()];
    const last = (await store.lastRated())?.n ?? 0;
    const [first, late, third] = [
      resultOf(ids[0] ?? '', 10, [anna, bert]),
      resultOf(ids[1] ?? '', 20, [bert, cleo]),
      resultOf(ids[2] ?? '', 30, [anna, cleo]),
    ];
    const early = countedFrom(last + 1, [first, third], []);
    expect(await store.countRated({ last, keep: last, entries: early, none: [] })).toBe(true);
    expect(await store.countRated({ last, keep: last, entries: early, none: [] })).toBe(false);
    expect(await store.lastRated()).toEqual(early.at(-1));
    expect(await store.ratedSince(last, 10)).toEqual(early);
    expect(await store.firstRatedAfter(20, late.game)).toBe(last + 2);
    expect(await store.ratingsOf([anna, 'nobody'], last + 1)).toEqual(early[0]?.after.slice(0, 1));
    const before = await store.ratingsOf([anna, bert, cleo], last + 1);
    const anew = countedFrom(last + 2, [late, third], before);
    expect(await store.countRated({ last: last + 2, keep: last + 1, entries: anew, none: [] })).toBe(true);
    expect(await store.ratedSince(last, 10)).toEqual(countedFrom(last + 1, [first, late, third], []));
    expect((await store.unratedGames(store.now(), 1000)).filter((id) => ids.includes(id))).toEqual([]);
    const ranked = (await store.ranking(1, 1000)).filter(({ guest }) => guests.includes(guest));
    expect(ranked.map(({ name }) => name)).toEqual(['anna', 'bert', 'cleo']);
    expect(ranked.map(({ guest, games }) => [guest, games])).toEqual(guests.map((guest) => [guest, 2]));
    expect((await store.ranking(2, 1)).length).toBe(1);
  });
}
