import { place } from '../../core/ability.ts';

/** Meeting Stone. No travel cost. */
export const meetingStone = place({ id: 'meeting-stone', travelsFree: 'AZ-STONE-1' });
