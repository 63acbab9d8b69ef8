/** One file beside the server. It is read here and written in a thread; whatever arrives during one commit shares the next. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { type ChatColumns, type GameColumns, gameFrom, lineFrom, type RowColumns, rowFrom, type SeatColumns } from './columns.ts';
import { sqliteDesk } from './desk.ts';
import { gather } from './gather.ts';
import { NO_NOTICES } from './notices.ts';
import { peopleOn } from './people/people.ts';
import { reviewsOn } from './review-store.ts';
import { clubTableReads } from './sqlite-clubs.ts';
import { undamaged } from './sqlite-damage.ts';
import { dayReads } from './sqlite-days.ts';
import { migrate, openFile, statementsOn } from './sqlite-file.ts';
import { hold } from './sqlite-hold.ts';
import { noticeReads, noticesBy } from './sqlite-notices.ts';
import { ratingReads } from './sqlite-ratings.ts';
import { watchReads } from './sqlite-watch.ts';
import type { Begin, Call, Done } from './sqlite-worker.ts';
import type { Writes } from './sqlite-writes.ts';
import type { Game, Store } from './store.ts';

/** However often it is asked, the disk is tried no more often than this. */
const PROBE_MS = 1000;

type Result<K extends keyof Writes> = Promise<ReturnType<Writes[K]>>;

interface Writer {
  readonly call: <K extends keyof Writes>(name: K, ...values: Parameters<Writes[K]>) => Result<K>;
  readonly close: () => Promise<void>;
}

export interface SqliteTerms {
  /** The thread that writes has ended, and nothing can be written any more. */
  readonly onDeath?: (fault: Error) => void;
  /** Of 4 kB: then the file is full. */
  readonly mostPages?: number;
}

function startWriter(file: string, { onDeath, mostPages }: SqliteTerms): Writer {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file, mostPages } satisfies Begin });
  const waiting: { readonly resolve: (done: Done[]) => void; readonly reject: (error: Error) => void }[] = [];
  let fault: Error | undefined;
  let isClosing = false;
  worker.on('message', (words: string) => waiting.shift()?.resolve(JSON.parse(words)));
  worker.on('error', (error) => {
    fault = error instanceof Error ? error : new Error(String(error));
  });
  // Comes after the error, and without one if the thread just went.
  worker.on('exit', (code) => {
    fault ??= new Error(`the thread that writes ended with ${code}`);
    for (const { reject } of waiting.splice(0)) reject(fault);
    if (!isClosing) onDeath?.(fault);
  });
  const post = (calls: readonly Call[]): Promise<Done[]> =>
    new Promise((resolve, reject) => {
      if (fault !== undefined) return reject(fault);
      waiting.push({ resolve, reject });
      worker.postMessage(JSON.stringify(calls));
    });
  // One thread does them in their order, so even what touches the same game may share a commit.
  const written = gather<Call, Done>(() => undefined, post, { lanes: 1, most: 1000 });
  return {
    async call<K extends keyof Writes>(name: K, ...values: Parameters<Writes[K]>): Result<K> {
      const { result, fault: failed, errcode } = await written({ name, values });
      if (failed !== undefined) throw Object.assign(new Error(failed), { errcode });
      return result as ReturnType<Writes[K]>;
    },
    async close() {
      isClosing = true;
      await post([]).catch(() => {});
      await worker.terminate();
    },
  };
}

/** Throws `NoStart` if another process has the file, or it is damaged. */
export function openSqlite(file: string, terms: SqliteTerms = {}): Store {
  mkdirSync(dirname(file), { recursive: true });
  const { release } = hold(file);
  try {
    const db = undamaged(file, () => openFile(file));
    migrate(db);
    return sqliteStore(db, startWriter(file, terms), release);
  } catch (error) {
    release();
    throw error;
  }
}

function sqliteStore(db: DatabaseSync, writer: Writer, release: () => void): Store {
  const now = onlyForward();
  const desk = sqliteDesk(statementsOn(db), (...steps) => writer.call('steps', steps));
  return {
    now,
    isShared: false,
    ...writesBy(writer, now),
    ...readsOn(statementsOn(db)),
    ...dayReads(statementsOn(db)),
    ...watchReads(statementsOn(db)),
    ...clubTableReads(statementsOn(db)),
    ...ratingReads(statementsOn(db)),
    ...noticeReads(statementsOn(db)),
    ...peopleOn(desk, now),
    ...reviewsOn(desk, now),
    async tell() {},
    onNews() {},
    ready: probing(writer),
    async close() {
      await writer.close();
      db.close();
      release();
    },
  };
}

/** What this machine believed when the file was opened, and the time since: its clock may be set meanwhile. */
function onlyForward(): () => number {
  const ahead = Date.now() - performance.now();
  return () => Math.floor(performance.now() + ahead);
}

type Written = Exclude<keyof Writes, 'probe' | 'steps'>;

function writesBy({ call }: Writer, now: () => number): Pick<Store, Written> {
  return {
    dropGuests: (...values) => call('dropGuests', ...values),
    addGame: (...values) => call('addGame', ...values),
    reseat: (...values) => call('reseat', ...values),
    start: (game, setup, started, duty, notices = NO_NOTICES) => call('start', game, setup, started, duty, notices),
    shut: (...values) => call('shut', ...values),
    dropGame: (...values) => call('dropGame', ...values),
    claimDuties: (lease, most) => call('claimDuties', lease, most, now()),
    keepDuties: (lease, games) => call('keepDuties', lease, games, now()),
    append: (append) => call('append', append, now()),
    addChat: (game, line, kept) => call('addChat', game, line, kept, now()),
    addDayResult: (result) => call('addDayResult', result, now()),
    dropDays: (before) => call('dropDays', before),
    ...noticesBy(call, now),
    countRated: (counting) => call('countRated', counting),
  };
}

type Read =
  | 'unknownSecrets'
  | 'game'
  | 'gameByCode'
  | 'openGames'
  | 'staleGames'
  | 'fullTables'
  | 'openTablesOf'
  | 'oldGames'
  | 'gamesOf'
  | 'rowsSince'
  | 'chat';

/** By this secret somebody is known who may come in. */
const KNOWN = 'SELECT 1 FROM devices d JOIN guests g ON g.id = d.guest WHERE d.secret = ? AND g.banned = 0';

function readsOn({ all, one }: ReturnType<typeof statementsOn>): Pick<Store, Read> {
  const withSeats = (games: readonly GameColumns[]): Game[] =>
    games.map((game) => gameFrom(game, all<SeatColumns>('SELECT * FROM seats WHERE game = ?', game.id)));
  return {
    async unknownSecrets(secretHashes) {
      return secretHashes.filter((secret) => one(KNOWN, secret) === undefined);
    },
    async game(id) {
      return withSeats(all<GameColumns>('SELECT * FROM games WHERE id = ?', id))[0];
    },
    async gameByCode(code) {
      return one<{ id: string }>('SELECT id FROM games WHERE code = ?', code)?.id;
    },
    async openGames(most) {
      return withSeats(all<GameColumns>("SELECT * FROM games WHERE status = 'open' AND private = 0 ORDER BY made DESC LIMIT ?", most));
    },
    async staleGames(before, most) {
      const sql = "SELECT id FROM games WHERE status = 'open' AND made < ? ORDER BY made LIMIT ?";
      return all<{ id: string }>(sql, before, most).map(({ id }) => id);
    },
    async fullTables(most) {
      const sql = `SELECT id FROM games WHERE status = 'open'
        AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.game = games.id AND s.guest IS NULL AND s.bot IS NULL) ORDER BY made LIMIT ?`;
      return all<{ id: string }>(sql, most).map(({ id }) => id);
    },
    async openTablesOf(guest) {
      return one<{ count: number }>("SELECT count(*) AS count FROM games WHERE host = ? AND status = 'open'", guest)?.count ?? 0;
    },
    async oldGames(status, before, most) {
      const sql = `SELECT id FROM games WHERE status = '${status}' AND made < ?
        AND coalesce((SELECT at FROM log WHERE game = games.id ORDER BY seq DESC LIMIT 1), 0) < ? ORDER BY made LIMIT ?`;
      return all<{ id: string }>(sql, before, before, most).map(({ id }) => id);
    },
    async gamesOf(guest, most) {
      const sql = `SELECT games.* FROM seats own JOIN games ON games.id = own.game WHERE own.guest = ?1 AND status <> 'closed'
        AND own.seat = (SELECT min(seat) FROM seats s WHERE s.game = own.game AND s.guest || '' = ?1) ORDER BY own.made DESC LIMIT ?2`;
      return withSeats(all<GameColumns>(sql, guest, most));
    },
    async rowsSince(game, seq, most = -1) {
      const sql = 'SELECT seq, at, kind, seat, body FROM log WHERE game = ? AND seq > ? ORDER BY seq LIMIT ?';
      return all<RowColumns>(sql, game, seq, most).map(rowFrom);
    },
    async chat(game, { after = 0, before = Number.MAX_SAFE_INTEGER, most }) {
      const sql = 'SELECT n, at, seat, guest, name, text FROM chat WHERE game = ? AND n > ? AND n < ? ORDER BY n DESC LIMIT ?';
      return all<ChatColumns>(sql, game, after, before, most).map(lineFrom).reverse();
    },
  };
}

/** Whether the disk takes what is written. */
function probing({ call }: Writer): Store['ready'] {
  let probe: { readonly at: number; readonly done: Promise<void> } = { at: Number.NEGATIVE_INFINITY, done: Promise.resolve() };
  return async () => {
    const now = performance.now();
    if (now - probe.at > PROBE_MS) probe = { at: now, done: call('probe') };
    await probe.done;
  };
}
