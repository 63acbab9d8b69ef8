import { type Power, power } from '../../core/ability.ts';
import { declinePeople } from '../../core/decline.ts';
import { DECLINE, DONE } from '../../core/move.ts';
import { SCORED } from '../../core/stage.ts';
import { ask } from '../../core/verbs.ts';

/** Stout. After a full turn and its score the people may decline at once. */
export const stout: Power = power({
  id: 'stout',
  value: 4,
  onScored: (s, me) => ask(s, stout, s.owner[me]),
  question: {
    rule: 'CL-STOUT-1',
    fits: (p) => p.stage === SCORED,
    moves: (_p, _q, add) => {
      add(DECLINE);
      add(DONE);
    },
    answer: (s, { seat }, move) => {
      if (move === DECLINE) declinePeople(s, seat, stout.id); // CL-STOUT-1, CL-STOUT-2
    },
  },
});
