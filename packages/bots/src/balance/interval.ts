/** A figure with its 95 % interval. */

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const NORMAL_95 = 1.96;
const NORMAL_90 = 1.645;
/** With few games the error itself is not well known: Student's factor, near enough. */
const STUDENT = 2.5;

const factor = (normal: number, samples: number): number => normal + STUDENT / Math.max(1, samples - 1);

/** `samples`: how many games, or reigns, it comes from; undefined where one cannot say anything. */
export function intervalOf(value: number, error: number, samples: number): Interval | undefined {
  if (samples < 2) return undefined;
  const half = factor(NORMAL_95, samples) * error;
  return { value, low: value - half, high: value + half };
}

/** From a 95 % interval the one in which the figure lies nine times out of ten. */
export function narrowed({ high, low, value }: Interval): Interval {
  const share = NORMAL_90 / NORMAL_95;
  return { value, low: value - (value - low) * share, high: value + (high - value) * share };
}

/** Sums over sums, game by game: coins over turns, wins over games. */
export function ratioOf(pairs: readonly (readonly [amount: number, of: number])[]): Interval | undefined {
  const amount = pairs.reduce((sum, [a]) => sum + a, 0);
  const of = pairs.reduce((sum, [, b]) => sum + b, 0);
  if (of === 0) return undefined;
  const mean = amount / of;
  const residual = pairs.reduce((sum, [a, b]) => sum + (a - mean * b) ** 2, 0);
  const games = pairs.length;
  return intervalOf(mean, Math.sqrt((residual * games) / Math.max(1, games - 1)) / of, games);
}
