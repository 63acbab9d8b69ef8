import { race } from '../../core/ability.ts';
import { cheaper, onTerrain } from '../../core/terms.ts';
import { MOUNTAIN } from '../../core/world.ts';

/** Dwarves. Two tokens less against mountains. */
export const dwarves = race({
  id: 'dwarves',
  faction: 'alliance',
  value: 5,
  tray: 10,
  discount: cheaper('AZ-DWARVES-1', onTerrain(MOUNTAIN), 2),
});
