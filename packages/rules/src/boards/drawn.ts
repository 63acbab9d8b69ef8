/**
 * How a board looks. Kept apart from the board: it is large, and only the page needs it. Written by tools/boardgen.
 * @module @elbowroom/rules/boards/drawn
 */
import { InvalidBoard } from './fault.ts';
import {
  brief,
  field,
  isRecord,
  type Reader,
  reader,
  readList,
  readNumbers,
  readPath,
  readSpots,
  readText,
  readWhole,
  readWord,
} from './reader.ts';
import { MOST_REGIONS, type Spot } from './region.ts';

type DrawnRegion = {
  /** Closed outline. */
  readonly path: string;
  /** 0: tokens, or the name of water; then one for each symbol, in order; then one for the anchor if there is one; then lone pieces and badges. */
  readonly spots: readonly Spot[];
};

/** How a board looks, as `@elbowroom/drawings` has it; lengths are those of the drawing. */
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

const MOST_LINES = 400;
const MOST_DECOR = 4000;
const LARGEST = 4000;

/** A drawing that came from a file or a stranger. Throws InvalidBoard. */
export function readDrawing(value: unknown): DrawnBoard {
  const to = reader();
  const drawing = drawingFrom(to, value);
  if (drawing === undefined || to.faults.length > 0) throw new InvalidBoard(to.faults);
  return drawing;
}

function drawingFrom(to: Reader, value: unknown): DrawnBoard | undefined {
  if (!isRecord(value)) return to.note('not-a-drawing', '', `a drawing must be an object, is ${brief(value)}`);
  const get = (key: string): unknown => field(value, key);
  const id = readText(to, get('id'), 'id', 64);
  const kind = readWord(to, get('kind'), 'kind', ['chart', 'island'] as const);
  const width = readWhole(to, get('width'), 'width', 1, LARGEST);
  const height = readWhole(to, get('height'), 'height', 1, LARGEST);
  const regions = readList(to, get('regions'), 'regions', 1, MOST_REGIONS)?.flatMap(
    (region, r) => regionFrom(to, region, `regions[${r}]`) ?? [],
  );
  const borders = linesFrom(to, get('borders'), 'borders', 2).map(({ sides: [a = 0, b = 0], path }): DrawnBoard['borders'][number] => [
    a,
    b,
    path,
  ]);
  const coast = linesFrom(to, get('coast'), 'coast', 1).map(({ sides: [region = 0], path }): DrawnBoard['coast'][number] => [region, path]);
  const glyphs =
    readList(to, get('glyphs'), 'glyphs', 0, MOST_REGIONS)?.flatMap((glyph, i) => readGlyph(to, glyph, `glyphs[${i}]`) ?? []) ?? [];
  const decor =
    readList(to, get('decor'), 'decor', 0, MOST_DECOR)?.flatMap((entry, i) => decorFrom(to, entry, `decor[${i}]`, glyphs.length)) ?? [];
  if (id === undefined || kind === undefined || width === undefined || height === undefined || regions === undefined) return undefined;
  return { id, kind, width, height, regions, borders, coast, glyphs, decor };
}

function regionFrom(to: Reader, value: unknown, where: string): DrawnRegion | undefined {
  if (!isRecord(value)) return to.note('not-a-region', where, `must be an object, is ${brief(value)}`);
  const path = readPath(to, field(value, 'path'), `${where}.path`);
  const spots = readSpots(to, field(value, 'spots'), `${where}.spots`);
  return path === undefined || spots === undefined ? undefined : { path, spots };
}

/** Entries of one or two region numbers and a path. */
function linesFrom(to: Reader, value: unknown, at: string, count: number): { sides: number[]; path: string }[] {
  return (readList(to, value, at, 0, MOST_LINES) ?? []).flatMap((entry, i) => {
    const where = `${at}[${i}]`;
    const list = readList(to, entry, where, count + 1, count + 1);
    const sides = list?.slice(0, count).flatMap((side, k) => readWhole(to, side, `${where}[${k}]`, 0, MOST_REGIONS - 1) ?? []);
    const path = list && readPath(to, list.at(-1), `${where}[${count}]`);
    return sides === undefined || path === undefined ? [] : [{ sides, path }];
  });
}

function readGlyph(to: Reader, value: unknown, where: string): string | undefined {
  const name = readText(to, value, where, 24);
  return name === undefined || /^[a-z][a-z-]*$/.test(name) ? name : to.note('odd-glyph', where, 'may have small letters and - only');
}

function decorFrom(to: Reader, value: unknown, where: string, glyphs: number): DrawnBoard['decor'][number][] {
  const numbers = readNumbers(to, value, where, 4);
  if (numbers === undefined) return [];
  const [glyph = 0, x = 0, y = 0, scale = 1] = numbers;
  if (readWhole(to, glyph, `${where}[0]`, 0, glyphs - 1) === undefined) return [];
  return [[glyph, x, y, scale]];
}
