import { power } from '../../core/ability.ts';
import { coinPer, onTerrain } from '../../core/terms.ts';
import { MOUNTAIN } from '../../core/world.ts';
import { unverified } from '../values.ts';

/** Mountaineer. A coin more for each mountain. */
export const mountaineer = power({
  id: 'mountaineer',
  value: unverified.mountaineer,
  income: coinPer('AZ-MOUNTAINEER-1', onTerrain(MOUNTAIN)),
});
