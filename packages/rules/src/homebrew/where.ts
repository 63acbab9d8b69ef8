/** Which regions a homemade effect is about. */

import { hasSymbol, isCoast, isLand, isNonEmpty, terrain } from '../core/map.ts';
import type { PeopleNo, RegionNo } from '../core/numbers.ts';
import type { Read } from '../core/state.ts';
import { besideOwn, type Conquest, conquestsOf } from '../core/terms.ts';
import { CAVERN, MAGIC, MINE, TERRAINS } from '../core/world.ts';
import type { Where } from './vocabulary.ts';

const SYMBOL = { mine: MINE, cavern: CAVERN, magic: MAGIC } as const;

export type There = (p: Read, me: PeopleNo, r: RegionNo) => boolean;

/** Whether a region is one of those meant: all that is said of it holds. */
export function regionsThat({ beside, coast, edge, empty, symbol, terrain: kinds }: Where = {}): There {
  const wanted = kinds?.map((kind) => TERRAINS.indexOf(kind));
  const isNear = beside === undefined ? undefined : besideOwn(TERRAINS.indexOf(beside));
  return (p, me, r) =>
    (wanted === undefined || wanted.includes(terrain(p, r))) &&
    (symbol === undefined || hasSymbol(p, r, SYMBOL[symbol])) &&
    (coast === undefined || isCoast(p, r) === coast) &&
    (edge === undefined || p.world.edge[r] === edge) &&
    (empty === undefined || isNonEmpty(p, me, r) !== empty) &&
    (isNear === undefined || isNear(p, r, me));
}

/** The same, without seas and lakes unless they are named. */
export function landThat(where?: Where): There {
  const isThere = regionsThat(where);
  return where?.terrain === undefined ? (p, me, r) => isLand(p, r) && isThere(p, me, r) : isThere;
}

/** Whether a conquest of this turn is one of those meant; its region was empty or not when it was made. */
export function conquestThat({ empty, ...now }: Where = {}): (p: Read, me: PeopleNo, conquest: Conquest) => boolean {
  const isThere = regionsThat(now);
  return (p, me, { nonEmpty, region }) => (empty === undefined || nonEmpty !== empty) && isThere(p, me, region);
}

/** How many there were. */
export function conquestsThat(where?: Where): (p: Read, me: PeopleNo) => number {
  const isMeant = conquestThat(where);
  return (p, me) => conquestsOf(p, me).filter((conquest) => isMeant(p, me, conquest)).length;
}
