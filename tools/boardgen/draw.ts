/** Listing → drawn board. By construction every border is drawn once and shared by its two regions; the linter looks at the result again. */

import { boxOf } from '../../packages/drawings/src/geometry.ts';
import type { DrawnBoard } from '../../packages/drawings/src/index.ts';
import { grown } from '../../packages/drawings/src/pen/growth.ts';
import { spotsOf } from '../../packages/drawings/src/pen/spots.ts';
import { linePath, outline, type PenLine, ringPath, traced } from '../../packages/drawings/src/pen/stroke.ts';
import { isRim, OUTSIDE } from './foam.ts';
import { laidOut } from './layout.ts';
import { linesOf } from './lines.ts';
import type { Listing } from './listing.ts';
import { relax } from './relax.ts';

export function draw(listing: Listing): DrawnBoard {
  const { board, kind, seed } = listing;
  const foam = laidOut(listing);
  relax(foam, seed);
  const { lines, width, height } = kind === 'chart' ? { ...listing, lines: linesOf(foam, true, seed) } : afloat(linesOf(foam, false, seed));
  const plots = board.regions.map((region, r) => {
    const ring = outline(foam.cells[r]!, lines);
    const shore = foam.cells[r]!.filter(({ wall }) => isRim(foam.walls[wall]!)).flatMap(({ wall }) => traced(lines[wall]!));
    return { region, ring, spots: spotsOf(region, ring, shore) };
  });
  const plants = grown(plots, seed);
  const glyphs = [...new Set(plants.map(({ glyph }) => glyph))].sort();
  const walls = foam.walls.map(({ sides: [a, b] }, w) => ({ a, b, path: linePath(lines[w]!) }));
  return {
    id: board.id,
    kind,
    width,
    height,
    regions: plots.map(({ spots }, r) => ({ path: ringPath(foam.cells[r]!, lines), spots })),
    borders: walls.flatMap(({ a, b, path }) => (a === OUTSIDE || b === OUTSIDE ? [] : [[a, b, path] as const])),
    coast: walls.flatMap(({ a, b, path }) => (a === OUTSIDE || b === OUTSIDE ? [[Math.max(a, b), path] as const] : [])),
    glyphs,
    decor: plants.map(({ glyph, x, y, scale }) => [glyphs.indexOf(glyph), Math.round(x), Math.round(y), scale] as const),
  };
}

const SHALLOWS = 30; // water around an island that belongs to its picture

/** An island moved by whole units into a frame of its own size. */
function afloat(lines: readonly PenLine[]): { lines: PenLine[]; width: number; height: number } {
  const [left, top, right, bottom] = boxOf(lines.flatMap(traced));
  const [dx, dy] = [SHALLOWS - Math.floor(left), SHALLOWS - Math.floor(top)];
  return {
    lines: lines.map(({ points, straight }) => ({ points: points.map(([x, y]) => [x + dx, y + dy]), straight })),
    width: Math.ceil(right) + dx + SHALLOWS,
    height: Math.ceil(bottom) + dy + SHALLOWS,
  };
}
