/**
 * A turn weighed: the best ways to play it that were found, beside ways that somebody names, such as the one that was played.
 * All of it from what the seat could know then. What is chosen in some worlds is measured in others, or the best would look better than it is.
 */
import { clone, legalMoves, moveBuffer, moves, type State, step, text, type View } from '@elbowroom/rules';
import type { Budget } from './bot.ts';
import { distinct } from './choice.ts';
import { chosen, halved, nameOf, ranked, worthwhile } from './explore.ts';
import { DECLINE, DEPLOYING, kindOf, ROLL, SCORED } from './packed.ts';
import { linesOf } from './plan-lines.ts';
import { type Purse, purseOf } from './purse.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { type Manner, playedOn } from './rollout.ts';
import { hundredths } from './rounded.ts';
import { imagined } from './seeing.ts';
import { isPlanned, PLANNER, type Plan, planOf } from './turn-search.ts';
import { type Weights, weightsFor } from './weights.ts';
import { worth } from './worth.ts';

/** A way to play a turn, as somebody did: its lines from the first decision on, and what the dice showed then. */
export interface Way {
  readonly moves: readonly string[];
  readonly dice?: readonly number[];
  /** Asked about beside another one: it is measured in some of the worlds only. */
  readonly inPassing?: true;
}

/** A way to play a turn, held against the best. */
export interface WeighedPlan {
  /** One line each. Plans that were found end with the last conquest, and go on as the planner would redeploy. */
  readonly moves: readonly string[];
  /** Expected this turn, prices and tolls taken off. */
  readonly coins: number;
  /** Coins at the end of the game by which it is behind the best, ahead of whom the seat has to beat; 0 for the best itself, less than 0 for what proved better. */
  readonly behind: number;
  /** The standard error of that. */
  readonly error: number;
  /** What speaks against it beside the best; for the best: what speaks for it beside the first of the ways, or the next plan. */
  readonly why: readonly Reason[];
}

/** The best plan of a turn, others, and the ways that somebody named. */
export interface WeighedTurn {
  readonly best: WeighedPlan;
  /** The next best plan that was found, and the best one that declines where the best does not, or does not where the best does. */
  readonly others: readonly WeighedPlan[];
  /** The ways that were asked about, in their order. */
  readonly ways: readonly WeighedPlan[];
  /** By seat: coins expected at the end ahead of whom it has to beat, if the best is played. */
  readonly prospects: readonly number[];
  /** Worlds in which all of these were compared. */
  readonly worlds: number;
}

/** Those who play on are no machines: nobody can count on what exactly they will do. */
const PEOPLE: Manner = { whim: 3 };
/** The part of the purse that goes into choosing what is then measured. */
const CHOOSING = 0.5;
/** Hidden things are imagined so often; the dice fall anew each time. */
const WORLDS = 24;
/** Dice of the runs that measure: none that any run for choosing throws. */
const FRESH = 10_000;
/** Where one way was asked about, everything else is measured in one world of so many. */
const SELDOM = 2;
/** Standard errors by which a plan is better for sure. */
const PROVEN = 2;
/** However small the purse: what was measured in fewer worlds says nothing. */
const LEAST = 4;
/** Other choices that are measured beside the best. */
const CHOICES = 3;
/** After so many worlds, and again after as many, it is asked whether more of them would tell anything new. */
const MANY = 24;
/** They would not, with a standard error below this, or for a plan that is behind by more than so many coins, and as many errors. */
const SETTLED = 0.1;
const FAR_BEHIND = 4;
const ERRORS = 3;
const ENDLESS: Purse = { whole: 1, left: () => 1, spend: () => {} };
const buffer = moveBuffer();

/** Undefined where there is no turn to be planned: nothing to decide, or only a question. */
export const weigh = (view: View, seed: string, budget: Budget, ways: readonly Way[] = []): WeighedTurn | undefined =>
  weighed(view, seed, budget, ways, othersThan);

/** The same for whoever asks how far the best is ahead: the others are the best few choices that are really different. */
export const weighChoices = (view: View, seed: string, budget: Budget): WeighedTurn | undefined =>
  weighed(view, seed, budget, [], (best, order, s, seat) => distinct(s, [best, ...order], seat, 1 + CHOICES).slice(1));

function weighed(view: View, seed: string, budget: Budget, ways: readonly Way[], others: Others): WeighedTurn | undefined {
  const seat = view.viewer;
  if (seat === undefined || view.toDecide !== seat) return undefined;
  const s = imagined(view, seed);
  if (!isPlanned(s, seat)) return undefined;
  const weights = weightsFor(s);
  const purse = purseOf(budget, budget.steps ?? budget.ms ?? 0, performance.now());
  const named = ways.map((way) => wayPlan(s, way, seat));
  const found = worthwhile(s, seat, weights, purse);
  const known = new Set(found.map(nameOf));
  const all = [...found, ...named.filter((plan) => !known.has(nameOf(plan)))];
  const worldOf = worldsOf(view, seed);
  const blocks = halved(
    all,
    seat,
    weights,
    purseBefore(purse, purse.left() * (1 - CHOOSING)),
    (run) => worldOf(1 + (run % WORLDS)),
    PEOPLE,
  );
  const best = chosen(all, blocks);
  const beside = others(best, ranked(found, blocks), s, seat);
  const thought = [best, ...beside, ...named];
  const isSeldom = (at: number): boolean =>
    at > 0 && (at <= beside.length ? ways.length > 0 : ways[at - 1 - beside.length].inPassing === true);
  const tried = measure(thought, isSeldom, seat, weights, purse, (run) => worldOf(1 + WORLDS + (run % WORLDS)));
  const first = ways.length === 0 ? 0 : provenBest(tried.results, beside.length);
  const plans = exchanged(thought, first);
  const measured = { ...tried, results: tried.results.map((world) => exchanged(world, first)) };
  const told = plans.map((plan, i) => weighedPlan(s, plan, i === 0 ? (named[0] ?? plans[1]) : plans[0], measured, i, weights, seat));
  return {
    best: told[0],
    others: told.slice(1, 1 + beside.length),
    ways: told.slice(1 + beside.length),
    prospects: measured.prospects.map(hundredths),
    worlds: measured.results.length,
  };
}

/** The plan that a way is, as far as it can be played. */
export const wayPlan = (s: State, way: Way, seat: number): Plan =>
  planOf(s, packed(s, way), { weights: weightsFor(s), seat, breadth: PLANNER, tried: 0 });

/** The worlds that fit a view, each imagined once. */
function worldsOf(view: View, seed: string): (world: number) => State {
  const worlds = new Map<number, State>();
  return (world) => {
    const known = worlds.get(world) ?? imagined(view, seed, world);
    worlds.set(world, known);
    return known;
  };
}

/** The same purse for somebody who has to leave so much of it. */
const purseBefore = (purse: Purse, rest: number): Purse => ({
  whole: purse.whole - rest,
  left: (unpaid) => purse.left(unpaid) - rest,
  spend: purse.spend,
});

/** The lines as the search writes them, as far as they can be played with these dice; after a throw of dice only what leads up to the next end of conquests. */
function packed(s: State, { moves: lines, dice = [] }: Way): number[] {
  const now = clone(s);
  now.dice = [...dice];
  const list: number[] = [];
  for (const line of lines) {
    const at = legalMoves(now).findIndex((move) => text(move) === line);
    if (at < 0) break;
    moves(now, buffer);
    const move = buffer.list[at];
    if (dice.length > now.dice.length && isPlacing(now)) break;
    list.push(move);
    if (kindOf(move) === ROLL) break;
    step(now, move);
  }
  return list;
}

const isPlacing = (s: State): boolean => s.stage >= DEPLOYING && s.stage < SCORED;

/** Which plans beside the best are measured too. */
type Others = (best: Plan, order: readonly Plan[], s: State, seat: number) => readonly Plan[];

function othersThan(best: Plan, order: readonly Plan[]): Plan[] {
  const rest = order.filter((plan) => nameOf(plan) !== nameOf(best));
  const next = rest[0];
  const opposite = rest.find((plan) => declines(plan) !== declines(best));
  return [...new Set([next, opposite])].filter((plan) => plan !== undefined);
}

const declines = ({ moves: [first] }: Plan): boolean => first === DECLINE;

/** By world, what each of the plans came to, where it was played there; and how all seats stood where the first was. */
interface Measured {
  readonly results: readonly (readonly (number | undefined)[])[];
  readonly prospects: readonly number[];
}

/** Plans that are one are played once. Those that are `seldom` asked about are played in some of the worlds only: what is asked about is known the better for it. */
function measure(
  plans: readonly Plan[],
  isSeldom: (at: number) => boolean,
  seat: number,
  weights: Weights,
  purse: Purse,
  worldOf: (run: number) => State,
): Measured {
  const results: (number | undefined)[][] = [];
  const sums = worldOf(0).coins.map(() => 0);
  for (let run = 0; run < LEAST || purse.left() > 0; run++) {
    const ends = new Map<string, State>();
    const wanted = plans.filter((_, at) => run % SELDOM === 0 || !isSeldom(at));
    for (const plan of wanted) {
      if (ends.has(nameOf(plan))) continue;
      const end = playedOn(plan.moves, worldOf(run), FRESH + run, seat, weights, run < LEAST ? ENDLESS : purse, PEOPLE);
      if (end !== undefined) ends.set(nameOf(plan), end);
    }
    const [first, ...others] = plans.map((plan) => ends.get(nameOf(plan)));
    if (first === undefined || wanted.some((plan) => !ends.has(nameOf(plan)))) break;
    results.push([first, ...others].map((end) => end && worth(end, weights, seat)));
    for (const i of sums.keys()) sums[i] += worth(first, weights, i);
    if (results.length % MANY === 0 && plans.every((_, at) => isSeldom(at) || isKnown(lead(results, at)))) break;
  }
  return { results, prospects: sums.map((sum) => sum / Math.max(1, results.length)) };
}

function weighedPlan(
  s: State,
  plan: Plan,
  other: Plan | undefined,
  { results }: Measured,
  at: number,
  weights: Weights,
  seat: number,
): WeighedPlan {
  const { behind, error } = lead(results, at);
  const coins = plan.ends.reduce((sum, { chance, state }) => sum + chance * (state.coins[seat] - s.coins[seat]), 0);
  return {
    moves: [...linesOf(s, plan)].map(({ line }) => line),
    coins: hundredths(coins),
    behind: hundredths(behind),
    error: hundredths(error),
    why: other === undefined ? [] : reasonsFor(plan, other, weights, seat),
  };
}

/** Where a plan that was measured beside the one chosen proved better for sure, that is the best: chosen among many, something may have been overlooked. */
function provenBest(results: Measured['results'], others: number): number {
  let [best, most] = [0, 0];
  for (let at = 1; at <= others; at++) {
    const { behind, error } = lead(results, at);
    if (behind < -PROVEN * error && behind < most) [best, most] = [at, behind];
  }
  return best;
}

/** The list with that one in the first place, and the first in its. */
const exchanged = <T>(list: readonly T[], at: number): T[] => list.map((one, i) => (i === 0 ? list[at] : i === at ? list[0] : one));

type Lead = Pick<WeighedPlan, 'behind' | 'error'>;

const isKnown = ({ behind, error }: Lead): boolean => error < SETTLED || behind - ERRORS * error > FAR_BEHIND;

/** By how much a plan is behind the first in the same worlds, and how sure that is. */
function lead(results: Measured['results'], at: number): Lead {
  const lost = results.flatMap(({ 0: best, [at]: own }) => (best === undefined || own === undefined ? [] : [best - own]));
  const behind = meanOf(lost);
  const spread = lost.reduce((sum, one) => sum + (one - behind) ** 2, 0);
  return { behind, error: Math.sqrt(spread / Math.max(1, lost.length * (lost.length - 1))) };
}

const meanOf = (list: readonly number[]): number => (list.length === 0 ? 0 : list.reduce((sum, one) => sum + one, 0) / list.length);
