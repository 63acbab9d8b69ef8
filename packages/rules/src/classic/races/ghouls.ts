import { race } from '../../core/ability.ts';

/** Ghouls. In decline all of them stay, and go on conquering at the start of their owner's turns. */
export const ghouls = race({
  id: 'ghouls',
  value: 5,
  tray: 10,
  inDecline: { allRemain: true, livesOn: true }, // CL-GHOULS-1, CL-GHOULS-2, CL-GHOULS-3
});
