import { power } from '../../core/ability.ts';
import { coinPer } from '../../core/terms.ts';

/** Merchant. A coin more for each region. */
export const merchant = power({ id: 'merchant', value: 2, income: coinPer('CL-MERCHANT-1') });
