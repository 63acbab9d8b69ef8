import { race } from '../../core/ability.ts';
import { isCoast } from '../../core/map.ts';
import { cheaper } from '../../core/terms.ts';

/** Tritons. One token less against land beside a sea or the lake. */
export const tritons = race({ id: 'tritons', value: 6, tray: 11, discount: cheaper('CL-TRITONS-1', isCoast) });
