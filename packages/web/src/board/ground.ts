/** The chart: sea, coasts, ground, growth and borders. Painted once for a game. */
import { emblems } from '../art/emblems.ts';
import { symbol } from './cardboard.ts';
import { FRAME, isWater, type Placed, type Sheet, spotOf } from './sheet.ts';

const PATTERN: Readonly<Record<string, string>> = { forest: 'underwood', hill: 'contour', swamp: 'mire', mountain: 'scree' };

const terrainOf = (sheet: Sheet, region: number): string => sheet.regions[region]?.terrain ?? 'farmland';

const wet = (sheet: Sheet, region: number): boolean => {
  const known = sheet.regions[region];
  return known !== undefined && isWater(known);
};

const patternOf = (terrain: string, region: number): string =>
  terrain === 'farmland' ? `furrow-${region % 3}` : (PATTERN[terrain] ?? 'swell');

const paths = (list: readonly string[], attributes = ''): string => list.map((d) => `<path d="${d}" ${attributes}/>`).join('');

/** Inside of a region, for everything that must not run over its border. */
export const clipOf = (region: number): string => `url(#within-${region})`;

function ground(sheet: Sheet, { drawn, x, y, first }: Placed): string {
  const isIsland = drawn.kind === 'island';
  const all = drawn.regions.map(({ path }, r) => ({ path, region: first + r, isWet: wet(sheet, first + r) }));
  const [land, water] = [all.filter(({ isWet }) => !isWet), all.filter(({ isWet }) => isWet)];
  const lines = drawn.borders.map(([, , path]) => path);
  const clips = all.map(({ path, region }) => `<clipPath id="within-${region}"><path d="${path}"/></clipPath>`).join('');
  const halo = `<g class="shallows">${[58, 40, 24].map((w, i) => `<g class="s${i}">${paths(pathsOf(all), `stroke-width="${w}"`)}</g>`).join('')}</g><g class="cliff" transform="translate(2 7)">${paths(pathsOf(land))}</g>`;
  const waters = water.map(
    ({ path, region }) =>
      `<g clip-path="${clipOf(region)}"><path class="t-${terrainOf(sheet, region)}" d="${path}"/><path d="${path}" fill="url(#swell)"/><g class="lit">${shores(sheet, drawn, first, region).map(litShore).join('')}</g></g>`,
  );
  const lands = land.map(({ path, region }) => {
    const terrain = terrainOf(sheet, region);
    return `<g clip-path="${clipOf(region)}"><path class="t-${terrain}" d="${path}"/><path d="${path}" fill="url(#${patternOf(terrain, region)})"/><path class="rim r-${terrain}" d="${path}"/></g>`;
  });
  const rimOf = (isWet: boolean): string =>
    paths(drawn.coast.filter(([region]) => wet(sheet, first + region) === isWet).map(([, path]) => path));
  const growth = drawn.decor
    .map(([glyph, gx, gy, scale]) => `<path d="M${gx} ${gy}h0" stroke-width="${scale}" marker-start="url(#${drawn.glyphs[glyph]})"/>`)
    .join('');
  return `<g transform="translate(${x} ${y})"><defs>${clips}<clipPath id="frame-${drawn.id}"><rect width="${drawn.width}" height="${drawn.height}"/></clipPath></defs>
    ${isIsland ? halo : ''}${waters.join('')}<g class="sand">${paths(pathsOf(land))}</g>${lands.join('')}
    ${isIsland ? `<g class="open-water">${rimOf(true)}</g>` : ''}<g class="borders-case">${paths(lines)}</g><g class="borders">${paths(lines)}</g>
    ${isIsland ? `<g class="shore">${rimOf(false)}</g>` : ''}<g ${isIsland ? '' : `clip-path="url(#frame-${drawn.id})"`}>${growth}</g></g>`;
}

const pathsOf = (list: readonly { readonly path: string }[]): string[] => list.map(({ path }) => path);

const litShore = (d: string): string => `<path class="l0" d="${d}"/><path class="l1" d="${d}"/><path class="l2" d="${d}"/>`;

/** Stretches of coast between a water region and land. */
function shores(sheet: Sheet, drawn: Placed['drawn'], first: number, water: number): string[] {
  const isShore = (a: number, b: number): boolean => first + a === water && !wet(sheet, first + b);
  return drawn.borders.filter(([a, b]) => isShore(a, b) || isShore(b, a)).map(([, , path]) => path);
}

/** Mines, caverns, magic sources and anchors: above the territories, which may run under them. */
export function symbols(sheet: Sheet): string {
  return sheet.regions
    .map(({ symbols: printed = [], anchor }, region) =>
      [...printed, ...(anchor === true ? ['anchor' as const] : [])]
        .map((kind, i) => {
          const [x, y] = spotOf(sheet, region, 1 + i);
          const name = kind === 'magic' ? '' : emblems.symbols[kind];
          return `<g transform="translate(${x} ${y})">${symbol(kind, name)}</g>`;
        })
        .join(''),
    )
    .join('');
}

/** Rhumb lines from a rose, and swell. */
function openSea({ width, height, rose }: Sheet): string {
  const [x, y] = rose ?? [width / 2, height / 2];
  const far = width + height;
  const rays = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    return `<path d="M${x} ${y}L${(x + Math.cos(angle) * far).toFixed(0)} ${(y + Math.sin(angle) * far).toFixed(0)}"/>`;
  }).join('');
  const drawn = rose === undefined ? '' : `<use href="#compass-rose" class="rose" transform="translate(${x} ${y})"/>`;
  return `<g class="rhumb">${rays}</g><rect width="${width}" height="${height}" fill="url(#swell)"/>${drawn}`;
}

/** The graduated border of an old chart. */
function chartFrame({ width, height }: Sheet): string {
  const ticks = (along: number): string =>
    Array.from({ length: Math.ceil((along - FRAME) / 32) }, (_, i) => `<rect x="${i * 32 + 8}" y="5" width="16" height="5"/>`).join('');
  const inner = [width - 2 * FRAME, height - 2 * FRAME] as const;
  return `<g class="chart-frame"><path d="M0 0h${width}v${height}h-${width}zM${FRAME} ${FRAME}v${inner[1]}h${inner[0]}v-${inner[1]}z" class="margin"/>
    <g class="ticks">${ticks(width)}<g transform="translate(0 ${height - 15})">${ticks(width)}</g><g transform="rotate(90) translate(0 -15)">${ticks(height)}</g><g transform="rotate(90) translate(0 ${-width})">${ticks(height)}</g></g>
    <rect x="${FRAME}" y="${FRAME}" width="${inner[0]}" height="${inner[1]}" class="line"/><rect x="3" y="3" width="${width - 6}" height="${height - 6}" class="thin"/></g>`;
}

export function chart(sheet: Sheet): string {
  const full = `width="${sheet.width}" height="${sheet.height}"`;
  const isChart = sheet.kind === 'chart';
  return `<defs><radialGradient id="deep" cx=".5" cy=".45" r=".75"><stop offset="0" class="deep0"/><stop offset="1" class="deep1"/></radialGradient></defs>
    <rect ${full} fill="url(#deep)"/>${isChart ? '' : openSea(sheet)}${sheet.placed.map((placed) => ground(sheet, placed)).join('')}
    <g class="paper"><rect ${full} filter="url(#wash)"/><rect ${full} filter="url(#grain)"/></g>${isChart ? chartFrame(sheet) : ''}`;
}
