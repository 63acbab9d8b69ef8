import { power } from '../../core/ability.ts';
import { cheaper } from '../../core/terms.ts';

/** Commando. One token less everywhere. */
export const commando = power({ id: 'commando', value: 4, discount: cheaper('CL-COMMANDO-1', () => true) });
