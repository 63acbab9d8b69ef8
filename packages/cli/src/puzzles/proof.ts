/** Whether one plan of a turn is clearly the best: ahead of every really different choice, whatever the seed. */
import { type Budget, isSameAnswer, type PuzzlePlan, weighChoices } from '@elbowroom/bots';
import type { View } from '@elbowroom/rules';
import type { Recipe } from './recipe.ts';

/** One look at a turn. */
export interface Look {
  /** The best first. */
  readonly plans: readonly PuzzlePlan[];
  /** Coins by which the best is ahead of the next choice. */
  readonly margin: number;
}

/** Undefined where there is nothing to choose. */
export function lookAt(view: View, seed: string, budget: Budget): Look | undefined {
  const weighed = weighChoices(view, seed, budget);
  if (weighed === undefined || weighed.others.length === 0) return undefined;
  const others = weighed.others.map(({ behind, moves }) => ({ behind, moves })).sort((a, b) => a.behind - b.behind);
  return { plans: [{ moves: weighed.best.moves, behind: 0 }, ...others], margin: others[0]?.behind ?? 0 };
}

/** The plans as all looks together saw them; undefined as soon as one of them does not agree. */
export function proofOf(view: View, name: string, { check, margin, mean: whole }: Recipe): Look | undefined {
  const looks: Look[] = [];
  for (let i = 0; i < check.seeds; i++) {
    const look = lookAt(view, `${name}/${i}`, check.budget);
    if (look === undefined || look.margin < margin || !agrees(view, look, looks[0])) return undefined;
    looks.push(look);
  }
  const all = together(view, looks);
  return all.margin < whole ? undefined : all;
}

export const agrees = (view: View, look: Look, other: Look | undefined): boolean =>
  other === undefined || isSameAnswer(view, solutionOf(look), solutionOf(other));

export const solutionOf = ({ plans: [best] }: Pick<Look, 'plans'>): readonly string[] => best?.moves ?? [];

/** Every other choice once, behind by the mean of the looks that saw it. */
function together(view: View, looks: readonly Look[]): Look {
  const solution = looks.flatMap(({ plans }) => plans.slice(0, 1)).slice(0, 1);
  const choices: { readonly moves: readonly string[]; readonly behind: number[] }[] = [];
  for (const { moves, behind } of looks.flatMap(({ plans }) => plans.slice(1))) {
    const known = choices.find((choice) => isSameAnswer(view, moves, choice.moves));
    if (known !== undefined) known.behind.push(behind);
    else if (solution.every((best) => !isSameAnswer(view, moves, best.moves))) choices.push({ moves, behind: [behind] });
  }
  const others = choices.map(({ behind, moves }) => ({ moves, behind: mean(behind) })).sort((a, b) => a.behind - b.behind);
  return { plans: [...solution, ...others.slice(0, MOST_PLANS)], margin: others[0]?.behind ?? 0 };
}

/** Beside the best: more are seldom asked about. */
const MOST_PLANS = 4;

const mean = (list: readonly number[]): number => Math.round((10 * list.reduce((sum, one) => sum + one, 0)) / list.length) / 10;
