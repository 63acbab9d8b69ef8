/** Where a figure stands in a picture. */
import type { Interval, TileReport } from '@elbowroom/bots/balance';

export type Metric = 'coins' | 'wins';

const STEPS = [0.05, 0.1, 0.2, 0.25, 0.5, 1];
/** Pictures are cut off here: what is as unsure as this says nothing. */
const WIDEST = { coins: 0.6, wins: 1 };

export type Scale = {
  /** From the mean, to both sides. */
  readonly reach: number;
  readonly ticks: readonly number[];
};

/** Wide enough for all that is drawn, in round steps. */
export function scaleFor(tiles: readonly TileReport[], metric: Metric): Scale {
  const ends = tiles.flatMap((tile) => (tile[metric] === undefined ? [] : [Math.abs(tile[metric].low), Math.abs(tile[metric].high)]));
  const widest = Math.min(WIDEST[metric], Math.max(0.1, ...ends));
  const step = STEPS.find((size) => widest / size <= 3) ?? 1;
  const reach = Math.ceil(widest / step - 1e-9) * step;
  const count = Math.round(reach / step);
  return { reach, ticks: Array.from({ length: 2 * count + 1 }, (_, i) => (i - count) * step) };
}

/** From 0 to 1, cut off at both ends. */
export const shareOf = (value: number, { reach }: Scale): number => Math.max(0, Math.min(1, (value + reach) / (2 * reach)));

/** Those that bring most first; what has no figure yet last. */
export const ranked = (tiles: readonly TileReport[], metric: Metric): TileReport[] =>
  tiles.toSorted((a, b) => (b[metric]?.value ?? -9) - (a[metric]?.value ?? -9) || (a.id < b.id ? -1 : 1));

/** `+9 % (+3 % … +15 %)`, with the signs of a language. */
export const rangeText = (interval: Interval | undefined, signed: (share: number) => string): string =>
  interval === undefined ? '–' : `${signed(interval.value)} (${signed(interval.low)} … ${signed(interval.high)})`;
