/** The puzzles of one game between masters. */
import { botOf, type Puzzle, playMatch, themesOf, turnJobs } from '@elbowroom/bots';
import { history, type Setup, type State, type View } from '@elbowroom/rules';
import { chanceFrom } from '../chance.ts';
import { difficultyOf, isPlain } from './difficulty.ts';
import { type Look, lookAt, proofOf, solutionOf } from './proof.ts';
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
    if (puzzles.length >= recipe.most || state === undefined || !isPromising(state, view, `${setup.seed}/${step}`, recipe)) continue;
    checked++;
    const proof = proofOf(view, `${setup.seed}/${step}`, recipe);
    if (proof === undefined) continue;
    const { plans } = proof;
    const found = solutionOf(proof);
    const themes = themesOf(view, found, plans[1]?.moves ?? []);
    puzzles.push({ id: `${game}-${step}`, game, step, seat, themes, difficulty: difficultyOf(state, found), plans });
  }
  return { game, setup, moves, checked, puzzles };
}

/** Whether a turn passes every quick look; most of those that everybody plays right are left out. */
function isPromising(state: State, view: View, name: string, { dull, screens }: Recipe): boolean {
  return screens.every(({ budget, margin }, i) => {
    const look = lookAt(view, `${name}/screen`, budget);
    if (look === undefined || look.margin < margin || (look.margin > dull && isOnlyToDecline(look))) return false;
    return i > 0 || chanceFrom(name)(PLAIN) === 0 || !isPlain(state, solutionOf(look));
  });
}

const isOnlyToDecline = ({ plans: [, ...others] }: Look): boolean => others.every(({ moves: [first] }) => first === 'decline');
