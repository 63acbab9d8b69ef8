/** One Postgres for many nodes. An append is one statement: the key of the log is the gate, so every race has one winner. */
import { Client, Pool, type PoolClient, types } from 'pg';
import { areSeated, type RowColumns, rowFrom, type SeatColumns } from './columns.ts';
import { type DatabaseClock, databaseClock } from './database-clock.ts';
import { postgresDesk } from './desk.ts';
import { gather } from './gather.ts';
import { type Listener, listenOn } from './listener.ts';
import { migrations } from './migrations.ts';
import { peopleOn } from './people/people.ts';
import { type Asking, askingOf, NOW } from './postgres-asking.ts';
import { chatOn } from './postgres-chat.ts';
import { clubTablesOn } from './postgres-clubs.ts';
import { daysOn } from './postgres-days.ts';
import { GAMES, GAMES_OF, type GameWithSeats, gamesFrom } from './postgres-games.ts';
import { APPEND_NOTICES, addedNotices, appendedNotices, noticesOn } from './postgres-notices.ts';
import { ratingsOn } from './postgres-ratings.ts';
import { retentionOn } from './postgres-retention.ts';
import { watchOn } from './postgres-watch.ts';
import { reviewsOn } from './review-store.ts';
import type { Append, Duty, Store } from './store.ts';

const CHANNEL = 'elbowroom';
/** Any number, always the same: only one node migrates at a time. */
const MIGRATION_LOCK = 5_207_042;
/** Payloads of NOTIFY are at most 8,000 bytes. */
const MOST_TOLD = 150;
const MOST_APPENDED = 200;
/** Everything here is found by an index, also while a table is still small: plans are made once and kept. */
const BY_KEY = 'SET enable_seqscan = off';
const PATIENCE_MS = 8000;
const BIGINT = 20;

export async function openPostgres(url: string, node: string, connections = 10): Promise<Store> {
  types.setTypeParser(BIGINT, Number);
  await bringUpToDate(url);
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
    onConnect: async (client) => {
      await client.query(BY_KEY);
    },
  });
  // A connection that breaks fails the query that uses it; by itself it is no reason to stop.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const clock = databaseClock(() => performance.now());
  await setBy(clock, pool);
  return postgresStore(pool, url, node, clock);
}

async function setBy(clock: DatabaseClock, pool: Pool): Promise<void> {
  const asked = performance.now();
  const { rows } = await pool.query<{ now: number }>(`SELECT ${NOW} AS now`);
  clock.hear(rows[0]?.now ?? Date.now(), asked);
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

/** While nobody else changes the table: what is read then is how it stands. False if it is not open. */
function atOpenTable(pool: Pool, game: string, work: (client: PoolClient) => Promise<boolean>): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM games WHERE id = $1 AND status = 'open' FOR UPDATE", [game]);
    return rowCount === 1 && (await work(client));
  });
}

/** On a connection of its own, which waits as long as it takes: to change a table of millions of rows takes minutes. */
async function bringUpToDate(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
  client.on('error', () => {}); // what is being asked fails by itself
  try {
    await client.connect();
    await client.query('BEGIN');
    await migrate(client);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

async function migrate(client: Client): Promise<void> {
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
 * All appends of a batch in one statement, each whole or not at all: whoever gets its first row into the log, after the row it names, may write the others.
 * Rows come in the order of ids, so that nodes never block each other in a ring.
 * Other tables are asked by key, in ways that leave no choice: a plan made while they were small would read them whole, and is kept for as long as the connection.
 * Lists come as JSON and the ids that went through as one text: the driver takes several times as long over arrays and rows.
 */
const APPEND = `
  WITH want AS (
    SELECT * FROM json_to_recordset($1::json)
      AS w (game text, seq int, at bigint, kind text, seat int, body text, over boolean, hidden bigint, free boolean, void boolean)
  ), passed AS (
    INSERT INTO log (game, seq, at, kind, seat, body)
    SELECT game, seq, at, kind, seat, body FROM want
    WHERE CASE want.seq
      WHEN 1 THEN (SELECT id FROM games WHERE id = want.game)
      ELSE (SELECT game FROM log WHERE log.game = want.game AND log.seq = want.seq - 1)
    END IS NOT NULL
    ORDER BY game
    ON CONFLICT DO NOTHING RETURNING game
  ), further AS (
    INSERT INTO log (game, seq, at, kind, seat, body)
    SELECT r.* FROM json_to_recordset($2::json) AS r (game text, seq int, at bigint, kind text, seat int, body text)
    JOIN passed ON passed.game = r.game
  ), ended AS (
    UPDATE games SET status = 'finished', hidden_until = coalesce((SELECT hidden FROM want WHERE want.game = games.id), hidden_until)
    WHERE id = ANY (ARRAY(SELECT game FROM want JOIN passed USING (game) WHERE over))
  ), freed AS (
    DELETE FROM duties WHERE game = ANY (ARRAY(SELECT game FROM want JOIN passed USING (game) WHERE free))
  ), due AS (
    INSERT INTO duties (game, due, holder, until)
    SELECT d.game, d.due, d.holder, coalesce(${NOW} + d.lease, 0)
    FROM json_to_recordset($3::json) AS d (game text, due bigint, holder text, lease bigint)
    JOIN passed ON passed.game = d.game
    ON CONFLICT (game) DO UPDATE SET due = excluded.due, holder = excluded.holder, until = excluded.until
  ), ${APPEND_NOTICES}
  SELECT string_agg(game, ',') AS ids FROM passed`;

const columnsOf = ({ due, lease }: Duty) => ({ due, holder: lease?.holder, lease: lease?.ms });

function appendValues(batch: readonly Append[]): string[] {
  const first = batch.map(({ game, rows, isOver, hiddenUntil, duty, notices }) => ({
    ...{ game, ...rows[0], over: isOver === true, hidden: hiddenUntil, free: duty === 'none' },
    void: notices?.isPassed === true,
  }));
  const further = batch.flatMap(({ game, rows }) => rows.slice(1).map((row) => ({ game, ...row })));
  const duties = batch.flatMap(({ game, duty }) => (typeof duty === 'string' ? [] : [{ game, ...columnsOf(duty) }]));
  return [JSON.stringify(first), JSON.stringify(further), JSON.stringify(duties), appendedNotices(batch)];
}

/**
 * By itself, after the commit it tells of: Postgres lets only one transaction with a NOTIFY commit at a time, so inside the append every commit would wait
 * for the sync of the one before. There is nothing in it to be kept, hence nothing to be synced.
 */
const TELL = `SELECT set_config('synchronous_commit', 'off', true), pg_notify('${CHANNEL}', $1)`;

function postgresStore(pool: Pool, url: string, node: string, clock: DatabaseClock): Store {
  const asking = askingOf(pool);
  const { tellOne, ...news } = newsOn(asking, url, node);
  const desk = postgresDesk(asking, pool, inTransaction);
  return {
    now: clock.now,
    isShared: true,
    ...guestsOn(asking),
    ...peopleOn(desk, clock.now),
    ...reviewsOn(desk, clock.now),
    ...gamesOn(asking),
    ...tablesOn(pool, asking),
    ...retentionOn(asking),
    ...playOn(asking, tellOne),
    ...chatOn(asking),
    ...daysOn(asking),
    ...noticesOn(asking),
    ...watchOn(asking),
    ...clubTablesOn(asking),
    ...ratingsOn(pool, asking, inTransaction),
    ...dutiesOn(asking, clock),
    tell: news.tell,
    onNews: news.onNews,
    async ready() {
      await asking.all('SELECT 1');
    },
    async close() {
      await news.close();
      await pool.end();
    },
  };
}

function guestsOn({ all }: Asking): Pick<Store, 'unknownSecrets'> {
  return {
    async unknownSecrets(secretHashes) {
      const sql = `SELECT s.secret FROM unnest($1::text[]) AS s (secret) WHERE NOT EXISTS (
        SELECT 1 FROM devices d JOIN guests g ON g.id = d.guest WHERE d.secret = s.secret AND g.banned = 0)`;
      return (await all<{ secret: string }>(sql, [secretHashes])).map(({ secret }) => secret);
    },
  };
}

const FULL_TABLES = `SELECT id FROM games WHERE status = 'open'
  AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.game = games.id AND s.guest IS NULL AND s.bot IS NULL) ORDER BY made LIMIT $1`;

/** What there is to be found. */
function gamesOn({ all, one }: Asking): Pick<Store, 'game' | 'gameByCode' | 'openGames' | 'staleGames' | 'fullTables' | 'gamesOf'> {
  return {
    async game(id) {
      return gamesFrom(await all<GameWithSeats>(`${GAMES} WHERE id = $1`, [id]))[0];
    },
    async gameByCode(code) {
      return (await one<{ id: string }>('SELECT id FROM games WHERE code = $1', [code]))?.id;
    },
    async openGames(most) {
      return gamesFrom(await all<GameWithSeats>(`${GAMES} WHERE status = 'open' AND private = 0 ORDER BY made DESC LIMIT $1`, [most]));
    },
    async staleGames(before, most) {
      const sql = "SELECT id FROM games WHERE status = 'open' AND made < $1 ORDER BY made LIMIT $2";
      return (await all<{ id: string }>(sql, [before, most])).map(({ id }) => id);
    },
    async fullTables(most) {
      return (await all<{ id: string }>(FULL_TABLES, [most])).map(({ id }) => id);
    },
    async gamesOf(guest, most) {
      return gamesFrom(await all<GameWithSeats>(GAMES_OF, [guest, most]));
    },
  };
}

/** Tables before their game. */
function tablesOn(pool: Pool, { all, changes }: Asking): Pick<Store, 'addGame' | 'reseat' | 'start' | 'shut'> {
  return {
    async addGame({ id, code, host, isPrivate, status, options, seed, rules, made, club, seats }) {
      await all(
        `WITH game AS (
           INSERT INTO games (id, code, host, private, status, options, seed, rules, made, rated, club)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $11, $12)
           ON CONFLICT (id) DO NOTHING RETURNING id
         )
         INSERT INTO seats (game, made, seat, guest, bot, name, colour)
         SELECT game.id, $9, s.* FROM game, json_to_recordset($10::json) AS s (seat int, guest text, bot text, name text, colour text)`,
        [
          ...[id, code, host, isPrivate ? 1 : 0, status, JSON.stringify(options), seed, rules, made],
          JSON.stringify(seats.map(({ guest, bot, name, colour }, seat) => ({ seat, guest, bot, name, colour }))),
          options.rated === true ? 1 : null,
          club ?? null,
        ],
      );
    },
    reseat: (game, seat, from, to) =>
      atOpenTable(pool, game, async (client) => {
        const { rowCount } = await client.query(
          `UPDATE seats SET guest = $3, bot = $4, name = $5, colour = $8
           WHERE game = $1 AND seat = $2 AND guest IS NOT DISTINCT FROM $6 AND bot IS NOT DISTINCT FROM $7
           AND NOT EXISTS (SELECT 1 FROM seats other WHERE other.game = $1 AND other.seat <> $2 AND (other.colour = $8
             OR other.name = $5 AND (other.guest IS NOT NULL OR other.bot IS NOT NULL)))
           AND NOT EXISTS (SELECT 1 FROM ties t WHERE t.kind = 'block' AND (
             t.guest = $3 AND t.other IN (SELECT s.guest FROM seats s WHERE s.game = $1 UNION SELECT host FROM games WHERE id = $1) OR
             t.other = $3 AND t.guest IN (SELECT s.guest FROM seats s WHERE s.game = $1 UNION SELECT host FROM games WHERE id = $1)))`,
          [game, seat, to.guest ?? null, to.bot ?? null, to.name ?? null, from.guest ?? null, from.bot ?? null, to.colour ?? null],
        );
        return rowCount === 1;
      }),
    start: ({ id, seats }, setup, now, duty, notices) =>
      atOpenTable(pool, id, async (client) => {
        const { rows } = await client.query<Omit<SeatColumns, 'colour'>>('SELECT game, seat, guest, bot, name FROM seats WHERE game = $1', [
          id,
        ]);
        if (!areSeated(rows, seats)) return false;
        await client.query("UPDATE games SET status = 'running', setup = $2, started = $3 WHERE id = $1", [id, JSON.stringify(setup), now]);
        if (duty !== 'none') {
          const { due, holder = null, lease = null } = columnsOf(duty);
          await client.query(`INSERT INTO duties (game, due, holder, until) VALUES ($1, $2, $3, coalesce(${NOW} + $4, 0))`, [
            id,
            due,
            holder,
            lease,
          ]);
        }
        if (notices !== undefined && notices.add.length > 0) await client.query(addedNotices(notices.add));
        return true;
      }),
    shut: (game) => changes("UPDATE games SET status = 'closed' WHERE id = $1 AND status = 'open'", [game]),
  };
}

type Tell = (news: string) => Promise<undefined>;

function playOn({ all, one }: Asking, tellOne: Tell): Pick<Store, 'append' | 'rowsSince'> {
  const writeAll = async (batch: readonly Append[]): Promise<boolean[]> => {
    const ids = (await one<{ ids: string | null }>(APPEND, appendValues(batch)))?.ids;
    const through = new Set(ids?.split(','));
    // Others read it in any case before long: a call that gets lost costs them time.
    for (const game of through) tellOne(game).catch(() => {});
    return batch.map(({ game }) => through.has(game));
  };
  return {
    append: gather(({ game }: Append) => game, writeAll, { lanes: 2, most: MOST_APPENDED }),
    async rowsSince(game, seq, most) {
      const sql = 'SELECT seq, at, kind, seat, body FROM log WHERE game = $1 AND seq > $2 ORDER BY seq';
      const rows = most === undefined ? all<RowColumns>(sql, [game, seq]) : all<RowColumns>(`${sql} LIMIT $3`, [game, seq, most]);
      return (await rows).map(rowFrom);
    },
  };
}

/** Nobody holds anything for longer than a lease: then the clock was set back since. */
const CLAIM = `
  WITH clock AS MATERIALIZED (SELECT ${NOW} AS now),
  taken AS (
    UPDATE duties SET holder = $1, until = (SELECT now FROM clock) + $2 WHERE game IN (
      SELECT game FROM duties, clock WHERE due <= now AND (until <= now OR until > now + $2) ORDER BY due LIMIT $3 FOR UPDATE OF duties SKIP LOCKED
    ) RETURNING game
  )
  SELECT now, (SELECT string_agg(game, ',') FROM taken) AS ids FROM clock`;

/** Every node asks for them several times a minute, and hears what time it is. */
function dutiesOn({ all, one }: Asking, clock: DatabaseClock): Pick<Store, 'claimDuties' | 'keepDuties'> {
  return {
    async claimDuties({ holder, ms }, most) {
      const asked = performance.now();
      const answer = await one<{ now: number; ids: string | null }>(CLAIM, [holder, ms, most]);
      if (answer === undefined) return [];
      clock.hear(answer.now, asked);
      return answer.ids?.split(',') ?? [];
    },
    async keepDuties({ holder, ms }, games) {
      await all(`UPDATE duties SET until = ${NOW} + $2 WHERE holder = $1 AND game = ANY ($3)`, [holder, ms, games]);
    },
  };
}

/** What nodes call out to each other. */
function newsOn({ all }: Asking, url: string, node: string): Pick<Store, 'tell' | 'onNews' | 'close'> & { readonly tellOne: Tell } {
  const ears: Listener[] = [];
  const tellAll = async (words: readonly string[]): Promise<undefined[]> => {
    const latest = [...new Set(words.toReversed())].reverse(); // what was said last counts
    await all(TELL, [`${node}:${latest.join(',')}`]);
    return words.map(() => undefined);
  };
  const tellOne = gather<string, undefined>(() => undefined, tellAll, { lanes: 1, most: MOST_TOLD });
  return {
    tellOne,
    async tell(news) {
      await Promise.all(news.map(tellOne));
    },
    onNews(listener) {
      const heard = (words: string): void => {
        const [from, news = ''] = words.split(':');
        if (from !== undefined && from !== node) listener(news.split(','), from);
      };
      ears.push(listenOn(url, CHANNEL, heard, () => listener([], node)));
    },
    async close() {
      await Promise.all(ears.map((ear) => ear.close()));
    },
  };
}
