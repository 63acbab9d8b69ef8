/** Shapes on a coarse grid, for telling quickly whether two of them touch. */
import type { DrawnBoard } from '@elbowroom/rules/boards/drawn';

export type Cells = {
  readonly list: readonly (readonly [x: number, y: number])[];
  readonly set: ReadonlySet<number>;
  /** Those with a neighbour that does not belong. */
  readonly edge: readonly (readonly [x: number, y: number])[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const WIDE = 4096;
const key = (x: number, y: number): number => (y + 1024) * WIDE + x + 1024;

function cells(list: readonly (readonly [number, number])[]): Cells {
  const [xs, ys] = [list.map(([x]) => x), list.map(([, y]) => y)];
  const set = new Set(list.map(([x, y]) => key(x, y)));
  return {
    list,
    set,
    edge: list.filter(([x, y]) => [key(x - 1, y), key(x + 1, y), key(x, y - 1), key(x, y + 1)].some((k) => !set.has(k))),
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** The land and water of an island: every cell whose middle lies in one of its regions. */
export function cellsOf(island: DrawnBoard, size: number): Cells {
  const found = new Map<number, readonly [number, number]>();
  for (const { path } of island.regions) {
    const outline = corners(path);
    for (let y = 0; y * size < island.height; y++) {
      const crossings = crossingsAt(outline, (y + 0.5) * size);
      for (let i = 0; i + 1 < crossings.length; i += 2)
        for (let x = Math.ceil(crossings[i]! / size - 0.5); (x + 0.5) * size <= crossings[i + 1]!; x++) found.set(key(x, y), [x, y]);
    }
  }
  return cells([...found.values()]);
}

/** The same with so many cells around it. */
export function grown(shape: Cells, by: number): Cells {
  const found = new Map<number, readonly [number, number]>();
  for (const cell of shape.list) found.set(key(...cell), cell);
  for (const [x, y] of shape.edge)
    for (let dy = -by; dy <= by; dy++)
      for (let dx = -by; dx <= by; dx++) if (dx * dx + dy * dy <= by * by + 1) found.set(key(x + dx, y + dy), [x + dx, y + dy]);
  return cells([...found.values()]);
}

/** Whether a shape moved by (x, y) and another moved by (otherX, otherY) share a cell. */
export function hits(shape: Cells, x: number, y: number, other: Cells, otherX: number, otherY: number): boolean {
  const [dx, dy] = [x - otherX, y - otherY];
  if (shape.right + dx < other.left || shape.left + dx > other.right || shape.bottom + dy < other.top || shape.top + dy > other.bottom)
    return false;
  const [inner] = other.list;
  if (inner !== undefined && shape.set.has(key(inner[0] - dx, inner[1] - dy))) return true;
  return shape.edge.some(([cx, cy]) => other.set.has(key(cx + dx, cy + dy)));
}

/** Ends of the curves of a path, as drawn boards write them: M, then relative c, s and l. They lie close together. */
export function corners(path: string): (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
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

function crossingsAt(outline: readonly (readonly [number, number])[], y: number): number[] {
  const crossings: number[] = [];
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay > y !== by > y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
  }
  return crossings.sort((a, b) => a - b);
}
