import { type Denial, deny, type Race, race } from '../../core/ability.ts';
import { noteToday, today } from '../../core/memory.ts';
import { chooseNumber, numberOf } from '../../core/move.ts';
import type { SeatNo } from '../../core/numbers.ts';
import { DEPLOYING } from '../../core/stage.ts';
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
    if (isBoughtAtOnce(s)) recruit(s, me, today(s, forsaken), 'AZ-FORSAKEN-2', forsaken.id);
    else ask(s, forsaken, s.owner[me]);
  },
  question: {
    rule: 'AZ-FORSAKEN-1',
    fits: (p, { a: fallen }) => fallen > 0 === isBoughtAtOnce(p),
    moves: (p, { seat, a: fallen }, add) => {
      for (let count = 0; deniesRecruits(p, seat, fallen, count) === undefined; count++) add(chooseNumber(count));
    },
    denies: (p, { seat, a: fallen }, move) => (move.type === 'choose' ? deniesRecruits(p, seat, fallen, Number(move.answer)) : undefined),
    settled: (p, seat, answer) => (p.stage === DEPLOYING && !isBoughtAtOnce(p) ? deniesRecruits(p, seat, 0, Number(answer)) : undefined),
    answer: (s, { seat }, move) => {
      pay(s, seat, NONE, numberOf(move), 'AZ-FORSAKEN-1', forsaken.id);
      if (isBoughtAtOnce(s)) noteToday(s, forsaken, today(s, forsaken) + numberOf(move));
      else recruit(s, s.active[seat], numberOf(move), 'AZ-FORSAKEN-2', forsaken.id);
    },
  },
});

/** AZ-FORSAKEN-2 */
const isBoughtAtOnce = (p: Read): boolean => p.world.rulings['forsaken-bought-when'] === 'at-each-loss';

const NOT_SLAIN = deny('too-few-fallen', 'AZ-FORSAKEN-1', 'fewer tokens have fallen to them this turn');
const JUST_SLAIN = deny('too-few-fallen', 'AZ-FORSAKEN-1', 'fewer tokens have just fallen to them');
const NONE_LEFT = deny('tray-empty', 'AZ-FORSAKEN-1', 'fewer Forsaken are left in the tray');
const NO_COIN = deny('too-few-coins', 'AZ-FORSAKEN-1', 'each costs 1 coin, and you have fewer');

/** `fallen`: how many fell just now, where they are paid for at once. Those already paid for are still in the tray. */
function deniesRecruits(p: Read, seat: SeatNo, fallen: number, count: number): Denial | undefined {
  const [isAtOnce, tray] = [isBoughtAtOnce(p), p.tray[p.active[seat]]];
  if (count > (isAtOnce ? fallen : today(p, forsaken))) return isAtOnce ? JUST_SLAIN : NOT_SLAIN;
  if (count > (isAtOnce ? tray - today(p, forsaken) : tray)) return NONE_LEFT;
  return count > p.coins[seat] ? NO_COIN : undefined;
}
