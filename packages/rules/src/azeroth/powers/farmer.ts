import { power } from '../../core/ability.ts';
import { coinPer, onTerrain } from '../../core/terms.ts';
import { FARMLAND } from '../../core/world.ts';
import { unverified } from '../values.ts';

/** Farmer. A coin more for each field. */
export const farmer = power({ id: 'farmer', value: unverified.farmer, income: coinPer('AZ-FARMER-1', onTerrain(FARMLAND)) });
