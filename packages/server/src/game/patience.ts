/** Time in slow games: what a seat has beyond the time for a turn, and days off on which its clock stands still. From the log alone. */
import type { Options } from '../store/store.ts';

/** From one moment to another, the latter excluded. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** What a table grants, in milliseconds: nothing is left out, so that old games grant nothing. */
export interface Patience {
  /** For a turn; undefined: there is no clock. */
  readonly turn: number | undefined;
  /** Of each seat, for the whole game: used when the time for a turn is up. */
  readonly reserve: number;
  /** Days off of each seat in a year. */
  readonly off: number;
}

export const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

export const patienceOf = ({ clock, reserve = 0, holidays = 0 }: Pick<Options, 'clock' | 'reserve' | 'holidays'>): Patience => ({
  turn: clock === undefined ? undefined : clock * 1000,
  reserve: reserve * 1000,
  off: holidays * DAY_MS,
});

/** Together with those there are: apart from each other and in order. */
export function joined(spans: readonly Span[], { from, until }: Span): Span[] {
  const touching = spans.filter((other) => other.from <= until && other.until >= from);
  const whole = {
    from: Math.min(from, ...touching.map((other) => other.from)),
    until: Math.max(until, ...touching.map((other) => other.until)),
  };
  return [...spans.filter((other) => !touching.includes(other)), whole].sort((one, other) => one.from - other.from);
}

/** Without what is still to come at that moment: days off that are over stay. */
export const cutAt = (spans: readonly Span[], at: number): Span[] =>
  spans.flatMap(({ from, until }) => (from >= at ? [] : [{ from, until: Math.min(until, at) }]));

const within = (spans: readonly Span[], from: number, until: number): number =>
  spans.reduce((sum, span) => sum + Math.max(0, Math.min(span.until, until) - Math.max(span.from, from)), 0);

/** How long a seat was waited for, without its days off. */
export const waited = (spans: readonly Span[], since: number, at: number): number => Math.max(0, at - since - within(spans, since, at));

/** When so much time has passed since then that is no day off. */
export function after(spans: readonly Span[], since: number, ms: number): number {
  let end = since + ms;
  for (const { from, until } of spans) if (until > since && from < end) end += until - Math.max(from, since);
  return end;
}

/** Milliseconds off in the year of the game with the most of them: what a table grants is counted from its beginning. */
export function mostInAYear(spans: readonly Span[], started: number): number {
  const last = spans.at(-1)?.until ?? started;
  const years = Math.max(1, Math.ceil((last - started) / YEAR_MS));
  const ofYear = (year: number): number => within(spans, started + year * YEAR_MS, started + (year + 1) * YEAR_MS);
  return Math.max(...Array.from({ length: years }, (_, year) => ofYear(year)));
}
