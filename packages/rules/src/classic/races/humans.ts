import { race } from '../../core/ability.ts';
import { coinPer, onTerrain } from '../../core/terms.ts';
import { FARMLAND } from '../../core/world.ts';

/** Humans. A coin more for each farmland. */
export const humans = race({ id: 'humans', value: 5, tray: 10, income: coinPer('CL-HUMANS-1', onTerrain(FARMLAND)) });
