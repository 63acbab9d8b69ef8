/** Nets as they are kept: every number in one byte, as letters. */
import { type Layout, layoutOf, type Names } from './inputs.ts';
import type { Net } from './net.ts';

/** One net. */
interface NetEntry {
  readonly first: number;
  readonly second: number;
  /** The smallest and the largest map that it has learned on. */
  readonly regions: readonly number[];
  /** What a byte stands for, in each of the six lists that follow each other. */
  readonly steps: readonly number[];
  readonly bytes: string;
}

/** As the file has it: tiles by edition, nets by edition and number of seats. */
export interface NetsFile {
  readonly names: Readonly<Record<string, Names>>;
  readonly nets: Readonly<Record<string, NetEntry>>;
}

/** How many numbers each list has, in their order: see `Net`. */
export const lengthsOf = ({ size }: Layout, first: number, second: number): number[] => [
  size * first,
  first,
  first * second,
  second,
  second,
  1,
];

/** What is learned is the same for the whole name of a setting, the tiles for its edition: `battle-4`. */
export function layoutFor({ names }: NetsFile, setting: string): Layout | undefined {
  const [game = '', seats = ''] = setting.split('-');
  const tiles = names[game === 'classic' ? 'classic' : 'azeroth'];
  return tiles && layoutOf(tiles, Number(seats), game === 'battle');
}

export function netIn(file: NetsFile, setting: string): Net | undefined {
  const entry = file.nets[setting];
  const layout = layoutFor(file, setting);
  if (entry === undefined || layout === undefined) return undefined;
  const { bytes, first, regions, second, steps } = entry;
  const values = Int8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
  let from = 0;
  const [fromInputs, firstBias, fromFirst, secondBias, fromSecond, [bias]] = lengthsOf(layout, first, second).map((length, i) => {
    from += length;
    return Float64Array.from(values.subarray(from - length, from), (value) => value * steps[i]);
  });
  return {
    layout,
    regions: { least: regions[0], most: regions[1] },
    first,
    second,
    fromInputs,
    firstBias,
    fromFirst,
    secondBias,
    fromSecond,
    bias,
  };
}
