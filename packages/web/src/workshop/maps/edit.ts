/** What can be done to a map. Every edit gives a new map whose regions are numbered without gaps and lie in one piece each. */

import { middleOf } from '@elbowroom/drawings/pen';
import type { Terrain } from '@elbowroom/rules';
import { around, cellsOf, MOST_REGIONS, NOBODY, pieces, type Sketch, type SketchRegion } from '@elbowroom/rules/maps';

/** A piece that a stroke cuts off becomes a region of its own if it has so many cells; less is swallowed by what lies around it. */
const LEAST = 4;

/** Cells given to a region, or to nobody. */
export function painted(sketch: Sketch, cells: Iterable<number>, region: number): Sketch {
  const owner = Int8Array.from(sketch.shape.owner);
  for (const cell of cells) if (cell >= 0 && cell < owner.length) owner[cell] = region;
  return tidied({ ...sketch, shape: { ...sketch.shape, owner } }, region);
}

/** A new region on these cells; the map as it is if it can hold no more. */
export function withNew(sketch: Sketch, cells: Iterable<number>, region: SketchRegion): Sketch {
  const { regions } = sketch;
  return regions.length >= MOST_REGIONS ? sketch : painted({ ...sketch, regions: [...regions, region] }, cells, regions.length);
}

/** What a region is, but for where it lies. */
export function withRegion(sketch: Sketch, region: number, change: SketchRegion): Sketch {
  return { ...sketch, regions: sketch.regions.map((known, r) => (r === region ? change : known)) };
}

/** Two regions that border become one, which is what the first was. Others are left as they are. */
export function joined(sketch: Sketch, keep: number, other: number): Sketch {
  if (keep === other) return sketch;
  const cells = cellsOf(sketch.shape, sketch.regions.length);
  const [mine = [], theirs = []] = [cells[keep], cells[other]];
  const isBeside = theirs.some((cell) => around(sketch.shape, cell).some((next) => sketch.shape.owner[next] === keep));
  return mine.length > 0 && isBeside ? painted(sketch, theirs, keep) : sketch;
}

type Place = readonly [x: number, y: number];

/** A region cut in two along a line through two places on the lattice; across its length through its middle if none is given. */
export function split(sketch: Sketch, region: number, line?: readonly [Place, Place]): Sketch {
  const { shape, regions } = sketch;
  const known = regions[region];
  const cells = cellsOf(shape, regions.length)[region] ?? [];
  if (known === undefined || cells.length < 2 || regions.length >= MOST_REGIONS) return sketch;
  const [[ax, ay], [bx, by]] = line ?? acrossMiddle(cells.map((cell) => middleOf(shape, cell)));
  const isBeyond = (cell: number): boolean => {
    const [x, y] = middleOf(shape, cell);
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
  };
  const beyond = cells.filter(isBeyond);
  if (beyond.length === 0 || beyond.length === cells.length) return sketch;
  return withNew(sketch, beyond, { terrain: known.terrain });
}

/** A line through the middle of places, across the direction in which they spread most. */
function acrossMiddle(places: readonly Place[]): [Place, Place] {
  const n = places.length;
  const mean = (of: (p: Place) => number): number => places.reduce((sum, p) => sum + of(p), 0) / n;
  // The lattice is finer from row to row than from column to column.
  const [x, y] = [mean(([px]) => px), mean(([, py]) => py)];
  const [xx, yy] = [mean(([px]) => (px - x) ** 2) * 144, mean(([, py]) => (py - y) ** 2) * 49];
  const xy = mean(([px, py]) => (px - x) * (py - y)) * 84;
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy) + Math.PI / 2;
  // A hair beside the middle, so that no cell lies on the line.
  const [mx, my] = [x + 0.01, y + 0.013];
  return [
    [mx, my],
    [mx + Math.cos(angle) / 12, my + Math.sin(angle) / 7],
  ];
}

/** Pieces that were cut off become regions or are swallowed, empty regions go, and numbers close up. `fresh`: who has just been painted. */
export function tidied(sketch: Sketch, fresh: number): Sketch {
  const owner = Int8Array.from(sketch.shape.owner);
  const regions = [...sketch.regions];
  const grid = { ...sketch.shape, owner };
  for (const [region, cells] of cellsOf(grid, regions.length).entries()) {
    const parts = pieces(grid, cells, () => true).toSorted((a, b) => b.length - a.length);
    for (const part of parts.slice(1)) {
      const known = regions[region];
      const isOwn = known !== undefined && part.length >= LEAST && regions.length < MOST_REGIONS;
      const to = isOwn ? regions.push({ terrain: known.terrain }) - 1 : swallower(grid, part, region, fresh);
      for (const cell of part) owner[cell] = to;
    }
  }
  return renumbered({ ...sketch, shape: { ...sketch.shape, owner }, regions });
}

/** Whoever touches a piece on most sides; nobody only if there is nobody else. */
function swallower(grid: Sketch['shape'], part: readonly number[], region: number, fresh: number): number {
  const touched = new Map<number, number>();
  for (const cell of part)
    for (const next of around(grid, cell)) {
      const other = grid.owner[next] ?? NOBODY;
      if (other !== region) touched.set(other, (touched.get(other) ?? 0) + (other === fresh ? 1.5 : other === NOBODY ? 0.1 : 1));
    }
  return [...touched].reduce((best, one) => (one[1] > best[1] ? one : best), [NOBODY, 0])[0];
}

function renumbered(sketch: Sketch): Sketch {
  const held = new Set(sketch.shape.owner);
  if (sketch.regions.every((_, r) => held.has(r))) return sketch;
  const numbers = new Map<number, number>();
  const regions = sketch.regions.filter((_, r) => {
    if (held.has(r)) numbers.set(r, numbers.size);
    return held.has(r);
  });
  return { ...sketch, regions, shape: { ...sketch.shape, owner: sketch.shape.owner.map((r) => numbers.get(r) ?? NOBODY) } };
}

/** A map without any region. */
export const emptySketch = (kind: 'chart' | 'island', columns: number, rows: number, seed: number): Sketch => ({
  shape: { kind, columns, rows, seed, owner: new Int8Array(columns * rows).fill(NOBODY) },
  regions: [],
});

/** The cells within so many steps of one. */
export function brushAt(grid: Pick<Sketch['shape'], 'columns' | 'rows'>, cell: number, reach: number): number[] {
  const reached = new Set([cell]);
  let rim = [cell];
  for (let step = 0; step < reach; step++) {
    rim = rim.flatMap((here) => around(grid, here).filter((next) => !reached.has(next)));
    for (const next of rim) reached.add(next);
  }
  return [...reached];
}

export const withTerrain = (sketch: Sketch, region: number, terrain: Terrain): Sketch => {
  const known = sketch.regions[region];
  if (known === undefined) return sketch;
  const isWater = terrain === 'sea' || terrain === 'lake';
  return withRegion(sketch, region, isWater ? { ...(known.name && { name: known.name }), terrain } : { ...known, terrain });
};
