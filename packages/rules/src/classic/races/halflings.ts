import { type Race, race } from '../../core/ability.ts';
import { replaced } from '../../core/lists.ts';
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
    const dug = s.memory[halflings.slot];
    if (dug < 2 && raise(s, hole, r)) s.memory = replaced(s.memory, halflings.slot, dug + 1); // CL-HALFLINGS-2
  },
});
