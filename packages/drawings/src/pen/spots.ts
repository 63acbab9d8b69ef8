/** Where things stand in a region: tokens, symbols, the anchor, lone pieces. */

import type { Region, Spot } from '@elbowroom/rules';
import { distance, type Point, type Polyline } from '../geometry.ts';
import { type Circle, roomiest } from './room.ts';

const SYMBOL = 15; // radius that a symbol wants around it
const ANCHOR = 17; // room that makes a spot good enough for an anchor

export const spotsOf = (region: Pick<Region, 'symbols' | 'anchor'>, ring: Polyline, shore: Polyline): Spot[] =>
  withLanding(roomySpots(ring), region, shore);

/** The roomiest place for tokens, then three more for symbols and lone pieces, clear of the tokens, of the badge above them and of each other. */
function roomySpots(ring: Polyline): Spot[] {
  const round = (n: number): number => Math.round(n * 10) / 10;
  const spots: Spot[] = [];
  const taken: Circle[] = [];
  for (let i = 0; i < 4; i++) {
    const [x, y, room] = roomiest(ring, taken);
    spots.push([round(x), round(y), round(Math.max(room, 4))]);
    if (i === 0) taken.push([x, y, Math.min(room, 33)], [x - 26, y - 24, SYMBOL], [x, y - 26, SYMBOL], [x + 26, y - 24, SYMBOL]);
    else taken.push([x, y, SYMBOL]);
  }
  return spots;
}

/** An anchor stands after the symbols: of the spots that hold one it takes the one nearest to the open sea. */
function withLanding(spots: readonly Spot[], { symbols = [], anchor }: Pick<Region, 'symbols' | 'anchor'>, shore: Polyline): Spot[] {
  const [tokens, ...rest] = spots;
  if (!anchor || tokens === undefined) return [...spots];
  const away = ([x, y]: Spot): number => Math.min(...shore.map((p: Point) => distance(p, [x, y])));
  const roomy = rest.filter((s, i) => i <= symbols.length || s[2] >= ANCHOR);
  const landing = roomy.reduce((a, b) => (away(b) < away(a) ? b : a));
  const others = rest.filter((s) => s !== landing);
  return [tokens, ...others.slice(0, symbols.length), landing, ...others.slice(symbols.length)];
}
