/** A table elsewhere: the server plays, and the page knows only what its seat may know. */
import { history, IllegalMove } from '@elbowroom/rules';
import { seatColours } from '../board/view.ts';
import { botLevels, type Chair, type Sitter, type Table } from '../table/table.ts';
import { canTakeBack } from '../table/undo.ts';
import type { Client, News, NewsRow, RefusalCode, TableView } from './client.ts';
import { openCourse } from './course.ts';
import { setupOf } from './fairness.ts';
import { foresee } from './foresight.ts';
import { openOutbox } from './outbox.ts';

export type OnlineTable = {
  readonly table: Table;
  /** `gap`: rows are missing before these. The fresh ones otherwise. */
  readonly take: (news: News) => readonly NewsRow[] | 'gap';
  readonly news: () => News | undefined;
  /** The last row that was heard. */
  readonly heard: () => number;
  readonly tell: () => void;
  /** Another seat will look: what this one could see is forgotten. */
  readonly turnAround: () => void;
};

export type OnlineTableOptions = {
  readonly client: Client;
  readonly info: TableView;
  /** Somebody at this screen sits down to look. */
  readonly onLook: (seat: number) => void;
  readonly onRefused: (code: RefusalCode) => void;
};

function chairsOf({ seats, mine }: Pick<TableView, 'seats' | 'mine'>): Chair[] {
  return seats.map(({ name, bot }, seat) => {
    const level = botLevels.find((known) => known === bot);
    const sitter: Sitter = mine.includes(seat) ? 'person' : (level ?? 'remote');
    return { name: name ?? '', colour: seatColours[seat] ?? 'blue', sitter };
  });
}

/** It can be shown once the first news are taken. */
export function openOnlineTable({ client, info, onLook, onRefused }: OnlineTableOptions): OnlineTable {
  const { id, mine } = info;
  const course = openCourse();
  const listeners = new Set<() => void>();
  let isDisclosed = false;
  let isNew = true;
  let record: Table['record'];
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const outbox = openOutbox({
    client,
    id,
    after: () => course.after,
    onSent: tell,
    onRefused: (code) => {
      course.forgetForesight();
      onRefused(code);
      tell();
    },
  });
  const seen = () => course.view ?? demandView();
  const viewer = (): number | undefined => course.news?.view.viewer;
  const isPersons = (seat: number): boolean => course.news?.control[seat] === 'person';

  /** At the end the seed is told: from then on every moment can be looked at as it was. */
  const disclose = (): void => {
    const { seed } = course.news ?? {};
    if (seed === undefined || isDisclosed) return;
    isDisclosed = true;
    try {
      const lines = course.steps.map(({ move }) => move);
      const { start, steps } = history(setupOf(info, seed), lines);
      course.disclose([start, ...steps].map((moment) => moment.view(viewer())));
    } catch {
      // The game is kept as it was told; “check this game” says what is wrong with it.
    }
  };

  /** The way from the own last turn to now, where this page was not there to see it: “watch again” shows it. */
  const recall = async (): Promise<void> => {
    const looker = viewer();
    const since = course.unseenSince(looker);
    if (since === undefined || isDisclosed) return;
    const views = await client.views(id, looker, since, course.seq).catch(() => []); // then there is less to watch
    if (looker !== viewer()) return;
    course.recall(views);
    tell();
  };

  const table: Table = {
    id,
    chairs: chairsOf(info),
    get viewer() {
      return viewer();
    },
    get waitsFor() {
      const seat = course.view?.toDecide;
      return seat !== undefined && seat !== viewer() && mine.includes(seat) && isPersons(seat) ? seat : undefined;
    },
    get seq() {
      return course.count;
    },
    get steps() {
      return course.steps;
    },
    get view() {
      return seen();
    },
    viewAt: (count) => course.viewAt(count) ?? seen(),
    recalls: (count) => course.knownAt(count) !== undefined,
    get canUndo() {
      if (!info.options.undo || viewer() === undefined || outbox.isOpen(course.seq)) return false;
      return course.isAhead ? canTakeBack(course.steps, viewer()) : (course.news?.undo ?? 0) > 0;
    },
    get record() {
      const { seed } = course.news ?? {};
      if (seed !== undefined) record ??= { setup: setupOf(info, seed), moves: course.steps.map(({ move }) => move) };
      return record;
    },
    trouble: undefined,
    play: (moves) => {
      const seat = viewer();
      if (moves.length === 0 || outbox.isOpen(course.seq)) return;
      if (seat === undefined || seen().toDecide !== seat || course.news?.control[seat] === 'resigned')
        throw new IllegalMove('not-listed', 'CORE-TURN-1', 'It is not your turn.');
      if (course.news?.paused === true) {
        onRefused('paused');
        return;
      }
      const { lines, sure } = foresee(seen(), seat, moves);
      course.foresee(sure);
      outbox.send(seat, { moves: lines }, sure.length === lines.length);
      tell();
    },
    undo: (count = 1, instead = []) => {
      const seat = viewer();
      if (seat === undefined || !table.canUndo) return;
      const before = course.knownAt(course.count - count);
      const { lines, sure } = before === undefined ? { lines: instead, sure: [] } : foresee(before, seat, instead);
      if (before !== undefined) course.foresee(sure, count);
      outbox.send(seat, { back: count, moves: lines }, before !== undefined && sure.length === lines.length);
      tell();
    },
    look: (seat) => {
      if (mine.includes(seat)) onLook(seat);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave: () => {
      outbox.close();
      listeners.clear();
    },
  };
  return {
    table,
    take: (news) => {
      const rows = course.take(news);
      if (rows === 'gap') return rows;
      disclose();
      if (isNew || rows.length > 1) void recall();
      isNew = false;
      tell();
      return rows;
    },
    news: () => course.news,
    heard: () => course.seq,
    tell,
    turnAround: () => {
      course.turnAround();
      isDisclosed = false;
      isNew = true;
    },
  };
}

function demandView(): never {
  throw new Error('a table is looked at after its first news');
}
