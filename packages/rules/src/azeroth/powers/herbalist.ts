import { power } from '../../core/ability.ts';
import { coinPer, onTerrain } from '../../core/terms.ts';
import { HILL } from '../../core/world.ts';

/** Herbalist. A coin more for each hill. */
export const herbalist = power({ id: 'herbalist', value: 4, income: coinPer('AZ-HERBALIST-1', onTerrain(HILL)) });
