/** Puzzles and their games as lines of text, short enough to come with a page. */
import type { Setup } from '@elbowroom/rules';
import { demandSetup } from '@elbowroom/rules/record';
import { PUZZLE_THEMES, type Puzzle, type PuzzleBook, type PuzzleGame, type PuzzlePlan } from './puzzle.ts';

/** One line for each; a word is a field. */
export interface PackedPuzzles {
  readonly games: readonly string[];
  readonly puzzles: readonly string[];
}

/** Moves that are written often, as one letter; a deployed token is its region alone. */
const SHORT = [
  ['pick ', 'p'],
  ['expand', 'e'],
  ['decline', 'd'],
  ['done', '.'],
  ['conquer ', 'c'],
  ['roll ', 'r'],
  ['abandon ', 'a'],
  ['use ', 'u'],
  ['choose ', '?'],
  ['deploy ', ''],
] as const;

function shortened(move: string): string {
  const [long, letter] = SHORT.find(([word]) => move.startsWith(word)) ?? ['', ''];
  return `${letter}${move.slice(long.length)}`.replaceAll(' ', '_');
}

function lengthened(short: string): string {
  const [long, letter] = SHORT.find(([, one]) => one !== '' && short.startsWith(one)) ?? ['deploy ', ''];
  return `${long}${short.slice(letter.length)}`.replaceAll('_', ' ');
}

const packedMoves = (moves: readonly string[]): string => moves.map(shortened).join();
const movesFrom = (text: string): string[] => (text === '' ? [] : text.split(',').map(lengthened));

/** What a table has that others have not, homemade tiles and maps among it, as one word. */
const packedTerms = (terms: object): string[] => (Object.keys(terms).length === 0 ? [] : [encodeURIComponent(JSON.stringify(terms))]);

/** A book as its file has it: a line for each game, and the puzzles by its place. */
export const packedPuzzles = ({ games, puzzles }: PuzzleBook): PackedPuzzles => ({
  games: games.map(({ moves, setup }) => {
    const { edition, rules, seats, seed, variant, ...terms } = setup;
    const table = [edition, variant ?? '-', Array.isArray(seats) ? seats.length : seats, rules, seed];
    return [...table, packedMoves(moves), ...packedTerms(terms)].join(' ');
  }),
  puzzles: puzzles.map(({ difficulty, game, id, plans, seat, step, themes }) =>
    [id, game, step, seat, difficulty, themes.map((theme) => PUZZLE_THEMES.indexOf(theme)).join(), plans.map(packedPlan).join('|')].join(
      ' ',
    ),
  ),
});

const packedPlan = ({ behind, moves }: PuzzlePlan): string => `${behind}=${packedMoves(moves)}`;

/** The puzzles as they were before they were packed. */
export const puzzlesFrom = ({ games, puzzles }: PackedPuzzles): PuzzleBook => ({
  games: games.map(gameFrom),
  puzzles: puzzles.map(puzzleFrom),
});

function gameFrom(line: string): PuzzleGame {
  const [edition, variant, seats, rules, seed, moves, terms] = line.split(' ');
  const table: Setup = {
    edition: edition === 'azeroth' ? 'azeroth' : 'classic',
    ...(variant === 'battle' ? { variant } : {}),
    seats: Number(seats),
    rules: Number(rules),
    seed,
  };
  return { setup: terms === undefined ? table : withTerms(table, terms), moves: movesFrom(moves) };
}

function withTerms(table: Setup, terms: string): Setup {
  const setup: unknown = { ...table, ...JSON.parse(decodeURIComponent(terms)) };
  demandSetup(setup);
  return setup;
}

function puzzleFrom(line: string): Puzzle {
  const [id, game, step, seat, difficulty, themes, plans] = line.split(' ');
  return {
    id,
    game: Number(game),
    step: Number(step),
    seat: Number(seat),
    themes: themes === '' ? [] : themes.split(',').map((theme) => PUZZLE_THEMES[Number(theme)]),
    difficulty: Number(difficulty),
    plans: plans.split('|').map(planFrom),
  };
}

function planFrom(text: string): PuzzlePlan {
  const at = text.indexOf('=');
  return { moves: movesFrom(text.slice(at + 1)), behind: Number(text.slice(0, at)) };
}
