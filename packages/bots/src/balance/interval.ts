/** A figure with its 95 % interval. */

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const NORMAL_95 = 1.96;
const NORMAL_90 = 1.645;
/** Of fewer games, or reigns, nothing is said: how far they scatter is not known. */
export const FEWEST = 5;
/** Student's factor is the normal one and these, by powers of the degrees of freedom. */
const STUDENT = [2.372, 2.823, 2.556];

/** With few games the error itself is not well known. */
const factor = (samples: number): number => STUDENT.reduce((sum, part, i) => sum + part / (samples - 1) ** (i + 1), NORMAL_95);

/** `samples`: how many games, or reigns, it comes from; undefined where one cannot say anything. */
export function intervalOf(value: number, error: number, samples: number): Interval | undefined {
  if (samples < FEWEST) return undefined;
  const half = factor(samples) * error;
  return { value, low: value - half, high: value + half };
}

/** From a 95 % interval the one in which the figure lies nine times out of ten. */
export function narrowed({ high, low, value }: Interval): Interval {
  const share = NORMAL_90 / NORMAL_95;
  return { value, low: value - (value - low) * share, high: value + (high - value) * share };
}

/** Game by game: how much, and of how many. */
type Pairs = readonly (readonly [amount: number, of: number])[];

interface Ratio {
  readonly mean: number;
  readonly error: number;
  readonly of: number;
}

function ratioIn(pairs: Pairs): Ratio | undefined {
  const amount = pairs.reduce((sum, [a]) => sum + a, 0);
  const of = pairs.reduce((sum, [, b]) => sum + b, 0);
  if (of === 0) return undefined;
  const mean = amount / of;
  const residual = pairs.reduce((sum, [a, b]) => sum + (a - mean * b) ** 2, 0);
  const games = pairs.length;
  return { mean, error: Math.sqrt((residual * games) / Math.max(1, games - 1)) / of, of };
}

/** Sums over sums: coins over turns. */
export function ratioOf(pairs: Pairs): Interval | undefined {
  const ratio = ratioIn(pairs);
  return ratio && intervalOf(ratio.mean, ratio.error, pairs.length);
}

/** The same of what happens or does not: wins of games. After ten victories in a row a defeat is still possible, so the interval is Wilson's. */
export function shareOf(pairs: Pairs): Interval | undefined {
  const ratio = ratioIn(pairs);
  if (ratio === undefined || pairs.length < FEWEST) return undefined;
  const { error, mean, of } = ratio;
  const spread = mean * (1 - mean);
  const count = error ** 2 > spread / of ? spread / error ** 2 : of; // chances of one game hang together
  const square = factor(pairs.length) ** 2;
  const centre = (mean + square / (2 * count)) / (1 + square / count);
  const half = Math.sqrt((square * spread) / count + (square / (2 * count)) ** 2) / (1 + square / count);
  return { value: mean, low: Math.min(mean, centre - half), high: Math.max(mean, centre + half) };
}
