import { expect, test } from 'vitest';
import { merits } from '../src/verdict.ts';

test('plans are compared within the same worlds: who was only in good ones gains nothing by it', () => {
  const [a, b, c] = merits(['a', 'b', 'c'], [0, 0, 0], 0.001, [
    { plans: ['a', 'b', 'c'], sums: [50, 40, 30], worlds: 10 },
    { plans: ['b', 'c'], sums: [2000, 1990], worlds: 10 }, // kind worlds that plan a has never seen
  ]);
  expect(a - b).toBeCloseTo(1, 1);
  expect(b - c).toBeCloseTo(1, 1);
});

test('without worlds the opinion decides, with many it hardly counts', () => {
  const [a, b] = merits(['a', 'b'], [1, 0], 16, []);
  expect(a - b).toBeCloseTo(1);
  const [x, y] = merits(['a', 'b'], [1, 0], 16, [{ plans: ['a', 'b'], sums: [0, 1600], worlds: 1600 }]);
  expect(y - x).toBeCloseTo((1600 - 16) / 1616);
});

test('plans that nobody here knows are passed over', () => {
  expect(merits(['a'], [3], 1, [{ plans: ['a', 'z'], sums: [0, 9], worlds: 1 }])).toEqual([0]);
});
