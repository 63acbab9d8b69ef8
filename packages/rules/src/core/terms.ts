/** Ready-made questions for the most common kinds of ability. */

import type { Term } from './ability.ts';
import { hooksOf } from './hooks.ts';
import { hasSymbol, held, isBorder, terrain } from './map.ts';
import type { PeopleNo, RegionNo } from './numbers.ts';
import { NON_EMPTY, OWN, type Read } from './state.ts';

type Where = (p: Read, r: RegionNo) => boolean;

export const onTerrain =
  (...kinds: readonly number[]): Where =>
  (p, r) =>
    kinds.includes(terrain(p, r));

export const withSymbol =
  (symbol: number): Where =>
  (p, r) =>
    hasSymbol(p, r, symbol);

/** Beside a region of a terrain that the people holds; borders given by its other abilities count, if the table reads it so. */
export const besideOwn =
  (kind: number) =>
  (p: Read, r: RegionNo, me: PeopleNo): boolean => {
    for (let own = 0; own < p.world.size; own++) {
      if (p.holder[own] !== me || terrain(p, own) !== kind) continue;
      if (isBorder(p, own, r) || isLinked(p, me, own, r)) return true;
    }
    return false;
  };

/** CL-GIANTS-1 */
const isLinked = (p: Read, me: PeopleNo, a: number, b: number): boolean =>
  p.world.rulings['giants-linked'] === 'counts' && hooksOf(p, me).links.some((linked) => linked(p, a, b));

/** So many tokens less against some regions. */
export const cheaper = (rule: string, where: (p: Read, r: RegionNo, me: PeopleNo) => boolean, by = 1): Term => ({
  rule,
  amount: (p, me, r) => (where(p, r, me) ? by : 0),
});

/** A coin for each region held, or for each of some kind. */
export const coinPer = (rule: string, where?: Where): Term => ({ rule, amount: (p, me) => held(p, me, where) });

/** A coin for each of the people's conquests of this turn that is as asked. */
export const coinPerConquest = (rule: string, counts: (p: Read, conquest: Conquest, me: PeopleNo) => boolean): Term => ({
  rule,
  amount: (p, me) => {
    let coins = 0;
    for (const conquest of conquestsOf(p, me)) if (counts(p, conquest, me)) coins++;
    return coins;
  },
});

export interface Conquest {
  readonly region: RegionNo;
  /** The people that lost it, or NONE. */
  readonly victim: PeopleNo;
  /** Tokens, and pieces that count as tokens, that stood there. */
  readonly defenders: number;
  readonly nonEmpty: boolean;
  /** It was taken from a people of the same seat, and that is no victory. */
  readonly own: boolean;
}

/** What a people has conquered this turn, in order. */
export function conquestsOf(p: Read, me: PeopleNo): Conquest[] {
  const list: Conquest[] = [];
  const { conquests } = p;
  for (let i = 0; i < conquests.length; i += 5) {
    if (conquests[i] !== me) continue;
    const bits = conquests[i + 4];
    list.push({
      region: conquests[i + 1],
      victim: conquests[i + 2],
      defenders: conquests[i + 3],
      nonEmpty: (bits & NON_EMPTY) !== 0,
      own: (bits & OWN) !== 0,
    });
  }
  return list;
}
