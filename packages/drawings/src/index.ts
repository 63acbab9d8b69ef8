/**
 * How the boards look. Kept apart from the rules: it is large, and only a page needs it. The files are written by tools/boardgen.
 * @module @elbowroom/drawings
 */

/** A place inside a region: x, y, and the radius that is free around it. */
export type Spot = readonly [x: number, y: number, room: number];

/** How one region looks. */
export type DrawnRegion = {
  /** Closed outline. */
  readonly path: string;
  /** 0: tokens, or the name of water; then one for each symbol, in order; then one for the anchor if there is one; then lone pieces and badges. */
  readonly spots: readonly Spot[];
};

/** How a board looks; lengths are those of the drawing. */
export type DrawnBoard = {
  readonly id: string;
  /** A chart fills its frame; an island lies in the sea. */
  readonly kind: 'chart' | 'island';
  readonly width: number;
  readonly height: number;
  /** In the order of the board's regions. */
  readonly regions: readonly DrawnRegion[];
  /** Every stretch between two regions once, for stroking; two regions may meet in several stretches. */
  readonly borders: readonly (readonly [a: number, b: number, path: string])[];
  /** Every stretch of the rim once, with its region. */
  readonly coast: readonly (readonly [region: number, path: string])[];
  /** Names of the glyphs that grow here; `decor` counts into it. */
  readonly glyphs: readonly string[];
  /** What grows, far things first. */
  readonly decor: readonly (readonly [glyph: number, x: number, y: number, scale: number])[];
};

/** What is no drawing: where it went wrong, as `regions[3].path`, is said first. */
export class InvalidDrawing extends Error {
  override readonly name = 'InvalidDrawing';
  readonly where: string;

  constructor(where: string, must: string) {
    super(`${where || 'a drawing'} must be ${must}`);
    this.where = where;
  }
}

const MOST_REGIONS = 64;
const MOST_LINES = 400;
const MOST_DECOR = 4000;
const MOST_SPOTS = 8;
const MOST_PATH = 20_000;
const LARGEST = 4000;

/** A drawing that came from a file or a stranger; nothing is taken over that it does not know. Throws InvalidDrawing. */
export function readDrawing(value: unknown): DrawnBoard {
  if (typeof value !== 'object' || value === null) throw new InvalidDrawing('', 'an object');
  const get = (key: string): unknown => field(value, key);
  const regions = list(get('regions'), 'regions', 1, MOST_REGIONS, region);
  const glyphs = list(get('glyphs'), 'glyphs', 0, MOST_REGIONS, glyph);
  const side = whole(0, regions.length - 1);
  return {
    id: id(get('id'), 'id'),
    kind: kind(get('kind'), 'kind'),
    width: whole(1, LARGEST)(get('width'), 'width'),
    height: whole(1, LARGEST)(get('height'), 'height'),
    regions,
    borders: list(get('borders'), 'borders', 0, MOST_LINES, (entry, where): DrawnBoard['borders'][number] => {
      const [a, b, line] = list(entry, where, 3, 3, anything);
      return [side(a, `${where}[0]`), side(b, `${where}[1]`), path(line, `${where}[2]`)];
    }),
    coast: list(get('coast'), 'coast', 0, MOST_LINES, (entry, where): DrawnBoard['coast'][number] => {
      const [a, line] = list(entry, where, 2, 2, anything);
      return [side(a, `${where}[0]`), path(line, `${where}[1]`)];
    }),
    glyphs,
    decor: list(get('decor'), 'decor', 0, MOST_DECOR, (entry, where): DrawnBoard['decor'][number] => {
      const [grown, x = 0, y = 0, scale = 1] = list(entry, where, 4, 4, number);
      return [whole(0, glyphs.length - 1)(grown, `${where}[0]`), x, y, scale];
    }),
  };
}

type Read<T> = (value: unknown, where: string) => T;

/** A field of the value itself: whatever it inherits was not written down. */
const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

function list<T>(value: unknown, where: string, least: number, most: number, read: Read<T>): T[] {
  if (!Array.isArray(value) || value.length < least || value.length > most)
    throw new InvalidDrawing(where, least === most ? `a list of ${most}` : `a list of ${least} to ${most}`);
  return Array.from<unknown, T>(value, (entry, i) => read(entry, `${where}[${i}]`));
}

const anything: Read<unknown> = (value) => value;

const number: Read<number> = (value, where) => {
  if (typeof value !== 'number' || !(Math.abs(value) < 1e5)) throw new InvalidDrawing(where, 'a number');
  return value;
};

const whole =
  (least: number, most: number): Read<number> =>
  (value, where) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      throw new InvalidDrawing(where, `a whole number from ${least} to ${most}`);
    return value;
  };

const text =
  (pattern: RegExp, most: number, must: string): Read<string> =>
  (value, where) => {
    if (typeof value !== 'string' || value.length > most || !pattern.test(value)) throw new InvalidDrawing(where, must);
    return value;
  };

const id = text(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._+-]*$/u, 64, 'an id of letters and digits');
const glyph = text(/^[a-z][a-z-]*$/, 24, 'a name of small letters and -');
/** Lines and curves; nothing else can hide in it. */
const path = text(/^M[MmLlCcSsZz\d\s,.-]+$/, MOST_PATH, 'path data of M, L, C, S and Z with plain numbers');

const kind: Read<DrawnBoard['kind']> = (value, where) => {
  if (value !== 'chart' && value !== 'island') throw new InvalidDrawing(where, 'chart or island');
  return value;
};

const region: Read<DrawnRegion> = (value, where) => ({
  path: path(field(value, 'path'), `${where}.path`),
  spots: list(field(value, 'spots'), `${where}.spots`, 1, MOST_SPOTS, (spot, at): Spot => {
    const [x = 0, y = 0, room = 0] = list(spot, at, 3, 3, number);
    return [x, y, room];
  }),
});
