/** Sure gains that were left lying, read from the log of a game: a coin more that nothing but a token in hand was needed for. */
import { apply, forecast, legalMoves, newGame, parse, type Setup, type State, toDecide } from '@elbowroom/rules';

export interface Waste {
  /** Times that conquests were ended with tokens in hand, and how often a sure gain was left then. */
  ends: number;
  left: number;
  /** Last rolls, and how often a sure gain was passed over for one. */
  rolls: number;
  passed: number;
  /** Both together, in the last turn of a seat, in which nothing needs a guard any more. */
  late: number;
  lateLeft: number;
}

export const noWaste = (): Waste => ({ ends: 0, left: 0, rolls: 0, passed: 0, late: 0, lateLeft: 0 });

const income = (s: State): number => forecast(s).reduce((sum, { amount }) => sum + amount, 0);

/** Whether a conquest without any special means brings a coin more. */
function hasSureGain(s: State): boolean {
  const now = income(s);
  const { turn } = s;
  return legalMoves(s).some((move) => {
    if (move.type !== 'conquer' || (move.with ?? []).length > 0) return false;
    const { state } = apply(s, move);
    return state.turn === turn && toDecide(state) === turn && income(state) > now;
  });
}

/** Adds what the seats of a game have left lying. */
export function addWaste(waste: Waste, setup: Setup, moves: readonly string[], seats: readonly number[]): void {
  let s = newGame(setup);
  for (const line of moves) {
    const { type } = parse(line);
    const isEnd = (type === 'done' && legalMoves(s).some((move) => move.type === 'conquer' || move.type === 'roll')) || type === 'roll';
    if (isEnd && seats.includes(s.turn)) {
      const isLeft = hasSureGain(s);
      waste[type === 'roll' ? 'rolls' : 'ends']++;
      if (isLeft) waste[type === 'roll' ? 'passed' : 'left']++;
      if (s.round === s.rounds) {
        waste.late++;
        if (isLeft) waste.lateLeft++;
      }
    }
    s = apply(s, line).state;
  }
}
