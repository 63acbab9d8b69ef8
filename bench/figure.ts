/** From slices to figures: medians, the ratio to the calibration loop, the share of the toy, and whether a target was reached. */
import { perSecond, type Slice } from './slices.ts';
import type { Thing } from './work.ts';

/** A share of the toy or a number in a second to reach, or nanoseconds to stay below. */
type Target = { readonly share: number } | { readonly perSecond: number } | { readonly nanoseconds: number };

/** What is asked of an entry. */
export interface Asked {
  readonly thing: Thing;
  /** How long one takes is told, instead of how many there are in a second. */
  readonly asTime?: true;
  readonly target?: Target;
}

export interface Figure {
  readonly unit: string;
  /** The median of the slices, and the best of them, which other work on the machine disturbs least. */
  readonly value: number;
  readonly best: number;
  /** Million steps per second of the calibration loop. */
  readonly calibration: number;
  /** The figure per thousand steps of calibration; for times, in steps. */
  readonly ratio: number;
  /** The speed as a share of the toy's: each slice against the slice of the toy just before it, and of these shares the median. */
  readonly share?: number;
  readonly target?: string;
  readonly reached?: boolean;
}

const NANOSECONDS = 1e9;

export function figureOf({ thing, asTime, target }: Asked, slices: readonly Slice[]): Figure {
  const rates = slices.map((slice) => perSecond(slice, thing));
  const shown = asTime ? rates.map((rate) => NANOSECONDS / rate) : rates;
  const perStep = slices.map(({ calibration }, i) => (asTime ? (shown[i] * calibration) / 1000 : shown[i] / (calibration * 1000)));
  const shares = slices.flatMap(({ beside }, i) => (beside?.thing === thing ? [rates[i] / beside.rate] : []));
  const figure = {
    unit: asTime ? 'ns' : `${thing}/s`,
    value: median(shown),
    best: asTime ? Math.min(...shown) : Math.max(...shown),
    calibration: median(slices.map(({ calibration }) => calibration)),
    ratio: median(perStep),
    ...(shares.length === 0 ? {} : { share: median(shares) }),
  };
  return target === undefined ? figure : { ...figure, ...verdict(figure, target) };
}

function verdict({ value, share = 0 }: Pick<Figure, 'value' | 'share'>, target: Target): Required<Pick<Figure, 'target' | 'reached'>> {
  if ('share' in target) return { target: `≥ ${percent(target.share)}`, reached: share >= target.share };
  if ('perSecond' in target) return { target: `≥ ${rounded(target.perSecond)}`, reached: value >= target.perSecond };
  return { target: `≤ ${rounded(target.nanoseconds)} ns`, reached: value <= target.nanoseconds };
}

export function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export const percent = (share: number): string => `${Number((100 * share).toPrecision(3))} %`;

export const rounded = (n: number): string => (n >= 100 ? Math.round(n).toLocaleString('en') : n.toPrecision(3));
