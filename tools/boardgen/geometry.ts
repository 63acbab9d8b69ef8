/** Plane geometry that only drawing needs; what checking needs too is in the rules package. */
import { contains, distance, distanceToRing, type Point, type Polyline } from '../../packages/drawings/src/geometry.ts';

export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

export function polylineLength(line: Polyline): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!);
  return sum;
}

/** Twice the area of a triangle; positive if a, b, c turn clockwise on screen. */
export const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Do two segments cross or touch? Segments that share an end point are the caller's business. */
export function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) > 0 !== turn(a, b, d) > 0 && turn(c, d, a) > 0 !== turn(c, d, b) > 0;
}

/** Does a ring never cross itself? */
export function isSimple(ring: Polyline): boolean {
  const n = ring.length;
  for (let i = 0; i < n; i++) {
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue;
      if (cross(ring[i]!, ring[(i + 1) % n]!, ring[j]!, ring[(j + 1) % n]!)) return false;
    }
  }
  return true;
}

export type Circle = readonly [x: number, y: number, radius: number];

/** The point inside `ring`, outside all `taken` circles, that is farthest from both, with the radius free around it. */
export function roomiest(ring: Polyline, taken: readonly Circle[] = []): Circle {
  const xs = ring.map((p) => p[0]);
  const ys = ring.map((p) => p[1]);
  const room = (p: Point): number => {
    if (!contains(ring, p)) return -1;
    let r = distanceToRing(ring, p);
    for (const [x, y, radius] of taken) r = Math.min(r, Math.hypot(p[0] - x, p[1] - y) - radius);
    return r;
  };
  let best: Circle = [xs[0]!, ys[0]!, -1];
  const consider = (x: number, y: number): void => {
    const r = room([x, y]);
    if (r > best[2]) best = [x, y, r];
  };
  const step = 6;
  for (let y = Math.min(...ys); y < Math.max(...ys); y += step)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += step) consider(x, y);
  for (let s = step / 2; s > 0.2; s /= 2) {
    const [x, y] = best;
    for (const dx of [-s, 0, s]) for (const dy of [-s, 0, s]) consider(x + dx, y + dy);
  }
  return best;
}
