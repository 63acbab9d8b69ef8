import { expect, test } from 'vitest';
import { toBeat } from '../src/rivalry.ts';

const against = (left: number, ...totals: number[]): number => toBeat(Float64Array.from(totals), totals.length, left);

test('one opponent is what it has', () => expect(against(5, 40)).toBe(40));
test('opponents who are alike are what each of them has', () => expect(against(5, 40, 40, 40)).toBeCloseTo(40));
test('near the end the one who is ahead counts nearly alone, far from it nearly the mean', () => {
  expect(against(0, 90, 60)).toBeGreaterThan(87);
  expect(against(10, 30, 20)).toBeLessThan(27);
});
test('a coin taken from the leader is worth more than two taken from the last', () => {
  const before = against(2, 80, 60);
  expect(before - against(2, 79, 60)).toBeGreaterThan(2 * (before - against(2, 80, 59)));
});
