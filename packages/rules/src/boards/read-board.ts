/** A board written out by a stranger becomes a board of ours, or is refused with every fault named. */
import { InvalidBoard } from './fault.ts';
import {
  brief,
  field,
  isRecord,
  type Reader,
  reader,
  readFlag,
  readList,
  readPath,
  readSpots,
  readText,
  readWhole,
  readWord,
} from './reader.ts';
import { type Board, type MapSymbol, MOST_REGIONS, type Name, type Region, SIZES, SYMBOLS, TERRAINS } from './region.ts';
import { noteShape } from './sketch.ts';

const MOST_ID = 64;
const MOST_NAME = 40;

/** Throws InvalidBoard. What it returns shares nothing with `value`. */
export function readBoard(value: unknown): Board {
  const to = reader();
  const board = boardFrom(to, value);
  if (to.faults.length > 0 || board === undefined) throw new InvalidBoard(to.faults);
  return board;
}

function boardFrom(to: Reader, value: unknown): Board | undefined {
  if (!isRecord(value)) return to.note('not-a-board', '', `a board must be an object, is ${brief(value)}`);
  const id = readId(to, field(value, 'id'));
  const name = readName(to, field(value, 'name'), 'name');
  const size = field(value, 'size') === undefined ? undefined : readWord(to, field(value, 'size'), 'size', SIZES);
  const list = readList(to, field(value, 'regions'), 'regions', 1, MOST_REGIONS);
  const regions = list?.map((region, r) => regionFrom(to, region, r, list.length));
  noteOneWay(to, regions ?? []);
  const whole = regions?.filter((r) => r !== undefined);
  const shape = field(value, 'shape');
  if (shape !== undefined && whole !== undefined && to.faults.length === 0) noteShape(to, shape, whole);
  if (id === undefined || whole === undefined || to.faults.length > 0) return undefined;
  return {
    id,
    ...(name !== undefined && { name }),
    ...(size !== undefined && { size }),
    ...(typeof shape === 'string' && { shape }),
    regions: whole,
  };
}

/** Ids end up in the page and in file names: letters, digits and little else. */
function readId(to: Reader, value: unknown): string | undefined {
  const id = readText(to, value, 'id', MOST_ID);
  if (id === undefined || /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._+-]*$/u.test(id)) return id;
  return to.note('odd-id', 'id', 'may have letters, digits, spaces and . _ + - only');
}

/** French may be missing: then the English name serves. */
function readName(to: Reader, value: unknown, where: string): Name | undefined {
  if (value === undefined) return undefined;
  if (!isRecord(value)) return to.note('not-a-name', where, `must be { en, fr }, is ${brief(value)}`);
  const en = readText(to, field(value, 'en'), `${where}.en`, MOST_NAME);
  const fr = field(value, 'fr') === undefined ? en : readText(to, field(value, 'fr'), `${where}.fr`, MOST_NAME);
  return en === undefined || fr === undefined ? undefined : { en, fr };
}

function regionFrom(to: Reader, value: unknown, r: number, count: number): Region | undefined {
  const where = `regions[${r}]`;
  if (!isRecord(value)) return to.note('not-a-region', where, `must be an object, is ${brief(value)}`);
  const get = (key: string): unknown => field(value, key);
  const flag = (key: string): boolean => readFlag(to, get(key), `${where}.${key}`);
  const name = readName(to, get('name'), `${where}.name`);
  const terrain = readWord(to, get('terrain'), `${where}.terrain`, TERRAINS);
  const symbols = get('symbols') === undefined ? [] : readSymbols(to, get('symbols'), `${where}.symbols`);
  const island = get('island') === undefined ? 0 : readWhole(to, get('island'), `${where}.island`, 0, MOST_REGIONS - 1);
  const borders = readBorders(to, get('borders'), r, count);
  const path = get('path') === undefined ? undefined : readPath(to, get('path'), `${where}.path`);
  const spots = get('spots') === undefined ? undefined : readSpots(to, get('spots'), `${where}.spots`);
  const flags = { native: flag('native'), edge: flag('edge'), anchor: flag('anchor'), marker: flag('marker') };
  if (terrain === undefined || borders === undefined) return undefined;
  return {
    ...(name && { name }),
    terrain,
    ...(symbols.length > 0 && { symbols }),
    ...(flags.native && { native: true }),
    ...(flags.edge && { edge: true }),
    ...(flags.anchor && { anchor: true }),
    ...(flags.marker && { marker: true }),
    ...(island !== undefined && island > 0 && { island }),
    borders,
    ...(path !== undefined && { path }),
    ...(spots !== undefined && { spots }),
  };
}

function readSymbols(to: Reader, value: unknown, where: string): MapSymbol[] {
  const found: MapSymbol[] = [];
  for (const [i, entry] of readList(to, value, where, 0, SYMBOLS.length)?.entries() ?? []) {
    const symbol = readWord(to, entry, `${where}[${i}]`, SYMBOLS);
    if (symbol === undefined) continue;
    if (found.includes(symbol)) to.note('twice', `${where}[${i}]`, `${symbol} stands here already`);
    else found.push(symbol);
  }
  return found;
}

function readBorders(to: Reader, value: unknown, r: number, count: number): number[] | undefined {
  const at = `regions[${r}].borders`;
  const list = readList(to, value, at, 0, MOST_REGIONS);
  if (list === undefined) return undefined;
  const found: number[] = [];
  for (const [i, entry] of list.entries()) {
    const where = `${at}[${i}]`;
    const other = readWhole(to, entry, where, 0, count - 1);
    if (other === undefined) continue;
    if (other === r) to.note('self-border', where, `region ${r} borders itself`, 'MAP-LINT-1');
    else if (found.includes(other)) to.note('twice', where, `the border with ${other} is listed twice`, 'MAP-LINT-1');
    else found.push(other);
  }
  return found;
}

/** Regions that could not be read have been noted already and are believed. */
function noteOneWay(to: Reader, regions: readonly (Region | undefined)[]): void {
  for (const [a, region] of regions.entries()) {
    for (const b of region?.borders ?? []) {
      const back = regions[b]?.borders.includes(a) ?? true;
      if (!back)
        to.note('one-way-border', `regions[${a}].borders`, `region ${a} borders ${b}, but ${b} does not border ${a}`, 'MAP-LINT-1');
    }
  }
}
