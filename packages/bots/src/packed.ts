/** The integers of the rules as searchers meet them: kinds of packed moves and stages of a turn. A test holds them against the rules' own words. */
import type { State } from '@elbowroom/rules';

export const PICK = 0;
export const EXPAND = 1;
export const DECLINE = 2;
export const DONE = 3;
export const ABANDON = 4;
export const CONQUER = 5;
export const ROLL = 6;
export const USE = 7;
export const DEPLOY = 9;

export const kindOf = (m: number): number => m & 15;
/** The region of a conquest, roll or deployment; the row of a pick. */
export const regionOf = (m: number): number => (m >> 4) & 255;
/** Special attacks of a conquest as bits; the ability of a use; the piece of a deployment, 0 for a token. */
export const detailOf = (m: number): number => (m >> 20) & 1023;

export const PICKING = 1;
export const CHOICE = 2;
export const EXPANDING = 3;
export const CONQUERING = 4;
export const MUSTER = 6;
export const DEPLOYING = 7;
export const SCORED = 10;
export const RETREAT = 11;
export const OVER = 12;

export const NONE = -1;

/** Terrain from here on is water; before it come mountains. */
export const MOUNTAIN = 4;
export const SEA = 5;

/** Where the rules count rolls of the die: another count, another roll. */
export const DIE = 4;

/** The names after `with` in a packed conquest. */
export function attackNames(s: State, m: number): string {
  const mask = detailOf(m);
  return s.world.attacks
    .filter((_, bit) => ((mask >> bit) & 1) === 1)
    .map(({ id }) => id)
    .join(' ');
}
