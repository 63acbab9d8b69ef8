/** What came of a game of the day, and how it went, round by round. */
import { ledgerOf, purses } from '../../end/ledger.ts';
import { rankingOf } from '../../end/ranking.ts';
import { chronicleOf } from '../../games/chronicle.ts';
import type { Game } from '../../games/game.ts';

export type DayResult = {
  readonly coins: number;
  /** Coins ahead of the best of the others; less than 0: behind. */
  readonly margin: number;
  /** Among all at the table, from 1 on. */
  readonly place: number;
  readonly seats: number;
  /** The margin after each round. */
  readonly leads: readonly number[];
};

/** Coins ahead of the best of the others. */
export const marginOf = (coins: readonly number[], seat: number): number =>
  (coins[seat] ?? 0) - Math.max(...coins.filter((_, other) => other !== seat));

/** Of a game that is over. */
export function dayResultOf(game: Game, seat: number): DayResult {
  const chronicle = chronicleOf(game);
  const lines = purses(ledgerOf(chronicle));
  const ranks = rankingOf(chronicle.end, chronicle.outcome);
  const after = (round: number): number[] => lines.map((line) => line[round] ?? 0);
  const rounds = (lines[0]?.length ?? 1) - 1;
  const coins = chronicle.outcome?.coins ?? after(rounds);
  return {
    coins: coins[seat] ?? 0,
    margin: marginOf(coins, seat),
    place: ranks.find((rank) => rank.seat === seat)?.rank ?? 1,
    seats: lines.length,
    leads: Array.from({ length: rounds }, (_, i) => marginOf(after(i + 1), seat)),
  };
}

/** So many coins ahead, or behind, are many. */
const FAR = 8;

export const leads = ['far-ahead', 'ahead', 'level', 'behind', 'far-behind'] as const;
/** How somebody stands against the best of the others. */
export type Lead = (typeof leads)[number];

export function leadOf(margin: number): Lead {
  if (margin === 0) return 'level';
  const isFar = Math.abs(margin) >= FAR;
  if (margin > 0) return isFar ? 'far-ahead' : 'ahead';
  return isFar ? 'far-behind' : 'behind';
}

/** Told apart by more than green and red. */
const SQUARES: Readonly<Record<Lead, string>> = { 'far-ahead': '🟦', ahead: '🟩', level: '⬜', behind: '🟨', 'far-behind': '🟥' };

/** A square for each round: who has not played yet learns nothing from it. */
export const pictureOf = (result: Pick<DayResult, 'leads'>): string => result.leads.map((margin) => SQUARES[leadOf(margin)]).join('');
