import { deny, race } from '../../core/ability.ts';
import { freeDie } from '../../core/free-die.ts';
import { holdsAny, isLand } from '../../core/map.ts';
import type { PeopleNo, RegionNo } from '../../core/numbers.ts';
import type { Read } from '../../core/state.ts';

/** AZ-GNOMES-3 */
const reaches = (p: Read, me: PeopleNo, r: RegionNo): boolean =>
  isLand(p, r) && (p.world.rulings['gnomes-entry'] === 'may' || holdsAny(p, me));

/** Gnomes. Once per turn an assault from the air on any land, with a free die; it may be their first conquest and pays no travel (AZ-GNOMES-3). */
export const gnomes = race({
  id: 'gnomes',
  faction: 'alliance',
  value: 5,
  tray: 10,
  attack: {
    rule: 'AZ-GNOMES-1',
    perTurn: 1,
    reaches,
    denies: (p, _me, r) => (isLand(p, r) ? undefined : WATER),
    freeDie: true,
  },
  question: freeDie('AZ-GNOMES-2'),
});

const WATER = deny('water', 'AZ-GNOMES-1', 'the assault lands on land alone');
