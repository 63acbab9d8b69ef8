/** Who plays before whom, and how often still. */
import type { State } from '@elbowroom/rules';
import { chart, staleForAll } from './chart.ts';
import { EXPANDING, OVER } from './packed.ts';

/** The moment that was looked at last; nothing is like the first one. */
const last = { seats: 0, first: 0, turn: 0, round: 0, rounds: 0, underway: 0, over: false };

/** Looks at it again if the turn is another one, or has come to its expansion. */
export function calendar(s: State): void {
  const underway = s.stage >= EXPANDING ? 1 : 0;
  const over = s.stage === OVER;
  if (
    s.turn === last.turn &&
    s.round === last.round &&
    underway === last.underway &&
    over === last.over &&
    s.first === last.first &&
    s.rounds === last.rounds &&
    chart.seats === last.seats
  )
    return;
  const { seats } = chart;
  Object.assign(last, { seats, first: s.first, turn: s.turn, round: s.round, rounds: s.rounds, underway, over });
  count(s, underway, over);
  staleForAll();
}

function count(s: State, underway: number, over: boolean): void {
  const { before, order, seats, turnsLeft } = chart;
  const place = (s.turn - s.first + seats) % seats;
  const next = s.turn + underway;
  for (let seat = 0; seat < seats; seat++) {
    const later = (seat - s.first + seats) % seats >= place + underway ? 1 : 0;
    turnsLeft[seat] = over ? 0 : s.rounds - s.round + later;
    before[seat] = (seat - next + 2 * seats) % seats;
    order[before[seat]] = seat;
  }
}
