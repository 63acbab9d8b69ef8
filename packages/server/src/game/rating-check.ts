/** Works all ratings out anew from the logs of the games, and tells what is not equal. */
import { isDeepStrictEqual } from 'node:util';
import type { RankedGuest, RatedEntry, RatedResult } from '../store/rating-store.ts';
import type { Store } from '../store/store.ts';
import { asNamedIn, countedFrom, inOrder, resultOf, shownRating } from './rating.ts';

export interface Checked {
  readonly games: number;
  readonly people: number;
  /** Games whose logs were deleted: who sat there and how it ended is taken from the log of ratings. */
  readonly gone: number;
  /** Games that are over and not counted yet. */
  readonly due: number;
  readonly faults: readonly string[];
}

/** Entries read at once. */
const MOST = 1000;

async function allEntries(store: Store): Promise<RatedEntry[]> {
  const entries: RatedEntry[] = [];
  for (;;) {
    const more = await store.ratedSince(entries.at(-1)?.n ?? 0, MOST);
    entries.push(...more);
    if (more.length < MOST) return entries;
  }
}

/** As they are shown. Whoever was deleted is not among them. */
async function allRanked(store: Store): Promise<RankedGuest[]> {
  const ranked: RankedGuest[] = [];
  for (;;) {
    const more = await store.ranking(ranked.length + 1, MOST);
    ranked.push(...more);
    if (more.length < MOST) return ranked;
  }
}

async function fromLog(store: Store, kept: RatedResult): Promise<RatedResult | 'gone' | undefined> {
  const game = await store.game(kept.game);
  const found = game && resultOf(game, await store.rowsSince(kept.game, 0));
  return game === undefined ? 'gone' : found && asNamedIn(kept, found);
}

export async function checkRatings(store: Store): Promise<Checked> {
  const entries = await allEntries(store);
  const faults: string[] = [];
  const results: RatedResult[] = [];
  let gone = 0;
  for (const { game, at, seats } of entries) {
    const kept: RatedResult = { game, at, seats };
    const found = await fromLog(store, kept);
    if (found === 'gone') gone++;
    else if (!isDeepStrictEqual(found, kept)) faults.push(`${game}: its log says otherwise how it ended`);
    results.push(found === 'gone' || found === undefined ? kept : found);
  }
  const anew = countedFrom(1, results.toSorted(inOrder), []);
  for (const [i, entry] of entries.entries())
    if (!isDeepStrictEqual(entry, anew[i])) faults.push(`${entry.game}: entry ${entry.n} is not what comes out anew`);
  const now = new Map(anew.flatMap(({ after }) => after.map((one) => [one.guest, one] as const)));
  for (const { name: _, ...one } of await allRanked(store))
    if (!isDeepStrictEqual(one, now.get(one.guest)))
      faults.push(`${one.guest}: ${shownRating(one).points} is kept, and does not come out anew`);
  const due = (await store.unratedGames(Number.MAX_SAFE_INTEGER, MOST)).length;
  return { games: entries.length, people: now.size, gone, due, faults };
}
