/** CORE-TURN-3 When a people may give up regions, and which. */
import type { PeopleNo, RegionNo } from './numbers.ts';
import { ACTIVE, type Read } from './state.ts';

/** Whether the acting people may give up regions now. */
export const isTimeToAbandon = (p: Read): boolean => mayAbandon(p, p.acting) && (p.begun === 0 || isAnyTime(p));

/** A people in decline that still acts is like an active one, if the table reads it so. */
export const mayAbandon = (p: Read, people: PeopleNo): boolean =>
  p.standing[people] === ACTIVE || p.world.rulings['revenants-abandon'] === 'may'; // CL-GHOULS-2

/** Whether the acting people, at its time, may give up this region: what was taken this turn stays taken, or one would come and go for ever. */
export const canAbandon = (p: Read, r: RegionNo): boolean => p.holder[r] === p.acting && !wasTaken(p, r);

export const isAnyTime = (p: Read): boolean => p.world.rulings['abandon-when'] === 'any-time';

/** Whether anybody has conquered this region in this turn. */
function wasTaken(p: Read, r: RegionNo): boolean {
  for (let i = 1; i < p.conquests.length; i += 5) if (p.conquests[i] === r) return true;
  return false;
}
