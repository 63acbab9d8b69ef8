/** The board: told what to show and what is legal, reports gestures, animates the difference between two views. No framework, no rules. */
import './board.css';
import './cardboard.css';
import './traces.css';
import { goalOf, markChanges } from './changes.ts';
import { difference, type Motion } from './difference.ts';
import { openFace } from './face.ts';
import { listen } from './gestures.ts';
import { openLayers } from './layers.ts';
import { type At, fall, fly, land, landings, openSky, settle, under } from './motion.ts';
import type { MapNames } from './names.ts';
import { openPane } from './pane.ts';
import type { Sheet } from './sheet.ts';
import { type HandOf, spotsOn } from './spots.ts';
import { spokenOf } from './traces.ts';
import type { BoardReports, BoardView } from './view.ts';

export type BoardOptions = BoardReports & {
  readonly sheet: Sheet;
  /** What the map as a whole is called by screen readers. */
  readonly label: string;
  readonly names: MapNames;
  /** Where on screen a seat's hand is, for tokens that come from it; the foot of the board if left out. */
  readonly handOf?: HandOf;
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

/** So many things at once nobody could follow: then nothing moves. */
const MOST_MOTIONS = 24;
const NOWHERE: ReadonlySet<number> = new Set();

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What a board is made of, and the view that it shows. */
type BoardWorks = ReturnType<typeof assemble> & { shown: BoardView | undefined };

function assemble(host: HTMLElement, { sheet, label, names, handOf, ...reports }: BoardOptions) {
  const pane = openPane(host, sheet.width, sheet.height, isCalm);
  pane.frame.classList.add(sheet.kind);
  const layers = openLayers(pane.sheet, sheet, label);
  const hits = listen(layers.hits, sheet, reports);
  const face = openFace(sheet, layers, pane, names);
  const sky = openSky();
  sky.classList.add('of-map');
  host.append(sky);
  return { pane, layers, hits, face, sky, spots: spotsOn(host, pane, face, handOf) };
}

export function createBoard(host: HTMLElement, options: BoardOptions): Board {
  const works: BoardWorks = { ...assemble(host, options), shown: undefined };
  const { pane, face, sky, spots } = works;
  pane.onRescale(() => {
    if (works.shown === undefined) return;
    land(sky);
    face.arrange(works.shown);
    face.paint(works.shown, NOWHERE, true);
  });
  return {
    whereabouts: spots.whereabouts,
    badgeAt: spots.badgeAt,
    uncover: (region, covered) => reveal(works, region, covered),
    zoom: pane.zoom,
    show: (view, pace = 0) => show(works, view, pace),
    dispose: () => {
      face.dispose();
      land(sky);
      sky.remove();
      pane.dispose();
    },
  };
}

function show(works: BoardWorks, view: BoardView, pace: number): void {
  const { pane, face, sky } = works;
  const before = works.shown;
  works.shown = view;
  land(sky);
  works.hits.label(view);
  face.arrange(view);
  face.outline(view);
  const [kept, former] = [view, before].map((known) => known && (known.hinted ?? spokenOf(known)));
  if (kept?.join() !== former?.join()) pane.encompass((kept ?? []).map(face.groundOf));
  if (view.marked === undefined) pane.close();
  const motions = before === undefined ? [] : difference(before, view);
  const isAtOnce = pace === 0 || isCalm() || document.hidden;
  const isStill = isAtOnce || motions.length > MOST_MOTIONS;
  if (!isStill) play(works, view, motions, pace);
  face.paint(view, isStill ? NOWHERE : landings(motions), isAtOnce);
  if (pace > 0 && isCalm()) markChanges(works.layers.lots, motions);
  const isNewlyMarked = view.marked !== undefined && view.marked !== before?.marked && !view.isCarriedOver;
  const goal = isNewlyMarked ? view.marked : pace > 0 ? goalOf(motions) : undefined;
  if (goal !== undefined) reveal(works, goal);
}

function reveal({ face, pane }: BoardWorks, region: number, covered?: number): void {
  const { x, y } = face.placeOf(region);
  pane.reveal(x, y, covered);
}

/** Lets everything travel; where tokens are on their way the old picture stays until they arrive. */
function play(works: BoardWorks, view: BoardView, motions: readonly Motion[], pace: number): void {
  const { face, layers, pane, sky, spots } = works;
  const size = pane.scale() * pane.tokenSize();
  const waiting = landings(motions);
  const inSky = under(sky);
  const march = async ({ stack, from, to }: Extract<Motion, { type: 'march' }>): Promise<void> => {
    await fly(sky, { stack, from: inSky(spots.endAt(from)), to: inSky(spots.endAt(to)), isHomeward: 'hand' in to }, size, pace);
    if (!('region' in to) || works.shown !== view) return;
    waiting.delete(to.region);
    face.arrive(view, to.region, waiting);
    const arrived = layers.lots[to.region];
    if (arrived !== undefined) settle(arrived.element, pace);
  };
  for (const motion of motions) {
    if (motion.type === 'march') void march(motion);
    else if (motion.type === 'fall') void fall(sky, motion.stack, inSky(spots.whereabouts(motion.region)), size, pace);
  }
}
