/** A small net: two hidden layers, and nothing but sums, products and the greater of two numbers, so that every machine comes to the same figure. */
import { inputs, type Layout } from './inputs.ts';

/** What has been learned for one edition and number of seats. */
export interface Net {
  readonly layout: Layout;
  /** Of the maps that it has learned on. */
  readonly regions: { readonly least: number; readonly most: number };
  /** Units of the two hidden layers. */
  readonly first: number;
  readonly second: number;
  /** input × `first` + unit. */
  readonly fromInputs: Float64Array;
  readonly firstBias: Float64Array;
  /** unit of the second layer × `first` + unit of the first. */
  readonly fromFirst: Float64Array;
  readonly secondBias: Float64Array;
  readonly fromSecond: Float64Array;
  readonly bias: number;
}

/** A map may be so much smaller or larger than those that a net has learned on; what it says of others is guesswork. */
const [SMALLER, LARGER] = [0.75, 1.33];

export const isAtHome = ({ regions: { least, most } }: Net, size: number): boolean => size >= SMALLER * least && size <= LARGER * most;

const MOST_UNITS = 256;
const units = new Float64Array(MOST_UNITS);

/** Coins that come beyond what the weights expect, for the seat whose table was looked at last. */
export function corrected({ bias, first, firstBias, fromFirst, fromInputs, fromSecond, second, secondBias }: Net): number {
  const { at, by, count } = inputs;
  for (let i = 0; i < first; i++) units[i] = firstBias[i];
  for (let k = 0; k < count; k++) {
    const [from, x] = [at[k] * first, by[k]];
    for (let i = 0; i < first; i++) units[i] += fromInputs[from + i] * x;
  }
  let sum = bias;
  for (let j = 0; j < second; j++) {
    let unit = secondBias[j];
    for (let i = 0, from = j * first; i < first; i++) if (units[i] > 0) unit += fromFirst[from + i] * units[i];
    if (unit > 0) sum += fromSecond[j] * unit;
  }
  return sum;
}

/** One that says so much less. */
export const faded = (net: Net, share: number): Net => ({
  ...net,
  fromSecond: net.fromSecond.map((n) => n * share),
  bias: net.bias * share,
});
