import { power } from '../../core/ability.ts';
import { faceUpIn } from '../markers.ts';
import { unverified } from '../values.ts';

/** Archaeologist. A coin more for each artifact or place held, face up. */
export const archaeologist = power({
  id: 'archaeologist',
  value: unverified.archaeologist,
  income: {
    rule: 'AZ-ARCHAEOLOGIST-1',
    amount: (p, me) => p.holder.reduce((coins, holder, r) => (holder === me ? coins + faceUpIn(p, r).length : coins), 0),
  },
});
