/** Shapes on a coarse grid, for telling quickly whether two of them touch. */
import type { DrawnBoard } from '@elbowroom/drawings';

type Cell = readonly [x: number, y: number];

export type Cells = {
  readonly list: readonly Cell[];
  /** Those with a neighbour that does not belong. */
  readonly edge: readonly Cell[];
  readonly has: (x: number, y: number) => boolean;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const NEIGHBOURS: readonly Cell[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/** `list` may name a cell twice. */
function cells(list: readonly Cell[]): Cells {
  const [xs, ys] = [list.map(([x]) => x), list.map(([, y]) => y)];
  const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  const width = box.right - box.left + 1;
  const mask = new Uint8Array(width * (box.bottom - box.top + 1));
  for (const [x, y] of list) mask[(y - box.top) * width + x - box.left] = 1;
  const has = (x: number, y: number): boolean => x >= box.left && x <= box.right && mask[(y - box.top) * width + x - box.left] === 1;
  const once: Cell[] = [];
  for (let y = box.top; y <= box.bottom; y++) for (let x = box.left; x <= box.right; x++) if (has(x, y)) once.push([x, y]);
  return { ...box, list: once, edge: once.filter(([x, y]) => NEIGHBOURS.some(([dx, dy]) => !has(x + dx, y + dy))), has };
}

/** The land and water of an island: every cell whose middle lies in one of its regions. */
export function cellsOf(island: DrawnBoard, size: number): Cells {
  const found: Cell[] = [];
  for (const { path } of island.regions) {
    const outline = corners(path);
    for (let y = 0; y * size < island.height; y++) {
      const crossings = crossingsAt(outline, (y + 0.5) * size);
      for (let i = 0; i + 1 < crossings.length; i += 2)
        for (let x = Math.ceil(crossings[i]! / size - 0.5); (x + 0.5) * size <= crossings[i + 1]!; x++) found.push([x, y]);
    }
  }
  return cells(found);
}

/** The same with so many cells around it. */
export function grown(shape: Cells, by: number): Cells {
  const around: Cell[] = [];
  for (let dy = -by; dy <= by; dy++) for (let dx = -by; dx <= by; dx++) if (dx * dx + dy * dy <= by * by + 1) around.push([dx, dy]);
  return cells([...shape.list, ...shape.edge.flatMap(([x, y]) => around.map(([dx, dy]): Cell => [x + dx, y + dy]))]);
}

/** Whether a shape moved by (x, y) and another moved by (otherX, otherY) share a cell. */
export function hits(shape: Cells, x: number, y: number, other: Cells, otherX: number, otherY: number): boolean {
  const [dx, dy] = [x - otherX, y - otherY];
  if (shape.right + dx < other.left || shape.left + dx > other.right || shape.bottom + dy < other.top || shape.top + dy > other.bottom)
    return false;
  const [inner] = other.list;
  if (inner !== undefined && shape.has(inner[0] - dx, inner[1] - dy)) return true;
  return shape.edge.some(([cx, cy]) => other.has(cx + dx, cy + dy));
}

/** Ends of the curves of a path, as drawn boards write them: M, then relative c, s and l. They lie close together. */
export function corners(path: string): Cell[] {
  const points: Cell[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([MLCSlcsm])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const step = { c: 6, s: 4 }[command.toLowerCase()] ?? 2;
    const isRelative = command === command.toLowerCase();
    for (let i = 0; i + step <= numbers.length; i += step) {
      const [dx, dy] = [numbers[i + step - 2]!, numbers[i + step - 1]!];
      [x, y] = isRelative ? [x + dx, y + dy] : [dx, dy];
      points.push([x, y]);
    }
  }
  return points;
}

/** Where a level line enters and leaves an outline, from left to right. */
export function crossingsAt(outline: readonly Cell[], y: number): number[] {
  const crossings: number[] = [];
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay > y !== by > y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
  }
  return crossings.sort((a, b) => a - b);
}
