/** Why a move is refused: the rule, and a sentence that a player understands. */
import { IllegalMove } from './core/errors.ts';
import type { Move } from './core/move.ts';
import type { Read } from './core/state.ts';

export function refusal(_p: Read, move: Move): IllegalMove {
  return new IllegalMove('not-now', 'CORE-TURN-1', `“${move.type}” is not possible now.`);
}
