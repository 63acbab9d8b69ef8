/** What somebody has made of the puzzles, kept in this browser. What is damaged there is as if it had never been. */
import { PUZZLE_THEMES, type Puzzle, type PuzzleTheme } from '@elbowroom/bots';
import { isRecord } from '../../games/game.ts';
import type { Drawer } from '../../table/library.ts';

/** Which puzzles are wanted. */
export type PuzzleChoice = {
  readonly theme?: PuzzleTheme;
  readonly difficulty?: number;
  /** Only those that went wrong. */
  readonly isWrong?: true;
};

export type PuzzleRecord = {
  readonly solved: readonly string[];
  /** Went wrong, and not solved since; the latest last. */
  readonly wrong: readonly string[];
  /** Solved one after the other at the first try, without advice; and the most there ever were. */
  readonly streak: number;
  readonly longest: number;
  readonly choice: PuzzleChoice;
};

const KEY = 'elbowroom.puzzles';
const NOTHING: PuzzleRecord = { solved: [], wrong: [], streak: 0, longest: 0, choice: {} };
export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((id): id is string => typeof id === 'string' && /^[\w-]{1,40}$/.test(id)))] : [];
const countIn = (value: unknown): number => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0);

function choiceIn(value: unknown): PuzzleChoice {
  if (!isRecord(value)) return {};
  const theme = PUZZLE_THEMES.find((known) => known === value.theme);
  const difficulty = DIFFICULTIES.find((known) => known === value.difficulty);
  return { ...(theme && { theme }), ...(difficulty && { difficulty }), ...(value.isWrong === true && { isWrong: true }) };
}

export function readPuzzles(drawer: Drawer | undefined): PuzzleRecord {
  try {
    const found: unknown = JSON.parse(drawer?.getItem(KEY) ?? '');
    if (!isRecord(found)) return NOTHING;
    const streak = countIn(found.streak);
    return {
      solved: idsIn(found.solved),
      wrong: idsIn(found.wrong),
      streak,
      longest: Math.max(streak, countIn(found.longest)),
      choice: choiceIn(found.choice),
    };
  } catch {
    return NOTHING;
  }
}

export function keepPuzzles(drawer: Drawer | undefined, record: PuzzleRecord): void {
  try {
    drawer?.setItem(KEY, JSON.stringify(record));
  } catch {
    // Nothing is lost but the memory of it.
  }
}

/** `isClean`: at the first try, and without advice. A puzzle that was solved before counts no more. */
export function withSolved(record: PuzzleRecord, id: string, isClean: boolean): PuzzleRecord {
  const wrong = record.wrong.filter((known) => known !== id);
  if (record.solved.includes(id)) return { ...record, wrong };
  const streak = isClean ? record.streak + 1 : record.streak;
  return { ...record, wrong, solved: [...record.solved, id], streak, longest: Math.max(streak, record.longest) };
}

export const withWrong = (record: PuzzleRecord, id: string): PuzzleRecord => ({
  ...record,
  wrong: [...record.wrong.filter((known) => known !== id), id],
  streak: 0,
});

/** Those that fit what is wanted. */
export const chosenFrom = (puzzles: readonly Puzzle[], { choice: { theme, difficulty, isWrong }, wrong }: PuzzleRecord): Puzzle[] =>
  puzzles.filter(
    (puzzle) =>
      (theme === undefined || puzzle.themes.includes(theme)) &&
      (difficulty === undefined || puzzle.difficulty === difficulty) &&
      (!isWrong || wrong.includes(puzzle.id)),
  );

/** Any that fits and is not solved yet, another than this one if there is one; undefined when there is none left. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  record: PuzzleRecord,
  now: string | undefined,
  below: (limit: number) => number,
): Puzzle | undefined {
  const left = chosenFrom(puzzles, record).filter(({ id }) => !record.solved.includes(id) || record.choice.isWrong === true);
  const others = left.filter(({ id }) => id !== now);
  return others[below(others.length)] ?? left[0];
}
