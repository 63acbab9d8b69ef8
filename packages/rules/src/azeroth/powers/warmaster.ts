import { power } from '../../core/ability.ts';
import { spoils } from '../spoils.ts';
import { unverified } from '../values.ts';

/** Warmaster. A coin more for each non-empty region conquered. */
export const warmaster = power({
  id: 'warmaster',
  value: unverified.warmaster,
  ...spoils('warmaster', 'AZ-WARMASTER-1', (_p, { nonEmpty }) => (nonEmpty ? 1 : 0)),
});
