import { race } from '../../core/ability.ts';
import { isNonEmpty } from '../../core/map.ts';
import { cheaper } from '../../core/terms.ts';

/** Trolls. One token less against non-empty regions. */
export const trolls = race({
  id: 'trolls',
  faction: 'horde',
  value: 6,
  tray: 11,
  discount: cheaper('AZ-TROLLS-1', (p, r, me) => isNonEmpty(p, me, r)),
});
