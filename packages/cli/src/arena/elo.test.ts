import { expect, test } from 'vitest';
import { elosOf } from './elo.ts';

/** Wins as strengths of 1, 2, 4 … would bring them in so many games, without luck. */
const strong = (seats: readonly number[], games: number) => {
  const weights = seats.map((n, i) => n * 2 ** i);
  const all = weights.reduce((sum, n) => sum + n, 0);
  return { seats, wins: weights.map((n) => (games * n) / all) };
};
const DOUBLE = 400 * Math.log10(2);

test('twice the strength is twice the wins, 120 Elo', () => {
  const [weak = 0, better = 0] = elosOf(2, [strong([1, 1], 1e6)]);
  expect(better - weak).toBeCloseTo(DOUBLE, 1);
  expect(better + weak).toBeCloseTo(0, 5);
});

test('who has met others only by way of others is on one scale with them', () => {
  const chain = [0, 1, 2, 3, 4, 5, 6].map((i) =>
    strong(
      [0, 1, 2, 3, 4, 5, 6, 7].map((j) => (j === i || j === i + 1 ? 1 : 0)),
      1e6,
    ),
  );
  const elos = elosOf(8, chain);
  for (const [i, elo] of elos.entries()) expect(elo - (elos[0] ?? 0)).toBeCloseTo(i * DOUBLE, 0);
});

test('tables of more seats say the same as tables of two', () => {
  const [weak = 0, better = 0, best = 0] = elosOf(3, [strong([2, 1, 0], 1e6), strong([0, 3, 1], 1e6)]);
  expect(better - weak).toBeCloseTo(DOUBLE, 1);
  expect(best - better).toBeCloseTo(DOUBLE, 1);
});

test('who has always won is not infinitely strong', () => {
  const [lost = 0, won = 0] = elosOf(2, [{ seats: [1, 1], wins: [0, 100] }]);
  expect(won - lost).toBeCloseTo(400 * Math.log10(100.5 / 0.5), 3);
});
