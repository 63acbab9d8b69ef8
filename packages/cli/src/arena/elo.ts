/** Strengths from who won against whom: one scale for all who have met, directly or by way of others. */
import { sum } from './interval.ts';

/** Games between the same players, by player: how many seats each had, none for those who were not there, and how often it won. */
export interface Meeting {
  readonly seats: readonly number[];
  readonly wins: readonly number[];
}

/** Of a win: lent to everybody in every meeting, so that nobody is infinitely strong. */
const LENT = 0.5;
const PASSES = 20_000;
/** It is done when no strength changes any more by this part of it. */
const STILL = 1e-7;

/**
 * Bradley–Terry, and its like for more seats: every seat wins in proportion to its strength. As Elo, the mean at 0.
 * Each strength in turn is made to explain its wins as if the others were known, until all do (Hunter 2004).
 */
export function elosOf(players: number, meetings: readonly Meeting[], guess: readonly number[] = []): number[] {
  const won = Array.from({ length: players }, (_, i) => sum(meetings.map(({ seats, wins }) => lent(seats[i], wins[i]))));
  const strengths = won.map((_, i) => 10 ** ((guess[i] ?? 0) / 400));
  const tables = tablesOf(meetings);
  const own = strengths.map((_, i) =>
    tables.flatMap((table) => table.seated.filter(([who]) => who === i).map(([, seats]) => ({ table, seats }))),
  );
  const weight = (i: number): number => {
    let whole = 0;
    for (const { seats, table } of own[i] ?? []) {
      let all = 0;
      for (const [who, count] of table.seated) all += count * (strengths[who] ?? 0);
      whole += (table.games * seats) / all;
    }
    return whole;
  };
  for (let [pass, change] = [0, 1]; pass < PASSES && change > STILL; pass++) {
    change = 0;
    for (const [i, before] of strengths.entries()) {
      const next = (won[i] ?? 0) === 0 ? before : (won[i] ?? 0) / weight(i);
      change = Math.max(change, Math.abs(next / before - 1));
      strengths[i] = next;
    }
  }
  const logs = strengths.map((strength) => 400 * Math.log10(strength));
  const mean = sum(logs) / Math.max(1, players);
  return logs.map((n) => n - mean);
}

/** Who sat in each meeting, by number, and how many games there were: most players are not in most of them. */
const tablesOf = (meetings: readonly Meeting[]) =>
  meetings.map(({ seats, wins }) => ({
    games: sum(seats.map((n, i) => lent(n, wins[i]))),
    seated: seats.flatMap((n, i): (readonly [number, number])[] => (n === 0 ? [] : [[i, n]])),
  }));

const lent = (seats = 0, wins = 0): number => (seats === 0 ? 0 : wins + LENT);
