import { power } from '../../core/ability.ts';
import { cheaper } from '../../core/terms.ts';
import { unverified } from '../values.ts';

/** Blacksmith. One token less everywhere. */
export const blacksmith = power({ id: 'blacksmith', value: unverified.blacksmith, discount: cheaper('AZ-BLACKSMITH-1', () => true) });
