import { type Race, race } from '../../core/ability.ts';
import { isLand } from '../../core/map.ts';
import { raise } from '../../core/verbs.ts';
import { hole } from '../pieces.ts';

/** Halflings. They enter anywhere, and dig themselves in where they come first: two holes that nobody gets into. */
export const halflings: Race = race({
  id: 'halflings',
  value: 6,
  tray: 11,
  veteran: 2,
  pieces: [hole],
  enters: (p, _me, r) => isLand(p, r), // CL-HALFLINGS-1
  onConquest: (s, _me, r) => {
    if (s.memory[halflings.slot] < 2 && raise(s, hole, r)) s.memory[halflings.slot]++; // CL-HALFLINGS-2
  },
});
