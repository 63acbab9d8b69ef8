import { race } from '../../core/ability.ts';
import { coinPerConquest } from '../../core/terms.ts';
import { factionOf } from '../factions.ts';

/** Orcs. A coin more for each region taken from the Alliance, beside the faction bonus. */
export const orcs = race({
  id: 'orcs',
  faction: 'horde',
  value: 6,
  tray: 11,
  income: coinPerConquest('AZ-ORCS-1', (p, { victim }) => factionOf(p, victim) === 'alliance'),
});
