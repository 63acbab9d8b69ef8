/** How hard a puzzle is: how many of those who think less do not find its solution. */
import { type BotName, type Budget, botOf, isSameAnswer } from '@elbowroom/bots';
import { apply, legalMoves, type State, text, toDecide, view } from '@elbowroom/rules';

interface Attempt {
  readonly bot: BotName;
  readonly budget: Budget;
  readonly times: number;
}

const QUICK: readonly Attempt[] = [
  { bot: 'dabbler', budget: {}, times: 2 },
  { bot: 'casual', budget: {}, times: 3 },
  { bot: 'planner', budget: {}, times: 2 },
];
const SLOW: readonly Attempt[] = [
  { bot: 'master', budget: { steps: 2000 }, times: 2 },
  { bot: 'master', budget: { steps: 8000 }, times: 2 },
];

/** Whether even those who think least find it, always. */
export const isPlain = (s: State, solution: readonly string[]): boolean => missesOf(QUICK, s, solution) === 0;

/** 1: found by nearly everybody; 5: hardly by a master who has little time. */
export function difficultyOf(s: State, solution: readonly string[]): number {
  const all = [...QUICK, ...SLOW];
  const share = missesOf(all, s, solution) / all.reduce((sum, { times }) => sum + times, 0);
  return 1 + Math.min(4, Math.floor(share * 5));
}

function missesOf(attempts: readonly Attempt[], s: State, solution: readonly string[]): number {
  const seen = view(s, s.turn);
  const tried = attempts.flatMap(({ bot, budget, times }) =>
    Array.from({ length: times }, (_, i) => turnOf(s, bot, `attempt ${i}`, budget)),
  );
  return tried.filter((moves) => !isSameAnswer(seen, moves, solution)).length;
}

/** Lines enough for any turn. */
const MOST_LINES = 40;

/** What a bot does with the turn, up to its last roll at most: what it makes of the dice is no part of it. */
function turnOf(from: State, name: BotName, seed: string, budget: Budget): string[] {
  const bot = botOf(name, seed);
  const lines: string[] = [];
  for (let s = from; toDecide(s) === from.turn && s.turn === from.turn && s.round === from.round && lines.length < MOST_LINES; ) {
    const move = bot.decide(view(s, from.turn), legalMoves(s), budget);
    lines.push(text(move));
    if (move.type === 'roll' || move.type === 'deploy') break;
    s = apply(s, move).state;
  }
  return lines;
}
