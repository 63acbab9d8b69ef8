import { power } from '../../core/ability.ts';
import { NONE } from '../../core/state.ts';
import { lift, put, whereIs } from '../../core/verbs.ts';
import { dragon } from '../pieces.ts';

/** Dragon Master. Once per turn one token takes a region, whatever defends it; the dragon settles there and lets nobody in. */
export const dragonMaster = power({
  id: 'dragon-master',
  value: 5,
  pieces: [dragon],
  attack: {
    rule: 'CL-DRAGON-1',
    perTurn: 1,
    pays: () => 1,
    garrison: (s, _me, r) => {
      const from = whereIs(s, dragon);
      if (from !== NONE) lift(s, dragon, from, 1, 'hand'); // CL-DRAGON-2
      put(s, dragon, r);
    },
  },
  onDecline: (s) => {
    const at = whereIs(s, dragon);
    if (at !== NONE && s.holder[at] === NONE) lift(s, dragon, at, 1, 'box'); // CL-DRAGON-3: left behind where nobody is
  },
});
