import { race } from '../../core/ability.ts';
import { besideOwn, cheaper } from '../../core/terms.ts';
import { MOUNTAIN } from '../../core/world.ts';

/** Giants. One token less against what lies below a mountain of theirs. */
export const giants = race({ id: 'giants', value: 6, tray: 11, discount: cheaper('CL-GIANTS-1', besideOwn(MOUNTAIN)) });
