/** The files of a board: its listing, and what is written from it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawnBoard } from '../../packages/rules/src/boards/drawn.ts';
import type { Board, Name, Region } from '../../packages/rules/src/boards/region.ts';
import { type Listing, listingOf } from './listing.ts';

const LISTINGS = join(import.meta.dirname, 'listings');
const BOARDS = join(import.meta.dirname, '../../packages/rules/src/boards');
const DRAWINGS = join(import.meta.dirname, '../../packages/drawings/boards');

export const listedFile = (id: string): string => join(BOARDS, 'listed', `${id.toLowerCase()}.gen.ts`);
export const drawnFile = (id: string): string => join(DRAWINGS, `${id}.json`);

export const everyId = (): string[] =>
  readdirSync(LISTINGS)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length))
    .sort();

export const readListing = (id: string): Listing => listingOf(id, readFileSync(join(LISTINGS, `${id}.txt`), 'utf8'));

/** The board as a module: `listed` of the rules reads it. */
export function listedText({ id, name, size, regions }: Board): string {
  return [
    `/** Written by tools/boardgen from listings/${id}.txt: edit that. */`,
    "import { listed } from '../listed.ts';",
    '',
    'export const board = listed(',
    `  '${id}',`,
    `  ${quoted(namesOf(name))},`,
    `  '${size ?? ''}',`,
    '  `',
    ...regions.map(regionLine),
    '`,',
    ');',
    '',
  ].join('\n');
}

const namesOf = (name: Name | undefined): string => `${name?.en}|${name?.fr}`;
const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`);

function regionLine({ anchor, borders, edge, marker, name, native, symbols = [], terrain }: Region): string {
  const flags = Object.entries({ native, edge, anchor, marker }).flatMap(([flag, isSo]) => (isSo === true ? [flag] : []));
  return `${namesOf(name)}|${[terrain, ...symbols, ...flags].join(' ')}|${borders.join(' ')}`;
}

/** A line per region, border and stretch of coast, so that a change shows where it is. */
export function drawnText({ id, kind, width, height, regions, borders, coast, glyphs, decor }: DrawnBoard): string {
  const rows = (list: readonly unknown[]): string => `[\n${list.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
  const head = JSON.stringify({ id, kind, width, height }).slice(0, -1);
  return `${head},\n"regions":${rows(regions)},\n"borders":${rows(borders)},\n"coast":${rows(coast)},\n"glyphs":${JSON.stringify(glyphs)},\n"decor":${JSON.stringify(decor)}}\n`;
}
