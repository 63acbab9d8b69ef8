/** From what a bot is given to what it searches, and back: the only place where a view becomes a state. */
import { determinize, legalMoves, type Move, moveBuffer, moves, type State, text, type View } from '@elbowroom/rules';

/** A state that fits the view; the same one for the same seed and moment. */
export function imagined(view: View, seed: string, draw = 0): State {
  return determinize(view, `${seed}/${view.round}/${view.seat}/${draw}`);
}

const buffer = moveBuffer();

/** The legal move that a packed one stands for. */
export function spoken(s: State, packed: number, legal: readonly Move[]): Move | undefined {
  const count = moves(s, buffer);
  const at = buffer.list.subarray(0, count).indexOf(packed);
  if (at < 0) return undefined;
  const line = text(legalMoves(s)[at]);
  return legal.find((move) => text(move) === line);
}

/** Whether two states look the same to somebody who has to go on with a plan. */
export function isSameTable(a: State, b: State, seat: number): boolean {
  return (
    a.turn === b.turn &&
    a.round === b.round &&
    a.stage === b.stage &&
    a.coins[seat] === b.coins[seat] &&
    isEqual(a.prompts, b.prompts) &&
    isEqual(a.holder, b.holder) &&
    isEqual(a.tokens, b.tokens) &&
    isEqual(a.hand, b.hand) &&
    isEqual(a.pieces, b.pieces) &&
    isEqual(a.today, b.today) &&
    isEqual(a.markerUp, b.markerUp)
  );
}

/** Whether everything stands where it stood. */
export const isSameMap = (a: State, b: State): boolean =>
  isEqual(a.holder, b.holder) && isEqual(a.tokens, b.tokens) && isEqual(a.pieces, b.pieces) && isEqual(a.markerAt, b.markerAt);

const isEqual = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((n, i) => n === b[i]);
