/** A map out of chance, to begin with: regions of even size, terrains and symbols spread evenly. The same wish gives the same map. */
import { CELL, dice, middleOf, onPaper, sizeOf } from '@elbowroom/drawings/pen';
import { cellsOf, NOBODY, type Sketch } from '@elbowroom/rules/maps';
import { beside } from './beside.ts';
import { emptySketch, tidied } from './edit.ts';
import { peopled } from './furnishing.ts';
import { widened } from './thin.ts';

export type Wish = {
  readonly edition: 'classic' | 'azeroth';
  readonly kind: 'chart' | 'island';
  /** Waters included. */
  readonly regions: number;
  readonly lakes: number;
  /** Regions of open water at the edge of a chart. */
  readonly seas: number;
  /** How many, for the Azeroth edition. */
  readonly islands: number;
  readonly seed: number;
};

/** Cells of a region, on the average: about as large as those of our boards. */
const ROOM = 48;
const ASPECT = 1.3;
const ROUNDS = 8;

export function proposed(wish: Wish): Sketch {
  const isChart = wish.kind === 'chart';
  const shares = isChart ? [wish.regions] : sharesOf(wish.regions, wish.edition === 'azeroth' ? wish.islands : 1);
  const lands = shares.map((count, i) =>
    divided(isChart ? wholeChart(count, wish.seed) : island(count, wish.seed + 77 * i), count, wish.seed + i),
  );
  const laid = widened(isChart && lands[0] !== undefined ? lands[0] : beside(lands, wish.seed));
  return peopled(laid, wish);
}

/** Large islands first, as in the box. */
function sharesOf(regions: number, islands: number): number[] {
  const weights = Array.from({ length: islands }, (_, i) => 1.25 - (i * 0.5) / Math.max(1, islands - 1));
  const sum = weights.reduce((a, b) => a + b, 0);
  const shares = weights.map((weight) => Math.max(4, Math.round((regions * weight) / sum)));
  const [first = 4, ...rest] = shares;
  return [Math.max(4, first + regions - shares.reduce((a, b) => a + b, 0)), ...rest];
}

function wholeChart(count: number, seed: number): Sketch {
  const area = count * ROOM * CELL.width * CELL.height * 0.75;
  const columns = Math.round(Math.sqrt(area * ASPECT) / CELL.width);
  const rows = Math.round(Math.sqrt(area / ASPECT) / (CELL.height * 0.75));
  const sketch = emptySketch('chart', columns, rows, seed);
  return { ...sketch, shape: { ...sketch.shape, owner: sketch.shape.owner.fill(0) } };
}

/** A round land with bays. */
function island(count: number, seed: number): Sketch {
  const random = dice(seed * 13 + 5);
  const radius = Math.sqrt((count * ROOM * CELL.width * CELL.height * 0.75) / Math.PI);
  const flat = 1 + random() * 0.5;
  const waves = [2, 3, 5].map((n, i) => ({ n, swing: (0.17 - 0.04 * i) * random(), phase: random() * 7 }));
  const most = radius * 1.45;
  const columns = Math.ceil((2 * most * Math.sqrt(flat)) / CELL.width) + 2;
  const rows = Math.ceil((2 * most) / Math.sqrt(flat) / (CELL.height * 0.75)) + 2;
  const sketch = emptySketch('island', columns, rows, seed);
  const [width, height] = sizeOf(sketch.shape);
  const owner = sketch.shape.owner.map((_, cell) => {
    const [x, y] = onPaper(...middleOf(sketch.shape, cell));
    const [dx, dy] = [(x - width / 2) / Math.sqrt(flat), (y - height / 2) * Math.sqrt(flat)];
    const angle = Math.atan2(dy, dx);
    const reach = waves.reduce((r, { n, swing, phase }) => r + swing * Math.sin(n * angle + phase), 1) * radius;
    return Math.hypot(dx, dy) < reach ? 0 : NOBODY;
  });
  return { ...sketch, shape: { ...sketch.shape, owner } };
}

type Spot = readonly [x: number, y: number];

/** All land cut into regions of even size: every cell goes to the nearest seed, and seeds move to the middle of what they got. */
function divided(sketch: Sketch, count: number, seed: number): Sketch {
  const { shape } = sketch;
  const random = dice(seed * 101 + 3);
  const land = [...shape.owner.keys()].filter((cell) => shape.owner[cell] !== NOBODY);
  const spots = new Map(land.map((cell) => [cell, warped(onPaper(...middleOf(shape, cell)), seed)] as const));
  let seeds = scattered([...spots.values()], count, random);
  const owner = new Int8Array(shape.owner.length).fill(NOBODY);
  for (let round = 0; round < ROUNDS; round++) {
    for (const cell of land) owner[cell] = nearest(seeds, spots.get(cell) ?? [0, 0]);
    const lists = cellsOf({ ...shape, owner }, count);
    seeds = seeds.map((known, r) => {
      const mine = lists[r] ?? [];
      if (mine.length === 0) return known;
      const sum = mine.reduce<Spot>(([x, y], cell) => [x + (spots.get(cell)?.[0] ?? 0), y + (spots.get(cell)?.[1] ?? 0)], [0, 0]);
      return [sum[0] / mine.length, sum[1] / mine.length];
    });
  }
  return tidied({ ...sketch, shape: { ...shape, owner }, regions: seeds.map(() => ({ terrain: 'farmland' })) }, 0);
}

/** Borders between seeds are straight: on paper that sways they are not. */
function warped([x, y]: Spot, seed: number): Spot {
  return [
    x + 13 * Math.sin(y / 47 + seed) + 7 * Math.sin(y / 19 + x / 31),
    y + 13 * Math.sin(x / 53 + 2 * seed) + 7 * Math.sin(x / 23 - y / 29),
  ];
}

/** Seeds far from each other: of some places the one that is farthest from those there are. */
function scattered(spots: readonly Spot[], count: number, random: () => number): Spot[] {
  const found: Spot[] = [];
  const far = ([x, y]: Spot): number => Math.min(...found.map(([a, b]) => Math.hypot(x - a, y - b)));
  while (found.length < count) {
    const some = Array.from({ length: 12 }, (): Spot => spots[Math.floor(random() * spots.length)] ?? [0, 0]);
    found.push(some.reduce((a, b) => (far(b) > far(a) ? b : a)));
  }
  return found;
}

function nearest(seeds: readonly Spot[], [x, y]: Spot): number {
  let [best, least] = [0, Infinity];
  for (const [i, [a, b]] of seeds.entries()) {
    const far = (x - a) ** 2 + (y - b) ** 2;
    if (far < least) [best, least] = [i, far];
  }
  return best;
}
