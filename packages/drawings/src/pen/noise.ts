/** Seeded chance: the same seed draws the same board for ever. */
import { distance, mix, type Point } from '../geometry.ts';

/** Chance from a seed, from 0 up to 1: mulberry32. */
export function dice(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The list in an order of chance. */
export const shuffled = <T>(list: readonly T[], random: () => number): T[] =>
  list
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

const GRAIN = 17; // a stretch shorter than this is not broken up any further

/** A line from a to b, broken up by midpoint displacement. `rough` is the sideways swing as a share of the length. */
export function handDrawn(a: Point, b: Point, rough: number, random: () => number): Point[] {
  const length = distance(a, b);
  if (length < GRAIN) return [a, b];
  const swing = (random() < 0.5 ? -1 : 1) * (0.35 + 0.65 * random()) * rough * length;
  const along = 0.5 + (random() - 0.5) * 0.2;
  const m = mix(a, b, along);
  const middle: Point = [m[0] - ((b[1] - a[1]) / length) * swing, m[1] + ((b[0] - a[0]) / length) * swing];
  return [...handDrawn(a, middle, rough * 0.85, random).slice(0, -1), ...handDrawn(middle, b, rough * 0.85, random)];
}
