import { type Race, race } from '../../core/ability.ts';
import { aOf, chooseNone, chooseWord, DONE, deployPiece, kindOf, wordOf } from '../../core/move.ts';
import type { PeopleNo } from '../../core/numbers.ts';
import type { State } from '../../core/state.ts';
import { ask } from '../../core/verbs.ts';
import { indexOf } from '../../core/world.ts';
import { blastDues, deniesBlast, deniesBomb, hasBomb, isWasted, lay, pileUp, putAway, setOff, takeBack } from '../bombs.ts';
import { bomb } from '../pieces.ts';

/** What the question is about: where to lay the next bomb, or whether to pay for setting one off in a region. */
const LAY = 0;
const PAY = 1;

/** Goblins. They lay bombs beside their regions without knowing which are live; at the start of their next turn the bombs go off. */
export const goblins: Race = race({
  id: 'goblins',
  faction: 'horde',
  value: 6,
  tray: 11,
  pieces: [bomb],
  onForm: pileUp,
  onTurn: goOff, // AZ-GOBLINS-4: whether they then decline or not
  onEnd: (s, me) => ask(s, goblins, s.owner[me], LAY),
  onDecline: putAway,
  question: {
    rule: 'AZ-GOBLINS-1',
    words: ['pay'],
    fits: (p, { a, b }) => (a === LAY ? b === 0 : a === PAY && b < p.world.size && hasBomb(p, b)),
    moves: (p, { seat, a, b }, add) => {
      if (a === LAY) {
        for (let r = 0; r < p.world.size; r++) if (deniesBomb(p, seat, r) === undefined) add(deployPiece(r, indexOf(p, bomb)));
        add(DONE);
      } else {
        add(chooseNone);
        if (deniesBlast(p, seat, b) === undefined) add(chooseWord(p, 'pay'));
      }
    },
    denies: (p, { seat, a, b }, move) => {
      if (a === PAY) return move.type === 'choose' && move.answer === 'pay' ? deniesBlast(p, seat, b) : undefined;
      return move.type === 'deploy' && move.piece === bomb.id ? deniesBomb(p, seat, move.region) : undefined;
    },
    answer: (s, { seat, a, b }, move) => {
      if (a === PAY) {
        if (wordOf(s, move) === 'pay') setOff(s, s.active[seat], b);
        else takeBack(s, b); // AZ-PANDAREN-4
        goOff(s, s.active[seat]);
      } else if (kindOf(move) !== DONE) {
        lay(s, seat, aOf(move));
        ask(s, goblins, seat, LAY);
      }
    },
  },
});

/** AZ-GOBLINS-2 All bombs on the map, one after the other; one that costs something to set off waits for an answer. */
function goOff(s: State, me: PeopleNo): void {
  const seat = s.owner[me];
  for (let r = 0; r < s.world.size; r++) {
    if (!hasBomb(s, r)) continue;
    if (isWasted(s, seat, r)) takeBack(s, r);
    else if (blastDues(s, seat, r).length > 0) {
      ask(s, goblins, seat, PAY, r);
      return;
    } else setOff(s, me, r);
  }
}
