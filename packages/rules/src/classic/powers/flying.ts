import { power } from '../../core/ability.ts';
import { isLand } from '../../core/map.ts';

/** Flying. Any land is within reach. */
export const flying = power({ id: 'flying', value: 5, reaches: (p, _me, r) => isLand(p, r) }); // CL-FLYING-1
