/** Which regions a homemade effect is about. */

import { factionOf } from '../azeroth/factions.ts';
import { faceUpIn } from '../azeroth/markers.ts';
import { defenders, hasSymbol, isActive, isCoast, isLand, isNonEmpty, terrain } from '../core/map.ts';
import type { PeopleNo, RegionNo } from '../core/numbers.ts';
import { NONE, type Read } from '../core/state.ts';
import { besideOwn, type Conquest, conquestsOf } from '../core/terms.ts';
import { CAVERN, MAGIC, MINE, TERRAINS } from '../core/world.ts';
import type { Where } from './vocabulary.ts';

const SYMBOL = { mine: MINE, cavern: CAVERN, magic: MAGIC } as const;

type There = (p: Read, me: PeopleNo, r: RegionNo) => boolean;
export type ThereConquered = (p: Read, me: PeopleNo, conquest: Conquest) => boolean;

/** The region that an artifact or a place lies in. */
export type Here = (p: Read) => RegionNo;

/** Readers of `where` for one tile. */
export interface Wheres {
  /** Whether a region is one of those meant: all that is said of it holds. */
  readonly regions: (where?: Where) => There;
  /** The same, without seas and lakes unless they are named. */
  readonly land: (where?: Where) => There;
  /** Whether a conquest of this turn is one of those meant: whom its region was taken from is told by the conquest. */
  readonly conquest: (where?: Where) => ThereConquered;
}

export function wheresOf(here: Here | undefined): Wheres {
  const regions = (where: Where = {}): There => {
    const checks = [...mapped(where), ...held(where), ...near(where, here), ...aimedAt(where)];
    return (p, me, r) => checks.every((holds) => holds(p, me, r));
  };
  return {
    regions,
    land: (where) => {
      const isThere = regions(where);
      return where?.terrain === undefined ? (p, me, r) => isLand(p, r) && isThere(p, me, r) : isThere;
    },
    conquest: ({ defenders: least = 0, empty, faction, from, ...now } = {}) => {
      const isThere = regions(now);
      return (p, me, conquest) =>
        (empty === undefined || conquest.nonEmpty !== empty) &&
        (from === undefined || isFrom(p, conquest.victim, from)) &&
        (faction === undefined || factionOf(p, conquest.victim) === faction) &&
        conquest.defenders >= least &&
        isThere(p, me, conquest.region);
    },
  };
}

/** The conquests of this turn that are meant. */
export const conquestsThat =
  (isMeant: ThereConquered) =>
  (p: Read, me: PeopleNo): Conquest[] =>
    conquestsOf(p, me).filter((conquest) => isMeant(p, me, conquest));

function mapped({ coast, edge, symbol, terrain: kinds }: Where): There[] {
  const wanted = kinds?.map((kind) => TERRAINS.indexOf(kind));
  return [
    ...(wanted === undefined ? [] : [(p: Read, _me: PeopleNo, r: RegionNo) => wanted.includes(terrain(p, r))]),
    ...(symbol === undefined ? [] : [(p: Read, _me: PeopleNo, r: RegionNo) => hasSymbol(p, r, SYMBOL[symbol])]),
    ...(coast === undefined ? [] : [(p: Read, _me: PeopleNo, r: RegionNo) => isCoast(p, r) === coast]),
    ...(edge === undefined ? [] : [(p: Read, _me: PeopleNo, r: RegionNo) => p.world.edge[r] === edge]),
  ];
}

function held({ beside, marker }: Where): There[] {
  const isNear = beside === undefined ? undefined : besideOwn(TERRAINS.indexOf(beside));
  return [
    ...(isNear === undefined ? [] : [(p: Read, me: PeopleNo, r: RegionNo) => isNear(p, r, me)]),
    ...(marker === undefined ? [] : [(p: Read, _me: PeopleNo, r: RegionNo) => faceUpIn(p, r).length > 0 === marker]),
  ];
}

function near({ alike, here: isHere }: Where, here: Here | undefined): There[] {
  if (here === undefined) return [];
  return [
    ...(isHere === undefined ? [] : [(p: Read, _me: PeopleNo, r: RegionNo) => (r === here(p)) === isHere]),
    ...(alike === undefined
      ? []
      : [(p: Read, _me: PeopleNo, r: RegionNo) => (r !== here(p) && terrain(p, r) === terrain(p, here(p))) === alike]),
  ];
}

/** Who would be driven out. */
function aimedAt({ defenders: least, empty, faction, from }: Where): There[] {
  return [
    ...(empty === undefined ? [] : [(p: Read, me: PeopleNo, r: RegionNo) => isNonEmpty(p, me, r) !== empty]),
    ...(from === undefined ? [] : [(p: Read, _me: PeopleNo, r: RegionNo) => isFrom(p, p.holder[r], from)]),
    ...(faction === undefined ? [] : [(p: Read, _me: PeopleNo, r: RegionNo) => factionOf(p, p.holder[r]) === faction]),
    ...(least === undefined ? [] : [(p: Read, _me: PeopleNo, r: RegionNo) => defenders(p, r) >= least]),
  ];
}

/** A people that has just lost its last region in decline has no standing any more. */
function isFrom(p: Read, victim: PeopleNo, from: NonNullable<Where['from']>): boolean {
  if (victim === NONE) return false;
  const is = victim === p.world.natives ? 'natives' : isActive(p, victim) ? 'active' : 'declined';
  return is === from;
}
