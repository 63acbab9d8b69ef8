/** One game between bots, each of which sees only what its seat may see. */
import { apply, legalMoves, type Move, newGame, outcome, type Setup, type State, text, toDecide, type View, view } from '@elbowroom/rules';
import type { Bot, Budget } from './bot.ts';
import type { Crew } from './crew.ts';

/** How a game between bots ended, and the game. */
export interface MatchResult {
  readonly coins: readonly number[];
  /** Seats. */
  readonly winners: readonly number[];
  readonly moves: readonly string[];
}

/** Is told the seat, the milliseconds and the number of choices of every decision. */
export interface Clock {
  /** Milliseconds since whenever. */
  readonly now: () => number;
  /** A decision was made. */
  readonly spent: (seat: number, ms: number, choices: number) => void;
}

interface Turn {
  readonly seat: number;
  readonly seen: View;
  readonly legal: readonly Move[];
}

/** A game that asks for one move after the other. */
function* course(from: State, clock?: Clock): Generator<Turn, MatchResult, Move> {
  let s = from;
  const lines: string[] = [];
  for (let seat = toDecide(s); seat !== undefined; seat = toDecide(s)) {
    const legal = legalMoves(s);
    const seen = view(s, seat);
    const since = clock?.now() ?? 0;
    const move = yield { seat, seen, legal };
    clock?.spent(seat, clock.now() - since, legal.length);
    lines.push(text(move));
    s = apply(s, move).state;
  }
  const { coins, winners } = outcome(s) ?? { coins: [], winners: [] };
  return { coins, winners, moves: lines };
}

/** Deals a game and lets bots play it to its end, in this thread. Budgets by seat. */
export const playMatch = (setup: Setup, bots: readonly Bot[], budgets: readonly Budget[], clock?: Clock): MatchResult =>
  playOn(newGame(setup), bots, budgets, clock);

/** The same from a game that has begun. */
export function playOn(from: State, bots: readonly Bot[], budgets: readonly Budget[], clock?: Clock): MatchResult {
  const game = course(from, clock);
  let asked = game.next();
  while (!asked.done) {
    const { legal, seat, seen } = asked.value;
    asked = game.next(bots[seat].decide(seen, legal, budgets[seat]));
  }
  return asked.value;
}

/** The same with a crew that helps whoever can make use of it. */
export async function playTogether(
  setup: Setup,
  bots: readonly Bot[],
  budgets: readonly Budget[],
  crew: Crew,
  clock?: Clock,
): Promise<MatchResult> {
  const game = course(newGame(setup), clock);
  let asked = game.next();
  while (!asked.done) {
    const { legal, seat, seen } = asked.value;
    const { decide, decideTogether } = bots[seat];
    asked = game.next(await (decideTogether?.(seen, legal, budgets[seat], crew) ?? decide(seen, legal, budgets[seat])));
  }
  return asked.value;
}
