import { deny, type Race, race } from '../../core/ability.ts';
import { noteToday, today } from '../../core/memory.ts';
import { chooseWord, wordOf } from '../../core/move.ts';
import type { SeatNo } from '../../core/numbers.ts';
import { NONE, type Read } from '../../core/state.ts';
import { ask, earn, pay } from '../../core/verbs.ts';
import { isAskedEachTurn } from '../turn-start.ts';

/** What is remembered of a turn: its form, the human one only where it is asked for before the people expands. */
const WORGEN = 1;
const HUMAN = 2;

/** Worgen. Each turn they choose their form: human brings 2 coins, worgen costs 1 and makes every conquest cheaper. Remembers it. */
export const worgen: Race = race({
  id: 'worgen',
  faction: 'alliance',
  value: 5,
  tray: 10,
  onTurn: (s, me) => {
    if (isAskedEachTurn(s)) ask(s, worgen, s.owner[me]);
  },
  onExpand: (s, me) => {
    if (today(s, worgen) === 0) ask(s, worgen, s.owner[me]);
  },
  question: {
    rule: 'AZ-WORGEN-1',
    words: ['human', 'worgen'],
    moves: (p, { seat }, add) => {
      add(chooseWord(p, 'human'));
      if (p.coins[seat] > 0) add(chooseWord(p, 'worgen')); // AZ-WORGEN-2
    },
    denies: (p, { seat }, move) => (move.type === 'choose' && move.answer === 'worgen' && p.coins[seat] === 0 ? NO_COIN : undefined),
    settled: (p, seat, answer) => (answer === 'worgen' && wasPoor(p, seat) ? NO_COIN : undefined),
    answer: (s, { seat }, move) => {
      if (wordOf(s, move) === 'human') {
        earn(s, seat, 2, 'AZ-WORGEN-1', worgen.id);
        if (isAskedEachTurn(s)) noteToday(s, worgen, HUMAN);
      } else {
        pay(s, seat, NONE, 1, 'AZ-WORGEN-1', worgen.id);
        noteToday(s, worgen, WORGEN);
      }
    },
  },
  discount: { rule: 'AZ-WORGEN-1', amount: (p) => (today(p, worgen) === WORGEN ? 1 : 0) },
});

const NO_COIN = deny('too-few-coins', 'AZ-WORGEN-2', 'the worgen form costs 1 coin, and there is none: only the human form is left');

/** AZ-WORGEN-2 Nothing is asked then in old games: before its first act a purse of just the 2 coins that the human form brings was empty. */
const wasPoor = (p: Read, seat: SeatNo): boolean => p.begun === 0 && today(p, worgen) !== WORGEN && p.coins[seat] === 2;
