import { race } from '../../core/ability.ts';
import { coinPer, withSymbol } from '../../core/terms.ts';
import { MAGIC } from '../../core/world.ts';

/** Wizards. A coin more for each magic source. */
export const wizards = race({ id: 'wizards', value: 5, tray: 10, income: coinPer('CL-WIZARDS-1', withSymbol(MAGIC)) });
