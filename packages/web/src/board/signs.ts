/** Signs beside the cardboard: where something can be taken up again, and the regions of a plan in their order. */
import { badgeSize, LESS_AT } from './cardboard.ts';
import { outlineOf } from './claims.ts';
import { escaped } from './markup.ts';
import type { LotPlace } from './placing.ts';
import type { Sheet } from './sheet.ts';
import type { BoardView } from './view.ts';

/** As large as the cardboard is at this zoom, which is not as large as the ground. */
export const at = ({ x, y }: LotPlace): string =>
  `style="transform: translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(calc(var(--z) / var(--k)))"`;

/** Left of the badge that says how to put more there; one for each region, empty where nothing can be taken up. */
export const lessSigns = ({ regions }: BoardView, places: readonly LotPlace[]): string[] =>
  regions.map(({ less }, region) => {
    const place = places[region];
    if (less === undefined || place?.badge === undefined) return '';
    const [x, y] = [place.badge.x + LESS_AT[place.badge.form], place.badge.y];
    return `<g class="less" role="button" data-region="${region}" aria-label="${escaped(less)}" ${at(place)}><g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle class="reach" r="22"/><circle class="disc" r="13"/><path d="M-6 0h12"/></g></g>`;
  });

/** A sign belongs to its badge: where that still waits for tokens, the sign stands as it stood too. */
export const keptSigns = (before: readonly string[], now: readonly string[], waiting: ReadonlySet<number>): string[] =>
  now.map((sign, region) => (waiting.has(region) ? (before[region] ?? '') : sign));

/** Left of the cost, or at the shoulder of what stands there. */
export const hintSigns = (sheet: Sheet, { hinted = [] }: BoardView, places: readonly LotPlace[]): string =>
  hinted
    .map((region, i) => {
      const place = places[region];
      if (place === undefined) return '';
      const { badge } = place;
      const [x, y] = badge === undefined ? [-20, -20] : [badge.x - badgeSize[badge.form].width / 2 - 10, badge.y];
      const outline = outlineOf(sheet, region, (d) => `<path class="hint-case" d="${d}"/><path class="hint" d="${d}"/>`);
      return `${outline}<g class="hint-number" ${at(place)}><g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="13"/><text y=".5">${i + 1}</text></g></g>`;
    })
    .join('');
