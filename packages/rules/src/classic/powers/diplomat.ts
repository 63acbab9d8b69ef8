import { deny, type Power, power } from '../../core/ability.ts';
import { isActive } from '../../core/map.ts';
import { remember, remembered } from '../../core/memory.ts';
import { chooseFrom, chooseNone, numberOf } from '../../core/move.ts';
import type { SeatNo } from '../../core/numbers.ts';
import { NONE, type Read } from '../../core/state.ts';
import { ask } from '../../core/verbs.ts';

/** Diplomat. At the end of the turn peace is made with one opponent that was not attacked. Remembers that seat, plus one. */
export const diplomat: Power = power({
  id: 'diplomat',
  value: 5,
  onTurn: (s) => {
    remember(s, diplomat, 0);
  },
  onEnd: (s, me) => ask(s, diplomat, s.owner[me]),
  question: {
    rule: 'CL-DIPLOMAT-1',
    words: ['ally'],
    ofSeats: true,
    moves: (p, { seat }, add) => {
      add(chooseNone);
      for (let other = 0; other < p.active.length; other++) {
        if (other !== seat && ((p.attacked >> other) & 1) === 0 && hasSomebody(p, other)) add(chooseFrom(p, 'ally', other)); // CL-DIPLOMAT-1
      }
    },
    denies: (p, { seat }, move) => {
      const other = move.type === 'choose' && move.answer.startsWith('ally ') ? Number(move.answer.slice('ally '.length)) : NONE;
      if (other === seat) return ONESELF;
      if (other >= p.active.length) return NO_SEAT;
      if (other === NONE) return undefined;
      return hasSomebody(p, other) ? ATTACKED : NOBODY;
    },
    answer: (s, _q, move) => {
      remember(s, diplomat, numberOf(move) + 1);
    },
  },
  bars: {
    rule: 'CL-DIPLOMAT-1',
    when: (p, _me, _r, attacker) => isActive(p, attacker) && p.owner[attacker] + 1 === remembered(p, diplomat), // CL-DIPLOMAT-2
  },
});

const ONESELF = deny('oneself', 'CL-DIPLOMAT-1', 'peace is made with an opponent');
const NO_SEAT = deny('unknown-seat', 'CL-DIPLOMAT-1', 'nobody sits there');
const ATTACKED = deny('attacked', 'CL-DIPLOMAT-1', 'their active people was attacked this turn');
const NOBODY = deny('nobody-there', 'CL-DIPLOMAT-3', 'they have no people to make peace with');

/** CL-DIPLOMAT-3 Whether there is anybody to make peace with. */
const hasSomebody = (p: Read, seat: SeatNo): boolean => p.active[seat] !== NONE || p.world.rulings['diplomat-peopleless'] === 'may';
