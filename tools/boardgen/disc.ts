/** Takes a drawing in the unit disc home to an island of any shape: the harmonic map from island to disc never folds (Radó, Kneser, Choquet), so it can be read backwards. */
import { contains, distance, mix, type Point } from '../../packages/drawings/src/geometry.ts';
import { turn } from './geometry.ts';
import type { Rim } from './rim.ts';

const GRAIN = 5; // units between the knots of the net laid over the island
const ROUNDS = 600;
const OVERSHOOT = 1.85; // successive over-relaxation: how far past the mean a knot is pulled

export const onDisc = (t: number): Point => [Math.cos(2 * Math.PI * t), Math.sin(2 * Math.PI * t)];

type Net = {
  /** Knots in rows over the island and a little beyond. */
  readonly knots: readonly Point[];
  readonly wide: number;
  /** Knots inside the island. */
  readonly inner: readonly number[];
  /** Where on the disc the knots inside the island and next to it lie. */
  readonly image: Map<number, Point>;
};

export function fromDisc(rim: Rim, ring: readonly Point[]): (p: Point) => Point {
  const net = netOver(ring);
  spread(net, rim);
  const { knots, wide, inner, image } = net;
  const triangles = knots.flatMap((_, i) =>
    [[i, i + 1, i + wide] as const, [i + 1, i + 1 + wide, i + wide] as const].filter((t) => t.every((k) => image.has(k))),
  );
  return (p) => {
    for (const [i, j, k] of triangles) {
      const [u, v, w] = weights(image.get(i)!, image.get(j)!, image.get(k)!, p);
      if (Math.min(u, v, w) < 0) continue;
      const [a, b, c] = [knots[i]!, knots[j]!, knots[k]!];
      return [u * a[0] + v * b[0] + w * c[0], u * a[1] + v * b[1] + w * c[1]];
    }
    return knots[inner.reduce((best, i) => (distance(image.get(i)!, p) < distance(image.get(best)!, p) ? i : best))]!;
  };
}

function netOver(ring: readonly Point[]): Net {
  const [xs, ys] = [ring.map((p) => p[0]), ring.map((p) => p[1])];
  const [left, top] = [Math.min(...xs) - GRAIN, Math.min(...ys) - GRAIN];
  const wide = Math.ceil((Math.max(...xs) - left) / GRAIN) + 2;
  const high = Math.ceil((Math.max(...ys) - top) / GRAIN) + 2;
  const knots = Array.from({ length: wide * high }, (_, i): Point => [left + (i % wide) * GRAIN, top + Math.floor(i / wide) * GRAIN]);
  return { knots, wide, inner: knots.flatMap((p, i) => (contains(ring, p) ? [i] : [])), image: new Map() };
}

/** Knots outside lie where the nearest bit of coast does; every knot inside is pulled amid its four neighbours. */
function spread({ knots, wide, inner, image }: Net, rim: Rim): void {
  const near = (i: number): readonly [number, number, number, number] => [i - 1, i + 1, i - wide, i + wide];
  for (const i of inner) for (const j of near(i)) if (!image.has(j)) image.set(j, onDisc(nearestT(rim, knots[j]!)));
  for (const i of inner) image.set(i, [0, 0]);
  for (let round = 0; round < ROUNDS; round++) {
    for (const i of inner) {
      const [j, k, l, m] = near(i);
      const [a, b, c, d] = [image.get(j)!, image.get(k)!, image.get(l)!, image.get(m)!];
      image.set(i, mix(image.get(i)!, [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4], OVERSHOOT));
    }
  }
}

function nearestT(rim: Rim, p: Point): number {
  const samples = Math.round(rim.length / 2);
  let best = 0;
  for (let i = 1; i < samples; i++) if (distance(rim.at(i / samples), p) < distance(rim.at(best / samples), p)) best = i;
  return best / samples;
}

/** Barycentric weights of p in a triangle; negative if the triangle is none. */
function weights(a: Point, b: Point, c: Point, p: Point): [number, number, number] {
  const all = turn(a, b, c);
  return all === 0 ? [-1, -1, -1] : [turn(p, b, c) / all, turn(a, p, c) / all, turn(a, b, p) / all];
}
