import { type Race, race } from '../../core/ability.ts';
import { isLand } from '../../core/map.ts';
import { remember, remembered } from '../../core/memory.ts';
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
    const dug = remembered(s, halflings);
    if (dug < 2 && raise(s, hole, r)) remember(s, halflings, dug + 1); // CL-HALFLINGS-2
  },
});
