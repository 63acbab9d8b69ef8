/** A board with everything on it as one drawing that stands still, for a picture that is saved. */
import { claims } from '../board/claims.ts';
import { tokenSizeAt } from '../board/fit.ts';
import { chart, clipOf, symbols } from '../board/ground.ts';
import { groundsOf } from '../board/grounds.ts';
import { type MapNames, openNames } from '../board/names.ts';
import { openPlacer } from '../board/placing.ts';
import type { Sheet } from '../board/sheet.ts';
import type { BoardView } from '../board/view.ts';

export type Drawing = { readonly body: string; readonly width: number; readonly height: number };

/** `scale`: pixels to a unit of the sheet. */
export function drawMap(sheet: Sheet, view: BoardView, names: MapNames, scale: number): Drawing {
  const grounds = groundsOf(sheet);
  const size = tokenSizeAt(scale);
  const lands = claims(sheet, view).lands.map((body, region) => {
    const on = sheet.placed.findLast(({ first }) => first <= region);
    return `<g transform="translate(${on?.x ?? 0} ${on?.y ?? 0})"><g clip-path="${clipOf(region)}">${body}</g></g>`;
  });
  const lots = openPlacer(grounds, sheet)(view, size).map(
    ({ x, y, things }) => `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})">${things?.body() ?? ''}</g>`,
  );
  const written = `<g class="claims">${openNames(sheet, grounds, names)(view, scale)}</g>`;
  return { body: [chart(sheet), ...lands, written, symbols(sheet), ...lots].join(''), width: sheet.width, height: sheet.height };
}
