/** What this page knows of a game: the moves that the server has told, and on top of them the own ones that it will surely confirm. */
import type { View } from '@elbowroom/rules';
import type { Step } from '../table/table.ts';
import type { News, NewsRow } from './client.ts';
import { between, type Foreseen } from './foresight.ts';

type Told = Step & { readonly row: number; readonly view: View | undefined };

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
  readonly isAhead: boolean;
  /** `gap`: something is missing before these; nothing was taken. The fresh rows otherwise. */
  readonly take: (news: News) => readonly NewsRow[] | 'gap';
  readonly foresee: (steps: readonly Foreseen[]) => void;
  readonly forgetForesight: () => void;
  /** Somebody else looks: what the one before could see is forgotten. */
  readonly turnAround: () => void;
  /** The game is over and everything is known: what every moment looked like. */
  readonly disclose: (views: readonly View[]) => void;
};

export function openCourse(): Course {
  let told: Told[] = [];
  let ahead: readonly Foreseen[] = [];
  let first: View | undefined;
  let news: News | undefined;
  let seq = 0;
  let steps: readonly Step[] = [];

  const all = (): void => {
    steps = [...told, ...ahead];
  };
  const viewAt = (count: number): View | undefined => {
    const foreseen = count > told.length ? ahead[count - told.length - 1]?.view : undefined;
    if (foreseen !== undefined) return foreseen;
    // What cannot be made out looks like the next moment that is known.
    for (let i = count; i < told.length; i++) {
      const known = i === 0 ? first : told[i - 1]?.view;
      if (known !== undefined) return known;
    }
    return news?.view;
  };
  const takeRow = (row: NewsRow): void => {
    if (row.kind === 'undo' && row.back !== undefined) {
      const { back } = row;
      told = told.filter((step) => step.row < back);
      ahead = [];
    }
    if (row.kind !== 'move' || row.move === undefined) return;
    const [next, ...rest] = ahead;
    ahead = next !== undefined && next.line === row.move && next.seat === row.seat ? rest : [];
    told.push({
      row: row.seq,
      seat: row.seat ?? 0,
      line: row.move,
      events: row.events ?? [],
      view: next?.line === row.move ? next.view : undefined,
    });
  };
  /** Between the moves of one message, the table is worked out if it can be. */
  const fillViews = (from: number, before: View | undefined): void => {
    const fresh = told.slice(from);
    if (fresh.length < 2 || fresh.length > 60) return;
    const views = between(before, fresh.slice(0, -1));
    told = told.map((step, i) => (i < from ? step : { ...step, view: step.view ?? views[i - from] }));
  };

  return {
    get seq() {
      return seq;
    },
    get after() {
      return news?.after ?? 0;
    },
    get steps() {
      return steps;
    },
    get count() {
      return steps.length;
    },
    get news() {
      return news;
    },
    get view() {
      return ahead.at(-1)?.view ?? news?.view;
    },
    viewAt,
    get isAhead() {
      return ahead.length > 0;
    },
    take: (fresh) => {
      const rows = fresh.rows.filter((row) => row.seq > seq);
      if (fresh.seq < seq) return [];
      if (fresh.seq - seq !== rows.length) return 'gap';
      const from = told.length;
      const before = news?.view;
      if (news === undefined && rows.length === 0 && fresh.seq === 0) first = fresh.view;
      for (const row of rows) takeRow(row);
      if (told.length > from) fillViews(from, before);
      const last = told.at(-1);
      if (last !== undefined && rows.some(({ kind }) => kind === 'move')) told[told.length - 1] = { ...last, view: fresh.view };
      seq = fresh.seq;
      news = fresh;
      all();
      return rows;
    },
    foresee: (sure) => {
      ahead = [...ahead, ...sure];
      all();
    },
    forgetForesight: () => {
      ahead = [];
      all();
    },
    turnAround: () => {
      first = undefined;
      ahead = [];
      told = told.map((step) => ({ ...step, view: undefined }));
      all();
    },
    disclose: (views) => {
      first = views[0];
      told = told.map((step, i) => ({ ...step, view: views[i + 1] }));
      all();
    },
  };
}
