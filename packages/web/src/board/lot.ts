/** What lies in one region: the ways in which its pieces, tokens and markers can be laid side by side, or closer where there is little room. */
import { type Box, boxAround, hull } from './box.ts';
import { marker, piece, token } from './cardboard.ts';
import type { RegionView } from './view.ts';

/** A way to lay things around a point. Lengths are in units of cardboard. */
export type LotFace = {
  readonly body: () => string;
  /** The room that it takes up. */
  readonly boxes: readonly Box[];
  readonly around: Box;
  /** What must be seen of it. */
  readonly cores: readonly Box[];
  /** How unwelcome it is, in units of covered area. */
  readonly drawback: number;
};

type Thing = {
  readonly body: () => string;
  readonly width: number;
  readonly dy: number;
  readonly boxes: readonly Box[];
  readonly role: 'piece' | 'stack' | 'marker';
};
type LotWay = { readonly puts: readonly LaidThing[]; readonly layers: readonly Thing['role'][]; readonly drawback: number };
type LaidThing = { readonly thing: Thing; readonly x: number; readonly y: number; readonly scale: number };

const PIECE = 31;
const MARKER = 41;
/** How far neighbours in a close row lie over one another. */
const LAP = 9;
/** Cardboard is drawn smaller only where it would hide something otherwise. */
const SIZES: readonly { readonly scale: number; readonly drawback: number }[] = [
  { scale: 1, drawback: 0 },
  { scale: 0.88, drawback: 90 },
  { scale: 0.76, drawback: 260 },
];

const put = (x: number, y: number, body: string, scale = 1): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${scale === 1 ? '' : ` scale(${scale.toFixed(2)})`}">${body}</g>`;

/** Pieces of one region in columns of two. */
function columns({ pieces }: RegionView): Thing[] {
  const laid: Thing[] = [];
  for (let i = 0; i < pieces.length; i += 2) {
    const [first, second] = pieces.slice(i, i + 2);
    if (first === undefined) continue;
    const isPair = second !== undefined;
    laid.push({
      role: 'piece',
      width: PIECE,
      dy: 3,
      body: () => (isPair ? put(0, -16, piece(first)) + put(0, 17, piece(second)) : piece(first)),
      boxes: [boxAround(-1, 0, PIECE + 4, isPair ? 70 : 36)],
    });
  }
  return laid;
}

function stackOf({ stack }: RegionView): Thing[] {
  if (stack === undefined || stack.count === 0) return [];
  const width = stack.colour === undefined ? 35 : stack.declined ? 40 : 43;
  const counted = stack.count > 1 ? [boxAround(width / 2 - 4, width / 2 - 5, 21, 21)] : [];
  return [{ role: 'stack', width, dy: 0, body: () => token(stack), boxes: [boxAround(0, -1, width, width + 5), ...counted] }];
}

const markersOf = ({ markers }: RegionView): Thing[] =>
  markers.map((known) => ({
    role: 'marker',
    width: MARKER,
    dy: 0,
    body: () => marker(known),
    boxes: [boxAround(0, 0, MARKER - 2, MARKER - 1)],
  }));

/** From left to right; `lap` brings them closer. */
function row(things: readonly Thing[], lap: number): LaidThing[] {
  let x = -(things.reduce((sum, { width }) => sum + width, 0) - lap * (things.length - 1)) / 2;
  return things.map((thing) => {
    const at = { thing, x: x + thing.width / 2, y: thing.dy, scale: 1 };
    x += thing.width - lap;
    return at;
  });
}

/** Everything small on the shoulders of the tokens, off their emblem: pieces on the left one, markers on the right one. */
function huddle(things: readonly Thing[]): LaidThing[] {
  const sides = { piece: 0, stack: 0, marker: 0 };
  return things.map((thing) => {
    const n = sides[thing.role]++;
    if (thing.role === 'stack') return { thing, x: 0, y: 4, scale: 1 };
    return thing.role === 'piece' ? { thing, x: -24 - n * 16, y: -7, scale: 0.74 } : { thing, x: 27 + n * 22, y: -8, scale: 0.74 };
  });
}

/** What lies on what, from below: tokens over what is beside them, so that their number is seen, and under what is on their shoulders. */
const BESIDE: readonly Thing['role'][] = ['piece', 'marker', 'stack'];
const ON_TOP: readonly Thing['role'][] = ['stack', 'piece', 'marker'];

function arrangement({ puts, layers, drawback }: LotWay, size: number): LotFace {
  const boxes = puts.flatMap(({ thing, x, y, scale }) =>
    thing.boxes.map(({ left, top, right, bottom }) => ({
      left: (x + left * scale) * size,
      top: (y + top * scale) * size,
      right: (x + right * scale) * size,
      bottom: (y + bottom * scale) * size,
    })),
  );
  const cores = puts.map(({ x, y, scale }) => boxAround(x * size, (y - 1) * size, 30 * scale * size, 30 * scale * size));
  const body = (): string => {
    const byLayer = layers.flatMap((role) => puts.filter(({ thing }) => thing.role === role));
    return put(0, 0, byLayer.map(({ thing, x, y, scale }) => put(x, y, thing.body(), scale)).join(''), size);
  };
  return { body, boxes, around: hull(boxes), cores, drawback };
}

/** From the most to the least welcome; none if nothing lies there. */
export function arrangements(region: RegionView): LotFace[] {
  const things = [...columns(region), ...stackOf(region), ...markersOf(region)];
  if (things.length === 0) return [];
  const isAlone = things.length === 1;
  const ways: LotWay[] = [{ puts: row(things, 0), layers: BESIDE, drawback: 0 }];
  if (!isAlone) ways.push({ puts: row(things, LAP), layers: BESIDE, drawback: 60 });
  if (!isAlone && things.some(({ role }) => role === 'stack')) ways.push({ puts: huddle(things), layers: ON_TOP, drawback: 130 });
  return ways
    .flatMap((way) => SIZES.map(({ scale, drawback }) => arrangement({ ...way, drawback: way.drawback + drawback }, scale)))
    .sort((a, b) => a.drawback - b.drawback);
}
