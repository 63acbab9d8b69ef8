/** The puzzles in the repository, as the page has them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type PackedPuzzles, type Puzzle, type PuzzleBook, type PuzzlePlan, packedPuzzles, puzzlesFrom } from '@elbowroom/bots';
import { apply, history, legalMoves, type Moment, text } from '@elbowroom/rules';
import { HERE } from '../engine/checkout.ts';
import type { Mined } from './mine.ts';

export const BOOK = join(HERE, 'packages/web/src/school/puzzle/puzzles.json');

export function readBook(file = BOOK): PuzzleBook {
  if (!existsSync(file)) return { games: [], puzzles: [] };
  const packed: PackedPuzzles = JSON.parse(readFileSync(file, 'utf8'));
  return puzzlesFrom(packed);
}

/** A line for each game and puzzle, so that a change shows what has changed. Answers with the number of bytes. */
export function writeBook(book: PuzzleBook, file = BOOK): number {
  const { games, puzzles } = packedPuzzles(book);
  const listed = (lines: readonly string[]): string => lines.map((line) => `    ${JSON.stringify(line)}`).join(',\n');
  const text = `{\n  "games": [\n${listed(games)}\n  ],\n  "puzzles": [\n${listed(puzzles)}\n  ]\n}\n`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return Buffer.byteLength(text);
}

/** The games that have puzzles. */
export function bookOf(mined: readonly Mined[]): PuzzleBook {
  const used = mined.filter(({ puzzles }) => puzzles.length > 0).toSorted((a, b) => a.game - b.game);
  return {
    games: used.map(({ moves, setup }) => ({ setup, moves })),
    puzzles: used.flatMap(({ moves, puzzles, setup }, game) => {
      const past = history(setup, moves);
      return puzzles.map(
        (puzzle): Puzzle => ({ ...puzzle, game, plans: puzzle.plans.map((plan) => asFarAsPlayable(past.at(puzzle.step), plan)) }),
      );
    }),
  };
}

/** A plan may answer what was hidden where it was imagined: whatever cannot be said in the game itself is left out, with all that follows. */
function asFarAsPlayable(at: Moment | undefined, { behind, moves }: PuzzlePlan): PuzzlePlan {
  let state = at?.state;
  const fits = moves.findIndex((line) => {
    if (state === undefined || !legalMoves(state).some((move) => text(move) === line)) return true;
    state = apply(state, line).state;
    return false;
  });
  return { moves: fits < 0 ? moves : moves.slice(0, fits), behind };
}

/** The new games instead of the same ones of before, and all others of before. */
export function withNew(before: PuzzleBook, fresh: PuzzleBook): PuzzleBook {
  const isNew = new Set(fresh.games.map(({ setup }) => setup.seed));
  const stay = before.games.filter(({ setup }) => !isNew.has(setup.seed));
  const placed = before.puzzles.flatMap((puzzle) => {
    const own = before.games[puzzle.game];
    return own !== undefined && stay.includes(own) ? [{ ...puzzle, game: stay.indexOf(own) }] : [];
  });
  return {
    games: [...stay, ...fresh.games],
    puzzles: [...placed, ...fresh.puzzles.map((one) => ({ ...one, game: one.game + stay.length }))],
  };
}

/** The book without these puzzles, and without the games of which none is left. */
export function without({ games, puzzles }: PuzzleBook, ids: ReadonlySet<string>): PuzzleBook {
  const left = puzzles.filter(({ id }) => !ids.has(id));
  const used = games.filter((_, at) => left.some(({ game }) => game === at));
  return { games: used, puzzles: left.map((one) => ({ ...one, game: used.indexOf(games[one.game]!) })) };
}
