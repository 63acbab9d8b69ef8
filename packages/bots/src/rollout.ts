/** A plan played on by everybody, to see where it leads. */
import { clone, moveBuffer, moves, type State, step, toDecide } from '@elbowroom/rules';
import { DIE, kindOf, PICK } from './packed.ts';
import type { Purse } from './purse.ts';
import { playSwiftly } from './swift.ts';
import { tidyMove } from './tidy.ts';
import { isPlanned } from './turn-search.ts';
import type { Weights } from './weights.ts';
import { worth } from './worth.ts';

/** Turns that are played on before the evaluation is asked, in whole rounds: among several a combo that was taken shows what it is worth only in time. */
const TURNS = 4;
const TURNS_OF_A_COMBO = 12;
/** More dice than anybody throws in so many rounds. */
const DICE = 64;
const buffer = moveBuffer();

/** What a plan comes to in one world with one run of dice, or undefined if the purse is empty before. */
export function rollout(
  plan: readonly number[],
  world: State,
  run: number,
  seat: number,
  weights: Weights,
  purse: Purse,
): number | undefined {
  const s = clone(world);
  s.counters[DIE] += 1 + DICE * run;
  const { round, turn } = s;
  const isUnderway = (): boolean => s.turn === turn && s.round === round;
  follow(s, seat, plan);
  purse.spend(plan.length);
  for (let decides = toDecide(s); decides !== undefined && isUnderway() && !isPlanned(s, decides); decides = toDecide(s)) {
    step(s, tidyMove(s, weights, decides));
    purse.spend(1);
  }
  const seats = s.active.length;
  const far = seats > 2 && kindOf(plan[0]) === PICK ? TURNS_OF_A_COMBO : TURNS;
  const turns = (isUnderway() ? 1 : 0) + seats * Math.ceil(far / seats);
  for (let i = 0; i < turns && toDecide(s) !== undefined; i++) {
    if (purse.left() <= 0) return undefined;
    purse.spend(playSwiftly(s, weights));
  }
  return worth(s, weights, seat);
}

/** As much of a plan as is still legal: dice and hidden things may have changed the table. At least its first move. */
function follow(s: State, seat: number, plan: readonly number[]): void {
  for (let i = 0; i < plan.length; i++) {
    if (i > 0 && toDecide(s) !== seat) return;
    const count = moves(s, buffer);
    if (buffer.list.subarray(0, count).includes(plan[i])) step(s, plan[i]);
    else return;
  }
}
