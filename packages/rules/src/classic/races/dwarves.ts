import { race } from '../../core/ability.ts';
import { coinPer, withSymbol } from '../../core/terms.ts';
import { MINE } from '../../core/world.ts';

/** Dwarves. A coin more for each mine, in decline too. */
export const dwarves = race({
  id: 'dwarves',
  value: 3,
  tray: 8,
  income: coinPer('CL-DWARVES-1', withSymbol(MINE)),
  inDecline: { income: coinPer('CL-DWARVES-2', withSymbol(MINE)) },
});
