import { power } from '../../core/ability.ts';
import { unverified } from '../values.ts';

/** Navigator. No travel cost, the entry included. */
export const navigator = power({ id: 'navigator', value: unverified.navigator, travelsFree: 'AZ-NAVIGATOR-1' });
