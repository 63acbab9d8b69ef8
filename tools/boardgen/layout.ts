/** The first drawing: rim corners on the rim, all others amid their neighbours (Tutte), which never crosses. */
import { mix, type Point, polygonArea } from '../../packages/drawings/src/geometry.ts';
import { fromDisc, onDisc } from './disc.ts';
import { embed } from './embedding.ts';
import { bendLenses, clockwise, type Foam, type Wall } from './foam.ts';
import type { Listing } from './listing.ts';
import { drawnCoast, frame, type Landfall, type Rim, roundCoast } from './rim.ts';

const TUTTE_ROUNDS = 3000;

export function laidOut(listing: Listing): Foam {
  const { regions } = listing.board;
  const { rim, flat, bent, area, landfalls } = groundOf(listing);
  const {
    corners,
    walls,
    cells,
    rim: stretches,
  } = embed(
    listing,
    landfalls?.map(({ region }) => region),
  );
  const shares = landfalls
    ? stretches.map((_, k) => landfalls[(k + 1) % stretches.length]!.t)
    : rimShares(
        listing,
        stretches.map(({ region }) => region),
      );

  const rimT: (number | undefined)[] = Array.from({ length: corners }, () => undefined);
  for (const [k, { last }] of stretches.entries()) rimT[last] = shares[k]!;
  const fixed = new Map<number, Point>();
  for (const [c, t] of rimT.entries()) if (t !== undefined) fixed.set(c, flat(t));
  const points = tutte(corners, walls, fixed).map(bent);
  for (const [c, t] of rimT.entries()) if (t !== undefined) points[c] = rim.at(t);

  const mean = area / regions.length;
  const want = regions.map(({ terrain, borders }) => mean * (terrain === 'sea' ? 0.8 : 1) * (0.72 + 0.28 * (borders.length / 4.7)));
  const foam = clockwise({ rim, points, rimT, walls, cells, want, shortest: Math.sqrt(mean) * 0.36 });
  bendLenses(foam);
  return foam;
}

type Ground = {
  readonly rim: Rim;
  /** Tutte wants a convex rim: where a point of the rim lies while the board is laid out … */
  readonly flat: (t: number) => Point;
  /** … and where a point goes from there. */
  readonly bent: (p: Point) => Point;
  readonly area: number;
  /** Where shores begin, if the coast was drawn by hand. */
  readonly landfalls?: readonly Landfall[];
};

function groundOf(listing: Listing): Ground {
  const { kind, width, height, coast, seed } = listing;
  if (kind === 'chart') {
    const rim = frame(width, height);
    return { rim, flat: rim.at, bent: (p) => p, area: width * height };
  }
  if (coast.length === 0) return roundGround(listing);
  const { rim, ring, landfalls } = drawnCoast(coast, seed);
  return { rim, flat: onDisc, bent: fromDisc(rim, ring), area: polygonArea(ring), landfalls };
}

function roundGround({ width, height, lobes, turn, seed }: Listing): Ground {
  const { rim, radius } = roundCoast(width, height, lobes, turn, seed);
  const angle = ([x, y]: Point): number => Math.atan2((y - height / 2) / height, (x - width / 2) / width);
  return {
    rim,
    flat: (t) => {
      const a = angle(rim.at(t));
      return [width / 2 + (Math.cos(a) * width) / 2, height / 2 + (Math.sin(a) * height) / 2];
    },
    bent: (p) => mix([width / 2, height / 2], p, radius(angle(p))),
    area: (Math.PI / 4) * 0.78 * width * height,
  };
}

/** Where on the rim each coastal region ends, in order. */
function rimShares({ kind, width, height, corners }: Listing, order: readonly number[]): number[] {
  if (kind === 'island') return order.map((_, i) => ((i + 1) / order.length) % 1);
  const sides = [width, height, width, height];
  const around = 2 * (width + height);
  const stops = [...corners.map((c) => order.indexOf(c)), order.length];
  return order.map((_, i) => {
    const side = stops.findIndex((s, k) => i >= s && i < stops[k + 1]!);
    const start = sides.slice(0, side).reduce((a, b) => a + b, 0);
    return (start + (sides[side]! * (i - stops[side]! + 1)) / (stops[side + 1]! - stops[side]! + 1)) / around;
  });
}

/** Barycentric placement: rim corners stay, every other corner sits amid its three neighbours. */
function tutte(count: number, walls: readonly Wall[], fixed: ReadonlyMap<number, Point>): Point[] {
  const points: Point[] = Array.from({ length: count }, (_, i) => fixed.get(i) ?? [0, 0]);
  const near: number[][] = points.map(() => []);
  for (const {
    ends: [a, b],
  } of walls) {
    near[a]!.push(b);
    near[b]!.push(a);
  }
  for (let round = 0; round < TUTTE_ROUNDS; round++) {
    for (let i = 0; i < count; i++) {
      if (fixed.has(i)) continue;
      let [x, y] = [0, 0];
      for (const j of near[i]!) {
        x += points[j]![0];
        y += points[j]![1];
      }
      points[i] = [x / near[i]!.length, y / near[i]!.length];
    }
  }
  return points;
}
