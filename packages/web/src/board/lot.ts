/** What lies in one region, arranged around its spot: pieces, tokens, markers from left to right, the cost above. */
import { badge, marker, piece, token } from './cardboard.ts';
import type { RegionView } from './view.ts';

type Laid = { readonly width: number; readonly body: string; readonly dy: number };

const PIECE = 31;
const MARKER = 41;

const put = (x: number, y: number, body: string): string => `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${body}</g>`;

/** Pieces of one region in columns of two. */
function columns({ pieces }: RegionView): Laid[] {
  const bodies = pieces.map(piece);
  const laid: Laid[] = [];
  for (let i = 0; i < bodies.length; i += 2) {
    const [first = '', second] = bodies.slice(i, i + 2);
    laid.push({ width: PIECE, dy: 3, body: second === undefined ? first : put(0, -16, first) + put(0, 17, second) });
  }
  return laid;
}

function stackOf({ stack }: RegionView): Laid[] {
  if (stack === undefined || stack.count === 0) return [];
  const width = stack.colour === undefined ? 35 : stack.declined ? 38 : 43;
  return [{ width, dy: 0, body: token(stack) }];
}

/** Empty if nothing is there. */
export function lot(region: RegionView): string {
  const laid = [...columns(region), ...stackOf(region), ...region.markers.map((m) => ({ width: MARKER, dy: 0, body: marker(m) }))];
  const low = region.target !== undefined && laid.length > 0 ? 14 : 0;
  const isWide = laid.length > 2;
  let x = -laid.reduce((sum, { width }) => sum + width, 0) / 2;
  const things = laid.map(({ width, dy, body }) => {
    const at = put(x + width / 2, dy + low, body);
    x += width;
    return at;
  });
  const cost = region.target === undefined ? '' : put(0, low === 0 ? 0 : -24, badge(region.target));
  return (isWide ? `<g transform="scale(.86)">${things.join('')}</g>` : things.join('')) + cost;
}
