import { expect, test } from 'vitest';
import { figureOf, median, percent } from './figure.ts';
import type { Slice } from './slices.ts';

/** Slices of half a second each: how many moves, and the moves per second of the toy beside. */
const slices = (...counts: readonly (readonly [moves: number, toy: number])[]): Slice[] =>
  counts.map(([moves, toy]) => ({
    done: { moves, games: moves / 100 },
    seconds: 0.5,
    calibration: 100,
    beside: { thing: 'moves', rate: toy },
  }));

const three = slices([100_000, 2_000_000], [300_000, 3_000_000], [200_000, 1_000_000]);

test('the median is the middle one, or lies between the two in the middle', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 20, 30])).toBe(25);
});

test('a rate is told per second, with the best of the slices and per thousand steps of calibration', () => {
  const figure = figureOf({ thing: 'moves' }, three);
  expect(figure).toMatchObject({ unit: 'moves/s', value: 400_000, best: 600_000, calibration: 100 });
  expect(figure.ratio).toBeCloseTo(4); // 400,000 moves, 100,000 thousand steps
});

test('a share is the median of slices against the slice of the toy beside each, not of medians', () => {
  const shaken = slices([50_000, 1_000_000], [100_000, 4_000_000], [150_000, 3_000_000]);
  expect(figureOf({ thing: 'moves' }, shaken).share).toBeCloseTo(0.1); // of 10 %, 5 %, 10 %; 200,000 of 3,000,000 would be 6.7 %
});

test('games have no share of a toy whose moves are counted', () => {
  expect(figureOf({ thing: 'games' }, three).share).toBeUndefined();
});

test('a target of a share is reached or missed by the share, however many moves there were', () => {
  // The shares are 10 %, 20 % and 40 %.
  expect(figureOf({ thing: 'moves', target: { share: 0.2 } }, three)).toMatchObject({ target: '≥ 20 %', reached: true });
  expect(figureOf({ thing: 'moves', target: { share: 0.201 } }, three)).toMatchObject({ target: '≥ 20.1 %', reached: false });
});

test('a time is told in nanoseconds, the shortest is best, and its share is one of speed', () => {
  const copies: Slice[] = [1000, 2000, 4000].map((count) => ({
    done: { copies: count },
    seconds: 0.001,
    calibration: 100,
    beside: { thing: 'copies', rate: 4_000_000 },
  }));
  const figure = figureOf({ thing: 'copies', asTime: true, target: { nanoseconds: 499 } }, copies);
  expect(figure).toMatchObject({ unit: 'ns', value: 500, best: 250, share: 0.5, target: '≤ 499 ns', reached: false });
  expect(figure.ratio).toBeCloseTo(50); // 500 ns are 50 steps of 10 ns
});

test('shares are printed with three digits at most', () => {
  expect([0.158, 0.1, 0.0512, 1, 0.4776].map(percent)).toEqual(['15.8 %', '10 %', '5.12 %', '100 %', '47.8 %']);
});
