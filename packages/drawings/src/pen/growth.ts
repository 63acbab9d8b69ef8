/** Trees, peaks, reeds and furrows scattered over a board: seeded, inside their region, clear of tokens and symbols, far ones first. */

import type { Region, Spot, Terrain } from '@elbowroom/rules';
import type { Point, Polyline } from '../geometry.ts';
import { openInterior } from './interior.ts';
import { dice } from './noise.ts';

export type Plant = { readonly glyph: string; readonly x: number; readonly y: number; readonly scale: number };

type Growth = {
  readonly kinds: readonly string[];
  /** Distance between two of them. */
  readonly gap: number;
  /** The glyph's reach at scale 1: all of it stays inside the region, so that borders are never hidden. */
  readonly half: number;
  readonly tall: number;
  readonly scale: readonly [number, number];
  /** How much of the usual distance it keeps from tokens and symbols. */
  readonly keepClear: number;
};

const GROWTH: Readonly<Record<Terrain, Growth>> = {
  forest: { kinds: ['tree-a', 'tree-b', 'tree-a', 'pine'], gap: 15, half: 7, tall: 17, scale: [0.85, 1.15], keepClear: 0.92 },
  mountain: { kinds: ['peak-a', 'peak-b', 'peak-c'], gap: 30, half: 17, tall: 24, scale: [0.8, 1.2], keepClear: 0.8 },
  hill: { kinds: ['knoll-a', 'knoll-b'], gap: 30, half: 16, tall: 14, scale: [0.85, 1.15], keepClear: 0.9 },
  swamp: { kinds: ['pool', 'reed', 'reed-b', 'reed'], gap: 21, half: 9, tall: 12, scale: [0.85, 1.2], keepClear: 0.9 },
  farmland: { kinds: ['sheaf', 'sheaf', 'sheaf-b'], gap: 27, half: 8, tall: 15, scale: [0.85, 1.1], keepClear: 0.95 },
  sea: { kinds: ['wave', 'wave-b'], gap: 34, half: 16, tall: 6, scale: [0.8, 1.2], keepClear: 1.5 },
  lake: { kinds: ['wave', 'wave-b'], gap: 32, half: 16, tall: 6, scale: [0.7, 1], keepClear: 1.4 },
};

/** What every glyph keeps from the border. */
const MARGIN = 2.5;

/** A region that something is to grow in. */
export type Growing = {
  readonly region: Pick<Region, 'terrain' | 'symbols' | 'anchor'>;
  readonly spots: readonly Spot[];
  readonly ring: Polyline;
};

export function grown(plots: readonly Growing[], seed: number): Plant[] {
  return plots.flatMap((plot, i) => scattered(plot, dice(seed * 7919 + i))).sort((a, b) => a.y - b.y);
}

/** What grows in one region. */
export const growing = (plot: Growing, seed: number): Plant[] => scattered(plot, dice(seed));

function scattered({ region: { terrain, symbols = [], anchor }, spots, ring }: Growing, random: () => number): Plant[] {
  const { kinds, gap, half, tall, scale, keepClear } = GROWTH[terrain];
  const xs = ring.map((p) => p[0]);
  const ys = ring.map((p) => p[1]);
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const inUse = spots.slice(0, 1 + symbols.length + (anchor ? 1 : 0));
  const isClear = ([x, y]: Point): boolean => inUse.every(([sx, sy], i) => Math.hypot(x - sx, y - sy) >= (i === 0 ? 27 : 15) * keepClear);
  const isInside = openInterior(ring, MARGIN);
  const placed: Plant[] = [];
  const isApart = ([x, y]: Point): boolean => placed.every((other) => Math.hypot(x - other.x, (y - other.y) * 1.25) >= gap);
  const tries = Math.round(((right - left) * (bottom - top)) / (gap * gap)) * 26;
  for (let t = 0; t < tries; t++) {
    const p: Point = [left + random() * (right - left), top + random() * (bottom - top)];
    const size = scale[0] + random() * (scale[1] - scale[0]);
    const glyph = kinds[Math.floor(random() * kinds.length)]!;
    if (!isApart(p) || !isClear(p)) continue;
    const reach: Point[] = [
      [p[0], p[1] + 3],
      [p[0] - half * size, p[1]],
      [p[0] + half * size, p[1]],
      [p[0], p[1] - tall * size],
    ];
    if (!reach.every(isInside)) continue;
    placed.push({ glyph, x: Math.round(p[0] * 10) / 10, y: Math.round(p[1] * 10) / 10, scale: Math.round(size * 100) / 100 });
  }
  return placed;
}
