import { CONVERSION, race } from '../../core/ability.ts';

/** Elves. No token of theirs falls when they lose a region, unless it is converted. */
export const elves = race({
  id: 'elves',
  value: 6,
  tray: 11,
  onCasualty: (_s, _me, _r, cause) => cause !== CONVERSION, // CL-ELVES-1, CL-ELVES-2
});
