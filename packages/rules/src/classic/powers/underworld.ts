import { power } from '../../core/ability.ts';
import { hasSymbol } from '../../core/map.ts';
import { cheaper, withSymbol } from '../../core/terms.ts';
import { CAVERN } from '../../core/world.ts';

/** Underworld. One token less against caverns, and all caverns border each other. */
export const underworld = power({
  id: 'underworld',
  value: 5,
  discount: cheaper('CL-UNDERWORLD-1', withSymbol(CAVERN)),
  links: (p, a, b) => hasSymbol(p, a, CAVERN) && hasSymbol(p, b, CAVERN), // CL-UNDERWORLD-2
});
