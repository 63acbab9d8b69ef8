import { power } from '../../core/ability.ts';
import { coinPerConquest } from '../../core/terms.ts';

/** Pillaging. A coin more for each non-empty region conquered this turn. */
export const pillaging = power({
  id: 'pillaging',
  value: 5,
  income: coinPerConquest(
    'CL-PILLAGING-1',
    (p, { nonEmpty, region }, me) => nonEmpty && (p.holder[region] === me || p.world.rulings['pillage-given-up'] === 'yes'),
  ),
});
