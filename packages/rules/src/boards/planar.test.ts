import { expect, test } from 'vitest';
import { blocks, type Edge, faces, isPlanar } from './planar.ts';

const complete = (n: number): Edge[] =>
  Array.from({ length: n }, (_, a) => a).flatMap((a) => Array.from({ length: a }, (_, b): Edge => [a, b]));
const between = (m: number, n: number): Edge[] => Array.from({ length: m * n }, (_, i): Edge => [i % m, m + Math.floor(i / m)]);
const without = (edges: readonly Edge[], i: number): Edge[] => edges.filter((_, k) => k !== i);
const petersen: Edge[] = [0, 1, 2, 3, 4].flatMap((i): Edge[] => [
  [i, (i + 1) % 5],
  [i, i + 5],
  [i + 5, ((i + 2) % 5) + 5],
]);
/** Every edge with a vertex in its middle: as planar as before. */
const subdivided = (n: number, edges: readonly Edge[]): Edge[] =>
  edges.flatMap(([a, b], i): Edge[] => [
    [a, n + i],
    [n + i, b],
  ]);
/** A net of triangles: rows of vertices, each tied to the next, to the one below and to the one below it. */
const net = (rows: number, columns: number): Edge[] =>
  Array.from({ length: rows * columns }, (_, i) => i).flatMap((i): Edge[] => {
    const [right, below] = [(i + 1) % columns > 0, i + columns < rows * columns];
    return [
      ...(right ? [[i, i + 1] as const] : []),
      ...(below ? [[i, i + columns] as const] : []),
      ...(right && below ? [[i, i + columns + 1] as const] : []),
    ];
  });

test('knows what can be drawn without crossings', () => {
  expect(isPlanar(4, complete(4))).toBe(true);
  expect(isPlanar(5, without(complete(5), 3))).toBe(true);
  expect(isPlanar(6, without(between(3, 3), 4))).toBe(true);
  expect(isPlanar(12, between(2, 10))).toBe(true);
  expect(isPlanar(64, net(8, 8))).toBe(true);
  expect(isPlanar(10, [])).toBe(true);
});

test('knows what cannot', () => {
  expect(isPlanar(5, complete(5))).toBe(false);
  expect(isPlanar(6, between(3, 3))).toBe(false);
  expect(isPlanar(10, petersen)).toBe(false);
  expect(isPlanar(15, subdivided(5, complete(5)))).toBe(false);
  expect(isPlanar(15, subdivided(6, between(3, 3)))).toBe(false);
  expect(isPlanar(64, [...net(8, 8), [0, 63], [7, 56]])).toBe(false); // both pairs of corners tied, and only one outside to do it in
  expect(isPlanar(64, [...net(8, 8), [0, 63]])).toBe(true);
});

test('looks at every block: one bad one anywhere is enough', () => {
  const far = complete(5).map(([a, b]): Edge => [a + 10, b + 10]);
  expect(isPlanar(20, [...net(2, 5), [9, 10], ...far])).toBe(false);
  expect(isPlanar(20, [...net(2, 5), [9, 10], ...without(far, 0)])).toBe(true);
});

test('parts a graph where a single vertex holds it together', () => {
  const bow: Edge[] = [
    [0, 1],
    [1, 2],
    [2, 0],
    [2, 3],
    [3, 4],
    [4, 2],
    [4, 5],
  ];
  expect(blocks(7, bow).map((block) => [...new Set(block.flat())].sort().join(''))).toEqual(['45', '234', '012']);
});

test('draws the faces that Euler counts, and walks every border once each way', () => {
  const edges = net(6, 7);
  const rings = faces(42, edges) ?? [];
  expect(rings).toHaveLength(edges.length - 42 + 2);
  const walked = rings.flatMap((ring) => ring.map((v, i) => `${v} ${ring[(i + 1) % ring.length]}`));
  expect(new Set(walked)).toEqual(new Set(edges.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`])));
  expect(walked).toHaveLength(2 * edges.length);
});
