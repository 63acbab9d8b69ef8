import { power } from '../../core/ability.ts';
import { coinPerConquest } from '../../core/terms.ts';
import { unverified } from '../values.ts';

/** Warmaster. A coin more for each non-empty region conquered. */
export const warmaster = power({
  id: 'warmaster',
  value: unverified.warmaster,
  income: coinPerConquest('AZ-WARMASTER-1', (_p, { nonEmpty }) => nonEmpty),
});
