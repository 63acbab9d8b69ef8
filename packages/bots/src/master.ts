/** Searches over whole turns: the best plans of this turn are played on by everybody, in many imagined worlds, and the one that leads furthest is taken. */
import { clone, type State, step, toDecide, type View } from '@elbowroom/rules';
import type { Bot, Budget } from './bot.ts';
import { DECLINE, DIE, kindOf, PICK } from './packed.ts';
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
/** So that several combos are thought about, each with so many ways to begin. */
const PER_COMBO = 3;
/** How many worlds the planner's own estimate of a plan is worth. */
const OPINION = 2;
const WORLDS = 12;
/** Rounds that are played on before the evaluation is asked. */
const ROUNDS = 2;
/** Shares of the turn's budget: for its first plan, and of what is left for each later one. */
const FIRST = 0.9;
const AGAIN = 0.5;
const DEFAULT: Budget = { ms: 1000 };

interface Arm {
  readonly plan: Plan;
  /** What it came to in each world tried. */
  readonly results: number[];
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
  const halvings = Math.ceil(Math.log2(Math.max(2, arms.length)));
  let [round, dearest] = [0, 0];
  for (let halving = 0; halving < halvings && arms.length > 1; halving++) {
    const until = purse.left() * (1 - 1 / (halvings - halving));
    while (purse.left() - dearest * arms.length > until) {
      const world = worldFor(worlds, round, view, seed);
      for (const arm of arms) {
        const before = purse.left();
        if (before < dearest) break;
        purse.spend(tryOut(arm, world, round, seat, weights));
        dearest = Math.max(dearest * 0.9, before - purse.left());
      }
      round++;
    }
    arms = bestHalf(arms);
  }
  return arms[0].plan;
}

/** Arms are compared over the worlds that all of them have seen; the planner's own opinion counts like a few more. */
function bestHalf(arms: readonly Arm[]): Arm[] {
  const seen = Math.min(...arms.map(({ results }) => results.length));
  const total = ({ plan, results }: Arm): number => results.slice(0, seen).reduce((sum, n) => sum + n, OPINION * plan.value);
  return [...arms].sort((a, b) => total(b) - total(a)).slice(0, Math.ceil(arms.length / 2));
}

/** The best plans that lead to different maps; declining is always thought about. */
function armsOf(plans: readonly Plan[]): Arm[] {
  const seen = new Set<string>();
  const begun = new Map<number, number>();
  const kept = plans.filter((plan) => {
    if (plan.value < plans[0].value - HOPELESS) return false;
    const [first] = plan.moves;
    begun.set(first, (begun.get(first) ?? 0) + 1);
    if (kindOf(first) === PICK && (begun.get(first) ?? 0) > PER_COMBO) return false;
    const key = `${plan.moves[0]} ${plan.ends[0].state.holder.join()} ${plan.ends.length}`;
    return !seen.has(key) && seen.add(key);
  });
  const declined = plans.find(({ moves }) => moves[0] === DECLINE);
  const best = kept.slice(0, ARMS);
  if (declined !== undefined && !best.includes(declined)) best.push(declined);
  return best.map((plan) => ({ plan, results: [] }));
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
  arm.results.push(worth(s, weights, seat));
  return tried;
}
