/** Turns played quickly by everybody, to see where a plan leads. */
import { moveBuffer, moves, type State, step, toDecide } from '@elbowroom/rules';
import { tidyMove } from './tidy.ts';
import { type Breadth, isPlanned, plansFor, type Searcher } from './turn-search.ts';
import type { Weights } from './weights.ts';

const QUICK: Breadth = { width: 1, finalists: 2, pickWidth: 1, picks: 3 };
const buffer = moveBuffer();

/** Plays so many turns in place, the one underway included; gives the number of moves tried. */
export function playTurns(s: State, weights: Weights, turns: number): number {
  let tried = 0;
  for (let turn = 0; turn < turns && toDecide(s) !== undefined; turn++) tried += playTurn(s, weights);
  return tried;
}

function playTurn(s: State, weights: Weights): number {
  const { round, turn } = s;
  let tried = 0;
  for (let seat = toDecide(s); seat !== undefined && s.turn === turn && s.round === round; seat = toDecide(s)) {
    if (isPlanned(s, seat)) {
      const how: Searcher = { weights, seat, breadth: QUICK, tried: 0 };
      follow(s, seat, plansFor(s, how)[0].moves);
      tried += how.tried;
    } else step(s, tidyMove(s, weights, seat));
    tried++;
  }
  return tried;
}

/** As much of a plan as is still legal: dice and hidden things may have changed the table. At least its first move. */
export function follow(s: State, seat: number, plan: readonly number[]): void {
  for (let i = 0; i < plan.length; i++) {
    if (i > 0 && toDecide(s) !== seat) return;
    const count = moves(s, buffer);
    if (buffer.list.subarray(0, count).includes(plan[i])) step(s, plan[i]);
    else return;
  }
}
