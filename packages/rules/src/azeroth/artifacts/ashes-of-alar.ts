import { artifact } from '../../core/ability.ts';
import { isLand } from '../../core/map.ts';

/** Ashes of Al'ar. Once per turn any land of any island can be conquered as if it bordered. */
export const ashesOfAlar = artifact({
  id: 'ashes-of-alar',
  attack: { rule: 'AZ-ASHES-1', perTurn: 1, reaches: (p, _me, r) => isLand(p, r), may: (p, _me, r) => isLand(p, r) },
});
