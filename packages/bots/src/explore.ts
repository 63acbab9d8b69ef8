/** The best plans of a turn, played on in many imagined worlds; the worse half is dropped again and again until the purse is empty. */
import type { State, View } from '@elbowroom/rules';
import type { Block, Findings, Task } from './crew.ts';
import { DECLINE, kindOf, PICK } from './packed.ts';
import { type Purse, purseOf } from './purse.ts';
import { type Manner, rollout } from './rollout.ts';
import { imagined } from './seeing.ts';
import { type Breadth, type Plan, plansFor, type Searcher } from './turn-search.ts';
import { merits } from './verdict.ts';
import { type Weights, weightsFor } from './weights.ts';

const FAR: Breadth = { width: 12, finalists: 24, pickWidth: 4, pickFinalists: 6, picks: 6, looks: 8, abandons: 2 };
/** Where it costs little beside what is left for playing on. */
const FARTHER: Breadth = { width: 30, finalists: 80, pickWidth: 8, pickFinalists: 16, picks: 6, looks: 16, abandons: 4 };
/** The purse must be good for so many such searches. */
const LITTLE = 20;
const ARMS = 12;
/** Plans that look worse than the best by more than so many coins are not followed up. */
const HOPELESS = 12;
/** So that several combos are thought about, each with so many ways to begin. */
const PER_COMBO = 2;
/** How many worlds the planner's own estimate of a plan is worth. */
const OPINION = 2;

const WORLDS = 24;
/** With fewer runs for each plan it is better to follow up fewer plans. */
const RUNS_EACH = 2.5;
/** The part of the purse that may go into finding plans. */
const FINDING = 0.5;

/** A helper's part of the work. */
export function shareOf({ budget, seed, share, view }: Task): Findings {
  return explored(imagined(view, seed), view, seed, share, purseOf(budget, budget.steps ?? budget.ms ?? 0, performance.now())).blocks;
}

/** The plans worth thinking about, and how they fared. */
export interface Explored {
  readonly plans: readonly Plan[];
  readonly blocks: Findings;
}

/** `s` is what all who share the work imagine alike, so that they come to the same plans; the worlds are everybody's own. */
export function explored(s: State, view: View, seed: string, share: number, purse: Purse): Explored {
  const seat = view.viewer ?? view.seat;
  const weights = weightsFor(s);
  const plans = worthwhile(s, seat, weights, purse);
  const worlds: State[] = [];
  const worldOf = (run: number): State => (worlds[run % WORLDS] ??= imagined(view, seed, 1 + share * WORLDS + (run % WORLDS)));
  return { plans, blocks: halved(plans, seat, weights, purse, worldOf) };
}

/** How the plans fared, the worse half of them dropped again and again. */
export function halved(
  plans: readonly Plan[],
  seat: number,
  weights: Weights,
  purse: Purse,
  worldOf: (run: number) => State,
  manner: Manner = {},
): Block[] {
  const blocks: Block[] = [];
  const before = purse.left();
  if (plans.length < 2) return blocks;
  const first = rollout(plans[0].moves, worldOf(0), 0, seat, weights, purse, manner);
  if (first === undefined) return blocks;
  let left = affordable(plans, purse.left() / (before - purse.left()));
  const phases = Math.ceil(Math.log2(left.length));
  let run = 0;
  for (let phase = 0; phase < phases && left.length > 1; phase++) {
    const until = purse.left() * (1 - 1 / (phases - phase));
    const sums = left.map(() => 0);
    let worlds = 0;
    for (; purse.left() > until; run++) {
      const results = tried(left, worldOf(run), run, seat, weights, purse, manner, run === 0 ? [first] : []);
      if (results === undefined) break;
      for (const [i, result] of results.entries()) sums[i] += result;
      worlds++;
    }
    blocks.push({ plans: left.map(nameOf), sums, worlds });
    left = ranked(left, blocks).slice(0, Math.ceil(left.length / 2));
  }
  return blocks;
}

/** The best plans, and declining, so few that each is played on twice or so; `runs`: what the purse is good for. */
function affordable(plans: readonly Plan[], runs: number): readonly Plan[] {
  const count = Math.max(2, Math.floor(runs / RUNS_EACH));
  if (count >= plans.length) return plans;
  const best = plans.slice(0, count);
  const declined = plans.find(({ moves }) => moves[0] === DECLINE);
  return declined === undefined || best.includes(declined) ? best : [...best.slice(0, -1), declined];
}

/** Every plan in the same world with the same dice; undefined if the purse did not last for all of them. Of the first ones it may be known already. */
function tried(
  plans: readonly Plan[],
  world: State,
  run: number,
  seat: number,
  weights: Weights,
  purse: Purse,
  manner: Manner,
  known: readonly number[],
): number[] | undefined {
  const results = [...known];
  for (const { moves } of plans.slice(known.length)) {
    const result = rollout(moves, world, run, seat, weights, purse, manner);
    if (result === undefined) return undefined;
    results.push(result);
  }
  return results;
}

/** Plans of one turn are told apart by it. */
export const nameOf = ({ moves }: Plan): string => moves.join();

/** The best first, by what was found out and by what the planner thinks of them. */
export function ranked(plans: readonly Plan[], blocks: Findings): Plan[] {
  const values = merits(
    plans.map(nameOf),
    plans.map(({ value }) => value),
    OPINION,
    blocks,
  );
  return [...plans.keys()].sort((a, b) => values[b] - values[a]).map((i) => plans[i]);
}

/** Of what was tried most a plan must have been tried this part to be taken: what was dropped after two good worlds was good in two worlds. */
const TRIED_ENOUGH = 0.5;

/** The plan to be taken: the best of those that were tried often enough to know. */
export function chosen(plans: readonly Plan[], blocks: Findings): Plan {
  const tried = plans.map((plan) => blocks.reduce((sum, block) => sum + (block.plans.includes(nameOf(plan)) ? block.worlds : 0), 0));
  const enough = Math.max(...tried) * TRIED_ENOUGH;
  const known = new Set(plans.filter((_, i) => tried[i] >= enough));
  return ranked(plans, blocks).find((plan) => known.has(plan)) ?? plans[0];
}

/** The best plans that lead to different maps; declining is always thought about. */
export function worthwhile(s: State, seat: number, weights: Weights, purse: Purse): Plan[] {
  const found = (breadth: Breadth): Plan[] => {
    const how: Searcher = { weights, seat, breadth, tried: 0, isLate: (tried) => purse.left(tried) < (1 - FINDING) * purse.whole };
    const list = plansFor(s, how);
    purse.spend(how.tried);
    return list;
  };
  const before = purse.left();
  const first = found(FAR);
  const plans = purse.left() > LITTLE * (before - purse.left()) ? found(FARTHER) : first;
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
  return best;
}
