import { type Puzzle, puzzlesFrom, turnJobs } from '@elbowroom/bots';
import { history, legalMoves, replay, text } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { shelfOf } from '../../table/fixtures/shelf.ts';
import { isSolved, judge } from './judging.ts';
import { keepPuzzles, nextPuzzle, type PuzzleRecord, readPuzzles, withSolved, withWrong } from './puzzle-record.ts';
import { isSameTurn, namedGame, openPuzzleTable } from './puzzle-turn.ts';
import packed from './puzzles.json' with { type: 'json' };

const { games, puzzles } = puzzlesFrom(packed);
const nothing = readPuzzles(undefined);
const first = (): number => 0;

test('solved ones, the series and what went wrong are kept', () => {
  let record = withSolved(nothing, 'a', true);
  record = withSolved(record, 'b', true);
  expect([record.streak, record.longest]).toEqual([2, 2]);
  record = withWrong(record, 'c');
  expect([record.streak, record.longest, record.wrong]).toEqual([0, 2, ['c']]);
  record = withSolved(record, 'c', false);
  expect([record.streak, record.wrong, record.solved]).toEqual([0, [], ['a', 'b', 'c']]);
  expect(withSolved(record, 'a', true)).toMatchObject({ streak: 0, solved: ['a', 'b', 'c'] });
  const shelf = shelfOf();
  const chosen: PuzzleRecord = { ...record, choice: { theme: 'decline', difficulty: 3, isWrong: true } };
  keepPuzzles(shelf, chosen);
  expect(readPuzzles(shelf)).toEqual(chosen);
});

test.each(['', '{', '7', '[]', '{"solved":7,"streak":-3,"choice":{"theme":"x","difficulty":9}}', '{"solved":[{}],"wrong":null}'])(
  'what is damaged is as if it had never been: %s',
  (kept) => expect(readPuzzles(shelfOf({ 'elbowroom.puzzles': kept }))).toEqual(nothing),
);

const some = (id: string, themes: Puzzle['themes'], difficulty: number): Puzzle => ({
  id,
  game: 0,
  step: 0,
  seat: 0,
  themes,
  difficulty,
  plans: [],
});
const three = [some('a', ['decline'], 1), some('b', ['raid'], 2), some('c', ['raid', 'decline'], 2)];

test('the next one is unsolved, fits the choice, and is another if there is one', () => {
  const next = (record: Partial<PuzzleRecord>, now?: string): string | undefined =>
    nextPuzzle(three, { ...nothing, ...record }, now, first)?.id;
  expect(next({})).toBe('a');
  expect(next({}, 'a')).toBe('b');
  expect(next({ choice: { theme: 'decline' } }, 'a')).toBe('c');
  expect(next({ choice: { theme: 'decline', difficulty: 1 } }, 'a')).toBe('a');
  expect(next({ solved: ['a', 'b'] })).toBe('c');
  expect(next({ solved: ['a', 'b', 'c'] })).toBeUndefined();
  expect(next({ wrong: ['b'], choice: { isWrong: true } })).toBe('b');
});

test('every puzzle has its turn on the table, and its solution is a way to play it', () => {
  for (const [at, { setup, moves }] of games.entries()) {
    const past = history(setup, moves);
    for (const { game, id, plans, seat, step } of puzzles) {
      if (game !== at) continue;
      const seen = past.at(step)?.view(seat);
      expect(seen && legalMoves(seen).map(text), id).toContain(plans[0]?.moves[0]);
    }
  }
});

test('whoever solves it plays that turn alone: nobody goes on after it', async () => {
  const [puzzle] = puzzles;
  if (puzzle === undefined) throw new Error('no puzzles');
  const game = namedGame(games[puzzle.game]!, puzzle.seat, 'You');
  const asked: number[] = [];
  const table = openPuzzleTable(puzzle, game, async ({ seat, legal }) => {
    asked.push(seat);
    return text(legal[0]!);
  });
  const before = table.viewAt(puzzle.step);
  expect([table.viewer, table.canUndo, table.chairs[puzzle.seat]?.name]).toEqual([puzzle.seat, false, 'You']);
  while (isSameTurn(table.view, before)) {
    if (table.view.toDecide === puzzle.seat) table.play([legalMoves(table.view)[0]!]);
    else await new Promise((done) => setTimeout(done, 1));
  }
  const { seq } = table;
  await new Promise((done) => setTimeout(done, 20));
  expect([table.seq, table.record, table.whole]).toEqual([seq, undefined, undefined]);
  table.leave();
});

/** The turn of a puzzle played by these lines, and then in any way to its end. */
function judgedAfter(puzzle: Puzzle, lines: readonly string[]): ReturnType<typeof judge> {
  const { setup, moves } = games[puzzle.game]!;
  const played = [...moves.slice(0, puzzle.step)];
  for (const line of lines) if (legalMoves(replay(setup, played)).map(text).includes(line)) played.push(line);
  const job = turnJobs(setup, played, { steps: 500 }).find(({ step }) => step === puzzle.step);
  if (job === undefined) throw new Error('no turn');
  return judge(job, puzzle.plans);
}

test('the solution solves its puzzle, and another plan does not: then it is said what was best', () => {
  const small = puzzles.filter(({ game, plans }) => games[game]?.setup.seats === 2 && (plans[1]?.behind ?? 0) > 4);
  const puzzle = small.at(-1) ?? puzzles[0]!;
  const right = judgedAfter(puzzle, puzzle.plans[0]?.moves ?? []);
  expect([right.isSame, isSolved(right), right.review.verdict]).toEqual([true, true, 'best']);
  const wrong = judgedAfter(puzzle, puzzle.plans.at(-1)?.moves ?? []);
  expect([wrong.isSame, isSolved(wrong), wrong.review.verdict]).toEqual([false, false, 'mistake']);
  expect(wrong.review.weighed.best.moves).toEqual(puzzle.plans[0]?.moves);
  expect(wrong.review.lost).toBeGreaterThan(2);
});
