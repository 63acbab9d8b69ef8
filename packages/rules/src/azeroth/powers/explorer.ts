import { power } from '../../core/ability.ts';
import { unverified } from '../values.ts';

/** Explorer. A coin more for each island on which the people holds a region. */
export const explorer = power({
  id: 'explorer',
  value: unverified.explorer,
  income: {
    rule: 'AZ-EXPLORER-1',
    amount: (p, me) => new Set(p.world.island.filter((_, r) => p.holder[r] === me)).size,
  },
});
