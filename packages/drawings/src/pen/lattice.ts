/**
 * The lines between the cells of a map. Corners of cells lie on a lattice of whole numbers: half a cell from one column to the next, a quarter of
 * a cell's height from one row to the next. In each of them three cells meet, so that an outline never branches.
 */
import type { Shape } from '@elbowroom/rules/maps';
import type { Step } from './stroke.ts';

/** What lies beyond every region. */
export const OUTSIDE = -1;

/** A corner of cells, as one number. */
export type Corner = number;

const ROW = 1024;
const cornerAt = (x: number, y: number): Corner => y * ROW + x;
export const placeOf = (corner: Corner): readonly [x: number, y: number] => [corner % ROW, Math.floor(corner / ROW)];

/** The middle of a cell on the lattice. */
export function middleOf({ columns }: Pick<Shape, 'columns'>, cell: number): readonly [x: number, y: number] {
  const row = Math.floor(cell / columns);
  return [2 * (cell % columns) + 1 + (row % 2), 3 * row + 2];
}

/** From the middle of a cell, clockwise from the top: its corners, and behind the side after each the middle of the next cell. */
const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;
const NEXT = [
  [1, -3],
  [2, 0],
  [1, 3],
  [-1, 3],
  [-2, 0],
  [-1, -3],
] as const;

/** A stretch between two regions, or a region and the outside, from where three of these meet to where three meet again; or once around. */
export type Wall = {
  readonly sides: readonly [region: number, other: number];
  /** In order, with the region on the right hand; a wall that runs once around ends where it begins. */
  readonly corners: readonly Corner[];
};

export type Lattice = {
  readonly walls: readonly Wall[];
  /** By region, its outlines; those of one that is drawn properly are one. */
  readonly rings: readonly (readonly (readonly Step[])[])[];
  /** The corners that lie beside each along some wall. */
  readonly beside: ReadonlyMap<Corner, readonly Corner[]>;
};

/** From a corner along the outline of a region: to which one, and who lies on the other side. */
type Onward = { readonly to: Corner; readonly other: number };

export function latticeOf(shape: Shape, count: number): Lattice {
  const outlines = outlinesOf(shape, count);
  const beside = new Map<Corner, Corner[]>();
  for (const [region, onward] of outlines.entries()) {
    for (const [from, { to, other }] of onward) {
      if (other > region) continue;
      beside.set(from, [...(beside.get(from) ?? []), to]);
      beside.set(to, [...(beside.get(to) ?? []), from]);
    }
  }
  const isJunction = (corner: Corner): boolean => (beside.get(corner)?.length ?? 0) > 2;
  const walls: Wall[] = [];
  const known = new Map<string, Step>();
  const rings = outlines.map((onward, region) =>
    ringsOf(onward, isJunction).map((ring) => ring.map((part) => stepAlong(walls, known, region, part))),
  );
  return { walls, rings, beside };
}

function outlinesOf(shape: Shape, count: number): Map<Corner, Onward>[] {
  const outlines = Array.from({ length: count }, () => new Map<Corner, Onward>());
  for (const [cell, region] of shape.owner.entries()) {
    if (region < 0) continue;
    const [x, y] = middleOf(shape, cell);
    for (const [side, [dx, dy]] of NEXT.entries()) {
      const other = ownerAt(shape, x + dx, y + dy);
      if (other === region) continue;
      const [from, to] = [CORNERS[side]!, CORNERS[(side + 1) % CORNERS.length]!];
      outlines[region]?.set(cornerAt(x + from[0], y + from[1]), { to: cornerAt(x + to[0], y + to[1]), other });
    }
  }
  return outlines;
}

function ownerAt({ columns, rows, owner }: Shape, x: number, y: number): number {
  const row = (y - 2) / 3;
  const column = (x - 1 - (row % 2)) / 2;
  return row < 0 || column < 0 || row >= rows || column >= columns ? OUTSIDE : (owner[row * columns + column] ?? OUTSIDE);
}

type Part = { readonly other: number; readonly corners: readonly Corner[] };

/** The outlines of a region, each from junction to junction. */
function ringsOf(onward: ReadonlyMap<Corner, Onward>, isJunction: (corner: Corner) => boolean): Part[][] {
  const left = new Set(onward.keys());
  const rings: Part[][] = [];
  // Rings begin at a junction if they have one, and always at the same.
  const starts = [...onward.keys()].toSorted((a, b) => a - b);
  for (const start of [...starts.filter(isJunction), ...starts]) {
    if (!left.has(start)) continue;
    const ring: Part[] = [];
    let here = start;
    do {
      const corners = [here];
      const other = onward.get(here)?.other ?? OUTSIDE;
      do {
        left.delete(here);
        here = onward.get(here)?.to ?? start;
        corners.push(here);
      } while (!isJunction(here) && here !== start);
      ring.push({ other, corners });
    } while (here !== start);
    rings.push(ring);
  }
  return rings;
}

/** A wall is drawn once, with its higher region on the right hand; its neighbour walks it backwards. */
function stepAlong(walls: Wall[], known: Map<string, Step>, region: number, { other, corners }: Part): Step {
  const first = corners[0] ?? 0;
  const last = corners.at(-1) ?? 0;
  const key = (a: number, b: number, from: Corner, next: Corner | undefined): string => `${a} ${b} ${from} ${next}`;
  const before = known.get(key(other, region, last, corners.at(-2)));
  if (before !== undefined) return { wall: before.wall, forward: !before.forward };
  const step: Step = { wall: walls.length, forward: true };
  walls.push({ sides: [region, other], corners });
  known.set(key(region, other, first, corners[1]), step);
  return step;
}
