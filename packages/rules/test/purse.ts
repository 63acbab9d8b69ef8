/** Another purse with the same history: it held as much more or less at the beginning. */
import type { State } from '../src/core/state.ts';

export function fillPurse(s: State, seat: number, coins: number): void {
  s.opening = s.opening.with(seat, (s.opening[seat] ?? 0) - (s.coins[seat] ?? 0) + coins);
  s.coins[seat] = coins;
}
