import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type DrawnBoard, readDrawing } from '@elbowroom/drawings';
import { describe, expect, test } from 'vitest';
import { archipelago, CELL } from './archipelago.ts';
import { cellsOf, corners, grown, hits } from './cells.ts';

const require = createRequire(import.meta.url);
const drawn = (face: string): DrawnBoard =>
  readDrawing(JSON.parse(readFileSync(require.resolve(`@elbowroom/drawings/${face}.json`), 'utf8')));

const sets = [
  ['L1a', 'S1a'],
  ['L2b', 'M1a', 'S2b'],
  ['L2a', 'M1b', 'M2b', 'S1b'],
  ['L1b', 'L2b', 'M2a', 'S1a', 'S2a'],
];

describe.each(sets.map((faces) => ({ faces, islands: faces.map(drawn) })))('$faces', ({ islands }) => {
  const shapes = islands.map((island) => cellsOf(island, CELL));
  const land = shapes.reduce((sum, { list }) => sum + list.length, 0) * CELL * CELL;

  test.each([
    ['wide', 1.25],
    ['tall', 0.7],
  ])('%s: apart, inside the sheet, and compact', (_, aspect) => {
    const { places, width, height, labels } = archipelago(islands, aspect);
    for (const [i, [x, y]] of places.entries()) {
      const shape = shapes[i]!;
      expect(x + shape.left * CELL).toBeGreaterThanOrEqual(CELL);
      expect(y + shape.top * CELL).toBeGreaterThanOrEqual(CELL);
      expect(x + (shape.right + 1) * CELL).toBeLessThanOrEqual(width - CELL);
      expect(y + (shape.bottom + 1) * CELL).toBeLessThanOrEqual(height - CELL);
      for (const [j, [ox, oy]] of places.entries())
        if (j !== i) expect(hits(shape, x / CELL, y / CELL, grown(shapes[j]!, 2), ox / CELL, oy / CELL)).toBe(false);
    }
    expect(width / height).toBeCloseTo(aspect, 1);
    expect(land / (width * height)).toBeGreaterThan(0.3);
    expect(labels).toHaveLength(islands.length);
  });

  test('lies the same every time', () => {
    expect(archipelago(islands, 1.25)).toEqual(archipelago(islands, 1.25));
  });
});

test('the corners of a path follow relative curves', () => {
  expect(corners('M10 10c1 1 2 2 5 0s1 1 0 5l-5 0Z')).toEqual([
    [10, 10],
    [15, 10],
    [15, 15],
    [10, 15],
  ]);
});
