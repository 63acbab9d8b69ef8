/** Who has won. */

import { tokensOnMap } from './map.ts';
import type { SeatNo } from './numbers.ts';
import { peoplesOf } from './score.ts';
import type { Read } from './state.ts';

/** How a game ended. */
export interface Outcome {
  readonly coins: readonly number[];
  /** Seats. */
  readonly winners: readonly number[];
  /** How a tie was broken, or that it was shared. */
  readonly tieBreak?: { readonly rule: string; readonly what: 'tokens' | 'highest-seat' | 'shared' };
  readonly factions?: { readonly alliance: number; readonly horde: number; readonly neutral?: number };
}

/** CORE-END-1, CORE-END-2 Most coins; then most race tokens on the map; then shared. */
export function mostCoins(p: Read): Outcome {
  const coins = [...p.coins];
  const seats = coins.map((_, seat) => seat);
  const rich = best(seats, (seat) => coins[seat]);
  if (rich.length === 1) return { coins, winners: rich };
  const winners = best(rich, (seat) => peoplesOf(p, seat).reduce((sum, people) => sum + tokensOnMap(p, people), 0));
  return { coins, winners, tieBreak: { rule: 'CORE-END-2', what: winners.length === 1 ? 'tokens' : 'shared' } };
}

export function best(seats: readonly number[], worth: (seat: SeatNo) => number): number[] {
  const most = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === most);
}
