import { power } from '../../core/ability.ts';
import { coinPer, onTerrain } from '../../core/terms.ts';
import { SWAMP } from '../../core/world.ts';

/** Swamp. A coin more for each swamp. */
export const swamp = power({ id: 'swamp', value: 4, income: coinPer('CL-SWAMP-1', onTerrain(SWAMP)) });
