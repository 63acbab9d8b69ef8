/** Names on the chart: of islands in the sea beside them, of waters inside their shores, never smaller than one can read. */
import { boxAround } from './box.ts';
import type { Ground } from './grounds.ts';
import { escaped } from './markup.ts';
import { isWater, type Sheet } from './sheet.ts';
import type { BoardView, RegionView } from './view.ts';

export type MapNames = {
  /** By region. */
  readonly regions: readonly string[];
  /** By placed drawing. */
  readonly islands: readonly string[];
};

/** Pixels on screen. */
const LEAST = 12;
const MOST = 16;
/** Width of a letter and height of a line, in sizes of the type. */
const LETTER = 0.5;
const LINE = 1.05;
/** What a name keeps from the shores on both sides. */
const AIR = 0.8;
const SLICES = 16;
/** So little of it over a shore is nothing. */
const NOTHING = 0.004;
/** A name may reach over the shore by so much of itself; beyond that it is left to the explainer. */
const OVERHANG = 0.06;

type Written = { readonly lines: readonly string[]; readonly size: number; readonly x: number; readonly y: number };

/** Writes the names of a view; `scale`: pixels to a unit of the sheet. Where a water's name fits is found once for each scale. */
export function openNames(sheet: Sheet, grounds: readonly Ground[], names: MapNames): (view: BoardView, scale: number) => string {
  const isles = sheet.labels.map(([x, y], i) => `<text class="isle" x="${x}" y="${y + 8}">${escaped(names.islands[i] ?? '')}</text>`);
  let waters: readonly string[] = [];
  let known = 0;
  return (view, scale) => {
    if (known !== scale)
      waters = sheet.regions.map((region, r) => (isWater(region) ? waterName(fitted(grounds[r], names.regions[r] ?? '', scale)) : ''));
    known = scale;
    return [...isles, ...waters.filter((_, region) => isOpen(view.regions[region]))].join('');
  };
}

/** Waters are called by their name unless somebody swims there. */
const isOpen = (region: RegionView | undefined): boolean =>
  region !== undefined && region.stack === undefined && region.target === undefined && region.pieces.length + region.markers.length === 0;

/** The largest type and the best place for it: in one line, or in two where that lets it be larger. */
function fitted(ground: Ground | undefined, name: string, scale: number): Written | undefined {
  if (ground === undefined) return undefined;
  const sizes = [MOST, 14, LEAST].map((pixels) => Math.max(13, pixels / Math.max(scale, 0.5)));
  let last: { written: Written; spilt: number } | undefined;
  for (const size of sizes) {
    for (const lines of [[name], ...broken(name)]) {
      const found = placed(ground, lines, size);
      if (found.spilt < NOTHING) return found.written;
      if (last === undefined || found.spilt < last.spilt) last = found;
    }
  }
  return last !== undefined && last.spilt <= OVERHANG ? last.written : undefined;
}

/** In two lines, broken where they become most alike, and in three if it has three words. */
function broken(name: string): string[][] {
  const words = name.split(' ');
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return [...ways.sort((a, b) => longest(a) - longest(b)).slice(0, 1), ...(words.length === 3 ? [words] : [])];
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));

function placed(ground: Ground, lines: readonly string[], size: number): { written: Written; spilt: number } {
  const [width, height] = [(longest(lines) * LETTER + AIR) * size, lines.length * size * LINE];
  let best = { x: ground.x, y: ground.y, worth: Infinity, spilt: 1 };
  for (let dy = -88; dy <= 88; dy += 8) {
    for (let dx = -120; dx <= 120; dx += 8) {
      const far = Math.hypot(dx, dy) / 20000;
      const spilt = spiltBy(ground, ground.x + dx, ground.y + dy, width, height, (best.worth - far) * width * height) / (width * height);
      const worth = spilt + far;
      if (worth < best.worth) best = { x: ground.x + dx, y: ground.y + dy, worth, spilt };
    }
  }
  return { written: { lines, size, x: best.x, y: best.y }, spilt: best.spilt };
}

/** A line is long and flat: looked at in slices, so that no headland slips through. Given up as soon as it is worse than `limit`. */
function spiltBy(ground: Ground, x: number, y: number, width: number, height: number, limit: number): number {
  const slice = width / SLICES;
  let sum = 0;
  for (let i = 0; i < SLICES && sum < limit; i++) sum += ground.spilt(boxAround(x + (i + 0.5 - SLICES / 2) * slice, y, slice, height));
  return sum;
}

function waterName(written: Written | undefined): string {
  if (written === undefined) return '';
  const { lines, size, x, y } = written;
  const first = y + size * (0.32 - ((lines.length - 1) * LINE) / 2);
  const spans = lines.map((line, i) => `<tspan x="${x.toFixed(1)}" y="${(first + i * size * LINE).toFixed(1)}">${escaped(line)}</tspan>`);
  return `<text class="water-name" font-size="${size.toFixed(1)}">${spans.join('')}</text>`;
}
