/** A map of one's own as it is kept and sent: its shape, and a line for each region, as `foCT|Old Hazel|Vieux-Noisetier`. */
import { InvalidBoard } from './fault.ts';
import { readBoard } from './read-board.ts';
import { brief, field, isRecord, type Reader, reader, readList, readText } from './reader.ts';
import { type Board, type MapSymbol, MOST_REGIONS, type Name, SYMBOLS, TERRAINS } from './region.ts';
import { readShape, writtenShape } from './shape.ts';
import { boardOfSketch, type Sketch, type SketchRegion } from './sketch.ts';

/** A map in files and links. */
export type MapText = {
  /** How it is called in files; `map` if left out. */
  readonly id?: string;
  /** In English and French, or in one of them for both. */
  readonly name?: Name;
  readonly shape: string;
  /** Terrain in two letters, M mine, C cavern, S magic, T natives, A anchor, X marker; then the name in English and French, or one for both. */
  readonly regions: readonly string[];
};

const LETTERS: Readonly<Record<MapSymbol, string>> = { mine: 'M', cavern: 'C', magic: 'S' };
const MOST_NAME = 40;

/** Whether something is a map as it is kept, rather than a board written out. */
export const isMapText = (value: unknown): boolean => {
  const lines = isRecord(value) ? field(value, 'regions') : undefined;
  return Array.isArray(lines) && lines.some((line) => typeof line === 'string');
};

/** The board that a map as it is kept stands for. Throws InvalidBoard. */
export function boardOfMap(value: unknown): Board {
  const sketch = readMap(value);
  const id = isRecord(value) ? field(value, 'id') : undefined;
  return readBoard(boardOfSketch(sketch, typeof id === 'string' ? id : 'map'));
}

/** The map as it is kept; `readMap` gives it back. */
export const writtenMap = ({ name, shape, regions }: Sketch): MapText => ({
  ...(name && { name }),
  shape: writtenShape(shape),
  regions: regions.map(writtenRegion),
});

/** One line of a map. */
function writtenRegion({ name, terrain, symbols = [], native, anchor, marker }: SketchRegion): string {
  const letters = [
    ...SYMBOLS.filter((one) => symbols.includes(one)).map((one) => LETTERS[one]),
    native && 'T',
    anchor && 'A',
    marker && 'X',
  ];
  const names = name === undefined ? '' : name.en === name.fr ? `|${name.en}` : `|${name.en}|${name.fr}`;
  return `${terrain.slice(0, 2)}${letters.filter((letter) => letter !== undefined && letter !== false).join('')}${names}`;
}

/** Throws InvalidBoard, with every fault and its place. What is on the map need not be playable yet. */
export function readMap(value: unknown): Sketch {
  const to = reader();
  const sketch = mapFrom(to, value);
  if (sketch === undefined || to.faults.length > 0) throw new InvalidBoard(to.faults);
  return sketch;
}

function mapFrom(to: Reader, value: unknown): Sketch | undefined {
  if (!isRecord(value)) return to.note('not-a-map', '', `a map must be an object, is ${brief(value)}`);
  const lines = readList(to, field(value, 'regions'), 'regions', 0, MOST_REGIONS);
  const regions = lines?.map((line, r) => regionFrom(to, line, `regions[${r}]`)).filter((region) => region !== undefined);
  const name = nameFrom(to, field(value, 'name'));
  const shape = lines === undefined ? undefined : readShape(to, field(value, 'shape'), 'shape', lines.length);
  if (regions === undefined || shape === undefined || regions.length !== lines?.length) return undefined;
  return { ...(name && { name }), shape, regions };
}

function nameFrom(to: Reader, value: unknown): Name | undefined {
  if (value === undefined) return undefined;
  if (!isRecord(value)) return to.note('not-a-name', 'name', `must be { en, fr }, is ${brief(value)}`);
  const [en, fr] = [field(value, 'en'), field(value, 'fr')];
  const first = readText(to, en ?? fr, `name.${en === undefined ? 'fr' : 'en'}`, MOST_NAME);
  const second = fr === undefined ? first : readText(to, fr, 'name.fr', MOST_NAME);
  return first === undefined || second === undefined ? undefined : { en: first, fr: second };
}

function regionFrom(to: Reader, value: unknown, where: string): SketchRegion | undefined {
  if (typeof value !== 'string') return to.note('not-a-text', where, `must be a text, is ${brief(value)}`);
  const [facts = '', ...names] = value.split('|');
  const [, short, letters = ''] = /^([a-z]{2})([MCSTAX]*)$/.exec(facts) ?? [];
  const terrain = TERRAINS.find((one) => one.slice(0, 2) === short);
  if (terrain === undefined || new Set(letters).size < letters.length)
    return to.note('not-a-region', where, `must begin with a terrain and letters, as foCT; is ${brief(facts)}`);
  if (names.length > 2) return to.note('too-many', where, 'may have two names, in English and in French');
  const [en, fr] = names.map((name) => readText(to, name, where, MOST_NAME));
  const symbols = SYMBOLS.filter((one) => letters.includes(LETTERS[one]));
  return {
    ...(en !== undefined && { name: { en, fr: fr ?? en } }),
    terrain,
    ...(symbols.length > 0 && { symbols }),
    ...(letters.includes('T') && { native: true }),
    ...(letters.includes('A') && { anchor: true }),
    ...(letters.includes('X') && { marker: true }),
  };
}
