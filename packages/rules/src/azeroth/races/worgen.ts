import { type Race, race } from '../../core/ability.ts';
import { noteToday, today } from '../../core/memory.ts';
import { chooseWord, wordOf } from '../../core/move.ts';
import { NONE } from '../../core/state.ts';
import { ask, earn, pay } from '../../core/verbs.ts';

/** Worgen. Each turn they choose their form: human brings 2 coins, worgen costs 1 and makes every conquest cheaper. Remembers the worgen form. */
export const worgen: Race = race({
  id: 'worgen',
  faction: 'alliance',
  value: 5,
  tray: 10,
  onExpand: (s, me) => ask(s, worgen, s.owner[me]),
  question: {
    rule: 'AZ-WORGEN-1',
    words: ['human', 'worgen'],
    moves: (p, { seat }, add) => {
      add(chooseWord(p, 'human'));
      if (p.coins[seat] > 0) add(chooseWord(p, 'worgen')); // AZ-WORGEN-2
    },
    answer: (s, { seat }, move) => {
      if (wordOf(s, move) === 'human') return earn(s, seat, 2, 'AZ-WORGEN-1', worgen.id);
      pay(s, seat, NONE, 1, 'AZ-WORGEN-1', worgen.id);
      noteToday(s, worgen, 1);
    },
  },
  discount: { rule: 'AZ-WORGEN-1', amount: (p) => today(p, worgen) },
});
