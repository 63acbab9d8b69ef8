import { power } from '../../core/ability.ts';

/** Spirit. In decline the people does not count toward the limit of one, and stays until it is wiped out. */
export const spirit = power({ id: 'spirit', value: 5, stays: true, inDecline: { uncounted: true } }); // CL-SPIRIT-1, CL-SPIRIT-2
