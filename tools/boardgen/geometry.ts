/** Plane geometry that only drawing needs; what checking needs too is in the rules package. */
import { distance, type Point, type Polyline } from '../../packages/drawings/src/geometry.ts';

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
