/**
 * The layers of the board, from the ground up: the chart is painted once, claims where they change, then the outline of the region that
 * is looked at; what stands in a region is an element of its own, and above all lies what one can point at. Each is kept as a picture
 * by the browser, so that a change in one leaves the others alone.
 */
import { badge } from './cardboard.ts';
import { type ClaimBrushes, claimBrushes, claimPictures } from './claims.ts';
import { hitPaths } from './gestures.ts';
import { chart, symbols } from './ground.ts';
import { type Brush, brush } from './painting.ts';
import type { LotPlace } from './placing.ts';
import type { Sheet } from './sheet.ts';
import type { Target } from './view.ts';

export type Layers = {
  /** What answers to the pointer and the keyboard. */
  readonly hits: SVGElement;
  /** By region. */
  readonly lots: readonly Lot[];
  readonly claims: ClaimBrushes;
  readonly names: Brush;
  readonly mark: Brush;
  readonly hints: Brush;
  /** Below the claims. */
  readonly washes: Brush;
  readonly traces: Brush;
  readonly lesses: Brush;
};

/** The element of one region's cardboard. */
type Lot = { readonly element: SVGSVGElement; readonly lay: (place: LotPlace, target: Target | undefined) => boolean };

const svg = (className: string, { width, height }: Sheet, body: string, extra = 'aria-hidden="true"'): string =>
  `<svg class="${className}" viewBox="0 0 ${width} ${height}" ${extra}>${body}</svg>`;

export function openLayers(host: HTMLElement, sheet: Sheet, label: string): Layers {
  host.innerHTML = [
    svg('chart', sheet, chart(sheet)),
    svg('washes', sheet, ''),
    claimPictures(sheet),
    svg('print', sheet, `<g class="names"></g>${symbols(sheet)}`),
    svg('marks', sheet, '<g class="mark"></g>'),
    '<div class="live" aria-hidden="true"></div>',
    svg('hits', sheet, `<g class="traces"></g><g class="hints"></g>${hitPaths(sheet)}<g class="lesses"></g>`, 'role="group"'),
  ].join('');
  const part = <E extends Element>(selector: string): E => {
    const found = host.querySelector<E>(selector);
    if (found === null) throw new Error(`the board has lost ${selector}`);
    return found;
  };
  const [hits, live] = [part<SVGElement>('.hits'), part<HTMLElement>('.live')];
  hits.setAttribute('aria-label', label);
  return {
    hits,
    lots: sheet.regions.map((_, region) => openLot(live, region)),
    claims: claimBrushes(host),
    names: brush(part('.names')),
    mark: brush(part('.mark')),
    hints: brush(part('.hints')),
    washes: brush(part('.washes')),
    traces: brush(part('.traces')),
    lesses: brush(part('.lesses')),
  };
}

/** Its middle is where the cardboard lies. */
function openLot(live: HTMLElement, region: number): Lot {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  element.setAttribute('class', 'lot');
  element.setAttribute('viewBox', '-32 -32 64 64');
  element.dataset.lot = String(region);
  live.append(element);
  const paint = brush(element);
  let at: readonly [x?: number, y?: number] = [];
  return {
    element,
    lay: ({ x, y, things, badge: cost }, target) => {
      const hasMoved = at[0] !== x || at[1] !== y;
      if (hasMoved) {
        element.style.setProperty('--x', x.toFixed(1));
        element.style.setProperty('--y', y.toFixed(1));
      }
      at = [x, y];
      const priced =
        cost && target ? `<g transform="translate(${cost.x.toFixed(1)} ${cost.y.toFixed(1)})">${badge(target, cost.form)}</g>` : '';
      return paint((things?.body() ?? '') + priced) || hasMoved;
    },
  };
}
