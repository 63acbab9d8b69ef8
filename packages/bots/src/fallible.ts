/** People at the table: they plan as the planner does, lean towards what they care about, and err, the weaker the more. What they hold for sure they never leave lying. */
import type { State } from '@elbowroom/rules';
import type { Bot } from './bot.ts';
import { chanceFrom } from './chance.ts';
import { isWon, type Leanings, leaningsOf, leaningTo, priceOf } from './characters.ts';
import { type Habits, habitsAt } from './habits.ts';
import type { Character } from './names.ts';
import { faded } from './net/net.ts';
import { CONQUER, DECLINE, detailOf, kindOf, NONE, PICK, ROLL, regionOf, USE } from './packed.ts';
import { planningBot } from './planner.ts';
import { type Breadth, type Plan, plansFor } from './turn-search.ts';
import { type Weights, weightsFor } from './weights.ts';

interface Nature {
  readonly habits: Habits;
  readonly leanings: Leanings;
}

/** Fewer lines than the planner keeps, more ends to choose among: what somebody leans to must be there. */
const BREADTH: Breadth = { width: 5, finalists: 16, pickWidth: 2, pickFinalists: 4, picks: 6, looks: 8, abandons: 0 };
/** Who sees the end of the game knows what a decline is good for. */
const ROUNDS_TO_WAVER = 2;

/** `errs`: how much, on the scale of habits. */
export function fallibleBot(id: string, errs: number, character: Character | undefined, seed: string): Bot {
  const nature: Nature = { habits: habitsAt(errs), leanings: leaningsOf(character, errs) };
  const weigh = weigher(nature.habits, seed);
  return planningBot(
    id,
    seed,
    (s, view) => {
      const seat = view.viewer ?? view.seat;
      const forgets = isSo(`${turnOf(seed, s)}/forgets`, nature.habits.forgets);
      const plans = plansFor(s, { weights: weigh(s), seat, breadth: BREADTH, tried: 0, ...(forgets ? { overlooks: isSpecial } : {}) });
      return favourite(plans, felt(s, seat, nature, seed)).moves;
    },
    weigh,
  );
}

const turnOf = (seed: string, { round, turn }: State): string => `${seed}/${round}/${turn}`;
const isSo = (seed: string, of100: number): boolean => chanceFrom(seed)(1000) < 10 * of100;
/** From -1 to 1, rarely far from 0. */
const swing = (seed: string): number => {
  const chance = chanceFrom(seed);
  return (chance(1000) - chance(1000)) / 1000;
};

/** What the turn is weighed by: less of the future, and in some turns no thought of an attack. The same weights again are the same object. */
function weigher(habits: Habits, seed: string): (s: State) => Weights {
  const known = new Map<Weights, { readonly wary: Weights; readonly trusting: Weights }>();
  return (s) => {
    const right = weightsFor(s);
    const own = known.get(right) ?? { wary: rushed(right, habits), trusting: trusted(rushed(right, habits)) };
    known.set(right, own);
    return isSo(`${turnOf(seed, s)}/trusts`, habits.trusts) ? own.trusting : own.wary;
  };
}

function rushed({ net, ...weights }: Weights, { ignores, rushes }: Habits): Weights {
  const less = (list: readonly number[]): number[] => list.map((n) => n * (1 - rushes / 100));
  return {
    ...weights,
    just: less(weights.just),
    later: less(weights.later),
    races: less(weights.races),
    powers: less(weights.powers),
    ...(net === undefined || ignores >= 100 ? {} : { net: faded(net, 1 - ignores / 100) }),
  };
}

const trusted = (weights: Weights): Weights => ({ ...weights, threat: weights.threat.map((line) => line.map(() => 0)) });

function isSpecial(s: State, move: number): boolean {
  const kind = kindOf(move);
  return s.prompts.length === 0 && (kind === USE || ((kind === CONQUER || kind === ROLL) && detailOf(move) !== 0));
}

/** What a plan seems to be worth. A region more never makes it seem less: nothing sure is given up for a whim. */
function felt(s: State, seat: number, { habits, leanings }: Nature, seed: string): (plan: Plan) => number {
  const chance = chanceFrom(`${turnOf(seed, s)}/covets`);
  const coveted = s.holder.map(() => (habits.covets * chance(1000)) / 1000);
  return (plan) => {
    const [first] = plan.moves;
    let value = plan.value + leaningTo(leanings, s, seat, plan);
    if (first === DECLINE && s.rounds - s.round >= ROUNDS_TO_WAVER) value += habits.wavers * swing(`${seed}/${s.active[seat]}/decline`);
    if (kindOf(first) === PICK) value += fancy(plan.ends[0].state, seat, habits, seed) - habits.stints * priceOf(s, regionOf(first));
    for (const end of plan.ends)
      for (let r = 0; r < coveted.length; r++) if (isWon(s, end.state, seat, r)) value += end.chance * coveted[r];
    return value;
  };
}

/** Somebody has favourites among the tiles, and keeps to them for a game. */
function fancy({ active, power, world }: State, seat: number, { fancies }: Habits, seed: string): number {
  const people = active[seat];
  if (people === NONE) return 0;
  const badge = power[people];
  const [race, tile] = [world.races[people].id, badge === NONE ? '' : world.powers[badge].id];
  return fancies * (swing(`${seed}/fancies/${race}`) + swing(`${seed}/fancies/${tile}`));
}

function favourite(plans: readonly Plan[], value: (plan: Plan) => number): Plan {
  let [best, most] = [plans[0], Number.NEGATIVE_INFINITY];
  for (const plan of plans) {
    const now = value(plan);
    if (now > most) [best, most] = [plan, now];
  }
  return best;
}
