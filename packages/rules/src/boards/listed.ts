/** Our boards as they are kept: a line per region, a fifth as long as objects, that can be held against the listing. What regions are called is in `@elbowroom/wording`. */
import { type Board, type MapSymbol, type Region, SIZES, SYMBOLS, TERRAINS } from './region.ts';

/** As `hiCEA 3 5`: terrain in short, letters for what else is there, and the borders to regions further down. */
type RegionLine = { readonly terrain: string; readonly letters: string; readonly onward: readonly number[] };

/** The size of an island face is how its id begins. */
export function listed(id: string, text: string): Board {
  const size = SIZES.find((one) => id.startsWith(one));
  const lines = text.trim().split('\n').map(lineOf);
  return { id, ...(size && { size }), regions: lines.map((line, r) => regionOf(line, bordersOf(lines, r))) };
}

function lineOf(line: string): RegionLine {
  const [head = '', ...onward] = line.split(' ');
  return { terrain: head.slice(0, 2), letters: head.slice(2), onward: onward.map(Number) };
}

/** A border is listed once, and both sides know of it. */
const bordersOf = (lines: readonly RegionLine[], r: number): number[] => [
  ...lines.flatMap(({ onward }, other) => (onward.includes(r) ? [other] : [])),
  ...(lines[r]?.onward ?? []),
];

const LETTERS: Readonly<Record<MapSymbol, string>> = { mine: 'M', cavern: 'C', magic: 'S' };

function regionOf({ terrain: short, letters }: RegionLine, borders: readonly number[]): Region {
  const terrain = TERRAINS.find((one) => one.startsWith(short));
  if (terrain === undefined) throw new Error(`no terrain “${short}”`);
  const symbols = SYMBOLS.filter((one) => letters.includes(LETTERS[one]));
  return {
    terrain,
    ...(symbols.length > 0 && { symbols }),
    ...(letters.includes('T') && { native: true }),
    ...(letters.includes('E') && { edge: true }),
    ...(letters.includes('A') && { anchor: true }),
    ...(letters.includes('X') && { marker: true }),
    borders,
  };
}
