/** Where the corners of cells are drawn: the zigzag of the cells is calmed, then everything sways a little, so that lines look drawn by hand. */
import type { Shape } from '@elbowroom/rules/maps';
import type { Point } from '../geometry.ts';
import { type Corner, type Lattice, placeOf } from './lattice.ts';
import { dice } from './noise.ts';

/** Width and height of a cell. */
export const CELL = { width: 24, height: 28 } as const;

/** How far a corner may be drawn from where it lies: lines across a cell never meet then. */
const LEASH = 5.6;
/** Rounds of calming. */
const ROUNDS = 4;
/** How far single corners tremble. */
const TREMBLE = 1.9;
/** How far whole stretches sway, and over which distance. */
const SWAY = 4;
const WAVE = 82;
/** The frame of a chart stands still, and what is near it sways less. */
const STILL = 40;

/** A place on the lattice, in units of the drawing: the frame of a chart runs through the middle of the zigzag at its rim. */
export const onPaper = (x: number, y: number): Point => [(x - 0.5) * (CELL.width / 2), (y - 0.5) * (CELL.height / 4)];

/** Width and height of so many columns and rows, in units of the drawing. */
export const sizeOf = ({ columns, rows }: Pick<Shape, 'columns' | 'rows'>): readonly [width: number, height: number] => [
  columns * CELL.width,
  (rows * 3 * CELL.height) / 4,
];

/** Whether a corner lies at the rim of the cells, and so on the frame of a chart. */
export function isAtRim({ columns, rows }: Pick<Shape, 'columns' | 'rows'>, corner: Corner): boolean {
  const [x, y] = placeOf(corner);
  return x <= 1 || y <= 1 || x >= 2 * columns || y >= 3 * rows;
}

/** On the frame, its corners included. */
function framed({ columns, rows }: Shape, x: number, y: number): Point {
  const [width, height] = sizeOf({ columns, rows });
  const [px, py] = onPaper(x, y);
  return [x <= 1 ? 0 : x >= 2 * columns ? width : px, y <= 1 ? 0 : y >= 3 * rows ? height : py];
}

export function smoothed(shape: Shape, { beside }: Pick<Lattice, 'beside'>): (corner: Corner) => Point {
  const isChart = shape.kind === 'chart';
  const home = new Map<Corner, Point>();
  const stays = new Set<Corner>();
  for (const [corner, near] of beside) {
    const [x, y] = placeOf(corner);
    const isFramed = isChart && isAtRim(shape, corner);
    home.set(corner, isFramed ? framed(shape, x, y) : onPaper(x, y));
    // A border that is one side of a cell long must not get any shorter.
    const isShort = near.length > 2 && near.some((other) => (beside.get(other)?.length ?? 0) > 2);
    if (isFramed || isShort) stays.add(corner);
  }
  const drawn = calmed(home, beside, stays);
  const sway = swaying(shape);
  for (const [corner, p] of drawn) {
    if (isChart && isAtRim(shape, corner)) continue;
    const shaken = stays.has(corner) ? p : leashed(home.get(corner) ?? p, trembling(shape.seed, corner, p));
    drawn.set(corner, sway(shaken));
  }
  return (corner) => drawn.get(corner) ?? onPaper(...placeOf(corner));
}

function calmed(home: ReadonlyMap<Corner, Point>, beside: Lattice['beside'], stays: ReadonlySet<Corner>): Map<Corner, Point> {
  let drawn = new Map(home);
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Map(drawn);
    for (const [corner, near] of beside) {
      const [p, origin] = [drawn.get(corner), home.get(corner)];
      if (p === undefined || origin === undefined || stays.has(corner)) continue;
      let [x, y] = [0, 0];
      for (const other of near) {
        const q = drawn.get(other) ?? p;
        x += q[0] / near.length;
        y += q[1] / near.length;
      }
      next.set(corner, leashed(origin, [(p[0] + x) / 2, (p[1] + y) / 2]));
    }
    drawn = next;
  }
  return drawn;
}

function leashed(home: Point, p: Point): Point {
  const far = Math.hypot(p[0] - home[0], p[1] - home[1]);
  if (far <= LEASH) return p;
  return [home[0] + ((p[0] - home[0]) * LEASH) / far, home[1] + ((p[1] - home[1]) * LEASH) / far];
}

function trembling(seed: number, corner: Corner, [x, y]: Point): Point {
  const random = dice(seed * 7349 + corner);
  const angle = random() * 2 * Math.PI;
  const far = TREMBLE * Math.sqrt(random());
  return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
}

/** A few slow waves in both directions, the same for neighbouring lines. */
function swaying(shape: Shape): (p: Point) => Point {
  const random = dice(shape.seed * 31 + 7);
  const waves = Array.from({ length: 4 }, (_, i) => {
    const angle = random() * 2 * Math.PI;
    const long = WAVE * (1 + i * 0.35);
    return {
      x: (Math.cos(angle) * 2 * Math.PI) / long,
      y: (Math.sin(angle) * 2 * Math.PI) / long,
      phase: random() * 7,
      isAcross: i % 2 === 0,
    };
  });
  const [width, height] = sizeOf(shape);
  return ([x, y]) => {
    const rim = Math.min(x, y, width - x, height - y);
    const share = shape.kind === 'chart' ? Math.max(0, Math.min(1, rim / STILL)) : 1;
    let [dx, dy] = [0, 0];
    for (const wave of waves) {
      const swing = (SWAY / 2) * share * Math.sin(x * wave.x + y * wave.y + wave.phase);
      if (wave.isAcross) dx += swing;
      else dy += swing;
    }
    return [x + dx, y + dy];
  };
}
