/**
 * The board: told what to show and what is legal, reports gestures, animates the difference between two views. No framework, no rules.
 * Layers: the chart is painted once, claims where they change, then the outline of the region that is looked at; what stands in a
 * region is an element of its own, and above all lies what one can point at. Each is kept as a picture by the browser, so that a
 * change in one leaves the others alone.
 */
import './board.css';
import './cardboard.css';
import { badge } from './cardboard.ts';
import { claimGroups, claimLayers, claims, mark } from './claims.ts';
import { difference, type End, type Motion } from './difference.ts';
import { hitPaths, listen } from './gestures.ts';
import { chart, symbols } from './ground.ts';
import { groundsOf } from './grounds.ts';
import { type At, fall, fly, land, landings, openSky, settle } from './motion.ts';
import { type Names, openNames } from './names.ts';
import { brush, openPainter, type Stroke } from './painting.ts';
import { openPane } from './pane.ts';
import { openPlacer, type Place } from './placing.ts';
import type { Sheet } from './sheet.ts';
import { hintSigns, keptSigns, lessSigns } from './signs.ts';
import type { BoardReports, BoardView, SeatColour, Target } from './view.ts';

export type BoardOptions = BoardReports & {
  readonly sheet: Sheet;
  /** What the map as a whole is called by screen readers. */
  readonly label: string;
  readonly names: Names;
  /** Where on screen a seat's hand is, for tokens that come from it; the foot of the board if left out. */
  readonly handOf?: (colour: SeatColour) => At | undefined;
};

export type Board = {
  /** Shows a view. `pace` multiplies all times; 0 or a first view shows it at once. */
  readonly show: (view: BoardView, pace?: number) => void;
  readonly zoom: (factor: number) => void;
  /** Where a region's tokens stand on screen. */
  readonly whereabouts: (region: number) => At;
  /** Where its cost stands, if it has one. */
  readonly badgeAt: (region: number) => At | undefined;
  /** A note lies over so many pixels of the board's foot: where there is little room the region is brought out from under it. */
  readonly uncover: (region: number, covered: number) => void;
  readonly dispose: () => void;
};

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const svg = (className: string, { width, height }: Sheet, body: string, extra = 'aria-hidden="true"'): string =>
  `<svg class="${className}" viewBox="0 0 ${width} ${height}" ${extra}>${body}</svg>`;

export function createBoard(host: HTMLElement, { sheet, label, names, handOf, ...reports }: BoardOptions): Board {
  const pane = openPane(host, sheet.width, sheet.height, isCalm);
  pane.frame.classList.add(sheet.kind);
  pane.sheet.innerHTML = [
    svg('chart', sheet, chart(sheet)),
    svg('claims', sheet, `${claimGroups(sheet)}<g class="names"></g><g class="print">${symbols(sheet)}</g>`),
    svg('marks', sheet, '<g class="mark"></g>'),
    '<div class="live" aria-hidden="true"></div>',
    svg('hits', sheet, `<g class="hints"></g>${hitPaths(sheet)}<g class="lesses"></g>`, 'role="group"'),
  ].join('');
  const part = <E extends Element>(selector: string): E => {
    const found = pane.sheet.querySelector<E>(selector);
    if (found === null) throw new Error(`the board has lost ${selector}`);
    return found;
  };
  const [layer, live] = [part<SVGElement>('.hits'), part<HTMLElement>('.live')];
  layer.setAttribute('aria-label', label);
  const hits = listen(layer, sheet, reports);
  const grounds = groundsOf(sheet);
  const [placesFor, namesFor] = [openPlacer(grounds, sheet), openNames(sheet, grounds, names)];
  const lots = sheet.regions.map((_, region) => openLot(live, region));
  const claimed = new Map(claimLayers.map((name) => [name, [...pane.sheet.querySelectorAll(`.${name} .claim`)].map(brush)]));
  const write = brush(part('.names'));
  const outline = brush(part('.mark'));
  const hint = brush(part('.hints'));
  const offerLess = brush(part('.lesses'));
  const downwards = [...grounds.keys()].sort((a, b) => (grounds[a]?.y ?? 0) - (grounds[b]?.y ?? 0));
  const painter = openPainter();
  const sky = openSky();
  document.body.append(sky);
  let shown: BoardView | undefined;
  let places: readonly Place[] = grounds;
  let lesses: readonly string[] = [];

  const onScreen = ({ x, y }: At): At => {
    const box = pane.sheet.getBoundingClientRect();
    const k = pane.scale();
    return { x: box.left + x * k, y: box.top + y * k };
  };
  const whereabouts = (region: number): At => onScreen(places[region] ?? { x: 0, y: 0 });
  const badgeAt = (region: number): At | undefined => {
    const place = places[region];
    const size = pane.tokenSize();
    return place?.badge && onScreen({ x: place.x + place.badge.x * size, y: place.y + place.badge.y * size });
  };
  const endAt = (end: End): At => {
    if ('region' in end) return whereabouts(end.region);
    const box = host.getBoundingClientRect();
    return handOf?.(end.hand) ?? { x: box.left + box.width / 2, y: box.bottom };
  };
  const paintLot = (view: BoardView, region: number): boolean => {
    const place = places[region];
    return place !== undefined && lots[region]?.lay(place, view.regions[region]?.target) === true;
  };
  /** Everything that a view changes, layer by layer and from top to foot; what still waits for its tokens stands as it stood. */
  const strokesOf = (view: BoardView, waiting: ReadonlySet<number>): Stroke[] => {
    const now = claims(sheet, view);
    const claim = (region: number): boolean =>
      [...claimed].map(([name, brushes]) => brushes[region]?.(now[name][region] ?? '') === true).includes(true);
    const free = downwards.filter((region) => !waiting.has(region));
    return [...free.map((region) => () => paintLot(view, region)), ...downwards.map((region) => () => claim(region))];
  };
  const signLess = (view: BoardView, waiting: ReadonlySet<number>): void => {
    lesses = keptSigns(lesses, lessSigns(view, places), waiting);
    offerLess(lesses.join(''));
  };
  /** Finds a place for everything; where tokens are on their way the old picture stays until they arrive. */
  const arrange = (view: BoardView): void => {
    places = placesFor(view, pane.tokenSize());
    write(namesFor(view, pane.scale()));
    hint(hintSigns(sheet, view, places));
  };
  const play = (view: BoardView, motions: readonly Motion[], pace: number): void => {
    const size = pane.scale() * pane.tokenSize();
    const waiting = landings(motions);
    const flights = motions.map(async (motion) => {
      if (motion.type === 'fall') return fall(sky, motion.stack, endAt({ region: motion.region }), size, pace);
      if (motion.type === 'change') return undefined;
      const { stack, from, to } = motion;
      await fly(sky, { stack, from: endAt(from), to: endAt(to), isHomeward: 'hand' in to }, size, pace);
      if (!('region' in to) || shown !== view) return undefined;
      paintLot(view, to.region);
      waiting.delete(to.region);
      signLess(view, waiting);
      const arrived = lots[to.region];
      if (arrived !== undefined) settle(arrived.element, pace);
      return undefined;
    });
    void Promise.all(flights);
  };
  pane.onRescale(() => {
    if (shown === undefined) return;
    land(sky);
    arrange(shown);
    signLess(shown, new Set());
    painter.paint(strokesOf(shown, new Set()), true);
  });
  return {
    whereabouts,
    badgeAt,
    uncover: (region, covered) => {
      const { x, y } = places[region] ?? { x: 0, y: 0 };
      pane.reveal(x, y, covered);
    },
    zoom: pane.zoom,
    show: (view, pace = 0) => {
      const before = shown;
      shown = view;
      land(sky);
      hits.label(view);
      arrange(view);
      outline(mark(sheet, view));
      if (view.hinted !== before?.hinted) pane.encompass((view.hinted ?? []).map((region) => grounds[region] ?? { x: 0, y: 0 }));
      if (view.marked === undefined) pane.close();
      const motions = before === undefined ? [] : difference(before, view);
      const isAtOnce = pace === 0 || isCalm() || document.hidden;
      const isStill = isAtOnce || motions.length > 24;
      const waiting: ReadonlySet<number> = isStill ? new Set() : landings(motions);
      if (!isStill) play(view, motions, pace);
      signLess(view, waiting);
      painter.paint(strokesOf(view, waiting), isAtOnce);
      if (pace > 0)
        markChanges(
          lots.map(({ element }) => element),
          motions,
          isCalm(),
        );
      const isNewlyMarked = view.marked !== undefined && view.marked !== before?.marked;
      const goal = isNewlyMarked ? view.marked : pace > 0 ? goalOf(motions) : undefined;
      if (goal !== undefined) {
        const { x, y } = places[goal] ?? { x: 0, y: 0 };
        pane.reveal(x, y);
      }
    },
    dispose: () => {
      painter.stop();
      land(sky);
      sky.remove();
      pane.dispose();
    },
  };
}

type Lot = { readonly element: SVGSVGElement; readonly lay: (place: Place, target: Target | undefined) => boolean };

/** The element of one region's cardboard; its middle is where that lies. */
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

/** The region where the eye should be: where tokens arrive, or else where anything happens. */
function goalOf(motions: readonly Motion[]): number | undefined {
  for (const motion of motions) if (motion.type === 'march' && 'region' in motion.to) return motion.to.region;
  for (const motion of motions) if (motion.type !== 'march') return motion.region;
  return undefined;
}

/** Without motion an outline says for a second what has changed. */
function markChanges(lots: readonly Element[], motions: readonly Motion[], calm: boolean): void {
  if (!calm) return;
  const changed = new Set(
    motions.flatMap((m) => (m.type === 'march' ? [m.from, m.to].flatMap((e) => ('region' in e ? [e.region] : [])) : [m.region])),
  );
  for (const region of changed) {
    const element = lots[region];
    element?.classList.add('changed');
    setTimeout(() => element?.classList.remove('changed'), 1000);
  }
}
