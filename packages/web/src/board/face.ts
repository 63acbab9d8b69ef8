/** What the board shows of a view: everything in its place, and what tokens are still on their way to as it stood before. */
import { claims, mark } from './claims.ts';
import { groundsOf } from './grounds.ts';
import type { Layers } from './layers.ts';
import type { At } from './motion.ts';
import { type MapNames, openNames } from './names.ts';
import { openPainter, type Stroke } from './painting.ts';
import type { Pane } from './pane.ts';
import { type LotPlace, openPlacer } from './placing.ts';
import type { Sheet } from './sheet.ts';
import { hintSigns, keptSigns, lessSigns } from './signs.ts';
import { traceSigns, washes } from './traces.ts';
import type { BoardView } from './view.ts';

export type Face = {
  /** Where a region's cardboard lies now, on the sheet. */
  readonly placeOf: (region: number) => LotPlace;
  /** Where the drawing wants it. */
  readonly groundOf: (region: number) => At;
  /** Finds a place for everything. */
  readonly arrange: (view: BoardView) => void;
  readonly outline: (view: BoardView) => void;
  /** Paints all but the regions that wait for their tokens; in portions, unless at once. */
  readonly paint: (view: BoardView, waiting: ReadonlySet<number>, isAtOnce: boolean) => void;
  /** Something has arrived in a region; others may wait still. */
  readonly arrive: (view: BoardView, region: number, waiting: ReadonlySet<number>) => void;
  readonly dispose: () => void;
};

const NOWHERE = { x: 0, y: 0 };

export function openFace(sheet: Sheet, layers: Layers, pane: Pane, names: MapNames): Face {
  const grounds = groundsOf(sheet);
  const [placesFor, namesFor] = [openPlacer(grounds, sheet), openNames(sheet, grounds, names)];
  const downwards = [...grounds.keys()].sort((a, b) => (grounds[a]?.y ?? 0) - (grounds[b]?.y ?? 0));
  const painter = openPainter();
  let places: readonly LotPlace[] = grounds;
  let lesses: readonly string[] = [];
  const layLot = (view: BoardView, region: number): boolean => {
    const place = places[region];
    return place !== undefined && layers.lots[region]?.lay(place, view.regions[region]?.target) === true;
  };
  const signLess = (view: BoardView, waiting: ReadonlySet<number>): void => {
    lesses = keptSigns(lesses, lessSigns(view, places), waiting);
    layers.lesses(lesses.join(''));
  };
  /** Everything that a view changes, layer by layer and from top to foot. */
  const strokesOf = (view: BoardView, waiting: ReadonlySet<number>): Stroke[] => {
    const now = claims(sheet, view);
    const claim = (region: number): boolean =>
      [...layers.claims].map(([name, brushes]) => brushes[region]?.(now[name][region] ?? '') === true).includes(true);
    const free = downwards.filter((region) => !waiting.has(region));
    return [...free.map((region) => () => layLot(view, region)), ...downwards.map((region) => () => claim(region))];
  };
  return {
    placeOf: (region) => places[region] ?? NOWHERE,
    groundOf: (region) => grounds[region] ?? NOWHERE,
    arrange: (view) => {
      places = placesFor(view, pane.tokenSize());
      layers.names(namesFor(view, pane.scale()));
      layers.hints(hintSigns(sheet, view, places));
      layers.washes(washes(sheet, view));
      layers.traces(traceSigns(view, places));
    },
    outline: (view) => void layers.mark(mark(sheet, view)),
    paint: (view, waiting, isAtOnce) => {
      signLess(view, waiting);
      painter.paint(strokesOf(view, waiting), isAtOnce);
    },
    arrive: (view, region, waiting) => {
      layLot(view, region);
      signLess(view, waiting);
    },
    dispose: painter.stop,
  };
}
