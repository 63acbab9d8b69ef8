/** One game of a set: played by bots from its number alone, so that everybody who makes the set anew makes the same. */
import { type BotName, type Budget, botOf, weigh } from '@elbowroom/bots';
import { apply, complete, hash, legalMoves, newGame, outcome, type Setup, text, toDecide, view } from '@elbowroom/rules';
import { CHOICE, PICKING } from '@elbowroom/rules/search';

/** What a set is made from. */
export interface Asked {
  readonly setup: Omit<Setup, 'seed'>;
  /** One for each seat; with every game they move on by one. */
  readonly bots: readonly BotName[];
  readonly steps: number;
  readonly seed: string;
  /** Steps to weigh the plans of each turn with; left out: they are not weighed. */
  readonly plans?: number;
}

/** The plans of a turn, weighed before it was played: the best, others, and how sure that is. */
interface WeighedHere {
  /** How many moves had been played. */
  readonly at: number;
  readonly seat: number;
  readonly plans: readonly { readonly moves: readonly string[]; readonly coins: number; readonly behind: number; readonly error: number }[];
}

/** A line of a set. */
export interface GameLine {
  readonly game: number;
  /** By seat. */
  readonly bots: readonly BotName[];
  readonly setup: Setup;
  readonly moves: readonly string[];
  readonly coins: readonly number[];
  readonly winners: readonly number[];
  /** Of the last position. */
  readonly hash: string;
  readonly weighed?: readonly WeighedHere[];
}

export function gameLine({ bots, plans, seed, setup, steps }: Asked, game: number): GameLine {
  const sitting = bots.map((_, seat) => bots[(seat + game) % bots.length] ?? 'random');
  const players = sitting.map((name, seat) => botOf(name, `${seed}/${game}/${seat}`));
  const dealt = complete({ ...setup, seed: `${seed}/${game}` });
  const weighed: WeighedHere[] = [];
  const moves: string[] = [];
  let s = newGame(dealt);
  for (let seat = toDecide(s); seat !== undefined; seat = toDecide(s)) {
    const seen = view(s, seat);
    const isTurn = s.prompts.length === 0 && (s.stage === PICKING || s.stage === CHOICE);
    if (plans !== undefined && isTurn)
      weighed.push(...weighedAt(seen, seat, moves.length, { steps: plans }, `${seed}/${game}/${moves.length}`));
    const move = players[seat]?.decide(seen, legalMoves(s), { steps });
    if (move === undefined) throw new Error(`nobody sits on seat ${seat}`);
    moves.push(text(move));
    s = apply(s, move).state;
  }
  const { coins, winners } = outcome(s) ?? { coins: [], winners: [] };
  return { game, bots: sitting, setup: dealt, moves, coins, winners, hash: hash(s), ...(plans !== undefined && { weighed }) };
}

function weighedAt(seen: Parameters<typeof weigh>[0], seat: number, at: number, budget: Budget, seed: string): WeighedHere[] {
  const found = weigh(seen, seed, budget);
  if (found === undefined) return [];
  const plans = [found.best, ...found.others].map(({ behind, coins, error, moves }) => ({ moves, coins, behind, error }));
  return [{ at, seat, plans }];
}
