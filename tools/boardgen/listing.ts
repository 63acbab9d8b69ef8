/**
 * A board's listing: `# name English | French`, `# kind island`, `# size width height`, `# seed n`, then a line per region as printed in the rules:
 * number, terrain, symbols (M C S), flags (T native, E edge, A anchor, X marker), borders `| English | French`. Numbers start at 1.
 *
 * The rim is one of three: `# corners` (chart), `# lobes` and `# turn` (round island), or `# coast 1 60,40 140,20 2 200,30 …`: points clockwise,
 * a bare number says whose shore begins at the next point. Such a coast may have any shape that does not cross itself.
 */
import type { Point } from '../../packages/drawings/src/geometry.ts';
import { islandBoards } from '../../packages/rules/src/boards/islands.ts';
import { readBoard } from '../../packages/rules/src/boards/read-board.ts';
import type { Board, Name } from '../../packages/rules/src/boards/region.ts';

/** A point of a coast drawn by hand; `starts` names the region whose shore begins here. */
export type CoastPoint = { readonly at: Point; readonly starts?: number };

export type Listing = {
  readonly board: Board;
  readonly kind: 'chart' | 'island';
  readonly width: number;
  readonly height: number;
  /** Chart: regions in the four corners, from the upper left, clockwise. */
  readonly corners: readonly number[];
  /** Island: its coast, clockwise; without one it is a round island with lobes. */
  readonly coast: readonly CoastPoint[];
  /** Round island: how far the coast swings. */
  readonly lobes: readonly number[];
  /** Round island: where the first region lies, in degrees. */
  readonly turn: number;
  readonly seed: number;
};

/** Throws InvalidBoard if the regions are none. */
export function listingOf(id: string, text: string): Listing {
  const head = new Map<string, string>();
  const regions: unknown[] = [];
  for (const line of text
    .split('\n')
    .map((l) => l.trim())
    .filter(Boolean)) {
    const [, key, value] = /^# (\w+) (.*)$/.exec(line) ?? [];
    if (key === undefined) regions.push(regionOf(line));
    else head.set(key, `${head.get(key) ?? ''} ${value}`.trim());
  }
  const words = (key: string): string[] => (head.get(key) ?? '').split(' ').filter(Boolean);
  const numbers = (key: string): number[] => words(key).map(Number);
  const [width = 1000, height = 760] = numbers('size');
  const size = islandBoards.find(({ faces }) => faces.includes(id))?.size;
  return {
    board: readBoard({ id, name: nameOf((head.get('name') ?? '').split('|')), size, regions }),
    kind: head.get('kind') === 'island' ? 'island' : 'chart',
    width,
    height,
    corners: numbers('corners').map((n) => n - 1),
    coast: coastOf(words('coast')),
    lobes: numbers('lobes'),
    turn: numbers('turn')[0] ?? -120,
    seed: numbers('seed')[0] ?? 1,
  };
}

const SYMBOLS: Readonly<Record<string, string>> = { M: 'mine', C: 'cavern', S: 'magic' };

function regionOf(line: string): unknown {
  const [facts = '', ...names] = line.split('|');
  const [, terrain = '', ...words] = facts.trim().split(/\s+/);
  const letters = words
    .filter((w) => /^[A-Z]+$/.test(w))
    .join('')
    .split('');
  return {
    name: nameOf(names),
    terrain: terrain.toLowerCase(),
    symbols: letters.flatMap((l) => SYMBOLS[l] ?? []),
    native: letters.includes('T'),
    edge: letters.includes('E'),
    anchor: letters.includes('A'),
    marker: letters.includes('X'),
    borders: words.filter((w) => /^\d+$/.test(w)).map((w) => Number(w) - 1),
  };
}

function nameOf(names: readonly string[]): Name {
  const [en = '', fr = ''] = names.map((n) => n.trim());
  return { en, fr };
}

/** `1 60,40 140,20 2 200,30`: a number says whose shore begins at the point after it. */
function coastOf(words: readonly string[]): CoastPoint[] {
  return words.flatMap((word, i) => {
    if (!word.includes(',')) return [];
    const [x = 0, y = 0] = word.split(',').map(Number);
    const before = words[i - 1] ?? ',';
    return [before.includes(',') ? { at: [x, y] } : { at: [x, y], starts: Number(before) - 1 }];
  });
}
