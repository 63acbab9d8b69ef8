/** How what is shown of a table follows what has happened: one's own steps at once, those of others one after the other. */
import type { Step } from '@elbowroom/rules';
import type { Pace } from '../table/preferences.svelte.ts';
import type { Table } from '../table/table.ts';

export type Following = {
  /** How many steps are shown. */
  readonly shown: number;
  /** How long motions may take, for the board. */
  readonly motion: number;
  readonly watchFrom: (step: number) => void;
  readonly skip: () => void;
  readonly leave: () => void;
};

const HASTE: Readonly<Record<Pace, number>> = { slow: 1, fast: 0.4, none: 0 };

/** Milliseconds before the first step of others is shown: when it comes, and where somebody looks back. */
const [FIRST, LOOKED_BACK] = [60, 350];

/** Milliseconds that a step of somebody else is looked at. */
function beat({ move }: Step): number {
  const [type = ''] = move.split(' ');
  if (type === 'deploy') return 110;
  if (type === 'conquer' || type === 'roll') return 620;
  return type === 'pick' || type === 'decline' ? 900 : 420;
}

type Progress = {
  readonly table: Table;
  readonly pace: () => Pace;
  shown: number;
  motion: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Somebody asked to see it again: then even those in a hurry see it. */
  isWatching: boolean;
};

export function follow(table: Table, pace: () => Pace): Following {
  let shown = $state(table.seq);
  let motion = $state(0);
  const progress: Progress = {
    table,
    pace,
    get shown() {
      return shown;
    },
    set shown(to) {
      shown = to;
    },
    get motion() {
      return motion;
    },
    set motion(to) {
      motion = to;
    },
    timer: undefined,
    isWatching: false,
  };
  const unsubscribe = table.subscribe(() => onNews(progress));
  return {
    get shown() {
      return shown;
    },
    get motion() {
      return motion;
    },
    watchFrom: (step) => watchFrom(progress, step),
    skip: () => skip(progress),
    leave: () => {
      stay(progress);
      unsubscribe();
    },
  };
}

function stay(progress: Progress): void {
  clearTimeout(progress.timer);
  progress.timer = undefined;
}

function skip(progress: Progress): void {
  stay(progress);
  progress.isWatching = false;
  progress.motion = 0;
  progress.shown = progress.table.seq;
}

function watchFrom(progress: Progress, step: number): void {
  stay(progress);
  progress.motion = 0;
  progress.isWatching = true;
  progress.shown = Math.max(0, Math.min(step, progress.table.seq));
  progress.timer = setTimeout(() => showNext(progress), LOOKED_BACK);
}

function showNext(progress: Progress): void {
  const { table, pace, isWatching } = progress;
  stay(progress);
  const haste = HASTE[pace()] || (isWatching ? HASTE.fast : 0);
  if (haste === 0) {
    skip(progress);
    return;
  }
  const step = table.steps[progress.shown];
  if (step === undefined) return;
  progress.motion = Math.min(1, haste * 1.4);
  progress.shown++;
  if (progress.shown < table.seq) progress.timer = setTimeout(() => showNext(progress), beat(step) * haste);
  else progress.isWatching = false;
}

function onNews(progress: Progress): void {
  const { table, pace, shown } = progress;
  const added = table.steps.slice(shown);
  if (shown > table.seq) skip(progress);
  else if (added.length > 0 && added.every(({ seat }) => seat === table.viewer)) {
    progress.motion = added.length > 3 ? 0.5 : 1;
    progress.shown = table.seq;
  } else if (added.length > 0 && HASTE[pace()] === 0 && !progress.isWatching) skip(progress);
  else if (added.length > 0 && progress.timer === undefined) progress.timer = setTimeout(() => showNext(progress), FIRST);
}
