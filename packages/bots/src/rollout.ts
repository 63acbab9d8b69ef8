/** A plan played on by everybody, to see where it leads. */
import { clone, moveBuffer, moves, type State, step, toDecide } from '@elbowroom/rules';
import { chanceFrom } from './chance.ts';
import { type Foreseen, foreseen } from './foreseen.ts';
import { expected } from './net/expected.ts';
import { DIE } from './packed.ts';
import type { Purse } from './purse.ts';
import { tidyMove } from './tidy.ts';
import { isPlanned } from './turn-search.ts';
import type { Weights } from './weights.ts';

/** Turns that are played on before the evaluation is asked, in whole rounds. What is good or bad about a plan shows in the second round. */
const TURNS = 6;
/** More dice than anybody throws in so many rounds. */
const DICE = 64;
const buffer = moveBuffer();

/** How those play by whom a plan is played on. */
export interface Manner {
  /** Turns, in whole rounds. */
  readonly horizon?: number;
  /** Coins by which they may misjudge a plan, so that nobody's plan rests on what exactly the others will do. */
  readonly whim?: number;
}

/** What a plan comes to in one world with one run of dice, or undefined if the purse is empty before. */
export function rollout(
  plan: readonly number[],
  world: State,
  run: number,
  seat: number,
  weights: Weights,
  purse: Purse,
  manner: Manner = {},
): number | undefined {
  const end = playedOn(plan, world, run, seat, weights, purse, manner);
  return end && expected(end, weights, seat);
}

/** Where it leads. */
export function playedOn(
  plan: readonly number[],
  world: State,
  run: number,
  seat: number,
  weights: Weights,
  purse: Purse,
  { horizon = TURNS, whim = 0 }: Manner = {},
): State | undefined {
  const choose = whim === 0 ? best : fancied(whim, run);
  const s = clone(world);
  s.counters[DIE] += 1 + DICE * run;
  const { round, turn } = s;
  follow(s, seat, plan);
  purse.spend(plan.length);
  playTurn(s, weights, round, turn, purse, choose);
  const seats = s.active.length;
  for (let i = seats * Math.ceil(horizon / seats); i > 0 && toDecide(s) !== undefined; i--) {
    if (purse.left() <= 0) return undefined;
    playTurn(s, weights, s.round, s.turn, purse, choose);
  }
  return s;
}

type Choose = (plans: Foreseen['plans'], s: State) => Foreseen['plans'][number];

const best: Choose = ([first]) => first;

/** The one that somebody likes best in this run; the same in all that are compared, as far as they come to the same turns. */
const fancied =
  (whim: number, run: number): Choose =>
  (plans, { round, turn }) => {
    const chance = chanceFrom(`${run}/${round}/${turn}`);
    let [liked, most] = [plans[0], Number.NEGATIVE_INFINITY];
    for (const plan of plans) {
      const value = plan.value + (whim * (chance(FINE) - chance(FINE))) / FINE;
      if (value > most) [liked, most] = [plan, value];
    }
    return liked;
  };

const FINE = 1000;

/** The rest of a turn as planners play it. */
function playTurn(s: State, weights: Weights, round: number, turn: number, purse: Purse, choose: Choose): void {
  for (let seat = toDecide(s); seat !== undefined && s.turn === turn && s.round === round; seat = toDecide(s)) {
    if (isPlanned(s, seat)) {
      const { plans, tried } = foreseen(s, weights, seat);
      follow(s, seat, choose(plans, s).moves);
      purse.spend(tried);
    } else step(s, tidyMove(s, weights, seat));
    purse.spend(1);
  }
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
