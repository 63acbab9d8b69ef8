/** Somebody at an online table, from the moment the link is opened: seats, game, presence, chat, clock. */

import { browserShelf } from '../table/library.ts';
import type { Table } from '../table/table.ts';
import { withBotNames, withNamesOf } from './bot-names.ts';
import { wholeNews } from './changed.ts';
import { type ChangedNews, type Client, isPassing, type News, Refusal, type RefusalCode, type TableView } from './client.ts';
import type { OnlineWords } from './online-words.ts';
import { inOrder, type Remark, remarkIn } from './remarks.ts';
import type { StreamSaid } from './sse.ts';
import { type Connection, type Listening, listen } from './stream.ts';
import { type OnlineTable, openOnlineTable } from './table.ts';
import { hearing, lastHeard, nothingSaid, recalling, type Talk } from './talk.ts';
import { isTrusted, keepTrust } from './trusted.ts';
import { type TableWishes, wishesOf } from './wishes.ts';

/** Everything at an online table that a table in the page does not have. */
export type OnlineExtras = TableWishes & {
  readonly info: TableView | undefined;
  readonly connection: Connection;
  /** Decisions of this page that the server has not answered yet. */
  readonly unsent: number;
  /** By seat: whether its person has the page open. */
  readonly here: readonly boolean[];
  readonly spectators: number;
  readonly news: News | undefined;
  readonly remarks: readonly Remark[];
  /** Asks for what was said before that; undefined if there is nothing. */
  readonly earlier: (() => void) | undefined;
  /** The last thing that was refused, until it is put away. */
  readonly notice: RefusalCode | undefined;
  /** By how many milliseconds the server's clock is ahead of this device's. */
  readonly clockAhead: number;
  /** Why the table cannot be shown at all. */
  readonly refused: RefusalCode | undefined;
  readonly dismiss: () => void;
};

export type Session = {
  readonly extras: OnlineExtras;
  /** Undefined before the game has begun. */
  readonly table: Table | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly leave: () => void;
};

/** The server tells its time to the second: clocks that are closer than this agree. */
const CLOCK_GRAIN = 2000;
/** Milliseconds before a table that did not answer is asked for again: at first, and at most. */
const [FIRST_WAIT, LONGEST_WAIT] = [500, 8000];

/** What is known of the table, and from where it is looked at. */
type Stay = {
  readonly client: Client;
  readonly id: string;
  readonly words: () => OnlineWords;
  readonly listeners: Set<() => void>;
  info: TableView | undefined;
  online: OnlineTable | undefined;
  stream: Listening | undefined;
  /** The seat that the stream was asked for. */
  looksFrom: string | undefined;
  /** The last news of this stream, as they were told. */
  told: News | undefined;
  /** Whether the server can tell what has changed; one of an earlier version cannot. */
  canDiffer: boolean;
  /** The seat that somebody with several has sat down on. */
  chosen: number | undefined;
  connection: Connection;
  here: readonly boolean[];
  spectators: number;
  /** What happened beside the moves. */
  remarks: readonly Remark[];
  talk: Talk;
  notice: RefusalCode | undefined;
  refused: RefusalCode | undefined;
  clockAhead: number;
  isLeft: boolean;
};

const arrive = (client: Client, id: string, words: () => OnlineWords): Stay => ({
  client,
  id,
  words,
  listeners: new Set(),
  info: undefined,
  online: undefined,
  stream: undefined,
  looksFrom: undefined,
  told: undefined,
  canDiffer: true,
  chosen: undefined,
  connection: 'connecting',
  here: [],
  spectators: 0,
  remarks: [],
  talk: nothingSaid,
  notice: undefined,
  refused: undefined,
  clockAhead: 0,
  isLeft: false,
});

/** `words`: those of the moment, for what the server calls by one language's names. */
export function openSession(client: Client, id: string, words: () => OnlineWords): Session {
  const visit = arrive(client, id, words);
  knock(visit, FIRST_WAIT);
  return {
    extras: extrasOf(visit),
    get table() {
      return visit.online?.news() === undefined ? undefined : visit.online.table;
    },
    subscribe: (listener) => {
      visit.listeners.add(listener);
      return () => visit.listeners.delete(listener);
    },
    leave: () => {
      visit.isLeft = true;
      visit.stream?.stop();
      visit.online?.table.leave();
      visit.listeners.clear();
    },
  };
}

function tell({ listeners }: Stay): void {
  for (const listener of listeners) listener();
}

/** The first look decides from which seat the stream is asked for. */
function knock(visit: Stay, wait: number): void {
  visit.client.table(visit.id).then(
    (found) => {
      if (visit.isLeft) return;
      takeInfo(visit, found);
      tell(visit);
    },
    (error: unknown) => {
      if (visit.isLeft) return;
      if (isPassing(error)) {
        visit.connection = 'lost';
        setTimeout(() => knock(visit, Math.min(wait * 2, LONGEST_WAIT)), wait);
      } else visit.refused = error instanceof Refusal ? error.code : 'fault';
      tell(visit);
    },
  );
}

/** Somebody with one seat looks from it; with several, whoever said so; everybody else from nowhere. */
function wishedSeat({ online, info, chosen }: Stay): string {
  const control = online?.news()?.control ?? [];
  const own = (info?.mine ?? []).filter((seat) => control[seat] !== 'resigned');
  if (own.length === 1) return String(own[0]);
  return chosen !== undefined && own.includes(chosen) ? String(chosen) : 'none';
}

function connect(visit: Stay): void {
  const { client, id, online } = visit;
  const from = wishedSeat(visit);
  if (from === visit.looksFrom && visit.stream !== undefined) return;
  if (visit.looksFrom !== undefined) online?.turnAround();
  visit.looksFrom = from;
  visit.told = undefined;
  visit.stream?.stop();
  visit.stream = listen({
    client,
    path: () =>
      `/tables/${id}/stream?seat=${from}${visit.canDiffer ? `&differences=1${chatQuery(visit)}${isUnseen() ? '&hidden=1' : ''}` : ''}`,
    isUnseen,
    since: online?.heard() ?? 0,
    onSaid: (said) => hear(visit, said),
    onConnection: (state) => {
      visit.connection = state;
      tell(visit);
    },
    onClock: (ahead) => {
      visit.clockAhead = Math.abs(ahead) > CLOCK_GRAIN ? ahead : 0;
    },
    onRefused: (code) => {
      if (code === 'bad-request' && visit.canDiffer) return connectPlainly(visit);
      visit.refused = code;
      visit.notice = code; // where the table is shown already, it stays, and must not look as if it would go on
      tell(visit);
    },
  });
}

function connectPlainly(visit: Stay): void {
  visit.canDiffer = false;
  visit.stream = undefined;
  connect(visit);
}

/** Where to go on with what is said. */
/** Open behind another page, or on a screen that is off: then the server wakes whoever it is. */
const isUnseen = (): boolean => typeof document !== 'undefined' && document.hidden;

function chatQuery({ talk }: Stay): string {
  const last = lastHeard(talk);
  return last === undefined ? '' : `&chat=${last}`;
}

async function recallTalk(visit: Stay): Promise<void> {
  const [first] = visit.talk.lines;
  const page = first && (await visit.client.saidBefore(visit.id, first.n).catch(() => undefined)); // then it can be asked for again
  if (page === undefined || visit.isLeft || visit.talk.lines[0] !== first) return;
  visit.talk = recalling(visit.talk, page);
  tell(visit);
}

function hear(visit: Stay, { event, data }: StreamSaid): void {
  if (event === 'table') takeInfo(visit, JSON.parse(data));
  else if (event === 'news') takeNews(visit, JSON.parse(data));
  else if (event === 'chat') visit.talk = hearing(visit.talk, JSON.parse(data));
  else if (event === 'presence') ({ here: visit.here = [], spectators: visit.spectators } = JSON.parse(data));
  tell(visit);
}

function takeInfo(visit: Stay, fresh: TableView): void {
  // An answer may come later than the news that overtook it.
  if (visit.info !== undefined && visit.info.status !== 'open' && fresh.status === 'open') return;
  visit.info = withBotNames(fresh, visit.words());
  connect(visit);
}

/** The table itself. What of it is on its way is told by nobody else. */
function seated(visit: Stay, info: TableView): OnlineTable {
  const online = openOnlineTable({
    client: visit.client,
    info,
    onRefused: (code) => note(visit, code),
    isTrusted: isTrusted(browserShelf(), visit.id),
    onTrust: () => keepTrust(browserShelf(), visit.id),
    onLook: (seat) => {
      visit.chosen = seat;
      connect(visit);
    },
  });
  online.table.subscribe(() => tell(visit));
  return online;
}

function takeNews(visit: Stay, told: News | ChangedNews): void {
  const { info } = visit;
  const news = wholeNews(visit.told, told);
  visit.told = news;
  if (info === undefined) return;
  if (news === undefined) {
    visit.stream?.again(visit.online?.heard() ?? 0);
    return;
  }
  visit.online ??= seated(visit, info);
  const rows = visit.online.take(withNamesOf(news, info));
  if (rows === 'gap') {
    visit.stream?.again(visit.online.heard());
    return;
  }
  visit.remarks = [...visit.remarks, ...rows.flatMap((row) => remarkIn(row) ?? [])];
  if (rows.some(({ kind }) => kind === 'resign')) connect(visit);
}

function note(visit: Stay, code: RefusalCode): void {
  visit.notice = code;
  const isBehind = code === 'moved-on' || code === 'illegal-move' || code === 'not-your-turn';
  if (isBehind) visit.stream?.again(visit.online?.heard() ?? 0);
  tell(visit);
}

const wishesIn = (visit: Stay): TableWishes =>
  wishesOf({
    client: visit.client,
    id: visit.id,
    seat: () => visit.online?.table.viewer ?? visit.info?.mine[0],
    onRefused: (code) => note(visit, code),
    onReseat: () => {
      visit.notice = undefined;
    },
    onReseated: (info) => {
      if (info !== undefined) takeInfo(visit, info);
      tell(visit);
    },
  });

const extrasOf = (visit: Stay): OnlineExtras => ({
  ...wishesIn(visit),
  get info() {
    return visit.info;
  },
  get connection() {
    return visit.connection;
  },
  get here() {
    return visit.here;
  },
  get unsent() {
    return visit.online?.unsent() ?? 0;
  },
  get spectators() {
    return visit.spectators;
  },
  get news() {
    return visit.online?.news();
  },
  get remarks() {
    return inOrder(visit.remarks, visit.talk.lines);
  },
  get earlier() {
    return visit.talk.hasMore ? () => void recallTalk(visit) : undefined;
  },
  get notice() {
    return visit.notice;
  },
  get clockAhead() {
    return visit.clockAhead;
  },
  get refused() {
    return visit.refused;
  },
  dismiss: () => {
    visit.notice = undefined;
    tell(visit);
  },
});
