/** Somebody at an online table, from the moment the link is opened: seats, game, presence, chat, clock. */

import type { Table } from '../table/table.ts';
import { withBotNames, withNamesOf } from './bot-names.ts';
import { type Client, isPassing, type News, type NewsRow, Refusal, type RefusalCode, type TableView } from './client.ts';
import type { OnlineWords } from './online-words.ts';
import type { Said } from './sse.ts';
import { type Connection, type Listening, listen } from './stream.ts';
import { type OnlineTable, openOnlineTable } from './table.ts';

type ChatLine = {
  readonly seq: number;
  readonly at: number;
  readonly seat: number | undefined;
  readonly name: string;
  readonly text: string;
};
/** What happened beside the moves: somebody resigned, was away, came back, wants a pause. */
type Incident = { readonly seq: number; readonly at: number; readonly kind: NewsRow['kind']; readonly seat: number | undefined };
export type Remark = ChatLine | Incident;

/** Everything at an online table that a table in the page does not have. */
export type OnlineExtras = {
  readonly info: TableView | undefined;
  readonly connection: Connection;
  /** By seat: whether its person has the page open. */
  readonly here: readonly boolean[];
  readonly spectators: number;
  readonly news: News | undefined;
  readonly remarks: readonly Remark[];
  /** The last thing that was refused, until it is put away. */
  readonly notice: RefusalCode | undefined;
  /** By how many milliseconds the server's clock is ahead of this device's. */
  readonly clockAhead: number;
  /** Why the table cannot be shown at all. */
  readonly refused: RefusalCode | undefined;
  readonly dismiss: () => void;
  readonly say: (text: string) => Promise<boolean>;
  readonly resign: () => void;
  readonly back: () => void;
  readonly pause: (agree: boolean) => void;
  /** The table where it goes on. */
  readonly rematch: () => Promise<string | undefined>;
  /** Under another name than so far, if one is given. */
  readonly sit: (seat: number, name?: string) => void;
  readonly stand: (seat: number) => void;
  readonly setBot: (seat: number, level: string) => void;
  readonly start: (level: string) => void;
  readonly close: () => void;
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

const BESIDE: ReadonlySet<NewsRow['kind']> = new Set(['resign', 'absent', 'back', 'agree', 'disagree']);

/** `words`: those of the moment, for what the server calls by one language's names. */
export function openSession(client: Client, id: string, words: () => OnlineWords): Session {
  const listeners = new Set<() => void>();
  let info: TableView | undefined;
  let online: OnlineTable | undefined;
  let stream: Listening | undefined;
  let looksFrom: string | undefined;
  let chosen: number | undefined;
  let connection: Connection = 'connecting';
  let here: readonly boolean[] = [];
  let spectators = 0;
  let remarks: readonly Remark[] = [];
  let notice: RefusalCode | undefined;
  let refused: RefusalCode | undefined;
  let clockAhead = 0;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const note = (code: RefusalCode): void => {
    notice = code;
    if (code === 'moved-on' || code === 'illegal-move' || code === 'not-your-turn') stream?.again(online?.heard() ?? 0);
    tell();
  };
  /** Somebody with one seat looks from it; with several, whoever said so; everybody else from nowhere. */
  const wish = (): string => {
    const control = online?.news()?.control ?? [];
    const own = (info?.mine ?? []).filter((seat) => control[seat] !== 'resigned');
    if (own.length === 1) return String(own[0]);
    return chosen !== undefined && own.includes(chosen) ? String(chosen) : 'none';
  };
  const connect = (): void => {
    const from = wish();
    if (from === looksFrom && stream !== undefined) return;
    if (looksFrom !== undefined) online?.turnAround();
    looksFrom = from;
    stream?.stop();
    stream = listen({
      client,
      path: `/tables/${id}/stream?seat=${from}`,
      since: online?.heard() ?? 0,
      onSaid: hear,
      onConnection: (state) => {
        connection = state;
        tell();
      },
      onClock: (ahead) => {
        clockAhead = Math.abs(ahead) > CLOCK_GRAIN ? ahead : 0;
      },
      onRefused: (code) => {
        refused = code;
        notice = code; // where the table is shown already, it stays, and must not look as if it would go on
        tell();
      },
    });
  };
  const takeInfo = (fresh: TableView): void => {
    // An answer may come later than the news that overtook it.
    if (info !== undefined && info.status !== 'open' && fresh.status === 'open') return;
    info = withBotNames(fresh, words());
    connect();
  };
  const takeNews = (news: News): void => {
    if (info === undefined) return;
    online ??= openOnlineTable({
      client,
      info,
      onRefused: note,
      onLook: (seat) => {
        chosen = seat;
        connect();
      },
    });
    const rows = online.take(withNamesOf(news, info));
    if (rows === 'gap') {
      stream?.again(online.heard());
      return;
    }
    remarks = [...remarks, ...rows.flatMap((row) => remarkIn(row) ?? [])];
    if (rows.some(({ kind }) => kind === 'resign')) connect();
  };
  function hear({ event, data }: Said): void {
    if (event === 'table') takeInfo(JSON.parse(data));
    else if (event === 'news') takeNews(JSON.parse(data));
    else if (event === 'presence') ({ here, spectators } = JSON.parse(data));
    tell();
  }
  /** Tries; what is refused is noted, and shown. */
  const attempt = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await act();
    } catch (error) {
      note(error instanceof Refusal ? error.code : 'fault');
      return undefined;
    }
  };
  const forSeat = (act: (seat: number) => Promise<unknown>): void => {
    const seat = online?.table.viewer ?? info?.mine[0];
    if (seat !== undefined) void attempt(() => act(seat));
  };
  const reseat = (act: () => Promise<TableView>): void => {
    notice = undefined;
    void attempt(act).then((fresh) => {
      if (fresh !== undefined) takeInfo(fresh);
      tell();
    });
  };

  const extras: OnlineExtras = {
    get info() {
      return info;
    },
    get connection() {
      return connection;
    },
    get here() {
      return here;
    },
    get spectators() {
      return spectators;
    },
    get news() {
      return online?.news();
    },
    get remarks() {
      return remarks;
    },
    get notice() {
      return notice;
    },
    get clockAhead() {
      return clockAhead;
    },
    get refused() {
      return refused;
    },
    dismiss: () => {
      notice = undefined;
      tell();
    },
    say: async (text) => (await attempt(async () => client.chat(id, text).then(() => true))) ?? false,
    resign: () => forSeat((seat) => client.resign(id, seat)),
    back: () => forSeat((seat) => client.back(id, seat)),
    pause: (agree) => forSeat((seat) => client.pause(id, seat, agree)),
    rematch: async () => (await attempt(() => client.rematch(id)))?.id,
    sit: (seat, name) =>
      reseat(async () => {
        if (name !== undefined) await client.rename(name);
        return client.sit(id, seat);
      }),
    stand: (seat) => reseat(() => client.stand(id, seat)),
    setBot: (seat, level) => reseat(() => client.setBot(id, seat, level)),
    start: (level) => reseat(() => client.start(id, level)),
    close: () => void attempt(() => client.close(id)),
  };
  /** The first look decides from which seat the stream is asked for. */
  const begin = (wait: number): void => {
    client.table(id).then(
      (found) => {
        if (isLeft) return;
        takeInfo(found);
        tell();
      },
      (error: unknown) => {
        if (isLeft) return;
        if (isPassing(error)) {
          connection = 'lost';
          setTimeout(() => begin(Math.min(wait * 2, 8000)), wait);
        } else refused = error instanceof Refusal ? error.code : 'fault';
        tell();
      },
    );
  };
  let isLeft = false;
  begin(500);
  return {
    extras,
    get table() {
      return online?.news() === undefined ? undefined : online.table;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave: () => {
      isLeft = true;
      stream?.stop();
      online?.table.leave();
      listeners.clear();
    },
  };
}

function remarkIn({ seq, at, kind, seat, name, text }: NewsRow): Remark | undefined {
  if (kind === 'chat') return { seq, at, seat, name: name ?? '', text: text ?? '' };
  return BESIDE.has(kind) ? { seq, at, kind, seat } : undefined;
}
