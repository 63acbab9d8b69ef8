import { race } from '../../core/ability.ts';
import { isWater } from '../../core/map.ts';

/** Naga. They conquer seas and lakes, enter by them, and stay there in decline, where nobody else can come (AZ-NAGA-3). */
export const naga = race({
  id: 'naga',
  faction: 'neutral',
  value: 6,
  tray: 11,
  swims: true, // AZ-NAGA-1
  enters: (p, _me, r) => isWater(p, r), // AZ-NAGA-2
});
