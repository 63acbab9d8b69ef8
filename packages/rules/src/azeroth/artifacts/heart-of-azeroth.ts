import { artifact, type Marker } from '../../core/ability.ts';
import { aOf } from '../../core/move.ts';
import { NONE } from '../../core/state.ts';
import { ask, carry, pay } from '../../core/verbs.ts';
import { deniesLaying, ownRegions } from '../markers.ts';

/** Heart of Azeroth. Laid down at the end of the turn; each opponent whose active people stands beside it pays a coin. */
export const heartOfAzeroth: Marker = artifact({
  id: 'heart-of-azeroth',
  onEnd: (s, me) => ask(s, heartOfAzeroth, s.owner[me]),
  question: {
    rule: 'AZ-HEART-1',
    moves: (p, { seat }, add) => ownRegions(p, seat, heartOfAzeroth, add),
    denies: (p, { seat }, move) => deniesLaying(p, seat, heartOfAzeroth.id, 'AZ-HEART-1', move),
    answer: (s, { seat }, move) => {
      const at = aOf(move);
      carry(s, heartOfAzeroth, at);
      for (let other = 0; other < s.active.length; other++) {
        const stands = other !== seat && s.active[other] !== NONE && s.world.borders[at].some((r) => s.holder[r] === s.active[other]);
        if (stands) pay(s, other, seat, 1, 'AZ-HEART-1', heartOfAzeroth.id);
      }
    },
  },
});
