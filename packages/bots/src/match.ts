/** One game between bots, each of which sees only what its seat may see. */
import { apply, legalMoves, newGame, outcome, type Setup, type State, text, toDecide, view } from '@elbowroom/rules';
import type { Bot, Budget } from './bot.ts';

export interface MatchResult {
  readonly coins: readonly number[];
  /** Seats. */
  readonly winners: readonly number[];
  readonly moves: readonly string[];
}

/** Is told the seat, the milliseconds and the number of choices of every decision. */
export interface Clock {
  readonly now: () => number;
  readonly spent: (seat: number, ms: number, choices: number) => void;
}

export const playMatch = (setup: Setup, bots: readonly Bot[], budgets: readonly Budget[], clock?: Clock): MatchResult =>
  playOn(newGame(setup), bots, budgets, clock);

/** The same from a game that has begun. */
export function playOn(from: State, bots: readonly Bot[], budgets: readonly Budget[], clock?: Clock): MatchResult {
  let s = from;
  const lines: string[] = [];
  for (let seat = toDecide(s); seat !== undefined; seat = toDecide(s)) {
    const legal = legalMoves(s);
    const seen = view(s, seat);
    const since = clock?.now() ?? 0;
    const move = bots[seat].decide(seen, legal, budgets[seat]);
    clock?.spent(seat, clock.now() - since, legal.length);
    lines.push(text(move));
    s = apply(s, move).state;
  }
  const { coins, winners } = outcome(s) ?? { coins: [], winners: [] };
  return { coins, winners, moves: lines };
}
