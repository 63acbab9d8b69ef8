/** Borders that are one side of a cell long: hard to see, and easily taken for a point. */
import { around, cellsOf, layoutOf, NOBODY, pieces, type Sketch } from '@elbowroom/rules/maps';

export type Pair = readonly [a: number, b: number];

export function thinBorders({ shape, regions }: Sketch): Pair[] {
  return layoutOf(shape, regions.length).borders.flatMap((others, a) =>
    [...others].flatMap(([b, sides]): Pair[] => (b > a && sides === 1 ? [[a, b]] : [])),
  );
}

/** Where two regions touch: cells of the first. */
export function touching({ shape }: Sketch, [a, b]: Pair): number[] {
  return [...shape.owner.keys()].filter((cell) => shape.owner[cell] === a && around(shape, cell).some((next) => shape.owner[next] === b));
}

const ROUNDS = 3;

/** The same map with fewer of them: single cells change hands beside such borders, as long as all regions stay in one piece. */
export function widened(sketch: Sketch): Sketch {
  let now = sketch;
  for (let round = 0; round < ROUNDS; round++) {
    const before = thinBorders(now).length;
    for (const pair of thinBorders(now)) now = widenedAt(now, pair);
    if (thinBorders(now).length >= before) break;
  }
  return now;
}

function widenedAt(sketch: Sketch, [a, b]: Pair): Sketch {
  const { shape, regions } = sketch;
  const near = new Set([...touching(sketch, [a, b]), ...touching(sketch, [b, a])].flatMap((cell) => [cell, ...around(shape, cell)]));
  let best = { sketch, count: thinBorders(sketch).length };
  for (const cell of near) {
    const here = shape.owner[cell] ?? NOBODY;
    for (const to of new Set(around(shape, cell).map((next) => shape.owner[next] ?? NOBODY))) {
      if (to === here || to === NOBODY || here === NOBODY) continue;
      const owner = Int8Array.from(shape.owner);
      owner[cell] = to;
      const next = { ...sketch, shape: { ...shape, owner } };
      const count = thinBorders(next).length;
      if (count < best.count && isWhole(next, here, regions.length)) best = { sketch: next, count };
    }
  }
  return best.sketch;
}

function isWhole({ shape }: Sketch, region: number, count: number): boolean {
  return pieces(shape, cellsOf(shape, count)[region] ?? [], () => true).length === 1;
}
