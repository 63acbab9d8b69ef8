/** Few colours that do for many. */
import { chunk, type Pixels } from './png.ts';

type Box = { readonly colours: readonly number[] };

export const channel = (colour: number, c: number): number => (colour >> (16 - 8 * c)) & 255;

function spread({ colours }: Box): { axis: number; width: number } {
  const widths = [0, 1, 2].map((c) => {
    let [low, high] = [255, 0];
    for (const colour of colours) [low, high] = [Math.min(low, channel(colour, c)), Math.max(high, channel(colour, c))];
    return high - low;
  });
  const width = Math.max(...widths);
  return { axis: widths.indexOf(width), width };
}

/** Of so many dots one is looked at. */
const EVERY = 7;

/** Halves the box with the widest spread of colours, weighed by how full it is, until there are enough. */
export function medianCut(pictures: readonly Pixels[], most: number): number[] {
  const sample: number[] = [];
  for (const { rgb } of pictures)
    for (let i = 0; i < rgb.length; i += 3 * EVERY) sample.push((rgb[i]! << 16) | (rgb[i + 1]! << 8) | rgb[i + 2]!);
  const boxes = [{ box: { colours: sample }, ...spread({ colours: sample }) }];
  while (boxes.length < most) {
    boxes.sort((a, b) => b.width * Math.cbrt(b.box.colours.length) - a.width * Math.cbrt(a.box.colours.length));
    const [widest] = boxes;
    if (widest === undefined || widest.width === 0) break;
    boxes.shift();
    const sorted = widest.box.colours.toSorted((a, b) => channel(a, widest.axis) - channel(b, widest.axis));
    for (const colours of [sorted.slice(0, sorted.length >> 1), sorted.slice(sorted.length >> 1)])
      boxes.push({ box: { colours }, ...spread({ colours }) });
  }
  return boxes.map(({ box: { colours } }) => {
    const mean = [0, 1, 2].map((c) => Math.round(colours.reduce((sum, colour) => sum + channel(colour, c), 0) / colours.length));
    return (mean[0]! << 16) | (mean[1]! << 8) | mean[2]!;
  });
}

/** The colour of a palette that is nearest to a red, green and blue. */
export function nearest(wanted: readonly number[], palette: readonly number[]): number {
  let [best, least] = [0, Infinity];
  for (const [i, colour] of palette.entries()) {
    const far = [0, 1, 2].reduce((sum, c) => sum + (wanted[c]! - channel(colour, c)) ** 2, 0);
    if (far < least) [best, least] = [i, far];
  }
  return best;
}

export const paletteChunk = (palette: readonly number[]): Buffer =>
  chunk('PLTE', Buffer.from(palette.flatMap((colour) => [0, 1, 2].map((c) => channel(colour, c)))));
