import { type Race, race } from '../../core/ability.ts';
import { isLand } from '../../core/map.ts';
import { remember, remembered } from '../../core/memory.ts';
import { raise } from '../../core/verbs.ts';
import { hole } from '../pieces.ts';

const HOLES = 2;

/** Halflings. They enter anywhere, and dig themselves in where they come first: two holes that nobody gets into. */
export const halflings: Race = race({
  id: 'halflings',
  value: 6,
  tray: 11,
  veteran: HOLES,
  pieces: [hole],
  enters: (p, _me, r) => isLand(p, r) || p.world.rulings['halflings-lake'] === 'may', // CL-HALFLINGS-1
  onConquest: (s, _me, r) => {
    const dug = remembered(s, halflings);
    const isDug = dug < HOLES || s.world.rulings['hole-returns'] === 'dug-again'; // CL-HALFLINGS-3: there are no more than two anyway
    if (isDug && raise(s, hole, r)) remember(s, halflings, Math.min(HOLES, dug + 1)); // CL-HALFLINGS-2
  },
});
