import { power } from '../../core/ability.ts';
import { coinPer, onTerrain } from '../../core/terms.ts';
import { FOREST } from '../../core/world.ts';
import { unverified } from '../values.ts';

/** Forester. A coin more for each forest. */
export const forester = power({ id: 'forester', value: unverified.forester, income: coinPer('AZ-FORESTER-1', onTerrain(FOREST)) });
