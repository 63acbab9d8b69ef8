/** One Postgres for many nodes. An append is one statement: the row of the game is the gate, so every race has one winner. */
import postgres from 'postgres';
import { type GameColumns, gameFrom, type RowColumns, rowFrom, type SeatColumns } from './columns.ts';
import { gather } from './gather.ts';
import { migrations } from './migrations.ts';
import type { Append, Duty, Game, Seat, Store } from './store.ts';

type Sql = postgres.Sql<{ bigint: number }>;

const CHANNEL = 'elbowroom';
/** Any number, always the same: only one node migrates at a time. */
const MIGRATION_LOCK = 5_207_042;
/** Payloads of NOTIFY are at most 8,000 bytes. */
const MOST_TOLD = 200;

export async function openPostgres(url: string, node: string, connections = 10): Promise<Store> {
  const sql: Sql = postgres(url, {
    max: connections,
    onnotice: () => {},
    connect_timeout: 5,
    types: { bigint: { to: 20, from: [20], serialize: (n: number) => String(n), parse: Number } },
  });
  await migrate(sql);
  return postgresStore(sql, node);
}

async function migrate(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    await tx`CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)`;
    const [row] = await tx<{ version: number }[]>`SELECT coalesce(max(version), 0) AS version FROM migrations`;
    const version = row?.version ?? 0;
    if (version > migrations.length) throw new Error('the database was written by a later version of Elbowroom');
    for (let next = version; next < migrations.length; next++) {
      await tx.unsafe(migrations[next] as string);
      await tx`INSERT INTO migrations (version) VALUES (${next + 1})`;
    }
  });
}

const first = <T>(rows: readonly T[]): T | undefined => rows[0];

/** All appends of a batch in one statement, each whole or not at all. Locks are taken in the order of ids, so that nodes never block each other in a ring. */
async function writeAll(sql: Sql, node: string, batch: readonly Append[]): Promise<boolean[]> {
  const rows = batch.flatMap(({ game, rows }) => rows.map((row) => ({ game, ...row })));
  const duties = batch.flatMap(({ game, duty }) => (typeof duty === 'string' ? [] : [{ game, ...duty }]));
  const free = batch.filter(({ duty }) => duty === 'none').map(({ game }) => game);
  const over = batch.filter(({ isOver }) => isOver).map(({ game }) => game);
  const passed = await sql<{ id: string }[]>`
    WITH want AS (
      SELECT * FROM unnest(${batch.map(({ game }) => game)}::text[], ${batch.map(({ after }) => after)}::int[],
        ${batch.map(({ after, rows }) => after + rows.length)}::int[]) AS w (game, after, seq)
    ), gate AS (
      SELECT g.id, w.seq FROM games g JOIN want w ON g.id = w.game AND g.seq = w.after ORDER BY g.id FOR UPDATE OF g
    ), passed AS (
      UPDATE games g SET seq = gate.seq, status = CASE WHEN g.id = ANY (${over}::text[]) THEN 'finished' ELSE g.status END
      FROM gate WHERE g.id = gate.id RETURNING g.id
    ), written AS (
      INSERT INTO log (game, seq, at, kind, seat, body)
      SELECT r.* FROM unnest(${rows.map(({ game }) => game)}::text[], ${rows.map(({ seq }) => seq)}::int[],
        ${rows.map(({ at }) => at)}::bigint[], ${rows.map(({ kind }) => kind)}::text[],
        ${rows.map(({ seat }) => seat ?? null)}::int[], ${rows.map(({ body }) => body)}::text[]) AS r (game, seq, at, kind, seat, body)
      JOIN passed ON passed.id = r.game
    ), freed AS (
      DELETE FROM duties WHERE game IN (SELECT id FROM passed WHERE id = ANY (${free}::text[]))
    ), due AS (
      INSERT INTO duties (game, due, holder, until)
      SELECT d.* FROM unnest(${duties.map(({ game }) => game)}::text[], ${duties.map(({ due }) => due)}::bigint[],
        ${duties.map(({ holder }) => holder ?? null)}::text[], ${duties.map(({ until }) => until ?? 0)}::bigint[]) AS d (game, due, holder, until)
      JOIN passed ON passed.id = d.game
      ON CONFLICT (game) DO UPDATE SET due = excluded.due, holder = excluded.holder, until = excluded.until
    ), told AS (
      SELECT pg_notify(${CHANNEL}, ${node} || ':' || string_agg(id, ',')) FROM passed HAVING count(*) > 0
    )
    SELECT id FROM passed LEFT JOIN told ON true`;
  const through = new Set(passed.map(({ id }) => id));
  return batch.map(({ game }) => through.has(game));
}

function postgresStore(sql: Sql, node: string): Store {
  const withSeats = async (games: readonly GameColumns[]): Promise<Game[]> => {
    if (games.length === 0) return [];
    const seats = await sql<SeatColumns[]>`SELECT * FROM seats WHERE game = ANY (${games.map(({ id }) => id)}::text[])`;
    return games.map((game) => gameFrom(game, seats));
  };

  return {
    isShared: true,
    async addGuest({ id, name }, secretHash, now) {
      await sql`INSERT INTO guests (id, secret, name, made) VALUES (${id}, ${secretHash}, ${name}, ${now})`;
    },
    async guestBySecret(secretHash) {
      return first(await sql<{ id: string; name: string }[]>`SELECT id, name FROM guests WHERE secret = ${secretHash}`);
    },
    async renameGuest(id, name) {
      await sql`UPDATE guests SET name = ${name} WHERE id = ${id}`;
    },
    async addLink(codeHash, guest, until) {
      await sql.begin(async (tx) => {
        await tx`DELETE FROM links WHERE guest = ${guest}`;
        await tx`INSERT INTO links (code, guest, until) VALUES (${codeHash}, ${guest}, ${until})`;
      });
    },
    async useLink(codeHash, secretHash, now) {
      return first(
        await sql<{ id: string; name: string }[]>`
          WITH used AS (DELETE FROM links WHERE code = ${codeHash} AND until > ${now} RETURNING guest)
          UPDATE guests SET secret = ${secretHash} FROM used WHERE id = used.guest RETURNING id, name`,
      );
    },
    async addGame(game) {
      const { id, code, host, isPrivate, status, options, seed, rules, made, seats } = game;
      await sql.begin(async (tx) => {
        await tx`INSERT INTO games (id, code, host, private, status, options, seed, rules, made)
          VALUES (${id}, ${code}, ${host}, ${isPrivate ? 1 : 0}, ${status}, ${JSON.stringify(options)}, ${seed}, ${rules}, ${made})`;
        const rows = seats.map(({ guest, bot, name }, seat) => ({
          game: id,
          seat,
          guest: guest ?? null,
          bot: bot ?? null,
          name: name ?? null,
        }));
        await tx`INSERT INTO seats ${tx(rows)}`;
      });
    },
    async game(id) {
      return first(await withSeats(await sql<GameColumns[]>`SELECT * FROM games WHERE id = ${id}`));
    },
    async gameByCode(code) {
      return first(await sql<{ id: string }[]>`SELECT id FROM games WHERE code = ${code}`)?.id;
    },
    async openGames(most) {
      return withSeats(
        await sql<GameColumns[]>`SELECT * FROM games WHERE status = 'open' AND private = 0 ORDER BY made DESC LIMIT ${most}`,
      );
    },
    async gamesOf(guest, most) {
      return withSeats(
        await sql<GameColumns[]>`SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE guest = ${guest}) AND status <> 'closed'
          ORDER BY made DESC LIMIT ${most}`,
      );
    },
    async reseat(game, seat, from: Seat, to: Seat) {
      const changed = await sql`UPDATE seats SET guest = ${to.guest ?? null}, bot = ${to.bot ?? null}, name = ${to.name ?? null}
        WHERE game = ${game} AND seat = ${seat} AND guest IS NOT DISTINCT FROM ${from.guest ?? null} AND bot IS NOT DISTINCT FROM ${from.bot ?? null}
        AND EXISTS (SELECT 1 FROM games WHERE id = ${game} AND status = 'open' FOR UPDATE)`;
      return changed.count > 0;
    },
    async start(game, setup, now, duty) {
      return sql.begin(async (tx) => {
        const changed = await tx`UPDATE games SET status = 'running', setup = ${JSON.stringify(setup)}, started = ${now}
          WHERE id = ${game} AND status = 'open'`;
        if (changed.count > 0 && duty !== 'none') await tx`INSERT INTO duties ${tx(dutyColumns(game, duty))}`;
        return changed.count > 0;
      });
    },
    async shut(game) {
      return (await sql`UPDATE games SET status = 'closed' WHERE id = ${game} AND status = 'open'`).count > 0;
    },
    append: gather(
      ({ game }: Append) => game,
      (batch) => writeAll(sql, node, batch),
      { lanes: 3, most: MOST_TOLD },
    ),
    async rowsSince(game, seq) {
      const rows = await sql<RowColumns[]>`SELECT seq, at, kind, seat, body FROM log WHERE game = ${game} AND seq > ${seq} ORDER BY seq`;
      return rows.map(rowFrom);
    },
    async claimDuties(holder, now, until, most) {
      const taken = await sql<{ game: string }[]>`
        UPDATE duties SET holder = ${holder}, until = ${until} WHERE game IN (
          SELECT game FROM duties WHERE due <= ${now} AND until <= ${now} ORDER BY due LIMIT ${most} FOR UPDATE SKIP LOCKED
        ) RETURNING game`;
      return taken.map(({ game }) => game);
    },
    async tell(games) {
      await sql`SELECT pg_notify(${CHANNEL}, ${`${node}:${games.slice(0, MOST_TOLD).join(',')}`})`;
    },
    onNews(listener) {
      const heard = (payload: string): void => {
        const [from, games = ''] = payload.split(':');
        if (from !== undefined && from !== node) listener(games.split(','), from);
      };
      // After a lost connection nobody knows what was missed.
      sql.listen(CHANNEL, heard, () => listener([], node)).catch(() => {});
    },
    async ready() {
      await sql`SELECT 1`;
    },
    async close() {
      await sql.end({ timeout: 1 });
    },
  };
}

const dutyColumns = (game: string, { due, holder, until }: Duty) => ({ game, due, holder: holder ?? null, until: until ?? 0 });
