/** What lies on the bench, and what hands do there: every gesture gives the bench as it is afterwards. */
import { middleOf } from '@elbowroom/drawings/pen';
import type { Terrain } from '@elbowroom/rules';
import { NOBODY, type Sketch, type SketchRegion } from '@elbowroom/rules/maps';
import { brushAt, joined, painted, split, withNew, withRegion, withTerrain } from './edit.ts';
import { between } from './ground-plan.ts';
import { begun, edited, type MapHistory, redone, undone } from './history.ts';
import type { Tool } from './map-words.ts';

/** A stroke that is not finished. */
type Stroke = {
  readonly tool: Tool;
  /** Who is painted; undefined for a region that is new. */
  readonly region: number | undefined;
  readonly cells: ReadonlySet<number>;
  readonly first: number;
  readonly last: number;
};

export type BenchState = {
  readonly history: MapHistory;
  readonly tool: Tool;
  /** Steps from the middle of the brush to its rim. */
  readonly brush: number;
  /** What new regions are made of. */
  readonly terrain: Terrain;
  /** The region that is spoken of. */
  readonly selected: number | undefined;
  readonly stroke: Stroke | undefined;
};

export const BRUSHES = [0, 1, 2] as const;

export const laid = (sketch: Sketch): BenchState => ({
  history: begun(sketch),
  tool: 'paint',
  brush: 1,
  terrain: 'farmland',
  selected: undefined,
  stroke: undefined,
});

export const withTool = (bench: BenchState, tool: Tool): BenchState => ({ ...bench, tool, stroke: undefined });

export const withBrush = (bench: BenchState, brush: number): BenchState => ({
  ...bench,
  brush: Math.max(0, Math.min(BRUSHES.length - 1, brush)),
});

export const withSelected = (bench: BenchState, selected: number | undefined): BenchState => ({ ...bench, selected });

const withHistory = (bench: BenchState, history: MapHistory): BenchState => {
  const isThere = bench.selected !== undefined && bench.selected < history.now.regions.length;
  return { ...bench, history, selected: isThere ? bench.selected : undefined };
};

const withEdit = (bench: BenchState, sketch: Sketch): BenchState => withHistory(bench, edited(bench.history, sketch));

function ownerOf({ history: { now } }: BenchState, cell: number): number | undefined {
  const owner = now.shape.owner[cell] ?? NOBODY;
  return owner === NOBODY ? undefined : owner;
}

export function pressed(bench: BenchState, cell: number): BenchState {
  const { tool, history, brush } = bench;
  const here = ownerOf(bench, cell);
  if (tool === 'join') return joining(bench, cell, here);
  const isOnOwn = tool === 'split' || (tool === 'paint' && here !== undefined);
  const region = tool === 'erase' ? NOBODY : tool === 'new' ? undefined : here;
  const cells = new Set(isOnOwn ? [] : brushAt(history.now.shape, cell, brush));
  return { ...bench, selected: isOnOwn ? here : bench.selected, stroke: { tool, region, cells, first: cell, last: cell } };
}

/** The region that was marked takes the one that is pressed; without a neighbour marked, the pressed one is marked. */
function joining(bench: BenchState, cell: number, here: number | undefined): BenchState {
  const { history, selected } = bench;
  if (selected === undefined || here === undefined || selected === here) return { ...bench, selected: here };
  const next = withEdit(bench, joined(history.now, selected, here));
  return { ...next, selected: ownerOf(next, cell) };
}

export function dragged(bench: BenchState, cell: number): BenchState {
  const { stroke, brush, history } = bench;
  if (stroke === undefined || cell === stroke.last) return bench;
  const { shape } = history.now;
  const way = stroke.tool === 'split' ? [] : between(shape, stroke.last, cell).flatMap((one) => brushAt(shape, one, brush));
  return { ...bench, stroke: { ...stroke, cells: new Set([...stroke.cells, ...way]), last: cell } };
}

export function released(bench: BenchState): BenchState {
  const { stroke, history, terrain } = bench;
  if (stroke === undefined) return bench;
  const next = withEdit({ ...bench, stroke: undefined }, finished(history.now, stroke, terrain));
  return { ...next, selected: ownerOf(next, stroke.first) ?? next.selected };
}

export const cancelled = (bench: BenchState): BenchState => ({ ...bench, stroke: undefined });

export const withRegionChanged = (bench: BenchState, region: number, to: SketchRegion): BenchState =>
  withEdit(bench, withRegion(bench.history.now, region, to));

/** The terrain of what is painted next, and of the region that is marked. */
export function withGround(bench: BenchState, terrain: Terrain): BenchState {
  const { selected, history } = bench;
  const next = { ...bench, terrain };
  const isOther = selected !== undefined && history.now.regions[selected]?.terrain !== terrain;
  return isOther ? withEdit(next, withTerrain(history.now, selected, terrain)) : next;
}

export function renamed(bench: BenchState, name: Sketch['name']): BenchState {
  const { name: _, ...rest } = bench.history.now;
  return withEdit(bench, { ...rest, ...(name && { name }) });
}

export const takenBack = (bench: BenchState): BenchState => withHistory(cancelled(bench), undone(bench.history));
export const doneAgain = (bench: BenchState): BenchState => withHistory(cancelled(bench), redone(bench.history));

/** The map after a stroke. */
function finished(sketch: Sketch, { tool, region, cells, first, last }: Stroke, terrain: Terrain): Sketch {
  if (tool === 'split') return cutAlong(sketch, first, last);
  if ([...cells].every((cell) => sketch.shape.owner[cell] === region)) return sketch;
  return region === undefined ? withNew(sketch, cells, { terrain }) : painted(sketch, cells, region);
}

/** Short strokes are taps: the region is cut across its middle. */
const TAP = 3;

function cutAlong(sketch: Sketch, first: number, last: number): Sketch {
  const { shape } = sketch;
  const here = shape.owner[first] ?? NOBODY;
  const [a, b] = [middleOf(shape, first), middleOf(shape, last)];
  if (Math.hypot(a[0] - b[0], a[1] - b[1]) < TAP) return split(sketch, here);
  // A stroke that begins beside a region cuts the one that it crosses longest; a hair beside the middles, so that no cell lies on the line.
  const crossed = between(shape, first, last).map((cell) => shape.owner[cell] ?? NOBODY);
  return split(sketch, mostOften(crossed, here), [
    [a[0] + 0.01, a[1] + 0.013],
    [b[0] + 0.01, b[1] + 0.013],
  ]);
}

function mostOften(regions: readonly number[], otherwise: number): number {
  const counts = new Map<number, number>();
  for (const r of regions) if (r !== NOBODY) counts.set(r, (counts.get(r) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [otherwise, 0])[0];
}
