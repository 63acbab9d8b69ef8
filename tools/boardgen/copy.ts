/**
 * `node tools/boardgen/copy.ts` lays the drawings of our boards on cells, so that the workshop can begin with a copy of one. Cells then change hands
 * until they border as the board says; what cannot be made exact is said and not written.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contains } from '../../packages/drawings/src/geometry.ts';
import { type DrawnBoard, readDrawing } from '../../packages/drawings/src/index.ts';
import { pointsOf } from '../../packages/drawings/src/path.ts';
import { CELL, middleOf, onPaper } from '../../packages/drawings/src/pen.ts';
import { type Board, boards } from '../../packages/rules/src/boards/board.ts';
import { around, layoutOf, NOBODY, pieces, type Shape, type Sketch, writtenMap } from '../../packages/rules/src/maps.ts';
import { boardWords } from '../../packages/wording/src/board-words.ts';
import { drawnFile } from './files.ts';

export const copyFile = (id: string): string => join(import.meta.dirname, '../../packages/web/src/workshop/maps/copies', `${id}.json`);

/** Cells of open sea around islands. */
const SEA = 2;

/** Undefined if its cells cannot be made to border as the board does. */
export function copied(board: Board, drawn: DrawnBoard): Sketch | undefined {
  const repaired = mended(laidOnCells(drawn), board);
  if (repaired === undefined) return undefined;
  const words = boardWords.get(board.id);
  return {
    ...(words && { name: words.name }),
    shape: repaired,
    regions: board.regions.map(({ terrain, symbols, native, anchor, marker }, r) => {
      const name = words?.regions[r];
      return {
        ...(name && { name }),
        terrain,
        ...(symbols && { symbols }),
        ...(native && { native }),
        ...(anchor && { anchor }),
        ...(marker && { marker }),
      };
    }),
  };
}

function laidOnCells({ kind, width, height, regions }: DrawnBoard): Shape {
  const margin = kind === 'chart' ? 0 : SEA;
  const columns = Math.round(width / CELL.width) + 2 * margin;
  const rows = Math.round(height / (CELL.height * 0.75)) + 2 * margin;
  const [stretchX, stretchY] = kind === 'chart' ? [width / (columns * CELL.width), height / (rows * CELL.height * 0.75)] : [1, 1];
  const rings = regions.map(({ path }) => pointsOf(path) ?? []);
  const owner = new Int8Array(columns * rows);
  for (const cell of owner.keys()) {
    const [px, py] = onPaper(...middleOf({ columns }, cell));
    const at = [(px - margin * CELL.width) * stretchX, (py - margin * CELL.height * 0.75) * stretchY] as const;
    const inside = [Math.max(0.3, Math.min(width - 0.3, at[0])), Math.max(0.3, Math.min(height - 0.3, at[1]))] as const;
    owner[cell] = rings.findIndex((ring) => contains(ring, kind === 'chart' ? inside : at));
  }
  const filled = kind === 'chart' ? withoutGaps({ columns, rows, owner }) : owner;
  return { kind, columns, rows, seed: 1, owner: filled };
}

/** Points exactly on a line belong to nobody: a neighbour takes them. */
function withoutGaps({ columns, rows, owner }: Pick<Shape, 'columns' | 'rows' | 'owner'>): Int8Array {
  const filled = Int8Array.from(owner);
  for (const [cell, region] of owner.entries())
    if (region === NOBODY)
      filled[cell] =
        around({ columns, rows }, cell)
          .map((next) => owner[next] ?? NOBODY)
          .find((other) => other !== NOBODY) ?? NOBODY;
  return filled;
}

type Wanted = { readonly borders: readonly ReadonlySet<number>[]; readonly edge: readonly boolean[] };

/** How much a map differs from what is wanted, and which regions have to do with it. */
function flawsOf(shape: Shape, { borders, edge }: Wanted): { readonly sum: number; readonly near: ReadonlySet<number> } {
  const layout = layoutOf(shape, borders.length);
  const near = new Set<number>();
  let sum = 0;
  const note = (weight: number, ...regions: number[]): void => {
    sum += weight;
    for (const r of regions) near.add(r);
  };
  for (const [a, wanted] of borders.entries()) {
    const painted = layout.borders[a] ?? new Map<number, number>();
    for (const b of wanted) if (b > a && !painted.has(b)) note(10, a, b);
    for (const [b, sides] of painted) if (b > a && !wanted.has(b)) note(10 + sides, a, b);
    if (edge[a] !== layout.edge[a]) note(10, a);
  }
  const cells = borders.map((): number[] => []);
  for (const [cell, region] of shape.owner.entries()) cells[region]?.push(cell);
  for (const [r, list] of cells.entries()) {
    const parts = pieces(shape, list, () => true);
    if (parts.length !== 1) note(20 * Math.abs(parts.length - 1) + Math.min(...parts.map((part) => part.length), 0), r);
  }
  return { sum, near };
}

const ROUNDS = 60;

/** Lets single cells, or two beside each other, change hands where that makes the flaws fewer. */
function mended(shape: Shape, board: Board): Shape | undefined {
  const wanted: Wanted = {
    borders: board.regions.map(({ borders }) => new Set(borders)),
    edge: board.regions.map(({ edge }) => edge === true),
  };
  let now = shape;
  let flaws = flawsOf(now, wanted);
  for (let round = 0; round < ROUNDS && flaws.sum > 0; round++) {
    const better = bestChange(now, wanted, flaws.near, flaws.sum);
    if (better === undefined) return undefined;
    now = better;
    flaws = flawsOf(now, wanted);
  }
  return flaws.sum === 0 ? now : undefined;
}

function bestChange(shape: Shape, wanted: Wanted, near: ReadonlySet<number>, worst: number): Shape | undefined {
  const single = changesNear(shape, near);
  const alone = bestOf(
    shape,
    wanted,
    single.map((change) => [change]),
    worst,
  );
  if (alone !== undefined) return alone;
  const pairs = single.flatMap((one) =>
    single.filter((two) => two.cell > one.cell && around(shape, one.cell).includes(two.cell)).map((two) => [one, two]),
  );
  return bestOf(shape, wanted, pairs, worst);
}

/** The shape with the fewest flaws after one of these changes, if it has fewer than the worst that will do. */
function bestOf(shape: Shape, wanted: Wanted, choices: readonly (readonly Change[])[], worst: number): Shape | undefined {
  let best: { readonly shape?: Shape; readonly sum: number } = { sum: worst };
  for (const changes of choices) {
    const owner = Int8Array.from(shape.owner);
    for (const { cell, to } of changes) owner[cell] = to;
    const next = { ...shape, owner };
    const { sum } = flawsOf(next, wanted);
    if (sum < best.sum) best = { shape: next, sum };
  }
  return best.shape;
}

type Change = { readonly cell: number; readonly to: number };

/** Cells of these regions, and beside them, that could go to a neighbour. */
function changesNear(shape: Shape, near: ReadonlySet<number>): Change[] {
  const found: Change[] = [];
  for (const [cell, here] of shape.owner.entries()) {
    const others = new Set(around(shape, cell).map((next) => shape.owner[next] ?? NOBODY));
    if (!near.has(here) && ![...others].some((other) => near.has(other))) continue;
    for (const to of others) if (to !== here && (shape.kind === 'island' || to !== NOBODY)) found.push({ cell, to });
  }
  return found;
}

if (import.meta.main) {
  for (const [id, board] of boards) {
    const sketch = copied(board, readDrawing(JSON.parse(readFileSync(drawnFile(id), 'utf8'))));
    console.log(`${sketch === undefined ? 'BAD' : 'ok '} ${id}`);
    if (sketch === undefined) process.exitCode = 1;
    else {
      mkdirSync(join(copyFile(id), '..'), { recursive: true });
      writeFileSync(copyFile(id), `${JSON.stringify(writtenMap(sketch), undefined, 2)}\n`);
    }
  }
}
