import { type Race, race } from '../../core/ability.ts';
import { noteToday, today } from '../../core/memory.ts';
import { chooseNumber, numberOf } from '../../core/move.ts';
import { NONE, type Read } from '../../core/state.ts';
import { ask, pay, recruit } from '../../core/verbs.ts';

/** Forsaken. For each token they made fall this turn they may buy a new one, all at once, before redeployment. Remembers how many fell, or were bought. */
export const forsaken: Race = race({
  id: 'forsaken',
  faction: 'horde',
  value: 6,
  tray: 20,
  onSlain: (s, me, count) => {
    if (isBoughtAtOnce(s)) ask(s, forsaken, s.owner[me], count);
    else noteToday(s, forsaken, today(s, forsaken) + count);
  },
  onRally: (s, me) => {
    if (isBoughtAtOnce(s)) recruit(s, me, today(s, forsaken), 'AZ-FORSAKEN-2');
    else ask(s, forsaken, s.owner[me]);
  },
  question: {
    rule: 'AZ-FORSAKEN-1',
    fits: (p, { a: fallen }) => fallen > 0 === isBoughtAtOnce(p),
    moves: (p, { seat, a: fallen }, add) => {
      const tray = p.tray[p.active[seat]];
      const most = isBoughtAtOnce(p) ? Math.min(fallen, tray - today(p, forsaken)) : Math.min(today(p, forsaken), tray);
      const count = Math.min(most, p.coins[seat]); // AZ-FORSAKEN-1
      for (let n = 0; n <= count; n++) add(chooseNumber(n));
    },
    answer: (s, { seat }, move) => {
      pay(s, seat, NONE, numberOf(move), 'AZ-FORSAKEN-1');
      if (isBoughtAtOnce(s)) noteToday(s, forsaken, today(s, forsaken) + numberOf(move));
      else recruit(s, s.active[seat], numberOf(move), 'AZ-FORSAKEN-2');
    },
  },
});

/** AZ-FORSAKEN-2 */
const isBoughtAtOnce = (p: Read): boolean => p.world.rulings['forsaken-bought-when'] === 'at-each-loss';
