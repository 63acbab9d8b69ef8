import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lintDrawing } from '../../packages/drawings/src/lint-drawing.ts';
import { pointsOf } from '../../packages/drawings/src/path.ts';
import { linePath } from '../../packages/drawings/src/pen/stroke.ts';
import { boardOf, boards } from '../../packages/rules/src/boards/board.ts';
import { InvalidBoard } from '../../packages/rules/src/boards/fault.ts';
import { lintBoard } from '../../packages/rules/src/boards/lint.ts';
import { faceFaults, setFaults } from './budget.ts';
import { draw } from './draw.ts';
import {
  drawnFile,
  drawnText,
  everyId,
  everyLessonId,
  lessonFile,
  lessonText,
  listedFile,
  listedText,
  namesFile,
  namesText,
  readLessonListing,
  readListing,
} from './files.ts';
import { listingOf } from './listing.ts';
import { findings } from './sets.ts';

test('every listing has its board, and every board its listing', () => {
  expect(everyId()).toEqual([...boards.keys()].sort());
});

test.each(everyId())('%s in the packages is what its listing says', (id) => {
  const { board } = readListing(id);
  expect(readFileSync(listedFile(id), 'utf8')).toBe(listedText(board));
  expect(readFileSync(namesFile(id), 'utf8')).toBe(namesText(board));
  const { name: _, ...nameless } = board;
  expect(boards.get(id)).toEqual({ ...nameless, regions: board.regions.map(({ name: __, ...region }) => region) });
});

test.each(everyLessonId())('%s of the lessons is what its listing says, and drawn from it', (id) => {
  const listing = readLessonListing(id);
  const drawn = draw(listing);
  expect(readFileSync(lessonFile(id), 'utf8')).toBe(lessonText(listing.board));
  expect(readFileSync(drawnFile(id), 'utf8')).toBe(drawnText(drawn));
  expect([...lintBoard(listing.board, 'classic'), ...lintDrawing(listing.board, drawn)]).toEqual([]);
});

test('the same listing gives the same drawing, byte for byte', () => {
  expect(drawnText(draw(readListing('S1a')))).toBe(readFileSync(drawnFile('S1a'), 'utf8'));
});

test('a coast drawn by hand is followed', () => {
  expect(drawnText(draw(readListing('S1b')))).toBe(readFileSync(drawnFile('S1b'), 'utf8'));
});

test('a listing with a border that only one side knows is refused', () => {
  expect(() => listingOf('bad', '# name Bad | Mauvais\n1 Hill - - 2 | A | A\n2 Hill - - | B | B')).toThrow(InvalidBoard);
});

test('a listing without a French name is refused', () => {
  expect(() => listingOf('bad', '# name Bad | Mauvais\n1 Hill - - | Knoll')).toThrow(/regions\[0\]\.name\.fr: must not be blank/);
});

/** A chart of hills: for each region, from 1, its borders; the first four lie at the edge. */
const chartOf = (...borders: string[]) =>
  listingOf(
    'chart',
    `# name Chart | Carte\n# corners 1 2 3 4\n${borders.map((b, i) => `${i + 1} Hill - ${i < 4 ? 'E' : '-'} ${b} | R${i} | R${i}`).join('\n')}`,
  );

test('borders that cannot be drawn flat are refused', () => {
  expect(() => draw(chartOf('2 3 4 5', '1 3 4 5', '1 2 4 5', '1 2 3 5', '1 2 3 4'))).toThrow('cannot be drawn without crossing');
});

test('a region that lies inside another one is refused: it could only be an island in it', () => {
  expect(() => draw(chartOf('2 4', '1 3', '2 4 5', '1 3', '3'))).toThrow('cut off from the edge');
});

test('a line drawn backwards is the same line', () => {
  const points = [
    [0, 0],
    [13.27, 4.05],
    [20.15, -7.77],
    [31.05, 0.25],
    [44.44, 3.33],
  ] as const;
  const there = pointsOf(linePath({ points, straight: false })) ?? [];
  const back = pointsOf(linePath({ points: [...points].reverse(), straight: false })) ?? [];
  expect(back).toHaveLength(there.length);
  for (const [i, [x, y]] of back.reverse().entries()) {
    expect(x).toBeCloseTo(there[i]?.[0] ?? Number.NaN, 9);
    expect(y).toBeCloseTo(there[i]?.[1] ?? Number.NaN, 9);
  }
});

test.each(findings())('nothing is wrong with $line', ({ faults }) => {
  expect(faults).toEqual([]);
});

test('a face over its budget is told what is too much', () => {
  const { regions, ...face } = boardOf('S1a');
  const flooded = regions.map((region, r) => (r === 5 ? { ...region, terrain: 'lake' as const } : region));
  expect(faceFaults({ ...face, regions: flooded })).toEqual(['mountain 0', 'land 6', '5: something in the water']);
});

test('a set of islands without water or a second magic source is told so', () => {
  expect(setFaults(boardOf('S1a'))).toEqual(['cavern 1', 'magic 1', 'water 0', 'shore 0']);
});
