/** Counts games at rated tables when they are over. Any node can, at any moment, and be killed at any other: what is written is written once, and whole. */
import { type Cancel, everyUnlessBusy, type Outside } from '../outside.ts';
import type { RatedResult } from '../store/rating-store.ts';
import type { Store } from '../store/store.ts';
import { countedFrom, inOrder, resultOf } from './rating.ts';

/** How many games are counted in one go; there is always another. */
const MOST = 50;
/** How many are counted anew because one that ended before them came late. */
const MOST_ANEW = 100_000;

/** Whether there may be more. A game that ended before others which have been counted already comes to its place, and they are counted anew. */
async function countGames(store: Store): Promise<boolean> {
  const last = (await store.lastRated())?.n ?? 0; // first: whatever another node counts from here on makes this one begin anew
  const due = await store.unratedGames(store.now(), MOST);
  if (due.length === 0) return false;
  const found = await Promise.all(due.map((id) => resultIn(store, id)));
  const fresh = found.flatMap((result) => result ?? []).sort(inOrder);
  const none = due.filter((_, i) => found[i] === undefined);
  const [first] = fresh;
  const keep = (first === undefined ? undefined : await store.firstRatedAfter(first.at, first.game)) ?? last + 1;
  const anew = await store.ratedSince(keep - 1, MOST_ANEW);
  const results = [...anew.map(({ game, at, seats }): RatedResult => ({ game, at, seats })), ...fresh].sort(inOrder);
  const guests = [...new Set(results.flatMap(({ seats }) => seats.flatMap(({ guest }) => guest ?? [])))];
  const entries = countedFrom(keep, results, await store.ratingsOf(guests, keep - 1));
  return (await store.countRated({ last, keep: keep - 1, entries, none })) && due.length === MOST;
}

async function resultIn(store: Store, id: string): Promise<RatedResult | undefined> {
  const game = await store.game(id);
  return game && resultOf(game, await store.rowsSince(id, 0));
}

/** Answers with the way to stop. */
export function startCounting(outside: Outside, store: Store, everyMs: number, onFault: (error: unknown) => void): Cancel {
  const count = async (): Promise<void> => {
    while (await countGames(store));
  };
  return everyUnlessBusy(outside, everyMs, count, onFault);
}
