/** How sure a figure is: 95 % intervals. */

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

export const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
export const tenths = (n: number): number => Math.round(n * 10) / 10;

/** Wilson's, of wins in per cent. */
export function shareOf(wins: number, games: number): Interval {
  if (games === 0) return { value: 0, low: 0, high: 100 };
  const p = wins / games;
  const middle = (p + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games);
  const half = (Z * Math.sqrt((p * (1 - p)) / games + Z ** 2 / (4 * games ** 2))) / (1 + Z ** 2 / games);
  return { value: tenths(100 * p), low: tenths(100 * (middle - half)), high: tenths(100 * (middle + half)) };
}

export function meanOf(list: readonly number[]): Interval {
  const mean = sum(list) / Math.max(1, list.length);
  const half = Z * Math.sqrt(sum(list.map((n) => (n - mean) ** 2)) / Math.max(1, list.length - 1) / Math.max(1, list.length));
  return { value: tenths(mean), low: tenths(mean - half), high: tenths(mean + half) };
}

/** The middle 95 of 100 of what resampling gave, around the figure itself, in whole numbers. */
export function resampled(value: number, samples: readonly number[]): Interval {
  const sorted = [...samples].sort((a, b) => a - b);
  return {
    value: Math.round(value),
    low: Math.round(sorted[Math.floor(sorted.length * 0.025)] ?? 0),
    high: Math.round(sorted[Math.ceil(sorted.length * 0.975) - 1] ?? 0),
  };
}

export const intervalText = ({ high, low, value }: Interval): string => `${value} (${low} … ${high})`;
