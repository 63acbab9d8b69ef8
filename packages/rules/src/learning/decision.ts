/** A decision as a learner has it: what may be done, as a mask over the list of actions, and what an action does. */
import { NONE, type Read } from '../core/state.ts';
import { ACTIONS, firstAction, secondAction } from './actions.ts';

/**
 * Marks with 1 what may be said now; `half`: what has been said of a move already, or NONE. `list` are the legal packed moves.
 * @internal
 */
export function writeMask(p: Read, list: Int32Array, count: number, half: number, into: Uint8ClampedArray, at: number): void {
  into.fill(0, at, at + ACTIONS);
  for (let i = 0; i < count; i++) {
    const first = firstAction(p, list[i]);
    if (half === NONE) into[at + first] = 1;
    else if (first === half) into[at + secondAction(list[i])] = 1;
  }
}

/**
 * What comes of an action that is not open.
 * @internal
 */
export const ILLEGAL = -1;
/**
 * What comes of an action that several moves begin with.
 * @internal
 */
export const HALF = -2;

/**
 * The place in the list of the packed move that an action means, or ILLEGAL or HALF.
 * @internal
 */
export function meant(p: Read, list: Int32Array, count: number, half: number, action: number): number {
  let found = ILLEGAL;
  for (let i = 0; i < count; i++) {
    const first = firstAction(p, list[i]);
    if (half === NONE ? first !== action : first !== half || secondAction(list[i]) !== action) continue;
    if (found !== ILLEGAL) return HALF;
    found = i;
  }
  return found;
}
