import { power } from '../../core/ability.ts';
import { coinPer, onTerrain } from '../../core/terms.ts';
import { SWAMP } from '../../core/world.ts';
import { unverified } from '../values.ts';

/** Swamp. A coin more for each swamp. */
export const swamp = power({ id: 'swamp', value: unverified.swamp, income: coinPer('AZ-SWAMP-1', onTerrain(SWAMP)) });
