/**
 * Where the cardboard of every region goes and where its cost stands: inside the region, off its printed symbols,
 * off the borders and off what its neighbours show. The same view on the same sheet always gives the same picture.
 */
import { areaOf, type Box, boxAround, boxAt, shared } from './box.ts';
import { type BadgeForm, badgeSize } from './cardboard.ts';
import type { Ground } from './grounds.ts';
import { arrangements, type LotFace } from './lot.ts';
import type { BoardView, RegionView } from './view.ts';

export type LotPlace = {
  /** Middle of the cardboard, on the sheet. */
  readonly x: number;
  readonly y: number;
  readonly things?: LotFace;
  /** Middle of the cost, in units of cardboard from the middle of the rest. */
  readonly badge?: { readonly x: number; readonly y: number; readonly form: BadgeForm };
};

type Taken = { readonly things: readonly Box[]; readonly badge?: Box };
type Option = { readonly place: LotPlace; readonly taken: Taken; readonly worth: number };

/** How bad it is, per unit of area, … */
const BAD = {
  /** … to cover a printed symbol, */
  print: 4,
  /** … to lie over the border, with cardboard or with a cost, */
  spill: 1.6,
  badgeSpill: 0.12,
  /** … to cover the emblem of its own cardboard, or only its edge, */
  core: 7,
  edge: 0.25,
  /** … what lies next door, */
  next: 4,
  /** … or to run off the sheet. */
  off: 12,
  /** Per unit of distance from where the drawing wants it. */
  far: 1.6,
};
/** A cost in two lines is harder to read. */
const SHORT = 120;
/** Nothing that lies farther than this away can get in the way. */
const REACH = 200;
const MARGIN = 2;

/** Where things are tried around the spot, from near to far, and how bad that is. */
const RINGS: readonly (readonly [x: number, y: number, far: number])[] = [
  [0, 0, 0],
  ...[7, 14, 22, 31, 42].flatMap((far) =>
    Array.from({ length: 8 }, (_, i) => {
      const angle = (i * Math.PI) / 4;
      return [far * Math.cos(angle), far * Math.sin(angle), far * BAD.far] as const;
    }),
  ),
];

/** Finds the places of a view; `size`: units of the sheet to one of cardboard. Asked the same again it has the answer at hand. */
export function openPlacer(grounds: readonly Ground[], { width, height }: Rim): (view: BoardView, size: number) => readonly LotPlace[] {
  const near = neighbours(grounds);
  const kept: Kept[] = grounds.map(() => []);
  const rim = { left: 0, top: 0, right: width, bottom: height };
  let last: { readonly asked: string; readonly places: readonly LotPlace[] } | undefined;
  return (view, size) => {
    const shapes = view.regions.map((region) => `${size.toFixed(3)} ${shapeOf(region)}`);
    const asked = shapes.join('/');
    if (last?.asked !== asked) last = { asked, places: placesOf({ grounds, near, kept, rim }, view, shapes, size) };
    return last.places;
  };
}

/** What was found for a region in each pass, and what was asked then: with the same neighbours the same is found again. */
type Kept = { readonly asked: string; readonly option: Option }[];

/** The size of the sheet. */
type Rim = { readonly width: number; readonly height: number };

type Memory = {
  readonly rim: Box;
  readonly grounds: readonly Ground[];
  readonly near: readonly (readonly number[])[];
  readonly kept: readonly Kept[];
};

/** All that decides how much room something takes. */
const shapeOf = ({ stack, pieces, markers, target, less }: RegionView): string =>
  JSON.stringify([stack, pieces, markers, target?.chance === undefined, target === undefined, less === undefined]);

function placesOf({ grounds, near, kept, rim }: Memory, view: BoardView, shapes: readonly string[], size: number): LotPlace[] {
  const taken: Taken[] = grounds.map(() => ({ things: [] }));
  const places: LotPlace[] = grounds.map(({ x, y }) => ({ x, y }));
  // Twice: the second time everybody knows where the neighbours ended up.
  for (let pass = 0; pass < 2; pass++) {
    for (const [region, ground] of grounds.entries()) {
      const shown = view.regions[region];
      if (shown === undefined || isBare(shown)) continue;
      const around: { rim: Box; printed: Box[]; laid: Box[] } = { rim, printed: [], laid: [] };
      for (const other of near[region] ?? []) {
        around.printed.push(...(grounds[other]?.printed ?? []));
        const { things = [], badge } = taken[other] ?? {};
        around.laid.push(...things);
        if (badge !== undefined) around.laid.push(badge);
      }
      const asked = `${shapes[region]} ${sumOf(around.laid)}`;
      const before = kept[region]?.[pass];
      const option = before?.asked === asked ? before.option : bestOption(ground, shown, arrangements(shown), size, around);
      kept[region]![pass] = { asked, option };
      places[region] = option.place;
      taken[region] = option.taken;
    }
  }
  return places;
}

const isBare = ({ stack, pieces, markers, target, less }: RegionView): boolean =>
  (stack === undefined || stack.count === 0) && pieces.length + markers.length === 0 && target === undefined && less === undefined;

/** A number that tells one set of boxes from another. */
function sumOf(boxes: readonly Box[]): number {
  let sum = 0;
  for (const { left, top, right, bottom } of boxes) sum = (sum * 0.97 + left * 3.1 + top * 5.3 + right * 7.7 + bottom * 11.9) % 1e6;
  return sum;
}

function neighbours(grounds: readonly Ground[]): number[][] {
  return grounds.map(({ x, y }, region) =>
    grounds.flatMap((other, r) => (r !== region && Math.abs(other.x - x) < REACH && Math.abs(other.y - y) < REACH ? [r] : [])),
  );
}

type Around = { readonly rim: Box; readonly printed: readonly Box[]; readonly laid: readonly Box[] };

function covered(boxes: readonly Box[], box: Box): number {
  let sum = 0;
  for (const other of boxes) sum += shared(other, box);
  return sum;
}

function bestOption(ground: Ground, shown: RegionView, ways: readonly LotFace[], size: number, around: Around): Option {
  const forms = formsFor(shown);
  let best: Option = { place: { x: ground.x, y: ground.y }, taken: { things: [] }, worth: Infinity };
  for (const things of ways.length === 0 ? [undefined] : ways) {
    const drawback = things?.drawback ?? 0;
    for (const [dx, dy, far] of RINGS) {
      if (drawback + far >= best.worth) break;
      const [x, y] = [ground.x + dx, ground.y + dy];
      const boxes = (things?.boxes ?? []).map((box) => boxAt(box, x, y, size));
      const worth = drawback + far + thingsWorth(ground, around, boxes, (best.worth - drawback - far) * size * size) / (size * size);
      if (worth >= best.worth) continue;
      const spot = { x, y, ...(things && { things }) };
      best =
        forms.length === 0
          ? { place: spot, taken: { things: boxes }, worth }
          : (badged({ spot, boxes, worth }, forms, ground, around, size, best.worth) ?? best);
    }
  }
  return best;
}

/** Given up as soon as it is worse than `limit`. */
function thingsWorth(ground: Ground, around: Around, boxes: readonly Box[], limit: number): number {
  let sum = 0;
  for (const box of boxes) {
    const roomy = { left: box.left - MARGIN, top: box.top - MARGIN, right: box.right + MARGIN, bottom: box.bottom + MARGIN };
    sum += (covered(ground.printed, roomy) + covered(around.printed, box)) * BAD.print + covered(around.laid, roomy) * BAD.next;
    if (sum >= limit) return sum;
    sum += ground.spilt(roomy) * BAD.spill;
  }
  return sum;
}

function formsFor({ target, less }: RegionView): readonly BadgeForm[] {
  if (target === undefined) return less === undefined ? [] : ['less'];
  if (target.chance !== undefined) return ['die', 'short-die'];
  return less === undefined ? ['sure'] : ['more'];
}

type Bare = { readonly spot: LotPlace; readonly boxes: readonly Box[]; readonly worth: number };

/** The best way to add a cost to cardboard that has found its place, if it is better than `limit`. */
function badged(
  { spot, boxes, worth }: Bare,
  forms: readonly BadgeForm[],
  ground: Ground,
  around: Around,
  size: number,
  limit: number,
): Option | undefined {
  const cores = (spot.things?.cores ?? []).map((core) => boxAt(core, spot.x, spot.y, size));
  let best: Option | undefined;
  for (const form of forms) {
    const { width, height } = badgeSize[form];
    for (const [x, y, drawback] of seatsFor(spot.things, width, height)) {
      const most = Math.min(limit, best?.worth ?? Infinity);
      const least = worth + drawback + (form === 'short-die' ? SHORT : 0);
      if (least >= most) continue;
      const at = boxAt(boxAround(x, y, width + 2, height + 2), spot.x, spot.y, size);
      const bad =
        (covered(ground.printed, at) + covered(around.printed, at)) * BAD.print +
        covered(around.laid, at) * BAD.next +
        (areaOf(at) - shared(at, around.rim)) * BAD.off +
        covered(boxes, at) * BAD.edge +
        covered(cores, at) * BAD.core;
      if (least + bad / (size * size) >= most) continue;
      const whole = least + (bad + ground.spilt(at) * BAD.badgeSpill) / (size * size);
      if (whole < most) best = { place: { ...spot, badge: { x, y, form } }, taken: { things: boxes, badge: at }, worth: whole };
    }
  }
  return best;
}

/** Where a cost can stand around cardboard: above it first, then at its shoulders, at its sides and below. */
function seatsFor(things: LotFace | undefined, width: number, height: number): (readonly [x: number, y: number, drawback: number])[] {
  if (things === undefined) return [[0, 0, 0]];
  const { left, top, right, bottom } = things.around;
  const above = top - height / 2 + 5;
  const middle = (left + right) / 2;
  return [
    ...[0, -12, 12, -24, 24, -36, 36].map((dx) => [middle + dx, above, Math.abs(dx) * 1.5] as const),
    ...[-16, 0, 16].flatMap((dy) => [
      [left - width / 2 + 4, dy, 70 + Math.abs(dy)] as const,
      [right + width / 2 - 4, dy, 70 + Math.abs(dy)] as const,
    ]),
    ...[0, -20, 20].map((dx) => [middle + dx, bottom + height / 2 - 5, 110 + Math.abs(dx) * 1.5] as const),
  ];
}
