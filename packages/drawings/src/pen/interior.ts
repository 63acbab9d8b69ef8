/** Whether points lie inside an outline and clear of it: asked thousands of times of one outline, so that its stretches are sorted by height first. */
import { boxOf, distanceToSegment, type Point, type Polyline } from '../geometry.ts';

/** Height of a shelf. */
const SHELF = 4;

/** Says of a point whether it lies in the ring, more than `margin` from it. */
export function openInterior(ring: Polyline, margin: number): (p: Point) => boolean {
  const [, top, , bottom] = boxOf(ring);
  const shelves: (readonly [Point, Point])[][] = Array.from({ length: Math.floor((bottom - top) / SHELF) + 1 }, () => []);
  for (const [i, b] of ring.entries()) {
    const a = ring.at(i - 1)!;
    const from = Math.max(0, Math.floor((Math.min(a[1], b[1]) - margin - top) / SHELF));
    const to = Math.min(shelves.length - 1, Math.floor((Math.max(a[1], b[1]) + margin - top) / SHELF));
    for (let shelf = from; shelf <= to; shelf++) shelves[shelf]!.push([a, b]);
  }
  return (p) => {
    const shelf = shelves[Math.floor((p[1] - top) / SHELF)];
    if (shelf === undefined) return false;
    let inside = false;
    for (const [a, b] of shelf) {
      if (distanceToSegment(p, a, b) <= margin) return false;
      if (b[1] > p[1] !== a[1] > p[1] && p[0] < ((a[0] - b[0]) * (p[1] - b[1])) / (a[1] - b[1]) + b[0]) inside = !inside;
    }
    return inside;
  };
}
