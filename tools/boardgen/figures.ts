/** A drawn board in figures: how much better than the least that the linter asks for. */

import { distance, distanceToRing, polygonArea } from '../../packages/drawings/src/geometry.ts';
import type { DrawnBoard } from '../../packages/drawings/src/index.ts';
import { pointsOf } from '../../packages/drawings/src/path.ts';
import { contacts, rasterOf } from '../../packages/drawings/src/raster.ts';
import type { Board } from '../../packages/rules/src/boards/region.ts';

const FAR = 500; // regions that begin farther apart than this are no near strangers

export function figures({ regions }: Board, drawn: DrawnBoard): string {
  const rings = drawn.regions.map(({ path }) => pointsOf(path) ?? []);
  const isBorder = (a: number, b: number): boolean => regions[a]?.borders.includes(b) ?? false;
  const shared = contacts(rasterOf(rings, drawn.width, drawn.height), rings.length).filter(([a, b]) => isBorder(a, b));
  const strangers = rings.flatMap((ring, a) =>
    rings.flatMap((other, b) =>
      b <= a || isBorder(a, b) ? [] : ring.filter((p) => distance(p, other[0] ?? p) < FAR).map((p) => distanceToRing(other, p)),
    ),
  );
  const areas = rings.map(polygonArea);
  const shortest = Math.min(...shared.map(([, , length]) => length));
  const room = Math.min(...drawn.regions.map(({ spots }) => spots[0]?.[2] ?? 0));
  return (
    `${String(regions.length).padStart(2)} regions, ${shared.length} borders, the shortest ${shortest}; strangers ≥ ${Math.round(Math.min(...strangers))} apart, ` +
    `token room ≥ ${room}, largest/smallest area ${(Math.max(...areas) / Math.min(...areas)).toFixed(1)}`
  );
}
