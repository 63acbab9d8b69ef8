import { power } from '../../core/ability.ts';
import { held, pieceCount } from '../../core/map.ts';
import { NONE } from '../../core/state.ts';
import { raise } from '../../core/verbs.ts';
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
      if (p.supply[fortress.index] === 0) return;
      for (let r = 0; r < p.world.size; r++) if (p.holder[r] === me && pieceCount(p, fortress.index, r) === 0) add(r, NONE);
    },
    perform: (s, _me, r) => void raise(s, fortress, r),
  },
  income: { rule: 'CL-FORTIFIED-2', amount: (p, me) => held(p, me, (q, r) => pieceCount(q, fortress.index, r) > 0) },
});
