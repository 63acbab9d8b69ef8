import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boards } from '../../packages/rules/src/boards/board.ts';
import { boardOfSketch, readMap, shapeFaults } from '../../packages/rules/src/maps.ts';
import { copied, copyFile } from './copy.ts';
import { drawnFile } from './files.ts';

const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

test.each([...boards])('the copy of %s that the workshop begins with has the same borders, edges and grounds', (id, board) => {
  const sketch = readMap(JSON.parse(readFileSync(copyFile(id), 'utf8')));
  expect(shapeFaults(sketch.shape, sketch.regions.length)).toEqual([]);
  const made = boardOfSketch(sketch, id).regions.map(({ name: _, ...region }) => region);
  expect(made).toEqual(board.regions.map((region) => ({ ...region, borders: sorted(region.borders) })));
});

test('a copy is made anew the same from the drawing', () => {
  const board = boards.get('S1a')!;
  const sketch = copied(board, JSON.parse(readFileSync(drawnFile('S1a'), 'utf8')));
  expect(sketch).toEqual(readMap(JSON.parse(readFileSync(copyFile('S1a'), 'utf8'))));
});
