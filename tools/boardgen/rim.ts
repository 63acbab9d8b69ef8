/** The rims a board can have: a chart's straight frame, a round island's coast, or one drawn by hand. All run clockwise. */
import { distance, mix, onCubic, type Point, polygonArea } from '../../packages/drawings/src/geometry.ts';
import { cubics } from '../../packages/drawings/src/pen/curve.ts';
import { dice } from '../../packages/drawings/src/pen/noise.ts';
import { isSimple, polylineLength } from './geometry.ts';
import type { CoastPoint } from './listing.ts';

/** The rim of the board as a function of t in [0, 1), and its fixed points between two values of t. */
export type Rim = {
  readonly at: (t: number) => Point;
  readonly between: (from: number, to: number) => Point[];
  readonly length: number;
};

function rimAlong(corners: readonly Point[]): Rim & { readonly share: readonly number[] } {
  const starts: number[] = [];
  let length = 0;
  for (const [i, p] of corners.entries()) {
    starts.push(length);
    length += distance(p, corners[(i + 1) % corners.length]!);
  }
  const share = starts.map((s) => s / length);
  const at = (t: number): Point => {
    let i = share.length - 1;
    while (share[i]! > t) i--;
    const end = i + 1 < share.length ? share[i + 1]! : 1;
    return mix(corners[i]!, corners[(i + 1) % corners.length]!, (t - share[i]!) / (end - share[i]!));
  };
  const between = (from: number, to: number): Point[] => {
    const span = (to - from + 1) % 1;
    return share
      .map((s, i) => ({ ahead: (s - from + 1) % 1, i }))
      .filter(({ ahead }) => ahead > 1e-6 && ahead < span - 1e-6)
      .sort((a, b) => a.ahead - b.ahead)
      .map(({ i }) => corners[i]!);
  };
  return { at, between, length, share };
}

export const frame = (width: number, height: number): Rim =>
  rimAlong([
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]);

type Wave = { readonly n: number; readonly swing: number; readonly phase: number };

/** A star-shaped coast: an ellipse with a few broad lobes, then finer and finer noise. `turn` says in degrees where it starts. */
export function roundCoast(
  width: number,
  height: number,
  lobes: readonly number[],
  turn: number,
  seed: number,
): { rim: Rim; radius: (angle: number) => number } {
  const random = dice(seed);
  const waves: Wave[] = [
    ...lobes.map((swing, i) => ({ n: i + 2, swing, phase: random() * 7 })),
    ...Array.from({ length: 9 }, (_, i) => ({
      n: 6 + i * 3 + Math.floor(random() * 3),
      swing: 0.046 / (1 + i * 0.6),
      phase: random() * 7,
    })),
  ];
  const radius = (angle: number): number => waves.reduce((r, { n, swing, phase }) => r + swing * Math.sin(n * angle + phase), 1) * 0.88;
  const samples = 150;
  const corners = Array.from({ length: samples }, (_, i): Point => {
    const angle = (turn * Math.PI) / 180 + (i / samples) * 2 * Math.PI;
    return [width / 2 + (Math.cos(angle) * radius(angle) * width) / 2, height / 2 + (Math.sin(angle) * radius(angle) * height) / 2];
  });
  return { rim: rimAlong(corners), radius };
}

/** Whose shore begins where on the rim, clockwise. */
export type Landfall = { readonly region: number; readonly t: number };

/** A coast through points drawn by hand, in any shape that does not cross itself: smoothed, then roughened sideways. */
export function drawnCoast(points: readonly CoastPoint[], seed: number): { rim: Rim; ring: Point[]; landfalls: Landfall[] } {
  const drawn = points.map((p) => p.at);
  if (polygonArea(drawn) <= 0) throw new Error('the coast must be listed clockwise');
  const { smooth, starts } = smoothed(drawn);
  const ring = roughened(smooth, Math.sqrt(polygonArea(drawn)) * 0.016, dice(seed));
  if (!isSimple(ring)) throw new Error('the coast crosses itself');
  const rim = rimAlong(ring);
  const landfalls = points.flatMap(({ starts: region }, i) => (region === undefined ? [] : [{ region, t: rim.share[starts[i]!]! }]));
  return { rim, ring, landfalls };
}

/** A closed curve through the points, a point every eleven units; `starts` says which of them are the given ones. */
function smoothed(drawn: readonly Point[]): { smooth: Point[]; starts: number[] } {
  const smooth: Point[] = [];
  const around = cubics([drawn.at(-1)!, ...drawn, drawn[0]!, drawn[1]!]).slice(1, -1);
  const starts = around.map((cubic) => {
    const steps = Math.max(2, Math.round(polylineLength([cubic[0], cubic[3]]) / 11));
    for (let i = 0; i < steps; i++) smooth.push(onCubic(cubic, i / steps));
    return smooth.length - steps;
  });
  return { smooth, starts };
}

function roughened(smooth: readonly Point[], rough: number, random: () => number): Point[] {
  const waves: Wave[] = Array.from({ length: 9 }, (_, i) => ({
    n: 7 + i * 4 + Math.floor(random() * 3),
    swing: rough / (1 + i * 0.45),
    phase: random() * 7,
  }));
  const even = rimAlong(smooth).share;
  return smooth.map((p, i) => {
    const [before, after] = [smooth.at(i - 1)!, smooth[(i + 1) % smooth.length]!];
    const sideways =
      waves.reduce((sum, { n, swing, phase }) => sum + swing * Math.sin(2 * Math.PI * n * even[i]! + phase), 0) / distance(before, after);
    return [p[0] + (after[1] - before[1]) * sideways, p[1] - (after[0] - before[0]) * sideways];
  });
}
