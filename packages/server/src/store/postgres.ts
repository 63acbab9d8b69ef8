/** One Postgres for many nodes. An append is one statement: the row of the game is the gate, so every race has one winner. */
import { Pool, type PoolClient, types } from 'pg';
import { type GameColumns, gameFrom, type RowColumns, rowFrom, type SeatColumns } from './columns.ts';
import { gather } from './gather.ts';
import { type Listener, listenOn } from './listener.ts';
import { migrations } from './migrations.ts';
import type { Append, Game, Guest, Store } from './store.ts';

const CHANNEL = 'elbowroom';
/** Any number, always the same: only one node migrates at a time. */
const MIGRATION_LOCK = 5_207_042;
/** Payloads of NOTIFY are at most 8,000 bytes. */
const MOST_TOLD = 200;
const PATIENCE_MS = 8000;
const BIGINT = 20;

export async function openPostgres(url: string, node: string, connections = 10): Promise<Store> {
  types.setTypeParser(BIGINT, Number);
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  });
  // A connection that breaks fails the query that uses it; by itself it is no reason to stop.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await inTransaction(pool, migrate);
  return postgresStore(pool, url, node);
}

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    client.release(true); // whatever state it is in, nobody else gets it
    throw error;
  }
}

async function migrate(client: PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await client.query('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)');
  const { rows } = await client.query<{ version: number }>('SELECT coalesce(max(version), 0) AS version FROM migrations');
  const version = rows[0]?.version ?? 0;
  if (version > migrations.length) throw new Error('the database was written by a later version of Elbowroom');
  for (let next = version; next < migrations.length; next++) {
    await client.query(migrations[next] as string);
    await client.query('INSERT INTO migrations (version) VALUES ($1)', [next + 1]);
  }
}

/**
 * All appends of a batch in one statement, each whole or not at all. Locks are taken in the order of ids, so that nodes never block each other in a ring.
 * Lists come as JSON and the ids that went through as one text: the driver takes several times as long over arrays and rows.
 */
const APPEND = `
  WITH want AS (
    SELECT * FROM json_to_recordset($1::json) AS w (game text, after int, seq int, over boolean, free boolean)
  ), gate AS (
    SELECT g.id, w.seq, w.over FROM games g JOIN want w ON g.id = w.game AND g.seq = w.after ORDER BY g.id FOR UPDATE OF g
  ), passed AS (
    UPDATE games g SET seq = gate.seq, status = CASE WHEN gate.over THEN 'finished' ELSE g.status END
    FROM gate WHERE g.id = gate.id RETURNING g.id
  ), written AS (
    INSERT INTO log (game, seq, at, kind, seat, body)
    SELECT r.* FROM json_to_recordset($2::json) AS r (game text, seq int, at bigint, kind text, seat int, body text)
    JOIN passed ON passed.id = r.game
  ), freed AS (
    DELETE FROM duties USING want, passed WHERE duties.game = want.game AND want.free AND passed.id = want.game
  ), due AS (
    INSERT INTO duties (game, due, holder, until)
    SELECT d.game, d.due, d.holder, coalesce(d.until, 0)
    FROM json_to_recordset($3::json) AS d (game text, due bigint, holder text, until bigint)
    JOIN passed ON passed.id = d.game
    ON CONFLICT (game) DO UPDATE SET due = excluded.due, holder = excluded.holder, until = excluded.until
  ), through AS (
    SELECT string_agg(id, ',') AS ids FROM passed HAVING count(*) > 0
  )
  SELECT ids, pg_notify('${CHANNEL}', $4::text || ':' || ids) FROM through`;

function appendValues(node: string, batch: readonly Append[]): string[] {
  const want = batch.map(({ game, after, rows, isOver, duty }) => ({
    game,
    after,
    seq: after + rows.length,
    over: isOver === true,
    free: duty === 'none',
  }));
  const written = batch.flatMap(({ game, rows }) => rows.map((row) => ({ game, ...row })));
  const duties = batch.flatMap(({ game, duty }) => (typeof duty === 'string' ? [] : [{ game, ...duty }]));
  return [JSON.stringify(want), JSON.stringify(written), JSON.stringify(duties), node];
}

function postgresStore(pool: Pool, url: string, node: string): Store {
  const ears: Listener[] = [];
  const all = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> => (await pool.query<T>(text, values)).rows;
  const one = async <T extends object>(text: string, values: unknown[] = []): Promise<T | undefined> => (await all<T>(text, values))[0];
  const changes = async (text: string, values: unknown[] = []): Promise<boolean> => ((await pool.query(text, values)).rowCount ?? 0) > 0;

  const withSeats = async (games: readonly GameColumns[]): Promise<Game[]> => {
    if (games.length === 0) return [];
    const seats = await all<SeatColumns>('SELECT * FROM seats WHERE game = ANY ($1::text[])', [games.map(({ id }) => id)]);
    return games.map((game) => gameFrom(game, seats));
  };

  const writeAll = async (batch: readonly Append[]): Promise<boolean[]> => {
    const { rows } = await pool.query<{ ids: string }>({ name: 'append', text: APPEND, values: appendValues(node, batch) });
    const through = new Set(rows[0]?.ids.split(','));
    return batch.map(({ game }) => through.has(game));
  };

  return {
    isShared: true,
    async addGuest({ id, name }, secretHash, now) {
      await all('INSERT INTO guests (id, secret, name, made) VALUES ($1, $2, $3, $4)', [id, secretHash, name, now]);
    },
    guestBySecret: (secretHash) => one<Guest>('SELECT id, name FROM guests WHERE secret = $1', [secretHash]),
    async renameGuest(id, name) {
      await all('UPDATE guests SET name = $2 WHERE id = $1', [id, name]);
    },
    addLink: (codeHash, guest, until) =>
      inTransaction(pool, async (client) => {
        await client.query('DELETE FROM links WHERE guest = $1', [guest]);
        await client.query('INSERT INTO links (code, guest, until) VALUES ($1, $2, $3)', [codeHash, guest, until]);
      }),
    useLink: (codeHash, secretHash, now) =>
      one<Guest>(
        `WITH used AS (DELETE FROM links WHERE code = $1 AND until > $3 RETURNING guest)
         UPDATE guests SET secret = $2 FROM used WHERE id = used.guest RETURNING id, name`,
        [codeHash, secretHash, now],
      ),
    async addGame({ id, code, host, isPrivate, status, options, seed, rules, made, seats }) {
      await all(
        `WITH game AS (
           INSERT INTO games (id, code, host, private, status, options, seed, rules, made) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id
         )
         INSERT INTO seats (game, seat, guest, bot, name)
         SELECT game.id, s.* FROM game, json_to_recordset($10::json) AS s (seat int, guest text, bot text, name text)`,
        [
          ...[id, code, host, isPrivate ? 1 : 0, status, JSON.stringify(options), seed, rules, made],
          JSON.stringify(seats.map(({ guest, bot, name }, seat) => ({ seat, guest, bot, name }))),
        ],
      );
    },
    async game(id) {
      return (await withSeats(await all<GameColumns>('SELECT * FROM games WHERE id = $1', [id])))[0];
    },
    async gameByCode(code) {
      return (await one<{ id: string }>('SELECT id FROM games WHERE code = $1', [code]))?.id;
    },
    async openGames(most) {
      return withSeats(
        await all<GameColumns>("SELECT * FROM games WHERE status = 'open' AND private = 0 ORDER BY made DESC LIMIT $1", [most]),
      );
    },
    async staleGames(before, most) {
      const sql = "SELECT id FROM games WHERE status = 'open' AND private = 0 AND made < $1 ORDER BY made LIMIT $2";
      return (await all<{ id: string }>(sql, [before, most])).map(({ id }) => id);
    },
    async gamesOf(guest, most) {
      const sql =
        "SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE guest = $1) AND status <> 'closed' ORDER BY made DESC LIMIT $2";
      return withSeats(await all<GameColumns>(sql, [guest, most]));
    },
    reseat: (game, seat, from, to) =>
      changes(
        `UPDATE seats SET guest = $3, bot = $4, name = $5 WHERE game = $1 AND seat = $2 AND guest IS NOT DISTINCT FROM $6 AND bot IS NOT DISTINCT FROM $7
         AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND status = 'open' FOR UPDATE)`,
        [game, seat, to.guest ?? null, to.bot ?? null, to.name ?? null, from.guest ?? null, from.bot ?? null],
      ),
    start: (game, setup, now, duty) =>
      changes(
        `WITH started AS (
           UPDATE games SET status = 'running', setup = $2, started = $3 WHERE id = $1 AND status = 'open' RETURNING id
         ), due AS (
           INSERT INTO duties (game, due, holder, until) SELECT id, $4, $5, $6 FROM started WHERE $4::bigint IS NOT NULL
         )
         SELECT id FROM started`,
        [game, JSON.stringify(setup), now, ...(duty === 'none' ? [null, null, null] : [duty.due, duty.holder ?? null, duty.until ?? 0])],
      ),
    shut: (game) => changes("UPDATE games SET status = 'closed' WHERE id = $1 AND status = 'open'", [game]),
    append: gather(({ game }: Append) => game, writeAll, { lanes: 2, most: MOST_TOLD }),
    async rowsSince(game, seq) {
      return (
        await all<RowColumns>('SELECT seq, at, kind, seat, body FROM log WHERE game = $1 AND seq > $2 ORDER BY seq', [game, seq])
      ).map(rowFrom);
    },
    async claimDuties(holder, now, until, most) {
      const sql = `UPDATE duties SET holder = $1, until = $3 WHERE game IN (
        SELECT game FROM duties WHERE due <= $2 AND until <= $2 ORDER BY due LIMIT $4 FOR UPDATE SKIP LOCKED) RETURNING game`;
      return (await all<{ game: string }>(sql, [holder, now, until, most])).map(({ game }) => game);
    },
    async tell(news) {
      await all('SELECT pg_notify($1, $2)', [CHANNEL, `${node}:${news.slice(0, MOST_TOLD).join(',')}`]);
    },
    onNews(listener) {
      const heard = (words: string): void => {
        const [from, news = ''] = words.split(':');
        if (from !== undefined && from !== node) listener(news.split(','), from);
      };
      ears.push(listenOn(url, CHANNEL, heard, () => listener([], node)));
    },
    async ready() {
      await all('SELECT 1');
    },
    async close() {
      await Promise.all(ears.map((ear) => ear.close()));
      await pool.end();
    },
  };
}
