/** What this page knows of a game: the moves that the server has told, and what will surely come of the own decisions on their way to it. */
import type { Step, View } from '@elbowroom/rules';
import { lastTurnEnd } from '../follow/turns.ts';
import type { News, NewsRow, PastView } from './client.ts';
import { between, type Foreseen } from './foresight.ts';

type ToldStep = Step & { readonly row: number; readonly view: View | undefined };
type Seen = Step & { readonly view: View | undefined };

/** How the game will look, and the rows that must come for that, in their order. */
type Hope = { readonly steps: readonly Seen[]; readonly awaited: readonly (Foreseen | 'undo')[] };

export type Course = {
  /** The last row that was heard. */
  readonly seq: number;
  /** What the next move must follow, as far as it was told. */
  readonly after: number;
  readonly steps: readonly Step[];
  readonly count: number;
  /** Undefined before the first news. */
  readonly news: News | undefined;
  readonly view: View | undefined;
  readonly viewAt: (count: number) => View | undefined;
  /** The same, but undefined where it would have to be guessed. */
  readonly knownAt: (count: number) => View | undefined;
  readonly isAhead: boolean;
  /** `gap`: something is missing before these; nothing was taken. The fresh rows otherwise. */
  readonly take: (news: News) => readonly NewsRow[] | 'gap';
  /** Own decisions were sent: so many taken back, if any, then these made. */
  readonly foresee: (steps: readonly Foreseen[], back?: number) => void;
  readonly forgetForesight: () => void;
  /** Somebody else looks: what the one before could see is forgotten. */
  readonly turnAround: () => void;
  /** The row from which on the seat has not seen what the others did after its last turn; undefined if it has. */
  readonly unseenSince: (seat: number | undefined) => number | undefined;
  /** What the viewer could see after these rows. */
  readonly recall: (views: readonly PastView[]) => void;
  /** The game is over and everything is known: what every moment looked like. */
  readonly disclose: (views: readonly View[]) => void;
};

/** No turn is so long; a spectator's look back has to begin somewhere. */
const MOST_RECALLED = 90;

/** All that a course knows. */
type Known = {
  told: readonly ToldStep[];
  hope: Hope | undefined;
  /** The table before anything was decided. */
  first: View | undefined;
  news: News | undefined;
  seq: number;
};

const stepsOf = ({ hope, told }: Known): readonly Seen[] => hope?.steps ?? told;

function knownAt(known: Known, count: number): View | undefined {
  const seen = stepsOf(known);
  if (known.hope === undefined && count === seen.length) return known.news?.view;
  return count === 0 ? known.first : seen[count - 1]?.view;
}

/** What cannot be made out looks like the next moment that is known. */
function viewAt(known: Known, count: number): View | undefined {
  const { length } = stepsOf(known);
  for (let i = count; i < length; i++) {
    const view = knownAt(known, i);
    if (view !== undefined) return view;
  }
  return knownAt(known, length) ?? known.news?.view;
}

/** Whatever else comes than what was hoped for ends the hope. */
function fulfil(known: Known, row: NewsRow): Foreseen | undefined {
  const { hope } = known;
  const [next, ...awaited] = hope?.awaited ?? [];
  const isNext = next === 'undo' ? row.kind === 'undo' : row.kind === 'move' && next?.move === row.move && next?.seat === row.seat;
  known.hope = hope !== undefined && isNext && awaited.length > 0 ? { ...hope, awaited } : undefined;
  return isNext && next !== 'undo' ? next : undefined;
}

function takeRow(known: Known, row: NewsRow): void {
  if (row.kind === 'undo' && row.back !== undefined) {
    const { back } = row;
    known.told = known.told.filter((step) => step.row < back);
    fulfil(known, row);
  }
  if (row.kind !== 'move' || row.move === undefined) return;
  const { view } = fulfil(known, row) ?? {};
  known.told = [...known.told, { row: row.seq, seat: row.seat ?? 0, move: row.move, events: row.events ?? [], view }];
}

/** More moves than these at once are not worked out one by one. */
const MOST_FILLED = 60;

/** Between the moves of one message, the table is worked out if it can be. */
function fillViews(known: Known, from: number, before: View | undefined): void {
  const fresh = known.told.slice(from);
  if (fresh.length < 2 || fresh.length > MOST_FILLED) return;
  const views = between(before, fresh.slice(0, -1));
  known.told = known.told.map((step, i) => (i < from ? step : { ...step, view: step.view ?? views[i - from] }));
}

/** The last thing that was told looks as the news show it. */
function noteView(known: Known, now: View): void {
  const last = known.told.at(-1);
  if (last === undefined) known.first = now;
  else known.told = known.told.with(-1, { ...last, view: now });
}

function forgetViews(known: Known): void {
  known.first = undefined;
  known.told = known.told.map((step) => ({ ...step, view: undefined }));
}

function take(known: Known, fresh: News): readonly NewsRow[] | 'gap' {
  const { news, seq } = known;
  const rows = fresh.rows.filter((row) => row.seq > seq);
  if (fresh.seq < seq) return [];
  if (fresh.seq - seq !== rows.length) return 'gap';
  // Until a seat that sits down hears its first news, what comes is still for the one before.
  const isSameViewer = news?.view.viewer === fresh.view.viewer;
  if (!isSameViewer) forgetViews(known);
  const from = known.told.length;
  for (const row of rows) takeRow(known, row);
  if (rows.every(({ kind }) => kind !== 'undo')) fillViews(known, from, isSameViewer ? news?.view : undefined);
  noteView(known, fresh.view);
  known.seq = fresh.seq;
  known.news = fresh;
  return rows;
}

function foresee(known: Known, sure: readonly Foreseen[], back: number): void {
  if (sure.length === 0 && back === 0) return;
  const steps = stepsOf(known);
  const awaited = [...(known.hope?.awaited ?? []), ...(back > 0 ? (['undo'] as const) : []), ...sure];
  known.hope = { steps: [...steps.slice(0, steps.length - back), ...sure], awaited };
}

function unseenSince({ told, first }: Known, seat: number | undefined): number | undefined {
  const end = told.findLastIndex((step) => step.seat !== seat) + 1;
  const from = Math.max(lastTurnEnd(told, seat), end - MOST_RECALLED);
  const isSeen = told.slice(from, end).every(({ view }) => view !== undefined) && (from === 0 ? first : told[from - 1]?.view);
  return isSeen ? undefined : (told[from - 1]?.row ?? 0);
}

function recall(known: Known, views: readonly PastView[]): void {
  const seen = new Map(views.map(({ seq: row, view }) => [row, view]));
  known.first ??= seen.get(0);
  known.told = known.told.map((step) => (step.view === undefined ? { ...step, view: seen.get(step.row) } : step));
}

function disclose(known: Known, views: readonly View[]): void {
  known.first = views[0];
  known.told = known.told.map((step, i) => ({ ...step, view: views[i + 1] }));
}

export function openCourse(): Course {
  const known: Known = { told: [], hope: undefined, first: undefined, news: undefined, seq: 0 };
  const forgetForesight = (): void => {
    known.hope = undefined;
  };
  return {
    get seq() {
      return known.seq;
    },
    get after() {
      return known.news?.after ?? 0;
    },
    get steps() {
      return stepsOf(known);
    },
    get count() {
      return stepsOf(known).length;
    },
    get news() {
      return known.news;
    },
    get view() {
      return viewAt(known, stepsOf(known).length);
    },
    viewAt: (count) => viewAt(known, count),
    knownAt: (count) => knownAt(known, count),
    get isAhead() {
      return known.hope !== undefined;
    },
    take: (news) => take(known, news),
    foresee: (sure, back = 0) => foresee(known, sure, back),
    forgetForesight,
    turnAround: () => {
      forgetForesight();
      forgetViews(known);
    },
    unseenSince: (seat) => unseenSince(known, seat),
    recall: (views) => recall(known, views),
    disclose: (views) => disclose(known, views),
  };
}
