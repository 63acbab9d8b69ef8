/** The files of a board: its listing, and what is written from it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawnBoard } from '../../packages/rules/src/boards/drawn.ts';
import type { Board, Region } from '../../packages/rules/src/boards/region.ts';
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

const WIDEST = 140; // as the formatter has it

/** The board as a module, in the way the formatter would write it. */
export function listedText({ id, name, size, regions }: Board): string {
  const head = { id, ...(name && { name }), ...(size && { size }) };
  return [
    `/** Written by tools/boardgen from listings/${id}.txt: edit that. */`,
    "import type { Board } from '../region.ts';",
    '',
    'export const board: Board = {',
    ...Object.entries(head).map(([key, value]) => `  ${key}: ${literal(value)},`),
    '  regions: [',
    ...regions.flatMap(regionLines),
    '  ],',
    '};',
    '',
  ].join('\n');
}

function regionLines(region: Region): string[] {
  const line = `    ${literal(region)},`;
  return line.length <= WIDEST
    ? [line]
    : ['    {', ...Object.entries(region).map(([key, value]) => `      ${key}: ${literal(value)},`), '    },'];
}

function literal(value: unknown): string {
  if (typeof value === 'string') return value.includes("'") ? `"${value}"` : `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, v]) => `${key}: ${literal(v)}`)
      .join(', ')} }`;
  return String(value);
}

/** A line per region, border and stretch of coast, so that a change shows where it is. */
export function drawnText({ id, kind, width, height, regions, borders, coast, glyphs, decor }: DrawnBoard): string {
  const rows = (list: readonly unknown[]): string => `[\n${list.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
  const head = JSON.stringify({ id, kind, width, height }).slice(0, -1);
  return `${head},\n"regions":${rows(regions)},\n"borders":${rows(borders)},\n"coast":${rows(coast)},\n"glyphs":${JSON.stringify(glyphs)},\n"decor":${JSON.stringify(decor)}}\n`;
}
