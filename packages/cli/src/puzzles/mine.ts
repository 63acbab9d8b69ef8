/** The puzzles of one game between masters. */
import { botOf, type Puzzle, playMatch, themesOf, turnJobs } from '@elbowroom/bots';
import { history, type Setup, type View } from '@elbowroom/rules';
import { chanceFrom } from '../chance.ts';
import { difficultyOf, isPlain } from './difficulty.ts';
import { lookAt, proofOf, solutionOf } from './proof.ts';
import { type Recipe, setupOf } from './recipe.ts';

/** A game that was looked through. */
export interface Mined {
  readonly game: number;
  readonly setup: Setup;
  readonly moves: readonly string[];
  /** Turns that were looked at for long, and those that were puzzles. */
  readonly checked: number;
  readonly puzzles: readonly Puzzle[];
}

/** Of puzzles that everybody solves only one in so many is kept. */
const PLAIN = 4;

export function mine(recipe: Recipe, game: number): Mined {
  const setup = setupOf(recipe, game);
  const seats = Array.from({ length: Number(setup.seats) }, (_, seat) => seat);
  const bots = seats.map((seat) => botOf('master', `${setup.seed}/${seat}`));
  const { moves } = playMatch(
    setup,
    bots,
    seats.map(() => recipe.play),
  );
  const past = history(setup, moves);
  const puzzles: Puzzle[] = [];
  let checked = 0;
  for (const { seat, step, view } of turnJobs(setup, moves, recipe.play)) {
    const state = past.at(step)?.state;
    const name = `${setup.seed}/${step}`;
    const solution = screened(view, name, recipe);
    if (puzzles.length >= recipe.most || state === undefined || solution === undefined) continue;
    if (isPlain(state, solution) && chanceFrom(name)(PLAIN) > 0) continue;
    checked++;
    const proof = proofOf(view, name, recipe);
    if (proof === undefined) continue;
    const { plans } = proof;
    const found = solutionOf(proof);
    const id = `${game}-${step}`;
    puzzles.push({
      id,
      game,
      step,
      seat,
      themes: themesOf(view, found, plans[1]?.moves ?? []),
      difficulty: difficultyOf(state, found),
      plans,
    });
  }
  return { game, setup, moves, checked, puzzles };
}

/** What looks like a solution after every quick look. */
function screened(view: View, name: string, { screens }: Recipe): readonly string[] | undefined {
  let solution: readonly string[] | undefined;
  for (const { budget, margin } of screens) {
    const look = lookAt(view, `${name}/screen`, budget);
    if (look === undefined || look.margin < margin) return undefined;
    solution = solutionOf(look);
  }
  return solution;
}
