/** Somebody at a table: what is shown of it lags behind what has happened, so that one can watch what the others do. */
import type { Step, View } from '@elbowroom/rules';
import { lastTurnEnd } from '../follow/turns.ts';
import { watched } from '../table/outside.ts';
import type { Pace } from '../table/pace.ts';
import type { Table, Trouble } from '../table/table.ts';
import { type Announced, type Following, follow } from './following.svelte.ts';

export type Sitting = Pick<Following, 'watchFrom' | 'skip' | 'skipOne' | 'pause' | 'hear' | 'leave'> & {
  readonly table: Table;
  /** How many steps are shown, and which. */
  readonly shown: number;
  readonly steps: readonly Step[];
  /** Whether what is shown is the present. */
  readonly isLive: boolean;
  readonly view: View;
  /** How long motions may take, for the board. */
  readonly motion: number;
  readonly viewer: number | undefined;
  readonly waitsFor: number | undefined;
  readonly canUndo: boolean;
  readonly trouble: Trouble | undefined;
  /** Where the others began after the viewer's last decision; undefined if there is nothing to watch. */
  readonly since: number | undefined;
  /** Whether that is offered: until the viewer's own turn has seen a decision. */
  readonly canWatch: boolean;
  /** What is announced over the map; it does not wait for the present, nor the present for it. */
  readonly announced: Announced | undefined;
  readonly isPaused: boolean;
};

export function sitDown(table: Table, pace: () => Pace): Sitting {
  const now = watched(table);
  const following = follow(table, pace);
  return {
    table,
    get shown() {
      return following.shown;
    },
    get steps() {
      return now().steps.slice(0, following.shown);
    },
    get isLive() {
      return following.shown === now().seq;
    },
    get view() {
      return now().viewAt(following.shown);
    },
    get motion() {
      return following.motion;
    },
    get viewer() {
      return now().viewer;
    },
    get waitsFor() {
      return now().waitsFor;
    },
    get canUndo() {
      return now().canUndo;
    },
    get trouble() {
      return now().trouble;
    },
    get since() {
      return sinceMine(now());
    },
    get canWatch() {
      return sinceMine(now()) !== undefined && !hasBegun(now());
    },
    get announced() {
      return following.announced;
    },
    get isPaused() {
      return following.isPaused;
    },
    watchFrom: following.watchFrom,
    skip: following.skip,
    skipOne: following.skipOne,
    pause: following.pause,
    hear: following.hear,
    leave: following.leave,
  };
}

/** The step with which the others began after the viewer's turn before this one, or the first after it that can still be shown. */
function sinceMine({ steps, viewer, recalls }: Pick<Table, 'steps' | 'viewer' | 'recalls'>): number | undefined {
  const own = steps.findLastIndex(({ seat }) => seat !== viewer) + 1;
  let from = lastTurnEnd(steps, viewer);
  while (from < own && !recalls(from)) from++;
  return from < own ? from : undefined;
}

/** Whether the viewer has decided something in the turn that is theirs. A retreat with which the turn of somebody else ends is none. */
function hasBegun({ steps, viewer }: Pick<Table, 'steps' | 'viewer'>): boolean {
  const last = steps.at(-1);
  const hasTurned = last?.events.some((event) => event.type === 'turn-began' && event.seat === viewer) === true;
  return last?.seat === viewer && !hasTurned;
}
