/**
 * A database as it is when many people have played for long: guests, their finished games, what came of them and what they are rated, made by Postgres itself within minutes.
 * A few people play most of the games, as they do. Of each log there is the last row only: nothing that is measured here reads more of it.
 */
import type { Client } from 'pg';

export interface Size {
  readonly people: number;
  readonly games: number;
}

/** 22 letters that fit into an address, the same for the same words. */
const id = (words: string): string => `substr(translate(encode(sha256((${words})::bytea), 'base64'), '+/', '-_'), 1, 22)`;
const guestId = (n: string): string => id(`'guest ' || ${n}`);
const gameId = (n: string): string => id(`'game ' || ${n}`);

/** The first game ended two years before the last. */
const [BEGAN, SPAN_MS] = [1_700_000_000_000, 2 * 365 * 86_400_000];
/** When the nth of so many was opened. */
const made = (games: number): string => `${BEGAN} + n::bigint * ${Math.floor(SPAN_MS / games)}`;
const OPTIONS = '{"edition":"classic","undo":true,"spectators":true}';
/** As long as those of real games. */
const SETUP = `{"rules":12,"edition":"classic","seed":"${'0'.repeat(32)}","seats":["Person 1","Person 22","Person 333"],"board":"small-world-3"}`;
/** How many tables wait, and at how many somebody plays. */
const [WAITING, RUNNING] = [200, 2000];

/** As many as a club takes, but for the first: that has as many as there are to be on a whole server. Every so manyth game is one of a club's. */
const [MEMBERS, MOST_MEMBERS, CLUB_GAMES] = [200, 2000, 5];
const clubId = (person: string): string => id(`'club ' || CASE WHEN ${person} <= ${MOST_MEMBERS} THEN 0 ELSE ${person} / ${MEMBERS} END`);

/** Each game has two to five seats; one in five is a bot's. The lower the number of somebody, the more they play. */
const seated = ({ people, games }: Size): string[] => [
  `CREATE UNLOGGED TABLE drawn AS
   SELECT n, seat, person, CASE WHEN person IS NOT NULL THEN ${guestId('person')} END AS guest, coins, rank() OVER (PARTITION BY n ORDER BY coins DESC) AS place
   FROM (SELECT n, seat, CASE WHEN seat > 0 AND random() < 0.2 THEN NULL ELSE 1 + floor(${people} * power(random(), 2))::int END AS person,
     floor(random() * 120)::int AS coins
     FROM generate_series(1, ${games + WAITING + RUNNING}) AS n, generate_series(0, 1 + n % 4) AS seat) AS lots`,
  `CREATE UNLOGGED TABLE around AS SELECT n, array_agg(guest || ':' || place) FILTER (WHERE guest IS NOT NULL) AS people FROM drawn GROUP BY n`,
  'ANALYZE drawn, around',
];

const guestRows = ({ people }: Size): string[] => [
  `INSERT INTO guests (id, secret, name, made) SELECT ${guestId('n')}, ${guestId('n')}, 'Person ' || n, ${BEGAN} + n FROM generate_series(1, ${people}) AS n`,
  `INSERT INTO devices (id, guest, secret, kind, made, seen)
   SELECT ${id(`'device ' || n`)}, ${guestId('n')}, encode(sha256(('secret ' || n)::bytea), 'hex'), 'Firefox/Linux', ${BEGAN} + n, '2026-11-01' FROM generate_series(1, ${people}) AS n`,
];

/** The last ones wait, or are played at; every third counts for ratings. */
const gameRows = ({ people, games }: Size): string[] => [
  ...seated({ people, games }),
  `INSERT INTO games (id, code, host, private, status, options, seed, rules, made, setup, started, counted, rated, club)
   SELECT ${gameId('n')}, 'code ' || n, guest, CASE WHEN n % 10 < 3 AND n <= ${games} THEN 1 ELSE 0 END,
     CASE WHEN n > ${games + WAITING} THEN 'running' WHEN n > ${games} THEN 'open' ELSE 'finished' END, '${OPTIONS}', md5(n::text), '12',
     ${made(games)}, '${SETUP}', ${made(games)} + 60000, 1, CASE WHEN n % 3 = 0 THEN 2 END,
     CASE WHEN n % ${CLUB_GAMES} = 0 THEN ${clubId('person')} END
   FROM drawn WHERE seat = 0`,
  `INSERT INTO seats (game, made, seat, guest, bot, name)
   SELECT ${gameId('n')}, ${made(games)}, seat, guest, CASE WHEN person IS NULL THEN 'novice' END,
     CASE WHEN person IS NULL THEN 'Novice bot' ELSE 'Person ' || person END FROM drawn`,
  `INSERT INTO log (game, seq, at, kind, seat, body) SELECT ${gameId('n')}, 300, made + 3600000, 'move', 0, 'end'
   FROM drawn JOIN games ON id = ${gameId('n')} WHERE drawn.seat = 0 AND n <= ${games}`,
];

const resultRows = ({ games }: Size): string[] => [
  `INSERT INTO results (game, seat, guest, bot, edition, seats, coins, place, won, peoples, declines, rolls, pips, quit, ended, public, club, others)
   SELECT g.id, d.seat, d.guest, CASE WHEN d.guest IS NULL THEN 'novice' END, 'classic', 2 + d.n % 4, coins, place, CASE WHEN place = 1 THEN 1 ELSE 0 END,
     'elves+flying trolls+alchemist amazons+merchant', 2, 7, 6, 0, g.made + 3600000, 1 - g.private, g.club,
     coalesce((SELECT string_agg(one, ' ') FROM unnest(a.people) AS one WHERE split_part(one, ':', 1) <> d.guest), '')
   FROM drawn d JOIN around a ON a.n = d.n JOIN games g ON g.id = ${gameId('d.n')} WHERE d.n <= ${games}`,
];

/** Each person's steps, and the last of them as their rating now. The log has every game of theirs once, and no more of it than its order. */
const ratingRows = ({ games }: Size): string[] => [
  `INSERT INTO rating_log (n, game, at, seats, results) SELECT n / 3, ${gameId('n')}, ${made(games)}, '[]', '[]'
   FROM generate_series(3, ${games}, 3) AS n`,
  `INSERT INTO rating_steps (guest, n, mu, sigma, games)
   SELECT guest, n / 3, 25000000 + 400000 * coins::bigint - 1000 * person::bigint, 2000000, row_number() OVER (PARTITION BY person ORDER BY n)
   FROM (SELECT DISTINCT ON (n, person) n, person, guest, coins FROM drawn WHERE n % 3 = 0 AND n <= ${games} AND person IS NOT NULL) AS rated`,
  'INSERT INTO ratings (guest, mu, sigma, games) SELECT DISTINCT ON (guest) guest, mu, sigma, games FROM rating_steps ORDER BY guest, n DESC',
];

/** Everybody is in one, in the order in which they came; the first of each leads it. */
const clubRows = ({ people }: Size): string[] => [
  `INSERT INTO club_members (club, guest, joined) SELECT ${clubId('n')}, ${guestId('n')}, ${BEGAN} + n FROM generate_series(1, ${people}) AS n`,
  `INSERT INTO clubs (id, code, name, founder, made)
   SELECT DISTINCT ON (club) club, left(club, 10), 'Club ' || left(club, 3), guest, joined FROM club_members ORDER BY club, joined`,
];

interface Index {
  readonly indexname: string;
  readonly indexdef: string;
}

/** Those that are no keys: it takes a fraction of the time to make them when all rows are there. */
const INDEXES = `SELECT indexname, indexdef FROM pg_indexes
  WHERE schemaname = 'public' AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conname = indexname)`;

/** Into a database with the tables of today, and nothing in them. */
export async function fill(client: Client, size: Size): Promise<void> {
  const { rows: indexes } = await client.query<Index>(INDEXES);
  for (const { indexname } of indexes) await client.query(`DROP INDEX ${indexname}`);
  await client.query("SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '256MB'");
  await client.query('SELECT setseed(0.5)');
  for (const sql of [guestRows, clubRows, gameRows, resultRows, ratingRows].flatMap((rows) => rows(size))) await client.query(sql);
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query('DROP TABLE drawn, around');
  await client.query('VACUUM ANALYZE');
}

/** The largest club, and one as large as they may be. */
export const someClubs = async (client: Client, { people }: Size): Promise<Readonly<Record<'largest' | 'full', string>>> => {
  const { rows } = await client.query<{ id: string }>(
    `SELECT ${clubId('w.n')} AS id FROM (VALUES (1), (${people - MEMBERS})) AS w (n) ORDER BY w.n`,
  );
  const [largest = '', full = ''] = rows.map((row) => row.id);
  return { largest, full };
};

/** Who is asked about: whoever plays most, somebody in the middle, and one of those who play least. */
export const someone = async (client: Client, { people }: Size): Promise<Readonly<Record<'most' | 'middle' | 'least', string>>> => {
  const { rows } = await client.query<{ n: string; id: string }>(
    `SELECT w.n, ${guestId('w.n')} AS id FROM (VALUES (1), (${Math.ceil(people / 4)}), (${people})) AS w (n) ORDER BY w.n`,
  );
  const [most = '', middle = '', least = ''] = rows.map((row) => row.id);
  return { most, middle, least };
};
