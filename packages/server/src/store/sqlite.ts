/** One file beside the server. Every commit is synced to disk; appends that arrive during one commit share the next. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type GameColumns, gameFrom, type RowColumns, rowFrom, type SeatColumns } from './columns.ts';
import { gather } from './gather.ts';
import { migrations } from './migrations.ts';
import type { Append, Duty, Game, Guest, Seat, Store } from './store.ts';

export function openSqlite(file: string): Store {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;');
  migrate(db);
  return sqliteStore(db);
}

function migrate(db: DatabaseSync): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > migrations.length) throw new Error('the database was written by a later version of Elbowroom');
  for (let next = version; next < migrations.length; next++) {
    inTransaction(db, () => {
      db.exec(migrations[next] as string);
      db.exec(`PRAGMA user_version = ${next + 1}`);
    });
  }
}

function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function sqliteStore(db: DatabaseSync): Store {
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepared = (sql: string) => {
    const known = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  const run = (sql: string, ...values: SQLInputValue[]): boolean => prepared(sql).run(...values).changes > 0;
  const one = <T>(sql: string, ...values: SQLInputValue[]): T | undefined => prepared(sql).get(...values) as T | undefined;
  const all = <T>(sql: string, ...values: SQLInputValue[]): T[] => prepared(sql).all(...values) as T[];

  const withSeats = (games: readonly GameColumns[]): Game[] =>
    games.map((game) => gameFrom(game, all<SeatColumns>('SELECT * FROM seats WHERE game = ?', game.id)));

  const setDuty = (game: string, duty: Duty | 'keep' | 'none'): void => {
    if (duty === 'none') run('DELETE FROM duties WHERE game = ?', game);
    else if (duty !== 'keep')
      run(
        'INSERT OR REPLACE INTO duties (game, due, holder, until) VALUES (?, ?, ?, ?)',
        game,
        duty.due,
        duty.holder ?? null,
        duty.until ?? 0,
      );
  };

  const write = ({ game, after, rows, duty, isOver }: Append): boolean => {
    if (!run('UPDATE games SET seq = ? WHERE id = ? AND seq = ?', after + rows.length, game, after)) return false;
    for (const { seq, at, kind, seat, body } of rows)
      run('INSERT INTO log (game, seq, at, kind, seat, body) VALUES (?, ?, ?, ?, ?, ?)', game, seq, at, kind, seat ?? null, body);
    if (isOver) run("UPDATE games SET status = 'finished' WHERE id = ?", game);
    setDuty(game, duty);
    return true;
  };

  /** A fault in one append must not cost the others that share its commit: then each is written by itself. */
  const writeAll = (batch: readonly Append[]): boolean[] | Promise<boolean[]> => {
    try {
      return inTransaction(db, () => batch.map(write));
    } catch (error) {
      if (batch.length === 1) throw error;
      return Promise.all(batch.map(async (append) => inTransaction(db, () => write(append))));
    }
  };

  return {
    isShared: false,
    async addGuest({ id, name }: Guest, secretHash, now) {
      run('INSERT INTO guests (id, secret, name, made) VALUES (?, ?, ?, ?)', id, secretHash, name, now);
    },
    async guestBySecret(secretHash) {
      const found = one<{ id: string; name: string }>('SELECT id, name FROM guests WHERE secret = ?', secretHash);
      return found && { ...found };
    },
    async renameGuest(id, name) {
      run('UPDATE guests SET name = ? WHERE id = ?', name, id);
    },
    async addLink(codeHash, guest, until) {
      inTransaction(db, () => {
        run('DELETE FROM links WHERE guest = ?', guest);
        run('INSERT INTO links (code, guest, until) VALUES (?, ?, ?)', codeHash, guest, until);
      });
    },
    async useLink(codeHash, secretHash, now) {
      return inTransaction(db, () => {
        const link = one<{ guest: string }>('DELETE FROM links WHERE code = ? AND until > ? RETURNING guest', codeHash, now);
        if (link === undefined) return undefined;
        const guest = one<{ id: string; name: string }>(
          'UPDATE guests SET secret = ? WHERE id = ? RETURNING id, name',
          secretHash,
          link.guest,
        );
        return guest && { ...guest };
      });
    },
    async addGame(game) {
      const { id, code, host, isPrivate, status, options, seed, rules, made, seats } = game;
      inTransaction(db, () => {
        run(
          'INSERT INTO games (id, code, host, private, status, options, seed, rules, made) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
          ...[id, code, host, isPrivate ? 1 : 0, status, JSON.stringify(options), seed, rules, made],
        );
        seats.forEach(({ guest, bot, name }, seat) => {
          run(
            'INSERT INTO seats (game, seat, guest, bot, name) VALUES (?, ?, ?, ?, ?)',
            id,
            seat,
            guest ?? null,
            bot ?? null,
            name ?? null,
          );
        });
      });
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
    async gamesOf(guest, most) {
      const sql =
        "SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE guest = ?) AND status <> 'closed' ORDER BY made DESC LIMIT ?";
      return withSeats(all<GameColumns>(sql, guest, most));
    },
    async reseat(game, seat, from: Seat, to: Seat) {
      return run(
        `UPDATE seats SET guest = ?, bot = ?, name = ? WHERE game = ? AND seat = ? AND guest IS ? AND bot IS ?
         AND EXISTS (SELECT 1 FROM games WHERE id = ? AND status = 'open')`,
        ...[to.guest ?? null, to.bot ?? null, to.name ?? null, game, seat, from.guest ?? null, from.bot ?? null, game],
      );
    },
    async start(game, setup, now, duty) {
      return inTransaction(db, () => {
        const isFirst = run(
          "UPDATE games SET status = 'running', setup = ?, started = ? WHERE id = ? AND status = 'open'",
          JSON.stringify(setup),
          now,
          game,
        );
        if (isFirst) setDuty(game, duty);
        return isFirst;
      });
    },
    async shut(game) {
      return run("UPDATE games SET status = 'closed' WHERE id = ? AND status = 'open'", game);
    },
    append: gather(({ game }: Append) => game, writeAll, { lanes: 1, most: 1000 }),
    async rowsSince(game, seq) {
      return all<RowColumns>('SELECT seq, at, kind, seat, body FROM log WHERE game = ? AND seq > ? ORDER BY seq', game, seq).map(rowFrom);
    },
    async claimDuties(holder, now, until, most) {
      const sql = `UPDATE duties SET holder = ?, until = ? WHERE game IN
        (SELECT game FROM duties WHERE due <= ? AND until <= ? ORDER BY due LIMIT ?) RETURNING game`;
      return all<{ game: string }>(sql, holder, until, now, now, most).map(({ game }) => game);
    },
    async tell() {},
    onNews() {},
    async ready() {
      one('SELECT 1 AS one');
    },
    async close() {
      db.close();
    },
  };
}
