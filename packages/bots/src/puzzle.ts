/** Best turns to be found: positions out of games between masters in which one plan is clearly better than all others. */
import type { Setup, View } from '@elbowroom/rules';
import { isSameChoice } from './choice.ts';
import { imagined } from './seeing.ts';
import { wayPlan } from './weighing.ts';

/** What a puzzle can be about. */
export const PUZZLE_THEMES = [
  'draft',
  'decline',
  'hold-on',
  'last-roll',
  'raid',
  'abandon',
  'special-attack',
  'dragon',
  'immune-neighbour',
  'artifact',
  'place',
  'end-of-game',
  'opening',
] as const;
/** Something that a puzzle can be about. */
export type PuzzleTheme = (typeof PUZZLE_THEMES)[number];

/** A plan as its lines, and how many coins at the end it is behind the best. */
export interface PuzzlePlan {
  readonly moves: readonly string[];
  readonly behind: number;
}

/** A turn to be played best. */
export interface Puzzle {
  readonly id: string;
  /** The game it comes from, by its place in the book, and the moves before it. */
  readonly game: number;
  readonly step: number;
  readonly seat: number;
  readonly themes: readonly PuzzleTheme[];
  /** From 1, which a weak bot finds too, to 5, which only a master finds that thinks for long. */
  readonly difficulty: number;
  /** The solution first, then the other plans that were weighed, the best first. */
  readonly plans: readonly PuzzlePlan[];
}

/** A game as `history` takes it; it need not have been played to its end. */
export interface PuzzleGame {
  readonly setup: Setup;
  readonly moves: readonly string[];
}

/** All puzzles, and the games that they come from. */
export interface PuzzleBook {
  readonly games: readonly PuzzleGame[];
  readonly puzzles: readonly Puzzle[];
}

/** Whether two ways to play a turn are the same choice, whatever the order of their moves: the same people, both declining, or nearly the same regions. */
export function isSameAnswer(view: View, a: readonly string[], b: readonly string[]): boolean {
  const s = imagined(view, 'answer');
  const seat = view.viewer ?? view.seat;
  return isSameChoice(s, wayPlan(s, { moves: a }, seat), wayPlan(s, { moves: b }, seat), seat);
}
