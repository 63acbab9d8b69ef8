/** A table elsewhere: the server plays, and the page knows only what its seat may know. */
import { history, IllegalMove, type Move, type View } from '@elbowroom/rules';
import { opponentFrom } from '../opponents/chosen.ts';
import type { Aside, Chair, Sitter, Table } from '../table/table.ts';
import { canTakeBack } from '../table/undo.ts';
import type { Client, News, NewsRow, RefusalCode, TableView } from './client.ts';
import { coloursAt } from './colours.ts';
import { type Course, openCourse } from './course.ts';
import { setupOf, wholeGame } from './fairness.ts';
import { foresee } from './foresight.ts';
import { onlineWords } from './online-words.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { type Incident, incidentIn, withIncident } from './remarks.ts';

export type OnlineTable = {
  readonly table: Table;
  /** `gap`: rows are missing before these. The fresh ones otherwise. */
  readonly take: (news: News) => readonly NewsRow[] | 'gap';
  readonly news: () => News | undefined;
  /** The last row that was heard. */
  readonly heard: () => number;
  readonly tell: () => void;
  /** Decisions on their way. */
  readonly unsent: () => number;
  /** Another seat will look: what this one could see is forgotten. */
  readonly turnAround: () => void;
};

export type OnlineTableOptions = {
  readonly client: Client;
  readonly info: TableView;
  /** Somebody at this screen sits down to look. */
  readonly onLook: (seat: number) => void;
  readonly onRefused: (code: RefusalCode) => void;
  /** Whether those at this screen have waved the covering sheet away, and what is to be done when they do. */
  readonly isTrusted?: boolean;
  readonly onTrust?: () => void;
};

function chairsOf({ seats, mine }: Pick<TableView, 'seats' | 'mine'>): Chair[] {
  const colours = coloursAt(seats);
  return seats.map(({ name, bot }, seat) => {
    const sitter: Sitter = mine.includes(seat) ? 'person' : (opponentFrom(bot) ?? 'remote');
    return { name: name ?? '', colour: colours[seat] ?? 'blue', sitter };
  });
}

/** What a table elsewhere is made of here. */
type OnlineWorks = {
  readonly options: OnlineTableOptions;
  readonly course: Course;
  readonly outbox: Outbox;
  readonly listeners: Set<() => void>;
  /** Whether the seed was told, and with it every moment. */
  isDisclosed: boolean;
  /** Whether no news have been taken yet. */
  isNew: boolean;
  record: Table['record'];
  incidents: readonly Incident[];
  /** Whether the next of several people at this screen has to say so first: only where there is something to hide. */
  isCovered: boolean;
};

const viewerOf = ({ course }: Pick<OnlineWorks, 'course'>): number | undefined => course.news?.view.viewer;

const seenBy = ({ course }: Pick<OnlineWorks, 'course'>): View => course.view ?? demandView();

function tell({ listeners }: Pick<OnlineWorks, 'listeners'>): void {
  for (const listener of listeners) listener();
}

/** It can be shown once the first news are taken. */
export function openOnlineTable(options: OnlineTableOptions): OnlineTable {
  const works = assemble(options);
  const { course } = works;
  return {
    table: tableOf(works),
    take: (news) => {
      const rows = course.take(news);
      if (rows === 'gap') return rows;
      works.incidents = rows.flatMap((row) => incidentIn(row) ?? []).reduce(withIncident, works.incidents);
      disclose(works);
      if (works.isNew || rows.length > 1) void recall(works);
      works.isNew = false;
      turnToNext(works);
      tell(works);
      return rows;
    },
    news: () => course.news,
    heard: () => course.seq,
    tell: () => tell(works),
    unsent: () => works.outbox.unsent(),
    turnAround: () => {
      course.turnAround();
      works.isDisclosed = false;
      works.isNew = true;
    },
  };
}

function assemble(options: OnlineTableOptions): OnlineWorks {
  const { client, info, onRefused } = options;
  const course = openCourse();
  const listeners = new Set<() => void>();
  const outbox = openOutbox({
    client,
    id: info.id,
    after: () => course.after,
    onSent: () => tell({ listeners }),
    onRefused: (code) => {
      course.forgetForesight();
      onRefused(code);
      tell({ listeners });
    },
  });
  const isCovered = info.options.openPurses !== true && options.isTrusted !== true;
  return { options, course, outbox, listeners, isDisclosed: false, isNew: true, record: undefined, incidents: [], isCovered };
}

/** At the end the seed is told: from then on every moment can be looked at as it was. */
function disclose(works: OnlineWorks): void {
  const { course, options } = works;
  const { seed } = course.news ?? {};
  if (seed === undefined || works.isDisclosed) return;
  works.isDisclosed = true;
  try {
    const lines = course.steps.map(({ move }) => move);
    const { start, steps } = history(setupOf(options.info, seed), wholeGame(options.info, lines));
    const own = [start, ...steps].slice(steps.length - lines.length);
    course.disclose(own.map((moment) => moment.view(viewerOf(works))));
  } catch {
    // The game is kept as it was told; “check this game” says what is wrong with it.
  }
}

/** The way from the own last turn to now, where this page was not there to see it: “watch again” shows it. */
async function recall(works: OnlineWorks): Promise<void> {
  const { course, options } = works;
  const looker = viewerOf(works);
  const since = course.unseenSince(looker);
  if (since === undefined || works.isDisclosed) return;
  const views = await options.client.views(options.info.id, looker, since, course.seq).catch(() => []); // then there is less to watch
  if (looker !== viewerOf(works)) return;
  course.recall(views);
  tell(works);
}

/** Somebody else at this screen than the one who looks must decide. */
function nextHere(works: OnlineWorks): number | undefined {
  const { course, options } = works;
  const seat = course.view?.toDecide;
  const isElsewhere = seat !== undefined && seat !== viewerOf(works) && options.info.mine.includes(seat);
  return isElsewhere && course.news?.control[seat] === 'person' ? seat : undefined;
}

/** Where nothing is hidden, whoever must decide at this screen looks; not before the server knows so too. */
function turnToNext(works: OnlineWorks): void {
  const seat = works.isCovered || works.course.isAhead ? undefined : nextHere(works);
  if (seat !== undefined) works.options.onLook(seat);
}

function canUndo(works: OnlineWorks): boolean {
  const { course, options, outbox } = works;
  const viewer = viewerOf(works);
  if (!options.info.options.undo || viewer === undefined || outbox.isOpen(course.seq)) return false;
  return course.isAhead ? canTakeBack(course.steps, viewer) : (course.news?.undo ?? 0) > 0;
}

const asidesOf = ({ course, incidents, options }: OnlineWorks): Aside[] =>
  incidents.map(({ seq, seat, kind }) => ({
    id: seq,
    after: course.countBefore(seq),
    seat,
    isPassing: kind !== 'agree' && kind !== 'rematch',
    says: (language) => onlineWords[language].incidents[kind](seat === undefined ? '' : (options.info.seats[seat]?.name ?? '')),
  }));

function recordOf(works: OnlineWorks): Table['record'] {
  const { course, options } = works;
  const { seed } = course.news ?? {};
  if (seed === undefined) return works.record;
  const lines = course.steps.map(({ move }) => move);
  works.record ??= { setup: setupOf(options.info, seed), moves: wholeGame(options.info, lines) };
  return works.record;
}

function play(works: OnlineWorks, moves: readonly (Move | string)[]): void {
  const { course, options, outbox } = works;
  const seat = viewerOf(works);
  if (moves.length === 0 || outbox.isOpen(course.seq)) return;
  if (seat === undefined || seenBy(works).toDecide !== seat || course.news?.control[seat] === 'resigned')
    throw new IllegalMove('not-listed', 'CORE-TURN-1', 'It is not your turn.');
  if (course.news?.paused === true) {
    options.onRefused('paused');
    return;
  }
  const { lines, sure } = foresee(seenBy(works), seat, moves);
  course.foresee(sure);
  outbox.send(seat, { moves: lines }, sure.length === lines.length);
  tell(works);
}

function undo(works: OnlineWorks, count: number, instead: readonly string[]): void {
  const { course, outbox } = works;
  const seat = viewerOf(works);
  if (seat === undefined || !canUndo(works)) return;
  const before = course.knownAt(course.count - count);
  const { lines, sure } = before === undefined ? { lines: instead, sure: [] } : foresee(before, seat, instead);
  if (before !== undefined) course.foresee(sure, count);
  outbox.send(seat, { back: count, moves: lines }, before !== undefined && sure.length === lines.length);
  tell(works);
}

type OnlineDeeds = Pick<Table, 'play' | 'undo' | 'look' | 'uncover' | 'subscribe' | 'leave'>;

const deedsOf = (works: OnlineWorks): OnlineDeeds => ({
  play: (moves) => play(works, moves),
  undo: (count = 1, instead = []) => undo(works, count, instead),
  look: (seat) => {
    if (works.options.info.mine.includes(seat)) works.options.onLook(seat);
  },
  uncover: () => {
    works.isCovered = false;
    works.options.onTrust?.();
    turnToNext(works);
    tell(works);
  },
  subscribe: (listener) => {
    works.listeners.add(listener);
    return () => works.listeners.delete(listener);
  },
  leave: () => {
    works.outbox.close();
    works.listeners.clear();
  },
});

function tableOf(works: OnlineWorks): Table {
  const { course, options } = works;
  return {
    id: options.info.id,
    reviewer: {
      ask: () => options.client.askReview(options.info.id),
      look: (since) => options.client.review(options.info.id, since),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    },
    chairs: chairsOf(options.info),
    parent: options.info.parent,
    get viewer() {
      return viewerOf(works);
    },
    get waitsFor() {
      return works.isCovered ? nextHere(works) : undefined;
    },
    get seq() {
      return course.count;
    },
    get steps() {
      return course.steps;
    },
    get view() {
      return seenBy(works);
    },
    viewAt: (count) => course.viewAt(count) ?? seenBy(works),
    recalls: (count) => course.knownAt(count) !== undefined,
    get asides() {
      return asidesOf(works);
    },
    get canUndo() {
      return canUndo(works);
    },
    get record() {
      return recordOf(works);
    },
    trouble: undefined,
    ...deedsOf(works),
  };
}

function demandView(): never {
  throw new Error('a table is looked at after its first news');
}
