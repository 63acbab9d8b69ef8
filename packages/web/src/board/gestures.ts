/** Regions one can point at, tap, and walk through with the keyboard: one tab stop, arrows from region to region. */
import { listenToGrips } from './gripping.ts';
import { type Sheet, spotOf } from './sheet.ts';
import type { BoardReports, BoardView } from './view.ts';

export type Hits = {
  readonly label: (view: BoardView) => void;
  readonly focus: (region: number) => void;
};

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The outlines that answer: one path per region, in a group that is never painted anew so that focus stays. */
export const hitPaths = (sheet: Sheet): string =>
  sheet.placed
    .map(({ drawn, x, y, first }) => {
      const paths = drawn.regions.map(
        ({ path }, r) =>
          `<path class="hit" role="button" data-region="${first + r}" tabindex="${first + r === 0 ? 0 : -1}" aria-label="" d="${path}"/>`,
      );
      return `<g transform="translate(${x} ${y})">${paths.join('')}</g>`;
    })
    .join('');

const regionOf = (target: EventTarget | null): number | undefined => {
  const path = target instanceof Element ? target.closest('[data-region]') : null;
  return path === null ? undefined : Number(path.getAttribute('data-region'));
};

export function listen(layer: SVGElement, sheet: Sheet, reports: BoardReports): Hits {
  const hits = [...layer.querySelectorAll<SVGPathElement>('.hit')];
  const focus = (region: number): void => {
    for (const [r, hit] of hits.entries()) hit.setAttribute('tabindex', r === region ? '0' : '-1');
    hits[region]?.focus({ preventScroll: true });
  };
  listenToGrips(layer, reports);
  listenToPointer(layer, reports);
  listenToKeys(layer, sheet, reports, focus);
  return {
    focus,
    label: ({ regions }) => {
      for (const [r, hit] of hits.entries()) {
        const label = regions[r]?.label ?? '';
        if (hit.getAttribute('aria-label') !== label) hit.setAttribute('aria-label', label);
        hit.toggleAttribute('data-open', regions[r]?.target !== undefined);
        hit.toggleAttribute('data-less', regions[r]?.less !== undefined);
      }
    },
  };
}

/** So many at once, with Shift or the key 5. */
const SEVERAL = 5;

function listenToPointer(layer: SVGElement, { onLook, onLess, onPut }: BoardReports): void {
  layer.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') onLook?.(regionOf(event.target), 'hover');
  });
  layer.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse') onLook?.(undefined, 'hover');
  });
  layer.addEventListener('click', (event) => {
    const region = regionOf(event.target);
    if (region !== undefined && event.target instanceof Element && event.target.closest('.less')) {
      onLess?.(region);
      return;
    }
    if (region !== undefined && event.shiftKey && onPut?.(region, SEVERAL)) return;
    const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
    onLook?.(region, isMouse ? 'click' : 'tap');
  });
}

function listenToKeys(layer: SVGElement, sheet: Sheet, { onLook, onLess, onPut }: BoardReports, focus: Hits['focus']): void {
  layer.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) onLook?.(regionOf(event.target), 'focus');
  });
  layer.addEventListener('focusout', () => onLook?.(undefined, 'focus'));
  layer.addEventListener('keydown', (event) => {
    const from = regionOf(event.target);
    const way = ARROWS[event.key];
    if (from === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      if (!event.shiftKey || !onPut?.(from, Number.POSITIVE_INFINITY)) onLook?.(from, 'key');
    }
    if (event.key === String(SEVERAL) && onPut?.(from, SEVERAL)) event.stopPropagation();
    if (event.key === 'Delete' || event.key === 'Backspace' || event.key === '-') {
      event.preventDefault();
      onLess?.(from);
    }
    if (event.key === 'Escape') onLook?.(undefined, 'focus');
    if (way === undefined) return;
    const to = nextRegion(sheet, from, way);
    event.preventDefault();
    event.stopPropagation();
    if (to !== undefined) focus(to);
  });
}

/** The nearest region in that direction: straight ahead counts more than aside. */
export function nextRegion(sheet: Sheet, from: number, [wx, wy]: readonly [number, number]): number | undefined {
  const [x, y] = spotOf(sheet, from);
  let best: { region: number; far: number } | undefined;
  for (const region of sheet.regions.keys()) {
    const [ox, oy] = spotOf(sheet, region);
    const ahead = (ox - x) * wx + (oy - y) * wy;
    const aside = Math.abs((ox - x) * wy) + Math.abs((oy - y) * wx);
    const far = ahead + aside * 2;
    if (region !== from && ahead > aside * 0.5 && (best === undefined || far < best.far)) best = { region, far };
  }
  return best?.region;
}
