/** Ratings. One node counts at a time. */
import type { Pool, PoolClient } from 'pg';
import type { Asking } from './postgres-asking.ts';
import { entryFrom, guestsIn, latestOf, type RatedColumns, rankedFrom, ratedFrom } from './rating-columns.ts';
import type { Counting, RankedGuest, RatedGuest, RatingStore } from './rating-store.ts';

/** Any number but that of the migrations, always the same. */
const COUNTING_LOCK = 5_207_043;
/** More than there will ever be. */
const NOW = 2_147_483_647;

type InTransaction = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>) => Promise<T>;

const ADD = `
  INSERT INTO rating_log (n, game, at, seats, results)
  SELECT * FROM json_to_recordset($1::json) AS e (n int, game text, at bigint, seats text, results text)`;
const ADD_STEPS = `
  INSERT INTO rating_steps (guest, n, mu, sigma, games)
  SELECT * FROM json_to_recordset($1::json) AS s (guest text, n int, mu bigint, sigma bigint, games int)`;
const SET = `
  INSERT INTO ratings (guest, mu, sigma, games)
  SELECT * FROM json_to_recordset($1::json) AS r (guest text, mu bigint, sigma bigint, games int)
  ON CONFLICT (guest) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`;

async function counted(client: PoolClient, { last, keep, entries, none }: Counting): Promise<boolean> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [COUNTING_LOCK]);
  const { rows } = await client.query<{ n: number }>('SELECT n FROM rating_log ORDER BY n DESC LIMIT 1');
  if ((rows[0]?.n ?? 0) !== last) return false;
  const { rowCount: leaving } = await client.query('SELECT 1 FROM departed WHERE guest = ANY ($1) LIMIT 1', [guestsIn(entries)]);
  if (leaving !== 0) return false;
  for (const table of ['rating_log', 'rating_steps']) await client.query(`DELETE FROM ${table} WHERE n > $1`, [keep]);
  const columns = entries.map(({ n, game, at, seats, after }) => ({
    ...{ n, game, at },
    seats: JSON.stringify(seats),
    results: JSON.stringify(after),
  }));
  await client.query(ADD, [JSON.stringify(columns)]);
  await client.query(ADD_STEPS, [JSON.stringify(entries.flatMap(({ n, after }) => after.map((one) => ({ ...one, n }))))]);
  await client.query(SET, [JSON.stringify(latestOf(entries))]);
  await client.query('UPDATE games SET rated = 2 WHERE id = ANY ($1)', [entries.map(({ game }) => game)]);
  await client.query('UPDATE games SET rated = NULL WHERE id = ANY ($1)', [none]);
  return true;
}

export function ratingsOn(pool: Pool, { all, one }: Asking, inTransaction: InTransaction): RatingStore {
  return {
    async unratedGames(now, most) {
      const sql = "SELECT id FROM games WHERE rated = 1 AND status = 'finished' AND coalesce(hidden_until, 0) <= $1 ORDER BY id LIMIT $2";
      return (await all<{ id: string }>(sql, [now, most])).map(({ id }) => id);
    },
    async lastRated() {
      const found = await one<RatedColumns>('SELECT n, game, at, seats, results FROM rating_log ORDER BY n DESC LIMIT 1');
      return found && entryFrom(found);
    },
    async ratedSince(n, most) {
      const sql = 'SELECT n, game, at, seats, results FROM rating_log WHERE n > $1 ORDER BY n LIMIT $2';
      return (await all<RatedColumns>(sql, [n, most])).map(entryFrom);
    },
    async firstRatedAfter(at, game) {
      const sql = 'SELECT n FROM rating_log WHERE (at, game) > ($1, $2) ORDER BY at, game LIMIT 1';
      return (await one<{ n: number }>(sql, [at, game]))?.n;
    },
    async ratingsOf(guests, upTo = NOW) {
      const sql = `SELECT s.* FROM unnest($1::text[]) AS w (guest) CROSS JOIN LATERAL (
          SELECT guest, mu, sigma, games FROM rating_steps WHERE guest = w.guest AND n <= $2 ORDER BY n DESC LIMIT 1
        ) s`;
      return (await all<RatedGuest>(sql, [guests, upTo])).map(ratedFrom);
    },
    async ranking(from, most) {
      // Those before the page are passed over in the index alone.
      const page = 'SELECT guest FROM ratings ORDER BY mu DESC, guest LIMIT $1 OFFSET $2';
      const sql = `SELECT r.guest, r.mu, r.sigma, r.games, g.name FROM (${page}) AS p JOIN ratings r ON r.guest = p.guest
        JOIN guests g ON g.id = r.guest ORDER BY r.mu DESC, r.guest`;
      return (await all<RankedGuest>(sql, [most, from - 1])).map(rankedFrom);
    },
    countRated: (counting) => inTransaction(pool, (client) => counted(client, counting)),
  };
}
