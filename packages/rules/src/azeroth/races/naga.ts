import { type Race, race } from '../../core/ability.ts';
import { isWater } from '../../core/map.ts';
import { remember, remembered } from '../../core/memory.ts';
import type { Read } from '../../core/state.ts';

/** Naga. They conquer seas and lakes, enter by them, and stay there in decline, where nobody else can come (AZ-NAGA-3). Remembers that they have come. */
export const naga: Race = race({
  id: 'naga',
  faction: 'neutral',
  value: 6,
  tray: 11,
  veteran: 1,
  swims: true, // AZ-NAGA-1
  enters: (p, _me, r) => isWater(p, r) && (isEntryAlways(p) || remembered(p, naga) === 0),
  onConquest: (s) => {
    if (!isEntryAlways(s)) remember(s, naga, 1);
  },
});

/** AZ-NAGA-2 */
const isEntryAlways = (p: Read): boolean => p.world.rulings['naga-return'] === 'yes';
