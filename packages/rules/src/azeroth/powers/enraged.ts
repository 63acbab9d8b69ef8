import { power } from '../../core/ability.ts';
import { spoils } from '../spoils.ts';
import { unverified } from '../values.ts';

/** Enraged. A conquered region that held two tokens or more brings as many coins. */
export const enraged = power({
  id: 'enraged',
  value: unverified.enraged,
  ...spoils('enraged', 'AZ-ENRAGED-1', (_p, { defenders }) => (defenders >= 2 ? defenders : 0)),
});
