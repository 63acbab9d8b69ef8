import { power } from '../../core/ability.ts';
import { isCoast } from '../../core/map.ts';
import { coinPer } from '../../core/terms.ts';
import { unverified } from '../values.ts';

/** Fisher. A coin more for each region beside a sea or lake. */
export const fisher = power({ id: 'fisher', value: unverified.fisher, income: coinPer('AZ-FISHER-1', isCoast) });
