import type { DrawnBoard } from '@elbowroom/drawings';
import { expect, test } from 'vitest';
import { nextRegion } from './gestures.ts';
import type { Sheet } from './sheet.ts';

/** Five regions: one in the middle, one on each side. */
const spots = [
  [100, 100],
  [40, 105],
  [160, 95],
  [100, 30],
  [95, 170],
] as const;

const drawn: DrawnBoard = {
  id: 'cross',
  kind: 'chart',
  width: 200,
  height: 200,
  regions: spots.map(([x, y]) => ({ path: '', spots: [[x, y, 20]] })),
  borders: [],
  coast: [],
  glyphs: [],
  decor: [],
};

const sheet: Sheet = {
  id: 'cross',
  kind: 'chart',
  width: 200,
  height: 200,
  placed: [{ drawn, x: 0, y: 0, first: 0 }],
  regions: spots.map(() => ({ terrain: 'hill', borders: [] })),
  labels: [],
};

test('an arrow goes to the next region that way, and nowhere at the rim', () => {
  expect(nextRegion(sheet, 0, [-1, 0])).toBe(1);
  expect(nextRegion(sheet, 0, [1, 0])).toBe(2);
  expect(nextRegion(sheet, 0, [0, -1])).toBe(3);
  expect(nextRegion(sheet, 0, [0, 1])).toBe(4);
  expect(nextRegion(sheet, 1, [-1, 0])).toBeUndefined();
});
