/** Draws a map of one's own, in the style of our boards. What was drawn before is kept, so that a change costs only the regions that it touches. */
import type { Sketch, SketchRegion } from '@elbowroom/rules/maps';
import { boxOf, type Point, polygonArea } from '../geometry.ts';
import type { DrawnBoard, Spot } from '../index.ts';
import { type Growing, growing, type Plant } from './growth.ts';
import { latticeOf, OUTSIDE, type Wall } from './lattice.ts';
import { isAtRim, sizeOf, smoothed } from './smooth.ts';
import { spotsOf } from './spots.ts';
import { linePath, outline, type PenLine, ringPath, type Step, traced } from './stroke.ts';

/** A drawing, and where on it the upper left corner of the cells lies. */
export type DrawnMap = { readonly drawn: DrawnBoard; readonly origin: Point };

/** Draws a map, and remembers what it drew last. */
export type MapPen = (sketch: Sketch, id: string) => DrawnMap;

/** What stands in a region, by all that it depends on. */
type Planted = { readonly spots: readonly Spot[]; readonly plants: readonly Plant[] };

/** Water around islands that belongs to their picture. */
const SHALLOWS = 30;

/** A pen for one map and what becomes of it. */
export function openMapPen(): MapPen {
  let before: ReadonlyMap<string, Planted> = new Map();
  return (sketch, id) => {
    const now = new Map<string, Planted>();
    const planted = (key: string, plant: () => Planted): Planted => {
      const known = now.get(key) ?? before.get(key) ?? plant();
      now.set(key, known);
      return known;
    };
    const drawing = drawMap(sketch, id, planted);
    before = now;
    return drawing;
  };
}

/** Lines and outlines, without anything that stands or grows there. */
function inked({ shape, regions }: Sketch) {
  const lattice = latticeOf(shape, regions.length);
  const at = smoothed(shape, lattice);
  const isStraight = ({ corners }: Wall): boolean => shape.kind === 'chart' && corners.every((corner) => isAtRim(shape, corner));
  const bare = lattice.walls.map((wall): PenLine => ({ points: apart(wall.corners.map(at)), straight: isStraight(wall) }));
  return { lattice, ...(shape.kind === 'chart' ? onChart(bare, shape) : afloat(bare)) };
}

/** The outlines alone, for a small picture. */
export type MapOutlines = { readonly width: number; readonly height: number; readonly paths: readonly string[] };

/** How a map looks from afar. */
export function outlinesOf(sketch: Sketch): MapOutlines {
  const { lattice, lines, width, height } = inked(sketch);
  return { width, height, paths: lattice.rings.map((rings) => rings.map((ring) => ringPath(ring, lines)).join('')) };
}

function drawMap(sketch: Sketch, id: string, planted: (key: string, plant: () => Planted) => Planted): DrawnMap {
  const { shape, regions } = sketch;
  const { lattice, lines, origin, width, height } = inked(sketch);
  const paths = lines.map(linePath);
  const plots = regions.map((region, r) => plotOf(lattice.rings[r] ?? [], lattice.walls, lines, region, shape.seed, planted));
  const plants = plots.flatMap((plot) => plot.plants).toSorted((a, b) => a.y - b.y);
  const glyphs = [...new Set(plants.map(({ glyph }) => glyph))].toSorted();
  return {
    origin,
    drawn: {
      id,
      kind: shape.kind,
      width,
      height,
      regions: plots.map(({ path, spots }) => ({ path, spots })),
      borders: lattice.walls.flatMap(({ sides: [a, b] }, w) => (b === OUTSIDE ? [] : [[a, b, paths[w] ?? ''] as const])),
      coast: lattice.walls.flatMap(({ sides: [a, b] }, w) => (b === OUTSIDE ? [[a, paths[w] ?? ''] as const] : [])),
      glyphs,
      decor: plants.map(({ glyph, x, y, scale }) => [glyphs.indexOf(glyph), Math.round(x), Math.round(y), scale] as const),
    },
  };
}

/** Corners of the frame are the corners of several cells. */
const apart = (points: readonly Point[]): Point[] =>
  points.filter((p, i) => i === 0 || Math.hypot(p[0] - points[i - 1]![0], p[1] - points[i - 1]![1]) > 0.2);

type Laid = { readonly lines: readonly PenLine[]; readonly origin: Point; readonly width: number; readonly height: number };

function onChart(lines: readonly PenLine[], grid: { readonly columns: number; readonly rows: number }): Laid {
  const [width, height] = sizeOf(grid);
  return { lines, origin: [0, 0], width, height };
}

/** Islands moved by whole units into a frame of their own size. */
function afloat(lines: readonly PenLine[]): Laid {
  const [left, top, right, bottom] = boxOf(lines.flatMap(({ points }) => points));
  if (!(right > left)) return { lines, origin: [0, 0], width: 1, height: 1 };
  const [dx, dy] = [SHALLOWS - Math.floor(left), SHALLOWS - Math.floor(top)];
  return {
    lines: lines.map(({ points, straight }) => ({ points: points.map(([x, y]) => [x + dx, y + dy]), straight })),
    origin: [dx, dy],
    width: Math.ceil(right) + dx + SHALLOWS,
    height: Math.ceil(bottom) + dy + SHALLOWS,
  };
}

function plotOf(
  rings: readonly (readonly Step[])[],
  walls: readonly Wall[],
  lines: readonly PenLine[],
  region: SketchRegion,
  seed: number,
  planted: (key: string, plant: () => Planted) => Planted,
): Planted & { readonly path: string } {
  const path = rings.map((ring) => ringPath(ring, lines)).join('');
  const { terrain, symbols = [], anchor } = region;
  const key = `${seed} ${terrain} ${symbols.length} ${anchor === true} ${path}`;
  const found = planted(key, () => {
    const ring = rings.map((steps) => outline(steps, lines)).reduce((a, b) => (polygonArea(b) > polygonArea(a) ? b : a), []);
    if (ring.length === 0) return { spots: [[0, 0, 4]], plants: [] };
    const shore = rings.flat().flatMap(({ wall }) => (walls[wall]?.sides[1] === OUTSIDE ? traced(lines[wall]!) : []));
    const spots = spotsOf(region, ring, shore);
    const plot: Growing = { region, spots, ring };
    return { spots, plants: growing(plot, seed * 7919 + Math.round(ring[0]![0] * 13 + ring[0]![1])) };
  });
  return { path, ...found };
}
