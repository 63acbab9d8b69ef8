/** A plan as text, move by move, as far as it can be played. */
import { clone, legalMoves, moveBuffer, moves, type State, step, text } from '@elbowroom/rules';
import type { Plan } from './turn-search.ts';

const buffer = moveBuffer();
/** What dice on the way show as a rule, and what makes the roll at the end succeed. */
const [MEAN_DIE, BEST_DIE] = [1, 3];

/** Each line, and the table after it, taking a roll at its end to succeed. The table is one and the same, and changes with the next line. */
export function* linesOf(s: State, { ends, moves: line }: Plan): Generator<{ readonly line: string; readonly now: State }, void> {
  const now = clone(s);
  for (const move of line) {
    const at = buffer.list.subarray(0, moves(now, buffer)).indexOf(move);
    if (at < 0) return;
    const said = text(legalMoves(now)[at]);
    now.dice = [ends.length > 1 ? BEST_DIE : MEAN_DIE];
    step(now, move);
    now.dice = [];
    yield { line: said, now };
  }
}
