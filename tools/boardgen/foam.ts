/** A board as a foam: regions are cells, borders are walls, and where three regions meet there is a corner. */
import { mix, type Point, polygonArea } from '../../packages/drawings/src/geometry.ts';
import type { Step } from '../../packages/drawings/src/pen/stroke.ts';
import type { Rim } from './rim.ts';

/** What lies on the far side of the rim. */
export const OUTSIDE = -1;

/** A stretch of border between two corners, with at most one bend. `sides` are its two regions. */
export type Wall = { readonly ends: readonly [number, number]; readonly sides: readonly [number, number]; bend?: number };

export type Foam = {
  readonly rim: Rim;
  /** Corners first, then bends. */
  readonly points: Point[];
  /** Where on the rim the points lie that lie on it. */
  readonly rimT: (number | undefined)[];
  readonly walls: readonly Wall[];
  readonly cells: readonly (readonly Step[])[];
  /** The area wished for each cell. */
  readonly want: readonly number[];
  /** No wall should be shorter. */
  readonly shortest: number;
};

export const isRim = ({ sides }: Wall): boolean => sides.includes(OUTSIDE);

export function ringOf(foam: Foam, cell: number): Point[] {
  const out: Point[] = [];
  for (const { wall, forward } of foam.cells[cell]!) {
    const { ends, sides, bend } = foam.walls[wall]!;
    const [from, to] = forward ? ends : [ends[1], ends[0]];
    out.push(foam.points[from]!);
    if (sides[0] === OUTSIDE || sides[1] === OUTSIDE) out.push(...foam.rim.between(foam.rimT[from]!, foam.rimT[to]!));
    else if (bend !== undefined) out.push(foam.points[bend]!);
  }
  return out;
}

/** Cells walked clockwise: the wrong way round, a cell at the rim is the whole rest of the board. */
export function clockwise(foam: Foam): Foam {
  const mirrored = {
    ...foam,
    cells: foam.cells.map((steps) => [...steps].reverse().map(({ wall, forward }) => ({ wall, forward: !forward }))),
  };
  const covered = (f: Foam): number => f.cells.reduce((sum, _, c) => sum + Math.abs(polygonArea(ringOf(f, c))), 0);
  return covered(foam) < covered(mirrored) ? foam : mirrored;
}

/** A region with two borders only would be a line: its two walls get a bend and become a lens. */
export function bendLenses(foam: Foam): void {
  for (const [cell, steps] of foam.cells.entries()) {
    const [one, two] = steps;
    if (one === undefined || two === undefined || steps.length !== 2) continue;
    const { ends } = foam.walls[one.wall]!;
    const [a, b] = [foam.points[ends[0]]!, foam.points[ends[1]]!];
    const middle = mix(a, b, 0.5);
    const swing: Point = [(b[1] - a[1]) * 0.2, (a[0] - b[0]) * 0.2];
    for (const sign of [1, -1]) {
      bendTo(foam, one.wall, [middle[0] + swing[0] * sign, middle[1] + swing[1] * sign]);
      bendTo(foam, two.wall, [middle[0] - swing[0] * sign, middle[1] - swing[1] * sign]);
      if (polygonArea(ringOf(foam, cell)) > 0) break;
    }
  }
}

function bendTo(foam: Foam, w: number, p: Point): void {
  const wall = foam.walls[w]!;
  wall.bend ??= foam.points.push(p) - 1;
  foam.rimT[wall.bend] = undefined;
  foam.points[wall.bend] = p;
}
