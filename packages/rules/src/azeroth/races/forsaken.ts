import { type Race, race } from '../../core/ability.ts';
import { noteToday, today } from '../../core/memory.ts';
import { chooseNumber, numberOf } from '../../core/move.ts';
import { NONE } from '../../core/state.ts';
import { ask, pay, recruit } from '../../core/verbs.ts';

/** Forsaken. For each token they made fall this turn they may buy a new one, all at once, before redeployment. Remembers how many fell. */
export const forsaken: Race = race({
  id: 'forsaken',
  faction: 'horde',
  value: 6,
  tray: 20,
  onSlain: (s, _me, count) => {
    noteToday(s, forsaken, today(s, forsaken) + count);
  },
  onRally: (s, me) => ask(s, forsaken, s.owner[me]),
  question: {
    rule: 'AZ-FORSAKEN-1',
    moves: (p, { seat }, add) => {
      const most = Math.min(today(p, forsaken), p.coins[seat], p.tray[p.active[seat]]); // AZ-FORSAKEN-1
      for (let count = 0; count <= most; count++) add(chooseNumber(count));
    },
    answer: (s, { seat }, move) => {
      pay(s, seat, NONE, numberOf(move), 'AZ-FORSAKEN-1', forsaken.id);
      recruit(s, s.active[seat], numberOf(move), 'AZ-FORSAKEN-2', forsaken.id);
    },
  },
});
