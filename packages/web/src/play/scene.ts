/** Everything that is shown and can be done at a moment, from what the viewer may know. */
import {
  apply,
  cost,
  determinize,
  type Event,
  type Item,
  legalMoves,
  type Move,
  type Outcome,
  outcome,
  type State,
  type View,
  view as viewOf,
} from '@elbowroom/rules';
import type { SeatColour, Target } from '../board/view.ts';
import { regionName } from '../table/boards.ts';
import { obstacle } from '../table/explain.ts';
import { boardView, type Spectacle, spectate } from '../table/spectate.ts';
import type { Words } from '../words/words.ts';
import { type Controls, controlsOf, type Deed, deedsOf, type Mode } from './controls.ts';
import { deedLabel, targetOf } from './deeds.ts';

export type Scene = {
  readonly view: View;
  /** Some state that fits the view: right about all that the viewer may know, and asked for nothing else. */
  readonly state: State;
  readonly seen: Spectacle;
  readonly outcome: Outcome | undefined;
  /** Whether the viewer must decide now. */
  readonly isMine: boolean;
  readonly controls: Controls;
};

/** `isLive`: what is shown is the present, so that something can be done about it. */
export function sceneOf(view: View, seed: string, isLive: boolean): Scene {
  const state = determinize(view, seed);
  const isMine = isLive && view.viewer !== undefined && view.toDecide === view.viewer;
  return {
    view,
    state,
    seen: spectate(view),
    outcome: outcome(state),
    isMine,
    controls: controlsOf(isMine ? legalMoves(state) : []),
  };
}

/** A move that would end the turn though that was not said: it waits for a word. */
export type Staged = { readonly move: Move; readonly seen: Spectacle; readonly items: readonly Item[] };

/** Whether a token from the hand is what waits. */
export const stagesToken = (staged: Staged | undefined): boolean => staged?.move.type === 'deploy' && staged.move.piece === undefined;

export function stagedBy({ state, view }: Scene, move: Move): Staged | undefined {
  const after = apply(state, move);
  const scored = after.events.find((event) => event.type === 'scored' && event.seat === view.viewer);
  return scored?.type === 'scored' ? { move, seen: spectate(viewOf(after.state, view.viewer)), items: scored.items } : undefined;
}

/** What a move that ends the turn scores; undefined if it does not end it. */
export function scoreOf({ state, view }: Scene, move: Move): readonly Item[] | undefined {
  const scored = apply(state, move).events.find((event) => event.type === 'scored' && event.seat === view.viewer);
  return scored?.type === 'scored' ? scored.items : undefined;
}

/** What waits for a word lies on the map already. */
export const shownTable = ({ seen }: Scene, staged: Staged | undefined): Spectacle =>
  staged === undefined ? seen : { ...seen, table: { ...seen.table, regions: staged.seen.table.regions } };

export type Showing = {
  readonly mode: Mode;
  readonly words: Words;
  readonly colours: readonly SeatColour[];
  readonly marked: number | undefined;
  readonly hinted: readonly number[] | undefined;
  readonly staged: Staged | undefined;
  /** How many tokens and pieces in a region could be taken up again. */
  readonly placed: ReadonlyMap<number, number>;
};

export function boardOf(scene: Scene, { mode, words, colours, marked, hinted, staged, placed }: Showing): ReturnType<typeof boardView> {
  const { controls, isMine, seen, state } = scene;
  const deeds = staged === undefined && isMine ? deedsOf(controls, mode) : new Map<number, Deed[]>();
  const targets = new Map<number, Target>();
  const notes = new Map<number, string>();
  const less = new Map<number, string>();
  for (const region of seen.table.regions.keys()) {
    const target = targetOf(deeds.get(region) ?? [], state);
    if (target !== undefined) targets.set(region, target);
    const said = deedLabel(deeds.get(region), target, words) ?? (isMine ? hindrance(scene, region, words) : undefined);
    const here = placed.get(region);
    const notice = [said, here && words.play.placedHere(here)].filter(Boolean).join('. ');
    if (notice !== '') notes.set(region, notice);
    if (here) less.set(region, words.play.takeBackFrom(regionName(seen.table.board, region, words.language)));
  }
  return boardView(shownTable(scene, staged), words, { marked, hinted, colours, targets, notes, less });
}

/** Why a region cannot be attacked. */
function hindrance({ seen, state }: Scene, region: number, words: Words): string | undefined {
  if (seen.table.phase !== 'conquest') return undefined;
  const price = cost(state, region);
  return price.blocked === undefined ? words.page.costs(price.total) : obstacle(price.blocked.what, words);
}

/** What every seat scored last. */
export function lastScores(steps: readonly { readonly events: readonly Event[] }[]): Map<number, readonly Item[]> {
  const scores = new Map<number, readonly Item[]>();
  for (const { events } of steps) for (const event of events) if (event.type === 'scored') scores.set(event.seat, event.items);
  return scores;
}
