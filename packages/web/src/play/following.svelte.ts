/** How what is shown of a table follows what has happened: one's own steps at once, those of others one after the other, each for its time. */
import type { Step } from '@elbowroom/rules';
import { look } from '@elbowroom/rules/look';
import { shownFor } from '@elbowroom/server/showing';
import { haste, type Pace } from '../table/pace.ts';
import type { Table } from '../table/table.ts';
import { type Happening, type Hearer, happeningsOf, heldFor, isHeld } from './moments.ts';

/** What is announced over the map. */
export type Announced = { readonly happenings: readonly Happening[] /** Grows with each. */; readonly id: number };

export type Following = {
  /** How many steps are shown. */
  readonly shown: number;
  /** How long motions may take, for the board. */
  readonly motion: number;
  readonly announced: Announced | undefined;
  readonly isPaused: boolean;
  readonly watchFrom: (step: number) => void;
  /** To the present. */
  readonly skip: () => void;
  /** What is shown now has been seen: on to the next. */
  readonly skipOne: () => void;
  /** Nothing more is shown until somebody goes on. */
  readonly pause: (isPaused: boolean) => void;
  readonly hear: (hearer: Hearer) => () => void;
  readonly leave: () => void;
};

/** Milliseconds before the first step of others is shown: when it comes, and where somebody looks back. */
const [FIRST, LOOKED_BACK] = [60, 350];

/** Milliseconds at least for whoever loses a region in it. */
const OWN_LOSS = 850;

function beat({ move, events }: Step, happenings: readonly Happening[], viewer: number | undefined): number {
  const isLoser = happenings.some((happening) => happening.kind === 'lost' && happening.seat === viewer);
  return Math.max(shownFor(move, events), isLoser ? OWN_LOSS : 0);
}

type Progress = {
  readonly table: Table;
  readonly pace: () => Pace;
  readonly hearers: Set<Hearer>;
  shown: number;
  motion: number;
  announced: Announced | undefined;
  isPaused: boolean;
  /** Runs until the next step is shown, or until what is announced last has been read. */
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Somebody asked to see it again: then even those in a hurry see it. */
  isWatching: boolean;
};

export function follow(table: Table, pace: () => Pace): Following {
  const progress = startAt(table, pace);
  const unsubscribe = table.subscribe(() => onNews(progress));
  return {
    get shown() {
      return progress.shown;
    },
    get motion() {
      return progress.motion;
    },
    get announced() {
      return progress.announced;
    },
    get isPaused() {
      return progress.isPaused;
    },
    watchFrom: (step) => watchFrom(progress, step),
    skip: () => {
      progress.isPaused = false;
      skip(progress);
    },
    skipOne: () => skipOne(progress),
    pause: (isPaused) => {
      progress.isPaused = isPaused;
      stay(progress);
      if (!isPaused) goOn(progress);
    },
    hear: (hearer) => {
      progress.hearers.add(hearer);
      return () => progress.hearers.delete(hearer);
    },
    leave: () => {
      stay(progress);
      unsubscribe();
    },
  };
}

function startAt(table: Table, pace: () => Pace): Progress {
  let shown = $state(table.seq);
  let motion = $state(0);
  let announced = $state.raw<Announced>();
  let isPaused = $state(false);
  return {
    table,
    pace,
    hearers: new Set(),
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
    get announced() {
      return announced;
    },
    set announced(to) {
      announced = to;
    },
    get isPaused() {
      return isPaused;
    },
    set isPaused(to) {
      isPaused = to;
    },
    timer: undefined,
    isWatching: false,
  };
}

function stay(progress: Progress): void {
  clearTimeout(progress.timer);
  progress.timer = undefined;
}

function wait(progress: Progress, ms: number): void {
  stay(progress);
  if (!progress.isPaused) progress.timer = setTimeout(() => goOn(progress), ms);
}

/** What the step before so many brought. Online, what it cannot be made out of is left out. */
function broughtBy({ table }: Progress, step: Step, at: number): readonly Happening[] {
  return happeningsOf(step.events, look(table.viewAt(at)), look(table.viewAt(at + 1)));
}

function tellHearers({ hearers, table }: Progress, happenings: readonly Happening[]): void {
  for (const hearer of hearers) hearer(happenings, table.viewer);
}

/** What it is about is seen by whoever did it; others are told. */
const isOwnDoing = ({ kind }: Happening): boolean => kind === 'picked' || kind === 'declined';

/** Answers for how long it is to be seen, at a calm pace. */
function announce(progress: Progress, happenings: readonly Happening[], isOwn: boolean): number {
  const held = happenings.filter((happening) => isHeld(happening) && !(isOwn && isOwnDoing(happening)));
  const { id = 0 } = progress.announced ?? {};
  progress.announced = held.length === 0 ? undefined : { happenings: held, id: id + 1 };
  return heldFor(held);
}

function skip(progress: Progress): void {
  const { shown, table } = progress;
  stay(progress);
  progress.isWatching = false;
  progress.motion = 0;
  progress.announced = undefined;
  progress.shown = table.seq;
  const last = table.steps.at(-1);
  if (last !== undefined && shown < table.seq) tellHearers(progress, broughtBy(progress, last, table.seq - 1));
}

function watchFrom(progress: Progress, step: number): void {
  progress.motion = 0;
  progress.isWatching = true;
  progress.isPaused = false;
  progress.announced = undefined;
  progress.shown = Math.max(0, Math.min(step, progress.table.seq));
  wait(progress, LOOKED_BACK);
}

/** Tokens that are put down one by one are one thing to skip. */
function skipOne(progress: Progress): void {
  const { table } = progress;
  const isDeploy = (at: number): boolean => table.steps[at]?.move.startsWith('deploy') === true;
  while (isDeploy(progress.shown) && isDeploy(progress.shown + 1)) progress.shown++;
  goOn(progress);
}

/** The next step, or the present without announcement. */
function goOn(progress: Progress): void {
  const { table, pace, isWatching, shown } = progress;
  stay(progress);
  const rate = haste[pace()] || (isWatching ? haste.brisk : 0);
  const step = table.steps[shown];
  if (rate === 0) skip(progress);
  else if (step === undefined) {
    progress.announced = undefined;
    progress.isWatching = false;
  } else {
    const happenings = broughtBy(progress, step, shown);
    progress.motion = Math.min(1, rate * 1.4);
    progress.shown++;
    const held = announce(progress, happenings, step.seat === table.viewer);
    tellHearers(progress, happenings);
    wait(progress, Math.max(beat(step, happenings, table.viewer), held) * rate);
  }
}

function onNews(progress: Progress): void {
  const { table, pace, shown } = progress;
  const added = table.steps.slice(shown);
  if (shown > table.seq) skip(progress);
  else if (added.length > 0 && added.every(({ seat }) => seat === table.viewer)) showOwn(progress, added);
  else if (added.length === 0 || progress.isPaused) return;
  else if (haste[pace()] === 0 && !progress.isWatching) skip(progress);
  else if (progress.timer === undefined) wait(progress, FIRST);
}

/** One's own steps are seen at once; what they brought is announced all the same. Whoever acts does not pause. */
function showOwn(progress: Progress, added: readonly Step[]): void {
  const { pace, shown } = progress;
  progress.isPaused = false;
  const happenings = added.flatMap((step, i) => broughtBy(progress, step, shown + i));
  progress.motion = added.length > 3 ? 0.5 : 1;
  progress.shown = shown + added.length;
  const held = haste[pace()] === 0 ? 0 : announce(progress, happenings, true);
  tellHearers(progress, happenings);
  stay(progress);
  if (held > 0) wait(progress, held * haste[pace()]);
}
