import { race } from '../../core/ability.ts';
import { coinPer, withSymbol } from '../../core/terms.ts';
import { MAGIC } from '../../core/world.ts';

/** Blood Elves. A coin more for each magic source. */
export const bloodElves = race({
  id: 'blood-elves',
  faction: 'horde',
  value: 5,
  tray: 10,
  income: coinPer('AZ-BLOOD-ELVES-1', withSymbol(MAGIC)),
});
