import { power } from '../../core/ability.ts';
import { coinPer, onTerrain } from '../../core/terms.ts';
import { HILL } from '../../core/world.ts';

/** Hill. A coin more for each hill. */
export const hill = power({ id: 'hill', value: 4, income: coinPer('CL-HILL-1', onTerrain(HILL)) });
