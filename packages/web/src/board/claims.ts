/** Who holds what, and what can be attacked: repainted when it changes, never moved. */
import { clipOf } from './ground.ts';
import { isWater, type Placed, type Sheet, spotOf } from './sheet.ts';
import type { BoardView, SeatColour } from './view.ts';

/** Regions of one people. */
type Country = { readonly colour: SeatColour; readonly declined: boolean; readonly held: Set<number> };

export type Names = {
  /** By region. */
  readonly regions: readonly string[];
  /** By placed drawing. */
  readonly islands: readonly string[];
};

export function claims(sheet: Sheet, view: BoardView, names: Names): string {
  const targets = view.regions.flatMap(({ target }, region) =>
    target === undefined ? [] : [{ region, byDie: target.chance !== undefined }],
  );
  return [
    ...targets.filter(({ byDie }) => !byDie).map(({ region }) => onSheet(sheet, region, (d) => glow(d, region))),
    ...countries(view).map((country) => territory(sheet, country)),
    ...targets.filter(({ byDie }) => byDie).map(({ region }) => onSheet(sheet, region, (d) => `<path class="target by-die" d="${d}"/>`)),
    ...targets.filter(({ byDie }) => !byDie).map(({ region }) => onSheet(sheet, region, (d) => `<path class="target" d="${d}"/>`)),
    ...waterNames(sheet, view, names),
    ...sheet.labels.map(([x, y], i) => `<text class="isle" x="${x}" y="${y + 8}">${escaped(names.islands[i] ?? '')}</text>`),
  ].join('');
}

/** The outline of the region that somebody looks at: apart, because it changes with every move of the mouse. */
export function mark(sheet: Sheet, { marked }: BoardView): string {
  if (marked === undefined) return '';
  return onSheet(sheet, marked, (d) => `<path class="marked-case" d="${d}"/><path class="marked" d="${d}"/>`);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function onSheet(sheet: Sheet, region: number, body: (path: string) => string): string {
  const on = sheet.placed.findLast(({ first }) => first <= region);
  const path = on?.drawn.regions[region - on.first]?.path;
  return on === undefined || path === undefined ? '' : `<g transform="translate(${on.x} ${on.y})">${body(path)}</g>`;
}

const glow = (d: string, region: number): string =>
  `<g class="glow" clip-path="${clipOf(region)}"><path class="g0" d="${d}"/><path class="g1" d="${d}"/></g>`;

/** Peoples in decline first, so that active ones are painted over them. */
function countries({ regions }: BoardView): Country[] {
  const found = new Map<string, Country>();
  for (const [region, { stack }] of regions.entries()) {
    if (stack?.colour === undefined) continue;
    const country = found.get(stack.people) ?? { colour: stack.colour, declined: stack.declined, held: new Set<number>() };
    country.held.add(region);
    found.set(stack.people, country);
  }
  return [...found.values()].sort((a, b) => Number(b.declined) - Number(a.declined));
}

/** A band in the holder's colour and pattern along the country's outer borders only; thin and dashed in decline. */
function territory(sheet: Sheet, { colour, declined, held }: Country): string {
  const bands = sheet.placed.map((placed) => {
    const body = placed.drawn.regions.map((_, r) => (held.has(placed.first + r) ? band(placed, r, held, colour) : '')).join('');
    return `<g transform="translate(${placed.x} ${placed.y})">${body}</g>`;
  });
  return `<g class="territory ${colour}${declined ? ' gone' : ''}">${bands.join('')}</g>`;
}

function band({ drawn, first }: Placed, r: number, held: ReadonlySet<number>, colour: SeatColour): string {
  const isOuter = (a: number, b: number): boolean => a === r && !held.has(first + b);
  const outer = [
    ...drawn.borders.filter(([a, b]) => isOuter(a, b) || isOuter(b, a)).map(([, , path]) => path),
    ...drawn.coast.filter(([region]) => region === r).map(([, path]) => path),
  ];
  const cases = outer.map((d) => `<path class="case" d="${d}"/>`).join('');
  const lines = outer.map((d) => `<path class="band" d="${d}" stroke="url(#seat-${colour})"/>`).join('');
  return `<g clip-path="${clipOf(first + r)}">${cases}${lines}</g>`;
}

/** Waters are called by their name unless somebody swims there. */
function waterNames(sheet: Sheet, view: BoardView, names: Names): string[] {
  return sheet.regions.flatMap((known, region) => {
    const { stack, pieces = [], markers = [], target } = view.regions[region] ?? {};
    if (!isWater(known) || stack !== undefined || target !== undefined || pieces.length + markers.length > 0) return [];
    const [x, y, room] = spotOf(sheet, region);
    const name = names.regions[region] ?? '';
    const size = Math.max(13, Math.min(18, Math.round((room * 3.3) / name.length)));
    return [`<text class="water-name" font-size="${size}" x="${x}" y="${y + 4}">${escaped(name)}</text>`];
  });
}
