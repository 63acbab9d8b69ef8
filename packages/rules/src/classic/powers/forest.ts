import { power } from '../../core/ability.ts';
import { coinPer, onTerrain } from '../../core/terms.ts';
import { FOREST } from '../../core/world.ts';

/** Forest. A coin more for each forest. */
export const forest = power({ id: 'forest', value: 4, income: coinPer('CL-FOREST-1', onTerrain(FOREST)) });
