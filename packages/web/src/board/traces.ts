/** Marks of what has changed since somebody looked last: the old holder's pattern lies faintly over lost land, and a sign stands at the shoulder of what is there now. */
import { outlineOf } from './claims.ts';
import type { LotPlace } from './placing.ts';
import type { Sheet } from './sheet.ts';
import { at } from './signs.ts';
import type { BoardView, TraceView } from './view.ts';

/** Below the bands of those who hold it now. */
export const washes = (sheet: Sheet, { traces = [] }: BoardView): string =>
  traces
    .map(({ region, colour, isTaken, isFaint }) =>
      !isTaken || colour === undefined
        ? ''
        : outlineOf(sheet, region, (d) => `<path class="wash${isFaint ? ' faint' : ''}" fill="url(#seat-${colour})" d="${d}"/>`),
    )
    .join('');

/** A small card of the old holder, struck out; a ring where there was none; or by how much the defence has changed. */
function sign({ colour, isTaken, more }: TraceView): string {
  if (isTaken) {
    if (colour === undefined) return '<circle class="nobody" r="7.500"/>';
    return `<rect class="case" x="-11" y="-11" width="22" height="22" rx="7"/><rect x="-8.500" y="-8.500" width="17" height="17" rx="4.500" fill="url(#seat-${colour})"/><path class="strike" d="M-7 7L7-7"/>`;
  }
  const ring = colour === undefined ? '' : `style="stroke: var(--${colour})"`;
  return `<rect class="pill" x="-14" y="-9.500" width="28" height="19" rx="9.500" ${ring}/><text y=".5">${more > 0 ? '+' : '−'}${Math.abs(more)}</text>`;
}

export const traceSigns = ({ traces = [] }: BoardView, places: readonly LotPlace[]): string =>
  traces
    .map((trace) => {
      const place = places[trace.region];
      if (place === undefined) return '';
      const { right = 0, top = 0 } = place.things?.around ?? {};
      const shoulder = `translate(${(right - 5).toFixed(1)} ${(top + 3).toFixed(1)})`;
      return `<g class="trace${trace.isFaint ? ' faint' : ''}" data-trace="${trace.region}" ${at(place)}><g transform="${shoulder}">${sign(trace)}</g></g>`;
    })
    .join('');

/** What an opened account speaks of is to be seen whole. */
export const spokenOf = ({ traces = [] }: BoardView): readonly number[] =>
  traces.some(({ isFaint }) => isFaint) ? traces.flatMap(({ region, isFaint }) => (isFaint ? [] : [region])) : [];
