/** What this page knows of a game: the moves that the server has told, and what will surely come of the own decisions on their way to it. */
import type { Step, View } from '@elbowroom/rules';
import type { News, NewsRow, PastView } from './client.ts';
import { between, type Foreseen } from './foresight.ts';

type Told = Step & { readonly row: number; readonly view: View | undefined };
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

export function openCourse(): Course {
  let told: Told[] = [];
  let hope: Hope | undefined;
  let first: View | undefined;
  let news: News | undefined;
  let seq = 0;

  const steps = (): readonly Seen[] => hope?.steps ?? told;
  const knownAt = (count: number): View | undefined => {
    const seen = steps();
    if (hope === undefined && count === seen.length) return news?.view;
    return count === 0 ? first : seen[count - 1]?.view;
  };
  const viewAt = (count: number): View | undefined => {
    // What cannot be made out looks like the next moment that is known.
    for (let i = count; i < steps().length; i++) {
      const known = knownAt(i);
      if (known !== undefined) return known;
    }
    return knownAt(steps().length) ?? news?.view;
  };
  /** Whatever else comes than what was hoped for ends the hope. */
  const fulfil = (row: NewsRow): Foreseen | undefined => {
    const [next, ...awaited] = hope?.awaited ?? [];
    const isNext = next === 'undo' ? row.kind === 'undo' : row.kind === 'move' && next?.move === row.move && next?.seat === row.seat;
    hope = hope !== undefined && isNext && awaited.length > 0 ? { ...hope, awaited } : undefined;
    return isNext && next !== 'undo' ? next : undefined;
  };
  const takeRow = (row: NewsRow): void => {
    if (row.kind === 'undo' && row.back !== undefined) {
      const { back } = row;
      told = told.filter((step) => step.row < back);
      fulfil(row);
    }
    if (row.kind !== 'move' || row.move === undefined) return;
    told = [...told, { row: row.seq, seat: row.seat ?? 0, move: row.move, events: row.events ?? [], view: fulfil(row)?.view }];
  };
  /** Between the moves of one message, the table is worked out if it can be. */
  const fillViews = (from: number, before: View | undefined): void => {
    const fresh = told.slice(from);
    if (fresh.length < 2 || fresh.length > 60) return;
    const views = between(before, fresh.slice(0, -1));
    told = told.map((step, i) => (i < from ? step : { ...step, view: step.view ?? views[i - from] }));
  };
  /** The last thing that was told looks as the news show it. */
  const noteView = (now: View): void => {
    const last = told.at(-1);
    if (last === undefined) first = now;
    else told = told.with(-1, { ...last, view: now });
  };

  const forgetViews = (): void => {
    first = undefined;
    told = told.map((step) => ({ ...step, view: undefined }));
  };

  return {
    get seq() {
      return seq;
    },
    get after() {
      return news?.after ?? 0;
    },
    get steps() {
      return steps();
    },
    get count() {
      return steps().length;
    },
    get news() {
      return news;
    },
    get view() {
      return viewAt(steps().length);
    },
    viewAt,
    knownAt,
    get isAhead() {
      return hope !== undefined;
    },
    take: (fresh) => {
      const rows = fresh.rows.filter((row) => row.seq > seq);
      if (fresh.seq < seq) return [];
      if (fresh.seq - seq !== rows.length) return 'gap';
      // Until a seat that sits down hears its first news, what comes is still for the one before.
      const isSameViewer = news?.view.viewer === fresh.view.viewer;
      if (!isSameViewer) forgetViews();
      const from = told.length;
      const before = isSameViewer ? news?.view : undefined;
      for (const row of rows) takeRow(row);
      if (rows.every(({ kind }) => kind !== 'undo')) fillViews(from, before);
      noteView(fresh.view);
      seq = fresh.seq;
      news = fresh;
      return rows;
    },
    foresee: (sure, back = 0) => {
      if (sure.length === 0 && back === 0) return;
      const awaited = [...(hope?.awaited ?? []), ...(back > 0 ? (['undo'] as const) : []), ...sure];
      hope = { steps: [...steps().slice(0, steps().length - back), ...sure], awaited };
    },
    forgetForesight: () => {
      hope = undefined;
    },
    turnAround: () => {
      hope = undefined;
      forgetViews();
    },
    unseenSince: (seat) => {
      const end = told.findLastIndex((step) => step.seat !== seat) + 1;
      const began = told.slice(0, end).findLastIndex((step) => step.seat === seat) + 1;
      const from = Math.max(began, end - MOST_RECALLED);
      const isSeen = told.slice(from, end).every(({ view }) => view !== undefined) && (from === 0 ? first : told[from - 1]?.view);
      return isSeen ? undefined : (told[from - 1]?.row ?? 0);
    },
    recall: (views) => {
      const known = new Map(views.map(({ seq: row, view }) => [row, view]));
      first ??= known.get(0);
      told = told.map((step) => (step.view === undefined ? { ...step, view: known.get(step.row) } : step));
    },
    disclose: (views) => {
      first = views[0];
      told = told.map((step, i) => ({ ...step, view: views[i + 1] }));
    },
  };
}
