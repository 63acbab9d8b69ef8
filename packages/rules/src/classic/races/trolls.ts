import { race } from '../../core/ability.ts';
import { raise } from '../../core/verbs.ts';
import { lair } from '../pieces.ts';

/** Trolls. A lair stands in every region they hold, in decline too. */
export const trolls = race({
  id: 'trolls',
  value: 5,
  tray: 10,
  pieces: [lair],
  onConquest: (s, _me, r) => void raise(s, lair, r), // CL-TROLLS-1; CL-TROLLS-2 is the lair's own
});
