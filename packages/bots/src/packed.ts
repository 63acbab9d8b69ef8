/** Packed moves as searchers meet them. */
import type { State } from '@elbowroom/rules';
import { cOf } from '@elbowroom/rules/search';

export {
  ABANDON,
  /** The region of a conquest, roll or deployment; the row of a pick. */
  aOf as regionOf,
  CHOICE,
  CONQUER,
  CONQUERING,
  /** Special attacks of a conquest as bits; the ability of a use; the piece of a deployment, 0 for a token. */
  cOf as detailOf,
  DECLINE,
  DEPLOY,
  DEPLOYING,
  DIE,
  DONE,
  EXPAND,
  EXPANDING,
  kindOf,
  MOUNTAIN,
  MUSTER,
  NONE,
  OVER,
  PICK,
  PICKING,
  RETREAT,
  ROLL,
  SCORED,
  SEA,
  USE,
} from '@elbowroom/rules/search';

/** The names after `with` in a packed conquest. */
export function attackNames(s: State, m: number): string {
  const mask = cOf(m);
  return s.world.attacks
    .filter((_, bit) => ((mask >> bit) & 1) === 1)
    .map(({ id }) => id)
    .join(' ');
}
