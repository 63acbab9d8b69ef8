import { NOBODY, type Sketch } from '@elbowroom/rules/maps';
import { expect, test } from 'vitest';
import { lies } from './lies.ts';

/** Five rows of five cells, one region in the middle and another on the left; the rest is nobody's. */
const sketch = (kind: 'chart' | 'island'): Sketch => {
  const owner = Int8Array.from('1....1....1.0..1....1....', (sign) => (sign === '.' ? NOBODY : Number(sign)));
  return { shape: { kind, columns: 5, rows: 5, seed: 1, owner }, regions: [{ terrain: 'hill' }, { terrain: 'swamp' }] };
};

test('in a chart that is not full, cells of nobody are no edge yet', () => {
  expect([lies(sketch('chart'), 0), lies(sketch('chart'), 1)]).toEqual([undefined, 'edge']);
});

test('on an island the open sea is its edge', () => {
  expect(lies(sketch('island'), 0)).toBe('edge');
});

test('in a full chart a region lies inland or at the frame', () => {
  const { shape, regions } = sketch('chart');
  const full = { shape: { ...shape, owner: shape.owner.map((region) => (region === NOBODY ? 1 : region)) }, regions };
  expect([lies(full, 0), lies(full, 1)]).toEqual(['inland', 'edge']);
});
