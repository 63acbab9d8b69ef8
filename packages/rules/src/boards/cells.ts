/**
 * The cells that a map is painted on: of six sides, in rows, every second row half a cell further right.
 * Three of them meet in a point and never four, so that two regions share a stretch of border or do not touch at all.
 */

/** The owner of a cell that belongs to no region: open sea around islands, or not painted yet. */
export const NOBODY = -1;

/** Cells in rows, and the region of each. */
export type Cells = {
  readonly columns: number;
  readonly rows: number;
  /** Region of every cell, row by row, or NOBODY. */
  readonly owner: Int8Array;
};

/** How many sides a cell has; they are counted clockwise from the one to the upper right. */
export const SIDES = 6;

const EVEN = [0, -1, 1, 0, 0, 1, -1, 1, -1, 0, -1, -1] as const;
const ODD = [1, -1, 1, 0, 1, 1, 0, 1, -1, 0, 0, -1] as const;

/** The cell across a side; undefined beyond the rim. */
export function across({ columns, rows }: Pick<Cells, 'columns' | 'rows'>, cell: number, side: number): number | undefined {
  const row = Math.floor(cell / columns);
  const steps = row % 2 === 0 ? EVEN : ODD;
  const x = (cell % columns) + (steps[2 * side] ?? 0);
  const y = row + (steps[2 * side + 1] ?? 0);
  return x < 0 || y < 0 || x >= columns || y >= rows ? undefined : y * columns + x;
}

/** The cells around one, fewer at the rim. */
export function around(grid: Pick<Cells, 'columns' | 'rows'>, cell: number): number[] {
  const found: number[] = [];
  for (let side = 0; side < SIDES; side++) {
    const other = across(grid, cell, side);
    if (other !== undefined) found.push(other);
  }
  return found;
}

/** Groups of cells that hang together; `holds` says whether two that touch belong together. */
export function pieces(grid: Cells, cells: Iterable<number>, holds: (a: number, b: number) => boolean): number[][] {
  const left = new Set(cells);
  const found: number[][] = [];
  for (const first of left) {
    left.delete(first);
    const piece = [first];
    for (let i = 0; i < piece.length; i++) {
      const here = piece[i] ?? first;
      for (const next of around(grid, here)) {
        if (!left.has(next) || !holds(here, next)) continue;
        left.delete(next);
        piece.push(next);
      }
    }
    found.push(piece);
  }
  return found;
}

/** What the cells say of the map: the rules need nothing else of its shape. */
export type Layout = {
  /** By region, whom it borders and on how many sides of cells. */
  readonly borders: readonly ReadonlyMap<number, number>[];
  /** Whether a region lies open: at the rim, or beside nobody's cells. */
  readonly edge: readonly boolean[];
  /** The island of each region, numbered in the order of their first regions. */
  readonly island: readonly number[];
};

/** Borders, edges and islands of so many regions, from their cells. */
export function layoutOf(grid: Cells, count: number): Layout {
  const borders = Array.from({ length: count }, () => new Map<number, number>());
  const edge = Array.from({ length: count }, () => false);
  for (const [cell, here] of grid.owner.entries()) {
    if (here === NOBODY) continue;
    for (let side = 0; side < SIDES; side++) {
      const next = across(grid, cell, side);
      const other = next === undefined ? NOBODY : (grid.owner[next] ?? NOBODY);
      if (other === NOBODY) edge[here] = true;
      else if (other !== here) borders[here]?.set(other, (borders[here]?.get(other) ?? 0) + 1);
    }
  }
  return { borders, edge, island: islandsOf(borders) };
}

function islandsOf(borders: readonly ReadonlyMap<number, number>[]): number[] {
  const island: (number | undefined)[] = borders.map(() => undefined);
  let count = 0;
  for (const first of borders.keys()) {
    if (island[first] !== undefined) continue;
    const reached = new Set([first]);
    for (const a of reached) for (const b of borders[a]?.keys() ?? []) reached.add(b);
    for (const r of reached) island[r] = count;
    count++;
  }
  return island.map((known) => known ?? 0);
}

/** The cells of each region. */
export function cellsOf({ owner }: Cells, count: number): number[][] {
  const lists = Array.from({ length: count }, (): number[] => []);
  for (const [cell, region] of owner.entries()) lists[region]?.push(cell);
  return lists;
}
