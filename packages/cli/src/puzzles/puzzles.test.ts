import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSameAnswer } from '@elbowroom/bots';
import { apply, history, toDecide, view } from '@elbowroom/rules';
import { afterAll, expect, test } from 'vitest';
import { row } from '../../../rules/test/row.ts';
import { scene } from '../../../rules/test/scene.ts';
import { typed } from '../../test/typed.ts';
import { inPieces } from '../in-pieces.ts';
import { BOOK, bookOf, readBook, withNew, without, writeBook } from './book.ts';
import { difficultyOf, isPlain } from './difficulty.ts';
import { type Mined, mine } from './mine.ts';
import { proofOf } from './proof.ts';
import { type Checked, type Doubt, rechecked } from './recheck.ts';
import { RECIPE, setupOf } from './recipe.ts';

const folder = mkdtempSync(join(tmpdir(), 'elbowroom-puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { games, puzzles } = readBook();

test('the book is full and light, and every kind of table is in it', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(300);
  expect(statSync(BOOK).size).toBeLessThan(300_000);
  const tables = new Set(games.map(({ setup: { edition, seats, variant } }) => `${variant ?? edition}-${seats}`));
  for (const kind of ['classic-2', 'classic-3', 'classic-4', 'azeroth-2', 'azeroth-3', 'battle-2', 'battle-4'])
    expect(tables).toContain(kind);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
});

test('every puzzle can be set up, and its plans played; the best is ahead of every other choice', () => {
  const pasts = games.map(({ moves, setup }) => history(setup, moves));
  for (const { difficulty, game, plans, seat, step } of puzzles) {
    const moment = pasts[game]?.at(step);
    if (moment === undefined) throw new Error('no such step');
    expect(toDecide(moment.state)).toBe(seat);
    expect(difficulty).toSatisfy((n: number) => n >= 1 && n <= 5);
    for (const { moves } of plans) {
      let { state } = moment;
      for (const line of moves.slice(0, -1)) state = apply(state, line).state;
      expect(toDecide(state)).toBe(seat);
    }
    const [best, ...others] = plans;
    for (const other of others) {
      expect(other.behind).toBeGreaterThanOrEqual(RECIPE.margin);
      expect(isSameAnswer(moment.view(seat), best?.moves ?? [], other.moves)).toBe(false);
    }
  }
});

/** In the last round nobody gains by declining, and there is one way to go. */
const last = scene(row, 'anna* orcs+alchemist 0:5\n bert ratmen+commando 4:4', { phase: 'start', rounds: 10, round: 10 });
const easy = { ...RECIPE, check: { budget: { steps: 1000 }, seeds: 2 }, margin: 0.5, mean: 0.5 };

test('a plan is proven where every look finds it so far ahead, and else not', () => {
  const proof = proofOf(view(last, 0), 'proof', easy);
  expect(proof?.plans[0]).toEqual({ moves: ['expand', 'conquer 1', 'conquer 2', 'done'], behind: 0 });
  expect(proof?.plans.map(({ moves: [first] }) => first)).toContain('decline');
  expect(proofOf(view(last, 0), 'proof', easy)).toEqual(proof);
  expect(proofOf(view(last, 0), 'proof', { ...easy, margin: 20 })).toBeUndefined();
  expect(proofOf(view(last, 0), 'proof', { ...easy, mean: 20 })).toBeUndefined();
});

test('a game that was looked through can be told by its number', () => {
  const mined = mine({ ...RECIPE, play: { steps: 1 }, most: 0 }, 0);
  expect(mined).toMatchObject({ game: 0, setup: setupOf(RECIPE, 0), puzzles: [], checked: 0 });
  expect(bookOf([mined])).toEqual({ games: [], puzzles: [] });
});

test('puzzles are found on maps and with tiles of one’s own too, and written with them', () => {
  const homemade = (name: string) => JSON.parse(readFileSync(new URL(`../../../bots/test/homemade/${name}.json`, import.meta.url), 'utf8'));
  const table = { edition: 'classic', seats: 2, rounds: 4, homebrew: homemade('tiles'), board: homemade('honeycomb') } as const;
  const quick = { ...easy, play: { steps: 1 }, screens: [], check: { budget: { steps: 300 }, seeds: 1 }, dull: 99, most: 1, table };
  const mined = mine(quick, 0);
  expect(mined.setup).toMatchObject(table);
  expect(mined.puzzles).toHaveLength(1);
  const file = join(folder, 'homemade.json');
  writeBook(bookOf([mined]), file);
  const {
    games: [found],
    puzzles: [puzzle],
  } = readBook(file);
  if (found === undefined || puzzle === undefined) throw new Error('nothing was written');
  const there = history(found.setup, found.moves).at(puzzle.step);
  expect(there?.view(puzzle.seat)).toEqual(history(mined.setup, mined.moves).at(puzzle.step)?.view(puzzle.seat));
});

test('puzzles are found and checked in pieces as they are in one go', async () => {
  const quick = {
    ...easy,
    play: { steps: 1 },
    screens: [],
    check: { budget: { steps: 1 }, seeds: 1 },
    most: 0,
    table: { edition: 'classic', seats: 2, rounds: 4 },
  } as const;
  const mined: Mined[] = [];
  await inPieces<number, Mined>({ work: 'puzzles', given: quick, jobs: [0], workers: 1, note: (one) => mined.push(one) });
  expect(mined).toEqual([mine(quick, 0)]);
  const look = { budget: { steps: 1 }, seed: 'again' };
  const doubts = puzzles
    .slice(0, 1)
    .flatMap((puzzle): Doubt[] => games.slice(puzzle.game, puzzle.game + 1).map((game) => ({ puzzle, ...game })));
  const checked: Checked[] = [];
  await inPieces<Doubt, Checked>({ work: 'puzzle-check', given: look, jobs: doubts, workers: 1, note: (one) => checked.push(one) });
  expect(checked).toEqual(doubts.map((doubt) => rechecked(doubt, look)));
});

test('a puzzle is as hard as few find it', () => {
  expect(isPlain(last, ['expand', 'conquer 1', 'conquer 2', 'done'])).toBe(true);
  expect(difficultyOf(last, ['decline'])).toBe(5);
});

test('what was written is what is read', () => {
  const file = join(folder, 'book.json');
  const [first] = puzzles;
  const book = { games: games.slice(0, 1), puzzles: first === undefined ? [] : [{ ...first, game: 0 }] };
  expect(writeBook(book, file)).toBe(statSync(file).size);
  expect(readBook(file)).toEqual(book);
});

test('new games take the place of the same ones, and all others stay', () => {
  const [one, two, three] = games;
  const [puzzle] = puzzles;
  if (one === undefined || two === undefined || three === undefined || puzzle === undefined) throw new Error('three games');
  const of = (game: number, id: string) => ({ ...puzzle, game, id });
  const book = withNew(
    { games: [one, two], puzzles: [of(0, 'a'), of(1, 'b')] },
    { games: [one, three], puzzles: [of(0, 'c'), of(1, 'd')] },
  );
  expect(book).toEqual({ games: [two, one, three], puzzles: [of(0, 'b'), of(1, 'c'), of(2, 'd')] });
});

test('what leaves the book takes a game along of which nothing is left', () => {
  const [one, two] = games;
  const [puzzle] = puzzles;
  if (one === undefined || two === undefined || puzzle === undefined) throw new Error('two games');
  const of = (game: number, id: string) => ({ ...puzzle, game, id });
  const book = { games: [one, two], puzzles: [of(0, 'a'), of(1, 'b'), of(1, 'c')] };
  expect(without(book, new Set(['a', 'c']))).toEqual({ games: [two], puzzles: [of(0, 'b')] });
});

test('a sample is looked at again for as long as asked', async () => {
  const { said } = await typed('puzzles', 'check', '--sample', '1', '--steps', '300', '--workers', '1');
  expect(said[0]).toMatch(/^1 of \d+ puzzles looked at again, seed again, 300 steps: [01] overturned$/);
  expect((await typed('puzzles', 'check', '--steps', '0')).code).toBe(2);
});

test('nothing to be mined is said so, and a word that is not known refused', async () => {
  expect((await typed('puzzles', '--games', '0', '--folder', folder)).said[0]).toBe('0 puzzles out of 0 games');
  const { code, complaints } = await typed('puzzles', 'solve');
  expect(code).toBe(2);
  expect(complaints[0]).toBe('elbowroom: puzzles knows check, not solve');
});
