import { expect, test } from 'vitest';
import { readDrawing } from './drawn.ts';
import { pointsOf } from './path.ts';
import { faultsOf } from './testing.ts';

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
  ['nothing', undefined, ['not-a-drawing ']],
  ['an endless frame', { ...drawing, width: 1e9 }, ['out-of-range width']],
  ['another kind', { ...drawing, kind: 'globe' }, ['unknown-word kind']],
  ['markup in a path', { ...drawing, regions: [{ path: 'M0 0"><script', spots: [[1, 1, 1]] }] }, ['not-a-path regions[0].path']],
  ['a region without spots', { ...drawing, regions: [{ path: 'M0 0' }] }, ['not-a-list regions[0].spots']],
  ['a border of one', { ...drawing, borders: [[0, 'M0 0']] }, ['too-few borders[0]']],
  ['a coast of nobody', { ...drawing, coast: [[-1, 'M0 0']] }, ['out-of-range coast[0][0]']],
  ['a glyph with markup', { ...drawing, glyphs: ['"x'] }, ['odd-glyph glyphs[0]']],
  ['growth of no glyph', { ...drawing, decor: [[3, 1, 1, 1]] }, ['out-of-range decor[0][0]']],
])('refuses %s', (_, value, faults) => {
  expect(faultsOf(() => readDrawing(value))).toEqual(expect.arrayContaining(faults));
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
