import { type Denial, deny, type Race, race } from '../../core/ability.ts';
import { noteToday, today } from '../../core/memory.ts';
import { chooseNumber, numberOf } from '../../core/move.ts';
import { DEPLOYING } from '../../core/stage.ts';
import { NONE, type Read } from '../../core/state.ts';
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
    denies: (p, { seat }, move) => (move.type === 'choose' ? deniesRecruits(p, seat, Number(move.answer)) : undefined),
    settled: (p, seat, answer) => (p.stage === DEPLOYING ? deniesRecruits(p, seat, Number(answer)) : undefined),
    answer: (s, { seat }, move) => {
      pay(s, seat, NONE, numberOf(move), 'AZ-FORSAKEN-1', forsaken.id);
      recruit(s, s.active[seat], numberOf(move), 'AZ-FORSAKEN-2', forsaken.id);
    },
  },
});

const NOT_SLAIN = deny('too-few-fallen', 'AZ-FORSAKEN-1', 'fewer tokens have fallen to them this turn');
const NONE_LEFT = deny('tray-empty', 'AZ-FORSAKEN-1', 'fewer Forsaken are left in the tray');
const NO_COIN = deny('too-few-coins', 'AZ-FORSAKEN-1', 'each costs 1 coin, and you have fewer');

function deniesRecruits(p: Read, seat: number, count: number): Denial | undefined {
  if (count > today(p, forsaken)) return NOT_SLAIN;
  if (count > p.tray[p.active[seat]]) return NONE_LEFT;
  return count > p.coins[seat] ? NO_COIN : undefined;
}
