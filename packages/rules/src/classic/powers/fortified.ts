import { power } from '../../core/ability.ts';
import { held, piecesIn } from '../../core/map.ts';
import { NONE } from '../../core/state.ts';
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
    targets: (p, me, add) => {
      if (p.supply[indexOf(p, fortress)] === 0) return;
      for (let r = 0; r < p.world.size; r++) if (p.holder[r] === me && piecesIn(p, fortress, r) === 0) add(r, NONE);
    },
    perform: (s, _me, r) => void raise(s, fortress, r),
  },
  income: { rule: 'CL-FORTIFIED-2', amount: (p, me) => held(p, me, (q, r) => piecesIn(q, fortress, r) > 0) },
});
