/** People who learn the game: they plan, but forget abilities, leave borders open, hold on to a spent people, and misjudge by a few coins. */
import type { State } from '@elbowroom/rules';
import type { Bot } from './bot.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { CONQUER, DECLINE, detailOf, kindOf, ROLL, USE } from './packed.ts';
import { planningBot } from './planner.ts';
import { type Breadth, type Plan, plansFor } from './turn-search.ts';
import { type Weights, weightsFor } from './weights.ts';

export interface Habits {
  readonly breadth: Breadth;
  /** Coins by which a plan may be misjudged. */
  readonly misjudges: number;
  /** Out of 100: how often an ability is not thought of in a turn. */
  readonly forgets: number;
  /** Coins that a decline must bring to be worth the pain. */
  readonly clings: number;
  /** Whether it sees what opponents could do next, and what they lose. */
  readonly looksUp: boolean;
}

export const NOVICE: Habits = {
  breadth: { width: 1, finalists: 6, pickWidth: 1, pickFinalists: 6, picks: 3, looks: 99, abandons: 0 },
  misjudges: 8,
  forgets: 70,
  clings: 9,
  looksUp: false,
};
export const CASUAL: Habits = {
  breadth: { width: 2, finalists: 6, pickWidth: 1, pickFinalists: 6, picks: 5, looks: 99, abandons: 0 },
  misjudges: 4,
  forgets: 30,
  clings: 4,
  looksUp: true,
};

/** Nobody attacks, and what others get does not matter. */
function carefree(weights: Weights): Weights {
  return { ...weights, later: weights.later.map(() => 0), threat: weights.threat.map((line) => line.map(() => 0)) };
}

export function beginnerBot(id: string, habits: Habits, seed: string): Bot {
  const weigh = (s: State): Weights => (habits.looksUp ? weightsFor(s) : carefree(weightsFor(s)));
  return planningBot(
    id,
    seed,
    (s, view) => {
      const chance = chanceFrom(`${seed}/${view.round}/${view.seat}/${s.hand.join()}`);
      const absentMinded = chance(100) < habits.forgets;
      const plans = plansFor(s, {
        weights: weigh(s),
        seat: view.viewer ?? view.seat,
        breadth: habits.breadth,
        tried: 0,
        ...(absentMinded ? { overlooks: isSpecial } : {}),
      });
      return misjudged(plans, habits, chance).moves;
    },
    weigh,
  );
}

function isSpecial(s: State, move: number): boolean {
  const kind = kindOf(move);
  return s.prompts.length === 0 && (kind === USE || ((kind === CONQUER || kind === ROLL) && detailOf(move) !== 0));
}

function misjudged(plans: readonly Plan[], { clings, misjudges }: Habits, chance: Chance): Plan {
  const felt = (plan: Plan): number =>
    plan.value - (plan.moves[0] === DECLINE ? clings : 0) + (misjudges * (chance(1000) - chance(1000))) / 1000;
  let [best, most] = [plans[0], Number.NEGATIVE_INFINITY];
  for (const plan of plans) {
    const value = felt(plan);
    if (value > most) [best, most] = [plan, value];
  }
  return best;
}
