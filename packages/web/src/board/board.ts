/**
 * The board: told what to show and what is legal, reports gestures, animates the difference between two views. No framework, no rules.
 * Three layers: the chart is painted once, claims when they change, and what stands in a region is an element of its own above them.
 */
import './board.css';
import './cardboard.css';
import { claims, mark, type Names } from './claims.ts';
import { difference, type End, type Motion } from './difference.ts';
import { hitPaths, listen } from './gestures.ts';
import { chart, symbols } from './ground.ts';
import { lot } from './lot.ts';
import { type At, fall, fly, land, landings, openSky, settle } from './motion.ts';
import { openPane } from './pane.ts';
import { type Sheet, spotOf } from './sheet.ts';
import type { BoardReports, BoardView, SeatColour } from './view.ts';

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
  /** Where a region's tokens stand on screen, and how much room is around them. */
  readonly whereabouts: (region: number) => At & { readonly room: number };
  readonly dispose: () => void;
};

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const svg = (className: string, { width, height }: Sheet, body: string, extra = 'aria-hidden="true"'): string =>
  `<svg class="${className}" viewBox="0 0 ${width} ${height}" ${extra}>${body}</svg>`;

export function createBoard(host: HTMLElement, { sheet, label, names, handOf, ...reports }: BoardOptions): Board {
  const pane = openPane(host, sheet.width, sheet.height, isCalm);
  pane.frame.classList.add(sheet.kind);
  pane.sheet.innerHTML = `${svg('chart', sheet, chart(sheet))}${svg('claims', sheet, `<g class="paint"></g><g class="mark"></g><g class="print">${symbols(sheet)}</g><g class="hits">${hitPaths(sheet)}</g>`, 'role="group"')}<div class="live" aria-hidden="true"></div>`;
  const layer = pane.sheet.querySelector<SVGElement>('.claims');
  const paint = pane.sheet.querySelector<SVGElement>('.paint');
  const outline = pane.sheet.querySelector<SVGElement>('.mark');
  const live = pane.sheet.querySelector<HTMLElement>('.live');
  if (layer === null || paint === null || outline === null || live === null) throw new Error('the board has lost a layer');
  layer.setAttribute('aria-label', label);
  const hits = listen(layer, sheet, reports);
  const lots = sheet.regions.map((_, region) => openLot(live, sheet, region));
  const sky = openSky();
  document.body.append(sky);
  let shown: BoardView | undefined;
  let painted = '';
  const laid: string[] = [];

  const whereabouts = (region: number): At & { room: number } => {
    const [x, y, room] = spotOf(sheet, region);
    const box = pane.sheet.getBoundingClientRect();
    const k = pane.scale();
    return { x: box.left + x * k, y: box.top + y * k, room: room * k };
  };
  const endAt = (end: End): At => {
    if ('region' in end) return whereabouts(end.region);
    const box = host.getBoundingClientRect();
    return handOf?.(end.hand) ?? { x: box.left + box.width / 2, y: box.bottom };
  };
  const paintLot = (view: BoardView, region: number): void => {
    const known = view.regions[region];
    const element = lots[region];
    const body = known === undefined ? '' : lot(known);
    if (element !== undefined && laid[region] !== body) element.innerHTML = body;
    laid[region] = body;
  };
  const play = (view: BoardView, motions: readonly Motion[], pace: number): void => {
    const size = Number(pane.sheet.style.getPropertyValue('--z'));
    const waiting = landings(motions);
    for (const region of lots.keys()) if (!waiting.has(region)) paintLot(view, region);
    const flights = motions.map(async (motion) => {
      if (motion.type === 'fall') return fall(sky, motion.stack, endAt({ region: motion.region }), size, pace);
      if (motion.type === 'change') return undefined;
      const { stack, from, to } = motion;
      await fly(sky, { stack, from: endAt(from), to: endAt(to), isHomeward: 'hand' in to }, size, pace);
      if (!('region' in to) || shown !== view) return undefined;
      paintLot(view, to.region);
      const element = lots[to.region];
      if (element !== undefined) settle(element, pace);
      return undefined;
    });
    void Promise.all(flights);
  };
  return {
    whereabouts,
    zoom: pane.zoom,
    show: (view, pace = 0) => {
      const before = shown;
      shown = view;
      land(sky);
      hits.label(view);
      const claimed = claims(sheet, view, names);
      if (claimed !== painted) paint.innerHTML = claimed;
      painted = claimed;
      outline.innerHTML = mark(sheet, view);
      pane.frame.classList.toggle('noted', view.marked !== undefined);
      const motions = before === undefined ? [] : difference(before, view);
      const isStill = pace === 0 || isCalm() || document.hidden || motions.length > 24;
      if (isStill) for (const region of lots.keys()) paintLot(view, region);
      else play(view, motions, pace);
      if (pace > 0) markChanges(lots, motions, isCalm());
      const isNewlyMarked = view.marked !== undefined && view.marked !== before?.marked;
      const goal = isNewlyMarked ? view.marked : pace > 0 ? goalOf(motions) : undefined;
      if (goal !== undefined) {
        const [x, y] = spotOf(sheet, goal);
        pane.reveal(x, y, view.marked !== undefined);
      }
    },
    dispose: () => {
      land(sky);
      sky.remove();
      pane.dispose();
    },
  };
}

/** The element of one region's cardboard; its middle is the region's spot. */
function openLot(live: HTMLElement, sheet: Sheet, region: number): SVGSVGElement {
  const [x, y] = spotOf(sheet, region);
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  element.setAttribute('class', 'lot');
  element.setAttribute('viewBox', '-32 -32 64 64');
  element.dataset.lot = String(region);
  element.style.setProperty('--x', String(x));
  element.style.setProperty('--y', String(y));
  live.append(element);
  return element;
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
