/** Where in an outline there is most room. Asked for every region of a map while somebody works on it: hence numbers in a row, and no square roots before the end. */
import { boxOf, type Polyline } from '../geometry.ts';
import { openInterior } from './interior.ts';

export type Circle = readonly [x: number, y: number, radius: number];

/** Distance between two places that are looked at first. */
const STEP = 6;

/** The point inside `ring`, outside all `taken` circles, that is farthest from both, with the radius free around it. */
export function roomiest(ring: Polyline, taken: readonly Circle[] = []): Circle {
  const [left, top, right, bottom] = boxOf(ring);
  const room = openRoom(ring, taken);
  let best: Circle = [ring[0]?.[0] ?? 0, ring[0]?.[1] ?? 0, -1];
  const consider = (x: number, y: number): void => {
    const r = room(x, y, best[2]);
    if (r > best[2]) best = [x, y, r];
  };
  for (let y = top; y < bottom; y += STEP) for (let x = left; x < right; x += STEP) consider(x, y);
  for (let s = STEP / 2; s > 0.2; s /= 2) {
    const [x, y] = best;
    for (const dx of [-s, 0, s]) for (const dy of [-s, 0, s]) consider(x + dx, y + dy);
  }
  return best;
}

/** The radius free around a point; given up as soon as it is no more than `least`, for most places are worse than the best one. */
function openRoom(ring: Polyline, taken: readonly Circle[]): (x: number, y: number, least: number) => number {
  const flat = Float64Array.from([...ring, ...ring.slice(0, 1)].flat());
  const isInside = openInterior(ring, 0);
  // What one place was given up for is what its neighbour will be given up for.
  let last = 0;
  return (x, y, least) => {
    let free = Infinity;
    for (const [cx, cy, radius] of taken) {
      free = Math.min(free, Math.hypot(x - cx, y - cy) - radius);
      if (free <= least) return -1;
    }
    const enough = least <= 0 ? 0 : least * least;
    if (toStretch(flat, last, x, y) <= enough) return -1;
    let nearest = Infinity;
    for (let i = 0; i + 3 < flat.length; i += 2) {
      const far = toStretch(flat, i, x, y);
      if (far >= nearest) continue;
      nearest = far;
      if (far > enough) continue;
      last = i;
      return -1;
    }
    return isInside([x, y]) ? Math.min(free, Math.sqrt(nearest)) : -1;
  };
}

/** Square of the distance to the stretch that begins at `i`. */
function toStretch(flat: Float64Array, i: number, px: number, py: number): number {
  // Written out: nothing is to be thrown away in here.
  const ax = flat[i]!;
  const ay = flat[i + 1]!;
  const dx = flat[i + 2]! - ax;
  const dy = flat[i + 3]! - ay;
  const length2 = dx * dx + dy * dy;
  const along = (px - ax) * dx + (py - ay) * dy;
  const t = length2 === 0 || along <= 0 ? 0 : along >= length2 ? 1 : along / length2;
  const x = px - ax - t * dx;
  const y = py - ay - t * dy;
  return x * x + y * y;
}
