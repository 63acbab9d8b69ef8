import { BLAST, type Race, race, SHIFT, TAMPER } from '../../core/ability.ts';
import { duesOn, payDues, sum } from '../../core/cost.ts';
import { loseRegion } from '../../core/loss.ts';
import { controller, isActive, isImmuneTo, isLand, isNear, pieceCount } from '../../core/map.ts';
import { aOf, chooseNone, chooseWord, DONE, deployPiece, kindOf, wordOf } from '../../core/move.ts';
import { BOMBS, shuffle } from '../../core/random.ts';
import { NONE, type Read, type State } from '../../core/state.ts';
import { ask, note } from '../../core/verbs.ts';
import { bomb } from '../pieces.ts';

/** What the question is about: where to lay the next bomb, or whether to pay for one that is due on a region. */
const LAY = 0;
const PAY = 1;

const LIVE = 1;

/** Goblins. They lay bombs beside their regions without knowing which are live; at the start of their next turn the bombs go off. */
export const goblins: Race = race({
  id: 'goblins',
  faction: 'horde',
  value: 6,
  tray: 11,
  pieces: [bomb],
  onForm: (s) => {
    s.pile = bomb.faces.flatMap(({ count }, face) => new Array<number>(count).fill(face));
    s.supply[bomb.index] = 0;
    shuffle(s, s.pile, BOMBS);
  },
  onTurn: goOff, // AZ-GOBLINS-2; AZ-GOBLINS-4: whether they then decline or not
  onEnd: (s, me) => ask(s, goblins, s.owner[me], LAY),
  onDecline: (s) => {
    s.supply[bomb.index] += s.pile.length;
    s.pile = [];
  },
  question: {
    rule: 'AZ-GOBLINS-1',
    words: ['pay'],
    fits: (p, { a, b }) => (a === LAY ? b === 0 : a === PAY && b < p.world.size && pieceCount(p, bomb.index, b) > 0),
    moves: (p, { seat, a, b }, add) => {
      if (a === LAY) {
        for (let r = 0; r < p.world.size; r++) if (mayLay(p, seat, r)) add(deployPiece(r, bomb.index));
        add(DONE);
      } else {
        add(chooseNone);
        if (sum(duesOn(p, seat, [b], SHIFT)) <= p.coins[seat]) add(chooseWord(p, 'pay'));
      }
    },
    answer: (s, { seat, a, b }, move) => {
      if (a === LAY) {
        if (kindOf(move) === DONE) return;
        lay(s, seat, aOf(move));
        return ask(s, goblins, seat, LAY);
      }
      if (wordOf(s, move) === 'pay') {
        payDues(s, seat, duesOn(s, seat, [b], SHIFT));
        uncover(s, s.active[seat], b);
      } else takeBack(s, b); // AZ-PANDAREN-4
      goOff(s, s.active[seat]);
    },
  },
});

/** AZ-GOBLINS-1, AZ-GOBLINS-5 */
function mayLay(p: Read, seat: number, r: number): boolean {
  const holder = p.holder[r];
  if (p.pile.length === 0 || holder === NONE || !isActive(p, holder) || controller(p, r) === seat || !isLand(p, r)) return false;
  if (p.tokens[r] === 0 || pieceCount(p, bomb.index, r) > 0 || !isNear(p, p.active[seat], r) || isImmuneTo(p, r, seat)) return false;
  return sum(duesOn(p, seat, [r], TAMPER)) <= p.coins[seat];
}

function lay(s: State, seat: number, r: number): void {
  payDues(s, seat, duesOn(s, seat, [r], TAMPER));
  s.faces[r] = (s.pile.pop() ?? 0) + 1;
  s.pieces[bomb.index * s.world.size + r] = 1;
  note(s, { type: 'raised', piece: bomb.id, region: r });
}

/** All bombs on the map, one after the other; one that costs something to set off waits for an answer. */
function goOff(s: State, me: number): void {
  const seat = s.owner[me];
  for (let r = 0; r < s.world.size; r++) {
    if (pieceCount(s, bomb.index, r) === 0) continue;
    const victim = controller(s, r);
    if (victim === NONE || victim === seat || isImmuneTo(s, r, seat))
      takeBack(s, r); // AZ-GOBLINS-3
    else if (duesOn(s, seat, [r], SHIFT).length > 0) {
      ask(s, goblins, seat, PAY, r);
      return;
    } else uncover(s, me, r);
  }
}

function uncover(s: State, me: number, r: number): void {
  const face = s.faces[r] - 1;
  pickUp(s, r);
  s.supply[bomb.index]++;
  note(s, { type: 'uncovered', piece: bomb.id, region: r, face: bomb.faces[face].id });
  if (face === LIVE) loseRegion(s, r, BLAST, me);
}

function takeBack(s: State, r: number): void {
  s.pile.push(s.faces[r] - 1);
  pickUp(s, r);
  note(s, { type: 'removed', piece: bomb.id, region: r });
}

function pickUp(s: State, r: number): void {
  s.faces[r] = 0;
  s.pieces[bomb.index * s.world.size + r] = 0;
}
