import { power, TAKE, type Toll } from '../../core/ability.ts';
import { terrain } from '../../core/map.ts';
import { SWAMP } from '../../core/world.ts';
import { unverified } from '../values.ts';

const marshToll: Toll = {
  rule: 'AZ-MARSHDWELLER-1',
  amount: (p, _me, r, _seat, act) => (act === TAKE && terrain(p, r) === SWAMP ? 1 : 0),
  late: (p) => p.world.rulings['marsh-toll'] === 'on-the-conquest',
  owed: true,
};

/** Marshdweller. An opponent pays a coin before it attacks a swamp of theirs, in decline too. */
export const marshdweller = power({
  id: 'marshdweller',
  value: unverified.marshdweller,
  stays: true,
  toll: marshToll,
  inDecline: { toll: marshToll }, // AZ-MARSHDWELLER-2
});
