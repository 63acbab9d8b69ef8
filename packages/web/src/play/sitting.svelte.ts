/** Somebody at a table: what is shown of it lags behind what has happened, so that one can watch what the others do. */
import type { Step, View } from '@elbowroom/rules';
import type { Pace } from '../table/preferences.svelte.ts';
import type { Table, Trouble } from '../table/table.ts';

const HASTE: Readonly<Record<Pace, number>> = { slow: 1, fast: 0.4, none: 0 };

/** Milliseconds that a step of somebody else is looked at. */
function beat({ move }: Step): number {
  const [type = ''] = move.split(' ');
  if (type === 'deploy') return 110;
  if (type === 'conquer' || type === 'roll') return 620;
  return type === 'pick' || type === 'decline' ? 900 : 420;
}

export type Sitting = {
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
  readonly watchFrom: (step: number) => void;
  readonly skip: () => void;
  readonly leave: () => void;
};

export function sitDown(table: Table, pace: () => Pace): Sitting {
  let news = $state(0);
  let shown = $state(table.seq);
  let motion = $state(0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Somebody asked to see it again: then even those in a hurry see it. */
  let isWatching = false;

  const skip = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isWatching = false;
    motion = 0;
    shown = table.seq;
  };
  const tick = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const haste = HASTE[pace()] || (isWatching ? HASTE.fast : 0);
    if (haste === 0) {
      skip();
      return;
    }
    const step = table.steps[shown];
    if (step === undefined) return;
    motion = Math.min(1, haste * 1.4);
    shown++;
    if (shown < table.seq) timer = setTimeout(tick, beat(step) * haste);
    else isWatching = false;
  };
  const onNews = (): void => {
    news++;
    const added = table.steps.slice(shown);
    if (shown > table.seq) skip();
    else if (added.length > 0 && added.every(({ seat }) => seat === table.viewer)) {
      motion = added.length > 3 ? 0.5 : 1;
      shown = table.seq;
    } else if (added.length > 0 && HASTE[pace()] === 0 && !isWatching) skip();
    else if (added.length > 0 && timer === undefined) timer = setTimeout(tick, 60);
  };
  const unsubscribe = table.subscribe(onNews);

  return {
    table,
    get shown() {
      return shown;
    },
    get steps() {
      return news >= 0 ? table.steps.slice(0, shown) : [];
    },
    get isLive() {
      return news >= 0 && shown === table.seq;
    },
    get view() {
      return news >= 0 ? table.viewAt(shown) : table.view;
    },
    get motion() {
      return motion;
    },
    get viewer() {
      return news >= 0 ? table.viewer : undefined;
    },
    get waitsFor() {
      return news >= 0 ? table.waitsFor : undefined;
    },
    get canUndo() {
      return news >= 0 && table.canUndo;
    },
    get trouble() {
      return news >= 0 ? table.trouble : undefined;
    },
    get since() {
      return news >= 0 ? sinceMine(table) : undefined;
    },
    watchFrom: (step) => {
      clearTimeout(timer);
      motion = 0;
      isWatching = true;
      shown = Math.max(0, Math.min(step, table.seq));
      timer = setTimeout(tick, 350);
    },
    skip,
    leave: () => {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

/** The step with which the others began after the viewer's turn before this one, or the first after it that can still be shown. */
function sinceMine({ steps, viewer, recalls }: Pick<Table, 'steps' | 'viewer' | 'recalls'>): number | undefined {
  let end = steps.length;
  while (end > 0 && steps[end - 1]?.seat === viewer) end--;
  let from = end;
  while (from > 0 && steps[from - 1]?.seat !== viewer) from--;
  while (from < end && !recalls(from)) from++;
  return from < end ? from : undefined;
}
