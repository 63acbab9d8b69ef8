/** The ground of every region as one that wants to lay something on it sees it: where it is, what is printed on it, how much of a box it holds. */
import { areaOf, type Box, boxAround } from './box.ts';
import { corners, crossingsAt } from './cells.ts';
import { type Sheet, spotOf } from './sheet.ts';

export type Ground = {
  /** Where the drawing wants tokens to stand. */
  readonly x: number;
  readonly y: number;
  /** Symbols printed here. */
  readonly printed: readonly Box[];
  /** How much of a box does not lie in this region. */
  readonly spilt: (box: Box) => number;
};

/** Units to a cell of the mask. */
const GRAIN = 4;
/** A symbol's disc as a box of about its area. */
const SYMBOL = 24;
/** Points at which a box is probed, each way. */
const PROBES = 4;

/** Whether a point lies in a region. */
type Mask = (x: number, y: number) => boolean;

export function groundsOf(sheet: Sheet): Ground[] {
  return sheet.regions.map(({ symbols = [], anchor }, region) => {
    const [x, y] = spotOf(sheet, region);
    const printed = Array.from({ length: symbols.length + (anchor === true ? 1 : 0) }, (_, i) => {
      const [sx, sy] = spotOf(sheet, region, 1 + i);
      return boxAround(sx, sy, SYMBOL, SYMBOL);
    });
    // Most regions of a new game are empty: their outlines are followed when something is to be laid there.
    let mask: Mask | undefined;
    const isInside: Mask = (px, py) => {
      mask ??= maskOf(sheet, region);
      return mask(px, py);
    };
    return { x, y, printed, spilt: (box) => areaOf(box) * (1 - held(box, isInside)) };
  });
}

/** The share of a box that lies inside. */
function held({ left, top, right, bottom }: Box, isInside: Mask): number {
  const [stepX, stepY] = [(right - left) / (PROBES - 1), (bottom - top) / (PROBES - 1)];
  let count = 0;
  for (let i = 0; i < PROBES; i++) for (let j = 0; j < PROBES; j++) if (isInside(left + i * stepX, top + j * stepY)) count++;
  return count / (PROBES * PROBES);
}

function maskOf(sheet: Sheet, region: number): Mask {
  const on = sheet.placed.findLast(({ first }) => first <= region);
  const outline = corners(on?.drawn.regions[region - on.first]?.path ?? '');
  if (on === undefined || outline.length === 0) return () => true;
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const columns = Math.ceil((Math.max(...xs) - left) / GRAIN) + 1;
  const rows = Math.ceil((Math.max(...ys) - top) / GRAIN) + 1;
  const mask = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const crossings = crossingsAt(outline, top + (row + 0.5) * GRAIN);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.ceil((crossings[i]! - left) / GRAIN - 0.5));
      mask.fill(1, row * columns + from, row * columns + Math.max(from, Math.floor((crossings[i + 1]! - left) / GRAIN + 0.5)));
    }
  }
  return (x, y) => {
    const [column, row] = [Math.floor((x - on.x - left) / GRAIN), Math.floor((y - on.y - top) / GRAIN)];
    return column >= 0 && row >= 0 && column < columns && row < rows && mask[row * columns + column] === 1;
  };
}
