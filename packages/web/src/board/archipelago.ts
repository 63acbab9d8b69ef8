/**
 * Islands laid out in one sea: none touches another, the whole as small as it gets for the room there is, the same every time.
 * Coasts are looked at on a coarse grid. One island after the other goes where the sheet grows least; of all orders the best counts.
 */
import type { DrawnBoard } from '@elbowroom/drawings';
import { type Cells, cellsOf, grown, hits } from './cells.ts';
import type { Point } from './fit.ts';

export type Archipelago = {
  readonly width: number;
  readonly height: number;
  /** Upper left corner of each drawing, in the order given. */
  readonly places: readonly (readonly [x: number, y: number])[];
  /** Middle of each island's name, in the water near it. */
  readonly labels: readonly (readonly [x: number, y: number])[];
  /** Middle of the widest open water. */
  readonly rose: readonly [x: number, y: number] | undefined;
};

/** Pixels to a cell. */
export const CELL = 12;
/** Cells of water around an island that no other one may reach: its shallows and a bit. */
const WATER = 3;
/** Islands are tried at every so many cells. */
const STRIDE = 3;
/** Cells between the outermost coasts and the rim of the sheet. */
const RIM = 3;
/** Half the size of a compass rose with air around it, in cells. */
const ROSE = 6;

type IsleLayout = { readonly spots: readonly Point[]; readonly size: number; readonly area: number };

/** `aspect`: width by height of the room there is. */
export function archipelago(islands: readonly DrawnBoard[], aspect: number, names: readonly string[] = []): Archipelago {
  const shapes = islands.map((island) => cellsOf(island, CELL));
  const best = bestLayout(shapes, aspect);
  const box = boxOf(shapes, best.spots);
  const spots = best.spots.map(({ x, y }) => ({ x: x - box.left + RIM, y: y - box.top + RIM }));
  const [columns, rows] = widened(box.right - box.left + 1 + 2 * RIM, box.bottom - box.top + 1 + 2 * RIM, aspect);
  const shift = {
    x: Math.floor((columns - (box.right - box.left + 1 + 2 * RIM)) / 2),
    y: Math.floor((rows - (box.bottom - box.top + 1 + 2 * RIM)) / 2),
  };
  const laid = spots.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y }));
  const water = openWater(shapes, laid, columns, rows);
  const ways = shapes.map((shape, i) => wayTo(water, shape, laid[i]!));
  const labels = laid.map((spot, i) => labelFor(water, shapes[i]!, spot, names[i] ?? '', ways, i));
  return {
    width: columns * CELL,
    height: rows * CELL,
    places: laid.map(({ x, y }) => [x * CELL, y * CELL]),
    labels: labels.map(({ x, y }) => [(x + 0.5) * CELL, (y + 0.5) * CELL]),
    rose: roseIn(water),
  };
}

/** Lays the largest island first and the others in every order, and gives an order up as soon as its sheet is larger than the best one. */
function bestLayout(shapes: readonly Cells[], aspect: number): IsleLayout {
  const guards = shapes.map((shape) => grown(shape, WATER));
  const largest = shapes.findIndex(({ list }) => list.length === Math.max(...shapes.map((shape) => shape.list.length)));
  let best: IsleLayout = { spots: [], size: Infinity, area: Infinity };
  const lay = (spots: readonly (Point | undefined)[], left: readonly number[]): void => {
    const now = sized(shapes, spots, aspect);
    if (now.size > best.size || (now.size === best.size && now.area >= best.area)) return;
    if (left.length === 0) best = now;
    for (const i of now.area === 0 ? [largest] : left) {
      const spot = nextSpot(shapes, guards, spots, i, aspect);
      lay(
        spots.map((known, j) => (j === i ? spot : known)),
        left.filter((j) => j !== i),
      );
    }
  };
  lay(
    shapes.map(() => undefined),
    shapes.map((_, i) => i),
  );
  return best;
}

/** The sheet is as long as it needs to be in one direction and filled up in the other: open sea is better than bars. */
function widened(columns: number, rows: number, aspect: number): [number, number] {
  return [Math.max(columns, Math.round(rows * aspect)), Math.max(rows, Math.round(columns / aspect))];
}

function boxOf(shapes: readonly Cells[], spots: readonly (Point | undefined)[]) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [i, spot] of spots.entries()) {
    const shape = shapes[i];
    if (spot === undefined || shape === undefined) continue;
    box.left = Math.min(box.left, spot.x + shape.left);
    box.top = Math.min(box.top, spot.y + shape.top);
    box.right = Math.max(box.right, spot.x + shape.right);
    box.bottom = Math.max(box.bottom, spot.y + shape.bottom);
  }
  return box;
}

function sized(shapes: readonly Cells[], spots: readonly (Point | undefined)[], aspect: number): IsleLayout {
  const box = boxOf(shapes, spots);
  const [width, height] = [Math.max(0, box.right - box.left), Math.max(0, box.bottom - box.top)];
  return { spots: spots.map((spot) => spot ?? { x: 0, y: 0 }), size: Math.max(width / aspect, height), area: width * height };
}

/** Where the sheet grows least; among such spots the one nearest to the middle of the rest. */
function nextSpot(
  shapes: readonly Cells[],
  guards: readonly Cells[],
  spots: readonly (Point | undefined)[],
  i: number,
  aspect: number,
): Point {
  if (spots.every((spot) => spot === undefined)) return { x: 0, y: 0 };
  const shape = shapes[i]!;
  const box = boxOf(shapes, spots);
  const [midX, midY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const isFree = (x: number, y: number): boolean =>
    spots.every((other, j) => other === undefined || !hits(shape, x, y, guards[j]!, other.x, other.y));
  let best = { x: box.right + 2 * WATER - shape.left, y: 0, worth: Infinity };
  const [across, down] = [shape.right - shape.left + 2 * WATER, shape.bottom - shape.top + 2 * WATER];
  for (let y = box.top - down - shape.top; y <= box.bottom + WATER * 2 - shape.top; y += STRIDE) {
    for (let x = box.left - across - shape.left; x <= box.right + WATER * 2 - shape.left; x += STRIDE) {
      const width = Math.max(box.right, x + shape.right) - Math.min(box.left, x + shape.left);
      const height = Math.max(box.bottom, y + shape.bottom) - Math.min(box.top, y + shape.top);
      const near = Math.hypot(x + (shape.left + shape.right) / 2 - midX, y + (shape.top + shape.bottom) / 2 - midY);
      const worth = Math.max(width / aspect, height) * 1000 + (width + height) * 10 + near;
      if (worth < best.worth && isFree(x, y)) best = { x, y, worth };
    }
  }
  return best;
}

type Water = { readonly columns: number; readonly rows: number; readonly taken: Uint8Array };

function openWater(shapes: readonly Cells[], spots: readonly Point[], columns: number, rows: number): Water {
  const taken = new Uint8Array(columns * rows);
  for (const [i, shape] of shapes.entries()) {
    const spot = spots[i]!;
    for (const [x, y] of shape.list) {
      const [cx, cy] = [x + spot.x, y + spot.y];
      if (cx >= 0 && cy >= 0 && cx < columns && cy < rows) taken[cy * columns + cx] = 1;
    }
  }
  return { columns, rows, taken };
}

/** Taken cells of a box, in the water's grid; what lies outside counts as taken. */
function clutter({ columns, rows, taken }: Water, x: number, y: number, halfWidth: number, halfHeight: number): number {
  let count = 0;
  for (let cy = y - halfHeight; cy <= y + halfHeight; cy++)
    for (let cx = x - halfWidth; cx <= x + halfWidth; cx++)
      if (cx < 1 || cy < 1 || cx >= columns - 1 || cy >= rows - 1 || taken[cy * columns + cx] === 1) count++;
  return count;
}

/** How far every cell is from an island, in cells, straight or aslant. */
function wayTo({ columns, rows }: Water, shape: Cells, spot: Point): Uint16Array {
  const far = new Uint16Array(columns * rows).fill(9999);
  for (const [x, y] of shape.list) {
    const [cx, cy] = [x + spot.x, y + spot.y];
    if (cx >= 0 && cy >= 0 && cx < columns && cy < rows) far[cy * columns + cx] = 0;
  }
  const relax = (x: number, y: number, by: number): void => {
    let least = far[y * columns + x]!;
    for (let dx = -1; dx <= 1; dx++)
      if (x + dx >= 0 && x + dx < columns) least = Math.min(least, (far[(y + by) * columns + x + dx] ?? 9999) + 1);
    if (x + by >= 0 && x + by < columns) least = Math.min(least, far[y * columns + x + by]! + 1);
    far[y * columns + x] = least;
  };
  for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) relax(x, y, -1);
  for (let y = rows - 1; y >= 0; y--) for (let x = columns - 1; x >= 0; x--) relax(x, y, 1);
  return far;
}

/** Cells of clear water that a name wants around it, and by how many cells it must be nearer to its own island than to another. */
const CLEAR = 2;
const OWN = 2;

/**
 * The free box for a name that is nearest to the island's foot, off every coast and nearer to its own one than to any other;
 * takes it, so that no other name is written over it.
 */
function labelFor(water: Water, shape: Cells, spot: Point, name: string, ways: readonly Uint16Array[], own: number): Point {
  const half = Math.max(3, Math.ceil((name.length * 14) / 2 / CELL) + 1);
  const [midX, foot, head] = [spot.x + (shape.left + shape.right) / 2, spot.y + shape.bottom + 3, spot.y + shape.top - 3];
  /** From any part of the name. */
  const wayFrom = (x: number, y: number, way: Uint16Array): number =>
    Math.min(...[-half + 1, -half / 2, 0, half / 2, half - 1].map((dx) => way[y * water.columns + Math.round(x + dx)] ?? 9999));
  let best = { x: Math.round(midX), y: foot, worth: Infinity };
  for (let y = 2; y < water.rows - 2; y++) {
    for (let x = half; x < water.columns - half; x++) {
      const far = Math.min(Math.hypot(x - midX, (y - foot) * 1.4), 4 + Math.hypot(x - midX, (y - head) * 1.4));
      if (far >= best.worth) continue;
      const distances = ways.map((way) => wayFrom(x, y, way));
      const mine = distances[own]!;
      const others = Math.min(9999, ...distances.filter((_, i) => i !== own));
      const crowding = Math.max(0, CLEAR + 1 - Math.min(mine, others)) * 12;
      const stray = Math.max(0, mine + OWN - others) * 5;
      const worth = far + clutter(water, x, y, half, 1) * 20 + crowding + stray;
      if (worth < best.worth) best = { x, y, worth };
    }
  }
  for (let y = best.y - 1; y <= best.y + 1; y++)
    for (let x = best.x - half; x <= best.x + half; x++)
      if (x >= 0 && y >= 0 && x < water.columns && y < water.rows) water.taken[y * water.columns + x] = 1;
  return best;
}

function roseIn(water: Water): readonly [number, number] | undefined {
  for (let y = water.rows - ROSE - 1; y > ROSE; y--)
    for (let x = ROSE + 1; x < water.columns - ROSE; x++)
      if (clutter(water, x, y, ROSE, ROSE) === 0) return [(x + 0.5) * CELL, (y + 0.5) * CELL];
  return undefined;
}
