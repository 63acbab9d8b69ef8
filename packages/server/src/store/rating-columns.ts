/** From the columns of either database to entries of the log of ratings. */
import type { RankedGuest, RatedEntry, RatedGuest } from './rating-store.ts';

export interface RatedColumns {
  readonly n: number;
  readonly game: string;
  readonly at: number;
  readonly seats: string;
  readonly results: string;
}

export const entryFrom = ({ n, game, at, seats, results }: RatedColumns): RatedEntry => ({
  n,
  game,
  at,
  seats: JSON.parse(seats),
  after: JSON.parse(results),
});

/** Rows of a database are no plain objects. */
export const ratedFrom = ({ guest, mu, sigma, games }: RatedGuest): RatedGuest => ({ guest, mu, sigma, games });
export const rankedFrom = ({ name, ...rated }: RankedGuest): RankedGuest => ({ ...ratedFrom(rated), name });

/** Everybody in them. */
export const guestsIn = (entries: readonly RatedEntry[]): string[] => [
  ...new Set(entries.flatMap(({ seats }) => seats.flatMap(({ guest }) => guest ?? []))),
];

/** The last of each, in one order: nodes never block each other in a ring. */
export function latestOf(entries: readonly RatedEntry[]): RatedGuest[] {
  const latest = new Map(entries.flatMap(({ after }) => after.map((one) => [one.guest, one] as const)));
  return [...latest.values()].sort((one, other) => (one.guest < other.guest ? -1 : 1));
}
