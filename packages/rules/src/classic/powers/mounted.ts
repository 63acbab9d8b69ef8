import { power } from '../../core/ability.ts';
import { cheaper, onTerrain } from '../../core/terms.ts';
import { FARMLAND, HILL } from '../../core/world.ts';

/** Mounted. One token less against hills and farmland. */
export const mounted = power({ id: 'mounted', value: 5, discount: cheaper('CL-MOUNTED-1', onTerrain(HILL, FARMLAND)) });
