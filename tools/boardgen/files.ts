/** The files of a board: its listing, and what is written from it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawnBoard } from '../../packages/drawings/src/index.ts';
import type { Board, Name, Region } from '../../packages/rules/src/boards/region.ts';
import { type Listing, listingOf } from './listing.ts';

const LISTINGS = join(import.meta.dirname, 'listings');
/** Boards of the lessons: no game is dealt on them, so that the rules do not know them. */
const LESSONS = join(import.meta.dirname, 'lessons');
const SCHOOL = join(import.meta.dirname, '../../packages/web/src/school/lesson');
const BOARDS = join(import.meta.dirname, '../../packages/rules/src/boards');
const WORDING = join(import.meta.dirname, '../../packages/wording/src/boards');
const DRAWINGS = join(import.meta.dirname, '../../packages/drawings/boards');

export const listedFile = (id: string): string => join(BOARDS, 'listed', `${id.toLowerCase()}.gen.ts`);
export const namesFile = (id: string): string => join(WORDING, `${id.toLowerCase()}.gen.ts`);
export const drawnFile = (id: string): string => join(DRAWINGS, `${id}.json`);

export const lessonFile = (id: string): string => join(SCHOOL, `${id}.gen.ts`);

const idsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length))
    .sort();

export const everyId = (): string[] => idsIn(LISTINGS);
export const everyLessonId = (): string[] => idsIn(LESSONS);

const listingIn = (folder: string, id: string): Listing => listingOf(id, readFileSync(join(folder, `${id}.txt`), 'utf8'));

export const readListing = (id: string): Listing => listingIn(LISTINGS, id);
export const readLessonListing = (id: string): Listing => listingIn(LESSONS, id);

/** The board of a lesson as a module, with its names. */
export function lessonText({ id, name, regions }: Board): string {
  return [
    `/** Written by tools/boardgen from lessons/${id}.txt: edit that. */`,
    "import type { Board } from '@elbowroom/rules';",
    '',
    `export const ${id}: Board = {`,
    `  id: '${id}',`,
    `  name: ${literal(name)},`,
    '  regions: [',
    ...regions.map((region) => `    ${literal(region)},`),
    '  ],',
    '};',
    '',
  ].join('\n');
}

/** The board as a module: `listed` of the rules reads it. */
export function listedText({ id, regions }: Board): string {
  return [
    headOf(id),
    "import { listed } from '../listed.ts';",
    '',
    'export const board = listed(',
    `  '${id}',`,
    '  `',
    ...regions.map(regionLine),
    '`,',
    ');',
    '',
  ].join('\n');
}

const headOf = (id: string): string => `/** Written by tools/boardgen from listings/${id}.txt: edit that. */`;

/** A value as it is written in a module. */
const literal = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("'", '’')
    .replace(/"(\w+)":/g, '$1: ')
    .replaceAll('"', "'")
    .replaceAll(',', ', ')
    .replaceAll('{', '{ ')
    .replaceAll('}', ' }');

/** With the letters of the listing. Every border once, where it is met first. */
function regionLine({ anchor, borders, edge, marker, native, symbols = [], terrain }: Region, r: number): string {
  const printed = { M: symbols.includes('mine'), C: symbols.includes('cavern'), S: symbols.includes('magic') };
  const letters = Object.entries({ ...printed, T: native, E: edge, A: anchor, X: marker }).flatMap(([letter, isSo]) =>
    isSo ? [letter] : [],
  );
  return [terrain.slice(0, 2) + letters.join(''), ...borders.filter((other) => other > r)].join(' ');
}

/** What the board and its regions are called, as a module: `named` of the wording reads it. Listings are typed with plain apostrophes. */
export function namesText({ id, name, regions }: Board): string {
  const line = (both: Name | undefined): string => `${both?.en}|${both?.fr}`.replaceAll("'", '’');
  return [headOf(id), 'export const names = `', ...[name, ...regions.map((region) => region.name)].map(line), '`;', ''].join('\n');
}

/** A line per region, border and stretch of coast, so that a change shows where it is. */
export function drawnText({ id, kind, width, height, regions, borders, coast, glyphs, decor }: DrawnBoard): string {
  const rows = (list: readonly unknown[]): string => `[\n${list.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
  const head = JSON.stringify({ id, kind, width, height }).slice(0, -1);
  return `${head},\n"regions":${rows(regions)},\n"borders":${rows(borders)},\n"coast":${rows(coast)},\n"glyphs":${JSON.stringify(glyphs)},\n"decor":${JSON.stringify(decor)}}\n`;
}
