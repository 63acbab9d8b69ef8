import { expect, test } from 'vitest';
import { boardOf, boards, everyIslandSet, InvalidBoard, islandBoards, islandSets } from './board.ts';
import { faultsOf } from './testing.ts';

test('there are four classic boards and twelve island faces', () => {
  expect([...boards.keys()].join(' ')).toBe('classic-2 classic-3 classic-4 classic-5 L1a L1b L2a L2b M1a M1b M2a M2b S1a S1b S2a S2b');
  expect(islandBoards.flatMap(({ faces }) => faces).every((face) => boards.has(face))).toBe(true);
});

test('a board is found by its id', () => {
  expect(boardOf('classic-3').regions).toHaveLength(30);
  expect([boardOf('S2b').size, boardOf('classic-3').size]).toEqual(['S', undefined]);
});

test('AZ-ISLAND-1 lays islands side by side: numbers run on, no border leads across', () => {
  const { id, regions } = boardOf(['L1a', 'S2b']);
  expect(id).toBe('L1a+S2b');
  expect(regions).toHaveLength(12 + 8);
  expect(regions.map(({ island = 0 }) => island)).toEqual([...Array(12).fill(0), ...Array(8).fill(1)]);
  expect(regions[12]?.borders).toEqual([1, 5, 6, 7].map((b) => b + 12)); // region 0 of S2b borders 1, 5, 6 and 7 there
  expect(regions[0]).toEqual(boardOf('L1a').regions[0]);
});

test('AZ-ISLAND-1 knows the sizes for every number of seats, and draws 208 sets in all', () => {
  expect(Object.values(islandSets).map((sizes) => sizes.join(''))).toEqual(['LS', 'LMS', 'LMMS', 'LLMSS']);
  expect(([2, 3, 4, 5] as const).map((seats) => everyIslandSet(seats).length)).toEqual([16, 64, 64, 64]);
  const sets = everyIslandSet(5);
  expect(new Set(sets.map((set) => set.join('+'))).size).toBe(64);
  expect(sets.every((set) => new Set(set.map((face) => face.slice(0, 2))).size === 5)).toBe(true);
});

test('islands are also found by the id of their board, and are the same object again', () => {
  expect(boardOf('L1a+S2b')).toBe(boardOf(['L1a', 'S2b']));
  expect(boardOf(['M1a'])).toBe(boardOf('M1a'));
  expect(boardOf(boardOf('L1a+S2b'))).toBe(boardOf('L1a+S2b'));
});

test('AZ-ISLAND-1 refuses both faces of one board, strange faces and no face at all, all of them named', () => {
  expect(faultsOf(() => boardOf(['L1a', 'S9z', 'L1b', 'classic-3']))).toEqual([
    'unknown-face board[1]',
    'same-island-twice board[2]',
    'unknown-face board[3]',
  ]);
  expect(faultsOf(() => boardOf([]))).toEqual(['too-few board']);
  expect(faultsOf(() => boardOf(Array(500).fill('L1a')))).toEqual(['too-many board']);
});

test.each(['classic-9', '', '__proto__', 'constructor', 'toString', 'L1a+', 'L1a+classic-2'])('there is no board "%s"', (id) => {
  expect(() => boardOf(id)).toThrow(InvalidBoard);
});
