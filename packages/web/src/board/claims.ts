/** Who holds what, and what can be attacked: kept by region, so that only what has changed is painted anew. */
import { boxAround, hull } from './box.ts';
import { corners } from './cells.ts';
import { clipOf } from './ground.ts';
import { type Brush, brush } from './painting.ts';
import type { Placed, Sheet } from './sheet.ts';
import type { BoardView, SeatColour, Stack } from './view.ts';

/** From bottom to top. Inside each one regions do not cover one another. */
const claimLayers = ['lands', 'chances', 'targets'] as const;

/** By layer, then by region. */
export type Claims = Readonly<Record<(typeof claimLayers)[number], readonly string[]>>;

export function claims(sheet: Sheet, view: BoardView): Claims {
  const at = (region: number, body: (placed: Placed, r: number) => string): string => {
    const on = sheet.placed.findLast(({ first }) => first <= region);
    return on === undefined ? '' : body(on, region - on.first);
  };
  const isHeldBy = (people: string | undefined, region: number): boolean =>
    people !== undefined && view.regions[region]?.stack?.people === people;
  return {
    lands: view.regions.map(({ stack, target }, region) =>
      at(region, (placed, r) => {
        const glows = target !== undefined && target.chance === undefined ? glow(placed.drawn.regions[r]!.path) : '';
        const bands = stack?.colour === undefined ? '' : band(placed, r, stack, stack.colour, (other) => isHeldBy(stack.people, other));
        return glows + bands;
      }),
    ),
    chances: view.regions.map(({ target }, region) =>
      target?.chance === undefined ? '' : at(region, ({ drawn }, r) => `<path class="target by-die" d="${drawn.regions[r]!.path}"/>`),
    ),
    targets: view.regions.map(({ target }, region) =>
      target === undefined || target.chance !== undefined
        ? ''
        : at(region, ({ drawn }, r) => `<path class="target" d="${drawn.regions[r]!.path}"/>`),
    ),
  };
}

/** The empty layers, with a picture for each region: what changes hands is painted without its neighbours. */
export function claimPictures(sheet: Sheet): string {
  const pictures = sheet.placed.map((placed) => picturesOn(sheet, placed)).join('');
  return claimLayers.map((name) => `<div class="claims ${name}" aria-hidden="true">${pictures}</div>`).join('');
}

/** In parts of a hundred of the sheet, so that it need not be told when that is zoomed. */
function picturesOn(sheet: Sheet, { drawn, x, y }: Placed): string {
  const pictures = drawn.regions.map(({ path }) => {
    const { left, top, right, bottom } = hull(corners(path).map(([cx, cy]) => boxAround(cx, cy, 0, 0)));
    const part = (length: number, whole: number): string => `${((100 * length) / whole).toFixed(3)}%`;
    const place = `left:${part(x + left, sheet.width)};top:${part(y + top, sheet.height)};width:${part(right - left, sheet.width)};height:${part(bottom - top, sheet.height)}`;
    return `<svg viewBox="${left} ${top} ${right - left} ${bottom - top}" preserveAspectRatio="none" style="${place}"></svg>`;
  });
  return pictures.join('');
}

/** What must not run over a region's border. */
const within = (region: number, body: string): string => (body === '' ? '' : `<g clip-path="${clipOf(region)}">${body}</g>`);

/** By kind of claim, then by region. */
export type ClaimBrushes = ReadonlyMap<keyof Claims, readonly Brush[]>;

/** A picture without a claim has nothing in it: then the browser need not keep it. */
export const claimBrushes = (host: Element): ClaimBrushes =>
  new Map(
    claimLayers.map((name) => {
      const brushes = [...host.querySelectorAll(`.${name} > svg`)].map(brush);
      const isClipped = name === 'lands';
      return [name, isClipped ? brushes.map((paint, region) => (body: string) => paint(within(region, body))) : brushes];
    }),
  );

/** Something drawn along a region's outline. */
export function outlineOf(sheet: Sheet, region: number, body: (path: string) => string): string {
  const on = sheet.placed.findLast(({ first }) => first <= region);
  const path = on?.drawn.regions[region - on.first]?.path;
  return on === undefined || path === undefined ? '' : `<g transform="translate(${on.x} ${on.y})">${body(path)}</g>`;
}

/** The outline of the region that somebody looks at: apart, because it changes with every move of the mouse. */
export const mark = (sheet: Sheet, { marked }: BoardView): string =>
  marked === undefined ? '' : outlineOf(sheet, marked, (d) => `<path class="marked-case" d="${d}"/><path class="marked" d="${d}"/>`);

/** Light along the inside of the border: wide and faint to narrow and bright. A blur would cost a hundred times as much. */
const glow = (d: string): string => `<g class="glow">${[0, 1, 2, 3].map((n) => `<path class="g${n}" d="${d}"/>`).join('')}</g>`;

/** A band in the holder's colour and pattern along the country's outer borders only; thin and dashed in decline. */
function band({ drawn, first }: Placed, r: number, { declined }: Stack, colour: SeatColour, isOurs: (region: number) => boolean): string {
  const isOuter = (a: number, b: number): boolean => a === r && !isOurs(first + b);
  const outer = [
    ...drawn.borders.filter(([a, b]) => isOuter(a, b) || isOuter(b, a)).map(([, , path]) => path),
    ...drawn.coast.filter(([region]) => region === r).map(([, path]) => path),
  ].join('');
  if (outer === '') return '';
  return `<g class="territory${declined ? ' gone' : ''}"><path class="case" d="${outer}"/><path class="band" d="${outer}" stroke="url(#seat-${colour})"/></g>`;
}
