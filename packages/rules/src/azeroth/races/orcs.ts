import { race } from '../../core/ability.ts';
import { factionOf } from '../factions.ts';
import { spoils } from '../spoils.ts';

/** Orcs. A coin more for each region taken from the Alliance, beside the faction bonus. */
export const orcs = race({
  id: 'orcs',
  faction: 'horde',
  value: 6,
  tray: 11,
  ...spoils('orcs', 'AZ-ORCS-1', (p, { victim }) => (factionOf(p, victim) === 'alliance' ? 1 : 0)),
});
