import { power } from '../../core/ability.ts';
import { conquestsOf } from '../../core/terms.ts';
import { unverified } from '../values.ts';

/** Enraged. A conquered region that held two tokens or more brings as many coins. */
export const enraged = power({
  id: 'enraged',
  value: unverified.enraged,
  income: {
    rule: 'AZ-ENRAGED-1',
    amount: (p, me) => conquestsOf(p, me).reduce((coins, { defenders }) => (defenders >= 2 ? coins + defenders : coins), 0),
  },
});
