/** A drawn board as pixels, one to a unit: what a player's eye and finger meet. */
import { boxOf, type Polyline } from './geometry.ts';

/** The owner of a pixel that belongs to no region. */
export const NOBODY = -1;

/** Where in a pixel it is asked whose it is: near the middle, but where no rounded coordinate falls, so that neighbours never both claim or both deny it. */
const PROBE = { x: 0.5071, y: 0.4937 } as const;

export type Raster = {
  readonly width: number;
  readonly height: number;
  /** Region of every pixel, row by row. */
  readonly owner: Int16Array;
  /** Pixels that two regions claim, by pair. */
  readonly overlaps: Pairs;
};

/** A number for each pair of regions that has one, as `[a, b, n]` with a < b. */
export type Pairs = readonly (readonly [a: number, b: number, n: number])[];

export function rasterOf(rings: readonly Polyline[], width: number, height: number): Raster {
  const owner = new Int16Array(width * height).fill(NOBODY);
  const overlaps = tally(rings.length);
  for (const [region, ring] of rings.entries()) {
    const [, top, , bottom] = boxOf(ring);
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, Math.ceil(bottom)); y++) {
      const hits = crossings(ring, y + PROBE.y);
      for (let h = 0; h + 1 < hits.length; h += 2) {
        for (let x = Math.max(0, Math.ceil(hits[h]! - PROBE.x)); x < Math.min(width, hits[h + 1]! - PROBE.x); x++) {
          const before = owner[y * width + x]!;
          if (before !== NOBODY) overlaps.add(before, region);
          owner[y * width + x] = region;
        }
      }
    }
  }
  return { width, height, owner, overlaps: overlaps.pairs() };
}

/** Where a ring crosses a horizontal line, from left to right. */
function crossings(ring: Polyline, level: number): number[] {
  const hits: number[] = [];
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[j]!, ring[i]!];
    if (a[1] > level !== b[1] > level) hits.push(a[0] + ((level - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
  }
  return hits.sort((a, b) => a - b);
}

/** How many pixels long the border is that two regions share on the picture. */
export function contacts({ width, owner }: Raster, count: number): Pairs {
  const sum = tally(count);
  for (let i = 0; i < owner.length; i++) {
    const here = owner[i]!;
    if (here === NOBODY) continue;
    const right = (i + 1) % width === 0 ? here : owner[i + 1]!;
    const below = i + width < owner.length ? owner[i + width]! : here;
    if (right !== here && right !== NOBODY) sum.add(here, right);
    if (below !== here && below !== NOBODY) sum.add(here, below);
  }
  return sum.pairs();
}

/** How many pixels of each region lie open: beside nobody's, or on the frame. */
export function openPixels({ width, height, owner }: Raster, count: number): number[] {
  const open = Array.from({ length: count }, () => 0);
  for (const [i, here] of owner.entries()) {
    if (here === NOBODY) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const onFrame = x === 0 || y === 0 || x === width - 1 || y === height - 1;
    if (onFrame || owner[i - 1] === NOBODY || owner[i + 1] === NOBODY || owner[i - width] === NOBODY || owner[i + width] === NOBODY)
      open[here]!++;
  }
  return open;
}

/** Nobody's pixels that the sea around the board does not reach: holes between regions. */
export function holes({ width, height, owner }: Raster): number {
  const reached = new Uint8Array(owner.length);
  const stack: number[] = [];
  const reach = (i: number): void => {
    if (owner[i] !== NOBODY || reached[i] === 1) return;
    reached[i] = 1;
    stack.push(i);
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) reach(y * width + x);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) reach(y * width + x);
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    if (i % width > 0) reach(i - 1);
    if (i % width < width - 1) reach(i + 1);
    reach(i - width);
    reach(i + width);
  }
  return owner.reduce((sum, here, i) => sum + (here === NOBODY && reached[i] === 0 ? 1 : 0), 0);
}

function tally(count: number): { add: (a: number, b: number) => void; pairs: () => Pairs } {
  const sums = new Uint32Array(count * count);
  return {
    add: (a, b) => {
      sums[Math.min(a, b) * count + Math.max(a, b)]!++;
    },
    pairs: () => [...sums].flatMap((n, k) => (n > 0 ? [[Math.floor(k / count), k % count, n] as const] : [])),
  };
}
