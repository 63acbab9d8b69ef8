/** Walls become hand-drawn lines, each drawn once and used by both its regions, so that neighbours always fit. */
import { boxOf, distance, distanceToSegment, type Point, type Polyline } from '../../packages/drawings/src/geometry.ts';
import { dice, handDrawn } from '../../packages/drawings/src/pen/noise.ts';
import { type PenLine, traced } from '../../packages/drawings/src/pen/stroke.ts';
import { type Foam, isRim } from './foam.ts';
import { cross } from './geometry.ts';

const ROUGH = 0.25; // sideways swing of a border, as a share of its length
const NEAR = 5; // lines that come closer than a pen's width quarrel …
const CORNER = 4 * NEAR; // … unless they are about to meet

/** A line for every wall. Where noise would make two lines meet or nearly meet, both are drawn calmer until they do not. */
export function linesOf(foam: Foam, straightRim: boolean, seed: number): PenLine[] {
  const swing = foam.walls.map(() => ROUGH);
  const draw = (w: number): PenLine => {
    const wall = foam.walls[w]!;
    if (isRim(wall)) return { points: rimLine(foam, w, straightRim), straight: straightRim };
    const random = dice(seed * 1009 + w * 31);
    const stops = (wall.bend === undefined ? wall.ends : [wall.ends[0], wall.bend, wall.ends[1]]).map((p) => foam.points[p]!);
    const stretches = stops.slice(1).map((to, i) => handDrawn(stops[i]!, to, swing[w]!, random));
    return { points: stretches.flatMap((stretch, i) => (i === 0 ? stretch : stretch.slice(1))), straight: false };
  };
  const drawn = foam.walls.map((_, w) => draw(w));
  for (let round = 0; round < 12; round++) {
    const calm = new Set(quarrels(drawn).flat());
    if (calm.size === 0) break;
    for (const w of calm) {
      swing[w] = swing[w]! * (round > 8 ? 0 : 0.6);
      drawn[w] = draw(w);
    }
  }
  return drawn;
}

function rimLine(foam: Foam, w: number, straight: boolean): Point[] {
  const [a, b] = foam.walls[w]!.ends;
  const [ta, tb] = [foam.rimT[a]!, foam.rimT[b]!];
  const rimmed = foam.rimT.filter((t) => t !== undefined);
  const ahead = (from: number, to: number): number => (to - from + 1) % 1;
  const isFree = (from: number, to: number): boolean =>
    !rimmed.some((t) => ahead(from, t) > 1e-9 && ahead(from, t) < ahead(from, to) - 1e-9);
  const between = isFree(ta, tb) ? foam.rim.between(ta, tb) : foam.rim.between(tb, ta).reverse();
  const ends = [foam.points[a]!, foam.points[b]!] as const;
  const apart = straight ? between : between.filter((p) => ends.every((e) => distance(p, e) > 5)); // points too close to an end would make the curve loop
  return [ends[0], ...apart, ends[1]];
}

/** Pairs of lines that cross, or come too near away from the corner they share. */
function quarrels(drawn: readonly PenLine[]): [number, number][] {
  const flat = drawn.map(traced);
  const box = flat.map(boxOf);
  const out: [number, number][] = [];
  for (let i = 0; i < flat.length; i++) {
    for (let j = i + 1; j < flat.length; j++) {
      const [a, b] = [box[i]!, box[j]!];
      const isFar = a[0] - b[2] > 2 * NEAR || b[0] - a[2] > 2 * NEAR || a[1] - b[3] > 2 * NEAR || b[1] - a[3] > 2 * NEAR;
      if (!isFar && isQuarrel(flat[i]!, flat[j]!)) out.push([i, j]);
    }
  }
  return out;
}

function isQuarrel(a: Polyline, b: Polyline): boolean {
  const isSame = (p: Point, q: Point): boolean => distance(p, q) < 1e-6;
  const ends = (l: Polyline): Point[] => [l[0]!, l.at(-1)!];
  const shared = ends(a).filter((p) => ends(b).some((q) => isSame(p, q)));
  const atCorner = (p: Point): boolean => shared.some((s) => distance(p, s) < CORNER);
  for (let i = 1; i < a.length; i++) {
    for (let j = 1; j < b.length; j++) {
      const [p, q, r, s] = [a[i - 1]!, a[i]!, b[j - 1]!, b[j]!];
      const touch = [p, q].some((x) => [r, s].some((y) => isSame(x, y)));
      if (!touch && cross(p, q, r, s)) return true;
      if (!atCorner(q) && distanceToSegment(q, r, s) < NEAR) return true;
    }
  }
  return false;
}
