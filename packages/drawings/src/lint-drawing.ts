/**
 * MAP-LINT-3: the picture says what the data say. Looks at the drawn shapes only, as a player would: pixel by pixel.
 *
 * Sizes are in board units. On a phone 390 px wide the map is shown at 0.72 px to a unit and can be panned: a chart is then about twice as wide as the screen.
 * At that scale every region must have room for a finger, a disc of 44 px, around the spot where its tokens stand.
 * @module @elbowroom/drawings/lint
 */
import type { Board, Region } from '@elbowroom/rules';
import { contains, distanceToRing, type Point, type Polyline } from './geometry.ts';
import type { DrawnBoard } from './index.ts';
import { pointsOf } from './path.ts';
import { contacts, holes, NOBODY, openPixels, type Raster, rasterOf } from './raster.ts';

/** What is wrong with a drawing, and where in it. */
export type DrawingFault = { readonly code: string; readonly rule: string; readonly message: string; readonly where: string };

/** Screen pixels per board unit on a phone, not zoomed. */
export const PHONE_SCALE = 0.72;
/** Half of what a finger needs, in screen pixels. */
export const TAP_RADIUS = 22;
/** A border must be so long to be seen and touched. */
export const SEEN = 12;
/** Regions that do not border may come so near on so few pixels that nobody sees them touch. */
const UNSEEN = 3;
/** Room for the disc of a symbol or anchor, which must not hide a border. */
const SYMBOL = 12;
/** A border's own line may stray so far from the outlines it belongs to. */
const PEN = 1;

/** Everything in which a drawing and its board differ, and what is too small in it. */
export function lintDrawing(board: Board, drawn: DrawnBoard): DrawingFault[] {
  if (board.regions.length !== drawn.regions.length)
    return [fault('region-count', 'regions', `the board has ${board.regions.length} regions, the drawing ${drawn.regions.length}`)];
  const traced = drawn.regions.map(({ path }) => pointsOf(path));
  const rings = traced.filter((ring) => ring !== undefined);
  if (rings.length < traced.length)
    return traced.flatMap((ring, r) => (ring === undefined ? [fault('broken-path', `regions[${r}].path`, 'cannot be read')] : []));
  const raster = rasterOf(rings, drawn.width, drawn.height);
  return [
    ...lintOutlines(rings, drawn),
    ...lintTouch(board, raster),
    ...lintCover(drawn, raster),
    ...lintEdges(board, raster),
    ...lintLines(board, drawn, rings),
    ...board.regions.flatMap((region, r) => lintSpots(region, drawn, r, rings[r] ?? [])),
  ];
}

const fault = (code: string, where: string, message: string): DrawingFault => ({ code, rule: 'MAP-LINT-3', message, where });

function lintOutlines(rings: readonly Polyline[], { width, height }: DrawnBoard): DrawingFault[] {
  const isOut = ([x, y]: Point): boolean => x < -PEN || y < -PEN || x > width + PEN || y > height + PEN;
  return rings.flatMap((ring, r) =>
    ring.some(isOut) ? [fault('outside-frame', `regions[${r}].path`, `leaves the frame of ${width} × ${height}`)] : [],
  );
}

/** Two regions border exactly when their shapes share a stretch of border one can see and touch, and never lie on each other. */
function lintTouch({ regions }: Board, raster: Raster): DrawingFault[] {
  const shared = contacts(raster, regions.length);
  const length = (a: number, b: number): number => shared.find(([x, y]) => x === a && y === b)?.[2] ?? 0;
  return [
    ...regions.flatMap(({ borders }, a) =>
      borders
        .filter((b) => b > a && length(a, b) < SEEN)
        .map((b) => fault('missing-border', `regions[${a}].path`, `regions ${a} and ${b} border, but share only ${length(a, b)} px`)),
    ),
    ...shared
      .filter(([a, b, n]) => n >= UNSEEN && !regions[a]?.borders.includes(b))
      .map(([a, b, n]) => fault('extra-border', `regions[${a}].path`, `regions ${a} and ${b} do not border, but touch on ${n} px`)),
    ...raster.overlaps
      .filter(([, , n]) => n >= UNSEEN)
      .map(([a, b, n]) => fault('overlap', `regions[${a}].path`, `regions ${a} and ${b} lie on each other, ${n} px`)),
  ];
}

/** No gap between regions; a chart fills its frame. */
function lintCover({ kind }: DrawnBoard, raster: Raster): DrawingFault[] {
  const bare = kind === 'chart' ? raster.owner.reduce((sum, here) => sum + (here === NOBODY ? 1 : 0), 0) : holes(raster);
  return bare < UNSEEN ? [] : [fault('gap', 'regions', `${bare} px inside the board belong to no region`)];
}

function lintEdges({ regions }: Board, raster: Raster): DrawingFault[] {
  return openPixels(raster, regions.length).flatMap((open, r) => {
    const edge = regions[r]?.edge === true;
    if (edge && open < SEEN)
      return [fault('edge-not-drawn', `regions[${r}].path`, `region ${r} lies at the edge, but shows only ${open} px there`)];
    return !edge && open >= UNSEEN
      ? [fault('edge-not-listed', `regions[${r}].path`, `region ${r} is no edge region, but lies open on ${open} px`)]
      : [];
  });
}

/** The lines to be stroked lie on the outlines of their regions, and none is forgotten. */
function lintLines({ regions }: Board, { borders, coast }: DrawnBoard, rings: readonly Polyline[]): DrawingFault[] {
  const strays = (path: string, sides: readonly number[]): boolean => {
    const points = pointsOf(path);
    return points === undefined || sides.some((r) => points.some((p) => distanceToRing(rings[r] ?? [], p) > PEN));
  };
  const has = (a: number, b: number): boolean => borders.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
  return [
    ...regions.flatMap((region, a) =>
      region.borders.filter((b) => b > a && !has(a, b)).map((b) => fault('no-line', 'borders', `the border of ${a} and ${b} has no line`)),
    ),
    ...borders.flatMap(([a, b], i) =>
      regions[a]?.borders.includes(b) ? [] : [fault('line-of-strangers', `borders[${i}]`, `regions ${a} and ${b} do not border`)],
    ),
    ...borders.flatMap(([a, b, path], i) =>
      strays(path, [a, b]) ? [fault('stray-line', `borders[${i}]`, `leaves the outline of region ${a} or ${b}`)] : [],
    ),
    ...coast.flatMap(([r, path], i) =>
      strays(path, [r]) ? [fault('stray-line', `coast[${i}]`, `leaves the outline of region ${r}`)] : [],
    ),
    ...regions.flatMap(({ edge }, r) =>
      (edge === true) === coast.some(([owner]) => owner === r)
        ? []
        : [fault('no-line', 'coast', `region ${r} ${edge ? 'lies at the edge, but has no coast' : 'has a coast, but is no edge region'}`)],
    ),
  ];
}

/** Tokens, then every symbol, then the anchor have a spot inside, with room around it; around the tokens there is room for a finger. */
function lintSpots({ symbols = [], anchor }: Region, { regions }: DrawnBoard, r: number, ring: Polyline): DrawingFault[] {
  const spots = regions[r]?.spots ?? [];
  const needed = 1 + symbols.length + (anchor ? 1 : 0);
  const outside = spots.flatMap(([x, y], i) =>
    contains(ring, [x, y]) ? [] : [fault('spot-outside', `regions[${r}].spots[${i}]`, `lies outside region ${r}`)],
  );
  const few = spots.length < needed ? [fault('too-few-spots', `regions[${r}].spots`, `needs ${needed} spots, has ${spots.length}`)] : [];
  const [x, y] = spots[0] ?? [0, 0];
  const room = distanceToRing(ring, [x, y]) * PHONE_SCALE;
  const small =
    spots.length > 0 && room < TAP_RADIUS
      ? [
          fault(
            'too-small-to-tap',
            `regions[${r}].spots[0]`,
            `has ${room.toFixed(1)} px around it on a phone, a finger needs ${TAP_RADIUS}`,
          ),
        ]
      : [];
  const tight = spots.slice(1, needed).flatMap(([x, y], i) => {
    const room = distanceToRing(ring, [x, y]);
    return room < SYMBOL
      ? [fault('symbol-over-border', `regions[${r}].spots[${i + 1}]`, `has ${room.toFixed(1)} units around it, a symbol needs ${SYMBOL}`)]
      : [];
  });
  return [...outside, ...few, ...small, ...tight];
}
