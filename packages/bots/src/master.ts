/** Searches over whole turns: the best plans of this turn are played on by everybody, in many imagined worlds, and the one that leads furthest is taken. */
import { clone, type State, step, toDecide, type View } from '@elbowroom/rules';
import type { Bot, Budget } from './bot.ts';
import { DECLINE, DIE } from './packed.ts';
import { planningBot } from './planner.ts';
import { follow, playTurns } from './rollout.ts';
import { imagined } from './seeing.ts';
import { tidyMove } from './tidy.ts';
import { type Breadth, isPlanned, type Plan, plansFor, type Searcher } from './turn-search.ts';
import { type Weights, weightsFor } from './weights.ts';
import { worth } from './worth.ts';

const WIDE: Breadth = { width: 12, finalists: 24, pickWidth: 6, picks: 6 };
const ARMS = 12;
/** Plans that look worse than the best by more than so many coins are not followed up. */
const HOPELESS = 12;
const WORLDS = 12;
/** Rounds that are played on before the evaluation is asked. */
const ROUNDS = 1;
/** Shares of the turn's budget: for its first plan, and of what is left for each later one. */
const FIRST = 0.85;
const AGAIN = 0.5;
const DEFAULT: Budget = { ms: 1000 };

interface Arm {
  readonly plan: Plan;
  sum: number;
  count: number;
}

/** A share of time or steps that runs out. */
interface Purse {
  readonly left: () => number;
  readonly spend: (steps: number) => void;
}

export function masterBot(seed: string): Bot {
  let turn = '';
  let spent = 0;
  return planningBot('master', seed, (s, view, given) => {
    const now = `${view.round}/${view.seat}`;
    if (now !== turn) spent = 0;
    const share = now === turn ? AGAIN : FIRST;
    turn = now;
    const budget = given.ms === undefined && given.steps === undefined ? DEFAULT : given;
    const whole = budget.steps ?? budget.ms ?? 0;
    const allowed = Math.max(0, whole - spent) * share;
    const purse = purseOf(budget, allowed);
    const plan = searched(s, view, seed, purse);
    spent += allowed - purse.left();
    return plan.moves;
  });
}

function purseOf(budget: Budget, allowed: number): Purse {
  let steps = 0;
  const since = performance.now();
  return {
    left: () => allowed - (budget.steps === undefined ? performance.now() - since : steps),
    spend: (count) => {
      steps += count;
    },
  };
}

function searched(s: State, view: View, seed: string, purse: Purse): Plan {
  const seat = view.viewer ?? view.seat;
  const weights = weightsFor(s);
  const how: Searcher = { weights, seat, breadth: WIDE, tried: 0 };
  let arms = armsOf(plansFor(s, how));
  purse.spend(how.tried);
  const worlds: State[] = [s];
  const rounds = Math.ceil(Math.log2(Math.max(2, arms.length)));
  let round = 0;
  for (let halving = 0; halving < rounds && arms.length > 1; halving++) {
    const until = purse.left() * (1 - 1 / (rounds - halving));
    do {
      for (const arm of arms) purse.spend(tryOut(arm, worldFor(worlds, round, view, seed), round, seat, weights));
      round++;
    } while (purse.left() > until && purse.left() > 0);
    arms.sort((a, b) => b.sum / b.count - a.sum / a.count);
    arms = arms.slice(0, Math.ceil(arms.length / 2));
  }
  return arms[0].plan;
}

/** The best plans that lead to different maps; declining is always thought about. */
function armsOf(plans: readonly Plan[]): Arm[] {
  const seen = new Set<string>();
  const kept = plans.filter((plan) => {
    if (plan.value < plans[0].value - HOPELESS) return false;
    const key = `${plan.moves[0]} ${plan.ends[0].state.holder.join()} ${plan.ends.length}`;
    return !seen.has(key) && seen.add(key);
  });
  const declined = plans.find(({ moves }) => moves[0] === DECLINE);
  const best = kept.slice(0, ARMS);
  if (declined !== undefined && !best.includes(declined)) best.push(declined);
  return best.map((plan) => ({ plan, sum: 0, count: 0 }));
}

function worldFor(worlds: State[], round: number, view: View, seed: string): State {
  const at = round % WORLDS;
  worlds[at] ??= imagined(view, seed, at);
  return worlds[at];
}

/** Plays an arm on in one world, with other dice each time. */
function tryOut(arm: Arm, world: State, round: number, seat: number, weights: Weights): number {
  const s = clone(world);
  s.counters[DIE] += 1 + 64 * round;
  const { round: now, turn } = s;
  follow(s, seat, arm.plan.moves);
  let tried = arm.plan.moves.length;
  for (
    let decides = toDecide(s);
    decides !== undefined && s.turn === turn && s.round === now && !isPlanned(s, decides);
    decides = toDecide(s)
  ) {
    step(s, tidyMove(s, weights, decides));
    tried++;
  }
  const rest = s.turn === turn && s.round === now ? 1 : 0;
  tried += playTurns(s, weights, rest + s.active.length * ROUNDS);
  arm.sum += worth(s, weights, seat);
  arm.count++;
  return tried;
}
