/**
 * For programs that learn: positions as bytes of a fixed number, moves as actions of a fixed list, the same for all editions (docs/guide/learning.md).
 * `observed` is for whoever plays by what was learned; what is marked internal is for the environment of the command line, and not declared where the package is packed.
 * @module @elbowroom/rules/learning
 */
import { Refused } from './core/errors.ts';
import { generate, moveBuffer, toDecide } from './core/legal.ts';
import { NONE, type State } from './core/state.ts';
import { firstAction, secondAction, unfitForActions } from './learning/actions.ts';
import { OBSERVATION, unfitToObserve, writeObservation } from './learning/observation.ts';
import { known } from './views/known.ts';
import type { View } from './views/view.ts';

export { ACTIONS, type Block, blocks, firstAction, secondAction } from './learning/actions.ts';
export { HALF, ILLEGAL, meant, writeMask } from './learning/decision.ts';
export type { ByteTable } from './learning/layout.ts';
export { OBSERVATION, observationTables, rewriteObservation, writeObservation } from './learning/observation.ts';

/** Of actions and observations together: what was learned with one version plays with no other. */
export const LEARNING_VERSION = 1;

/**
 * Throws Refused for a game with more in it than actions and observations have room for; what is printed always fits.
 * @internal
 */
export function demandLearnable({ world }: State): void {
  const message = unfitForActions(world) ?? unfitToObserve(world);
  if (message !== undefined) throw new Refused('too-large-to-learn', [{ code: 'too-large-to-learn', message }]);
}

/** A decision as somebody who has learned sees it. */
export interface Observed {
  readonly observation: Uint8ClampedArray;
  /** For each legal move, in the order of `legalMoves`: its action, or both where one does not tell it from others. */
  readonly actions: readonly (readonly number[])[];
}

const scratch = moveBuffer();

/** What the viewer of a view may know, as bytes, and its moves as actions: none while another seat decides. */
export function observed(v: View): Observed {
  const p = known(v);
  const observation = new Uint8ClampedArray(OBSERVATION);
  const seat = v.viewer ?? NONE;
  if (seat === NONE || seat !== toDecide(p)) return { observation, actions: [] };
  writeObservation(p, seat, NONE, observation, 0);
  const count = generate(p, scratch);
  const list = Array.from(scratch.list.subarray(0, count));
  const firsts = list.map((move) => firstAction(p, move));
  const isAlone = (first: number): boolean => firsts.indexOf(first) === firsts.lastIndexOf(first);
  return { observation, actions: firsts.map((first, i) => (isAlone(first) ? [first] : [first, secondAction(list[i])])) };
}
