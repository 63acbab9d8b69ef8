/** Everything that is shown and can be done at a moment, from what the viewer may know. */
import { cost, type Event, type Item, legalMoves, type Outcome, outcome, type View } from '@elbowroom/rules';
import { look, type Tabletop } from '@elbowroom/rules/look';
import type { SeatColour, Target, TraceView } from '../board/view.ts';
import { boardView } from '../table/board-view.ts';
import { regionName } from '../table/boards.ts';
import { obstacle } from '../table/explain.ts';
import type { Words } from '../words/words.ts';
import { type Controls, controlsOf, type Deed, deedsOf, type Mode } from './controls.ts';
import { deedLabel, targetOf } from './deeds.ts';
import type { Staged } from './staged.ts';

export type Scene = {
  readonly view: View;
  readonly table: Tabletop;
  readonly outcome: Outcome | undefined;
  /** Whether the viewer must decide now. */
  readonly isMine: boolean;
  readonly controls: Controls;
};

/** `isLive`: what is shown is the present, so that something can be done about it. */
export function sceneOf(view: View, isLive: boolean): Scene {
  const isMine = isLive && view.viewer !== undefined && view.toDecide === view.viewer;
  return { view, table: look(view), outcome: outcome(view), isMine, controls: controlsOf(isMine ? legalMoves(view) : []) };
}

/** What waits for a word lies on the map already. */
export const shownTable = ({ table }: Scene, staged: Staged | undefined): Tabletop =>
  staged === undefined ? table : { ...table, regions: staged.regions };

export type Showing = {
  readonly mode: Mode;
  readonly words: Words;
  readonly colours: readonly SeatColour[];
  readonly marked: number | undefined;
  readonly hinted: readonly number[] | undefined;
  readonly staged: Staged | undefined;
  /** What has changed since the viewer's turn, and how that is said. */
  readonly traces: readonly (TraceView & { readonly says: string })[];
  /** How many tokens and pieces in a region could be taken up again. */
  readonly placed: ReadonlyMap<number, number>;
};

export function boardOf(
  scene: Scene,
  { mode, words, colours, marked, hinted, staged, placed, traces }: Showing,
): ReturnType<typeof boardView> {
  const { controls, isMine, table, view } = scene;
  const deeds = staged === undefined && isMine ? deedsOf(controls, mode) : new Map<number, Deed[]>();
  const targets = new Map<number, Target>();
  const notes = new Map<number, string>();
  const less = new Map<number, string>();
  for (const region of table.regions.keys()) {
    const target = targetOf(deeds.get(region) ?? [], view);
    if (target !== undefined) targets.set(region, target);
    const said = deedLabel(deeds.get(region), target, words) ?? (isMine ? hindrance(scene, region, words) : undefined);
    const here = placed.get(region);
    const notice = [said, traces.find((trace) => trace.region === region)?.says, here && words.play.placedHere(here)]
      .filter(Boolean)
      .join('. ');
    if (notice !== '') notes.set(region, notice);
    if (here) less.set(region, words.play.takeBackFrom(regionName(table.board, region, words.language)));
  }
  return boardView(shownTable(scene, staged), words, {
    marked,
    hinted,
    colours,
    allies: alliesOf(view),
    targets,
    notes,
    less,
    ...(traces.length > 0 && { traces }),
  });
}

/** The other seats of the viewer's side, where there are sides. */
function alliesOf({ seats, viewer }: Pick<View, 'seats' | 'viewer'>): number[] {
  const mine = seats[viewer ?? -1]?.team;
  return mine === undefined ? [] : [...seats.keys()].filter((seat) => seat !== viewer && seats[seat]?.team === mine);
}

/** Why a region cannot be attacked. */
function hindrance({ table, view }: Scene, region: number, words: Words): string | undefined {
  if (table.phase !== 'conquest') return undefined;
  const price = cost(view, region);
  return price.blocked === undefined ? words.page.costs(price.total) : obstacle(price.blocked.what, words);
}

/** What every seat scored last. */
export function lastScores(steps: readonly { readonly events: readonly Event[] }[]): Map<number, readonly Item[]> {
  const scores = new Map<number, readonly Item[]>();
  for (const { events } of steps) for (const event of events) if (event.type === 'scored') scores.set(event.seat, event.items);
  return scores;
}
