/**
 * The shape of a map in a line of text, as `c39x38s5:…`: chart or island, columns, rows, the seed of its drawing, then its cells. Every cell is
 * guessed from those before it; written is only how many guesses were right and which region it was where one was wrong.
 */
import { type Cells, NOBODY } from './cells.ts';
import { brief, type Reader } from './reader.ts';
import { MOST_REGIONS } from './region.ts';

/** How a map is painted: a chart fills its frame, islands lie in the sea. */
export type Shape = Cells & {
  readonly kind: 'chart' | 'island';
  /** Of everything in the drawing that is left to chance. */
  readonly seed: number;
};

/** A sign for each region, and the last for nobody; digits are for counting, and none of them needs to be escaped anywhere. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_.~!*()+,:;=';
const NOBODYS = SIGNS.charAt(MOST_REGIONS);

const FEWEST_LINES = 3;
/** Columns or rows. */
export const MOST_LINES = 96;
const MOST_SEED = 999_999;
const MOST_TEXT = 8000;

/** The cell is taken to continue what lies above it, or before it where two regions meet above. */
function guess(owner: Int8Array, columns: number, cell: number): number {
  const column = cell % columns;
  const row = Math.floor(cell / columns);
  const at = (x: number, y: number): number | undefined => (x < 0 || y < 0 || x >= columns ? undefined : owner[y * columns + x]);
  const left = at(column - 1, row);
  const [upLeft, upRight] = row % 2 === 0 ? [at(column - 1, row - 1), at(column, row - 1)] : [at(column, row - 1), at(column + 1, row - 1)];
  if (upLeft !== undefined && upLeft === upRight) return upLeft;
  return left ?? upRight ?? upLeft ?? NOBODY;
}

/** The text of a shape. */
export function writtenShape({ kind, columns, rows, seed, owner }: Shape): string {
  let text = '';
  let right = 0;
  for (const [cell, region] of owner.entries()) {
    if (guess(owner, columns, cell) === region) {
      right++;
      continue;
    }
    text += `${right === 0 ? '' : right}${region === NOBODY ? NOBODYS : SIGNS.charAt(region)}`;
    right = 0;
  }
  return `${kind === 'chart' ? 'c' : 'i'}${columns}x${rows}s${seed}:${text}`;
}

/** The shape that a text says, with `count` regions; undefined, and noted, if it says none. */
export function readShape(to: Reader, value: unknown, where: string, count: number): Shape | undefined {
  if (typeof value !== 'string') return to.note('not-a-text', where, `must be a text, is ${brief(value)}`);
  if (value.length > MOST_TEXT) return to.note('too-long', where, `may have at most ${MOST_TEXT} characters, has ${value.length}`);
  const [, letter, wide, high, chance, rest = ''] = /^([ci])(\d{1,2})x(\d{1,2})s(\d{1,6}):(.*)$/.exec(value) ?? [];
  if (letter === undefined) return to.note('not-a-shape', where, 'must be the shape of a map, as c39x38s5:… says it');
  const [columns, rows, seed] = [Number(wide), Number(high), Number(chance)];
  const isSized = [columns, rows].every((n) => n >= FEWEST_LINES && n <= MOST_LINES);
  if (!isSized || seed > MOST_SEED)
    return to.note('out-of-range', where, `must have ${FEWEST_LINES} to ${MOST_LINES} columns and rows, has ${columns} and ${rows}`);
  const owner = readOwners(to, rest, where, columns, rows);
  if (owner === undefined) return undefined;
  const bare = Array.from({ length: count }, (_, r) => r).filter((r) => !owner.includes(r));
  if (owner.some((region) => region >= count)) return to.note('no-such-region', where, `paints more than ${count} regions`);
  if (bare.length > 0) return to.note('not-painted', where, `has no cell of region ${bare.join(', ')}`);
  return { kind: letter === 'c' ? 'chart' : 'island', columns, rows, seed, owner };
}

function readOwners(to: Reader, text: string, where: string, columns: number, rows: number): Int8Array | undefined {
  const owner = new Int8Array(columns * rows);
  let cell = 0;
  const follow = (until: number): void => {
    for (; cell < Math.min(until, owner.length); cell++) owner[cell] = guess(owner, columns, cell);
  };
  for (const [whole, right, sign] of text.matchAll(/(\d*)(\D|$)/g)) {
    if (whole === '') continue;
    if (right !== '') follow(cell + Number(right));
    const region = sign === undefined || sign === '' ? undefined : SIGNS.indexOf(sign);
    if (region === undefined) continue;
    if (region < 0 || cell >= owner.length) return to.note('not-a-shape', where, `“${whole.slice(0, 8)}” paints no cell`);
    owner[cell] = region === MOST_REGIONS ? NOBODY : region;
    cell++;
  }
  follow(owner.length);
  return owner;
}
