import { type Denial, deny, power } from '../../core/ability.ts';
import { held, piecesIn } from '../../core/map.ts';
import type { PeopleNo, RegionNo } from '../../core/numbers.ts';
import { NONE, type Read } from '../../core/state.ts';
import { raise } from '../../core/verbs.ts';
import { indexOf } from '../../core/world.ts';
import { fortress } from '../pieces.ts';

/** Fortified. One fortress a turn: it defends, in decline too, and brings a coin each turn until then. */
export const fortified = power({
  id: 'fortified',
  value: 3,
  pieces: [fortress],
  action: {
    rule: 'CL-FORTIFIED-1',
    perTurn: 1,
    whileDeploying: true,
    takes: [1],
    targets: (p, me, add) => {
      if (p.supply[indexOf(p, fortress)] === 0) return;
      for (let r = 0; r < p.world.size; r++) if (denies(p, me, r) === undefined) add(r, NONE);
    },
    denies,
    perform: (s, _me, r) => void raise(s, fortress, r),
  },
  income: { rule: 'CL-FORTIFIED-2', amount: (p, me) => held(p, me, (q, r) => piecesIn(q, fortress, r) > 0) },
});

const rule = 'CL-FORTIFIED-1';
const NOT_HELD = deny('not-yours', rule, 'a fortress is placed in a region of this people');
const BUILT = deny('region-full', rule, 'a fortress stands there already');
const ALL_BUILT = deny('box-empty', rule, 'all six fortresses are on the map');

function denies(p: Read, me: PeopleNo, r: RegionNo): Denial | undefined {
  if (p.holder[r] !== me) return NOT_HELD;
  if (piecesIn(p, fortress, r) > 0) return BUILT;
  return p.supply[indexOf(p, fortress)] === 0 ? ALL_BUILT : undefined;
}
