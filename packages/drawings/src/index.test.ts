import { expect, test } from 'vitest';
import { InvalidDrawing, readDrawing } from './index.ts';
import { pointsOf } from './path.ts';

const drawing = {
  id: 'dot',
  kind: 'island',
  width: 10,
  height: 10,
  regions: [{ path: 'M0 0l9 0l0 9Z', spots: [[6, 3, 2]] }],
  borders: [],
  coast: [[0, 'M0 0l9 0l0 9l-9-9']],
  glyphs: ['pine'],
  decor: [[0, 6, 3, 0.9]],
};

test('reads a drawing as it is, and nothing that it does not know', () => {
  expect(readDrawing({ ...drawing, extra: 1 })).toEqual(drawing);
});

test.each([
  ['nothing', undefined, ''],
  ['an endless frame', { ...drawing, width: 1e9 }, 'width'],
  ['another kind', { ...drawing, kind: 'globe' }, 'kind'],
  ['markup in a path', { ...drawing, regions: [{ path: 'M0 0"><script', spots: [[1, 1, 1]] }] }, 'regions[0].path'],
  ['a region without spots', { ...drawing, regions: [{ path: 'M0 0' }] }, 'regions[0].spots'],
  ['a border of one', { ...drawing, borders: [[0, 'M0 0']] }, 'borders[0]'],
  ['a coast of nobody', { ...drawing, coast: [[-1, 'M0 0']] }, 'coast[0][0]'],
  ['a glyph with markup', { ...drawing, glyphs: ['"x'] }, 'glyphs[0]'],
  ['growth of no glyph', { ...drawing, decor: [[3, 1, 1, 1]] }, 'decor[0][0]'],
])('refuses %s, and says where', (_, value, where) => {
  expect(() => readDrawing(value)).toThrow(InvalidDrawing);
  expect(() => readDrawing(value)).toThrow(expect.objectContaining({ where }));
});

test('follows lines and smooth curves, absolute and relative, however tightly they are packed', () => {
  expect(pointsOf('M1 2L3 4l1.5.5-1-1Z')).toEqual([
    [1, 2],
    [3, 4],
    [4.5, 4.5],
    [3.5, 3.5],
  ]);
  const long = pointsOf('M0 0C1 1 2 2 3 0C4 -2 5 -2 6 0');
  expect(long).toHaveLength(11);
  expect(pointsOf('M0 0c1 1 2 2 3 0s2-2 3 0')).toEqual(long); // s continues smoothly: its first control point mirrors (2, 2) at (3, 0)
});

test.each(['', 'L', 'M1', 'M1 2 3', 'M0 0A1 1 0 0 0 2 2', 'M0 0Z3'])('"%s" is no path', (path) => {
  expect(pointsOf(path)).toBeUndefined();
});
