/** What is asked about people, with as many rows as there may be: how long each question takes by the store, and what Postgres reads for it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Client, Pool } from 'pg';
import { ownTime } from '../../bench/calibration.ts';
import { profileIn } from '../../packages/server/src/people/profile.ts';
import { openPostgres } from '../../packages/server/src/store/postgres.ts';
import type { Store } from '../../packages/server/src/store/store.ts';
import { startPostgres } from '../../packages/server/test/postgres-server.ts';
import { line, median, quantile, shown, table } from './figures.ts';
import { fill, type Size, someClubs, someone } from './many-rows.ts';

/** Milliseconds within which each question is to be answered. */
const MOST_MS = 20;
const CALLS = 200;
/** A server of its own has more; Postgres as it comes has 128 MB. */
const FLAGS = ['shared_buffers=512MB', 'max_wal_size=8GB', 'fsync=off', 'autovacuum=off'].flatMap((setting) => ['-c', setting]);

interface Asked {
  readonly text: string;
  readonly values: unknown[];
}

const isAsked = (what: unknown): what is Asked => typeof what === 'object' && what !== null && 'text' in what && 'values' in what;

/** Notes what the store asks of Postgres. */
function overhear(): { readonly during: (work: () => Promise<unknown>) => Promise<Asked[]> } {
  const asked: Asked[] = [];
  const { query } = Pool.prototype;
  Object.assign(Pool.prototype, {
    query(this: Pool, ...what: Parameters<typeof query>) {
      const [first]: readonly unknown[] = what;
      if (isAsked(first)) asked.push(first);
      return Reflect.apply(query, this, what);
    },
  });
  return {
    async during(work) {
      asked.length = 0;
      await work();
      return [...asked];
    },
  };
}

interface Plan {
  readonly 'Execution Time': number;
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
}

/** By Postgres' own count: milliseconds, and pages of 8 kB, which do not depend on what else the machine does. */
async function explained(client: Client, asked: readonly Asked[]): Promise<{ readonly ms: number; readonly pages: number }> {
  let [ms, pages] = [0, 0];
  for (const { text, values } of asked) {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly Plan[] }>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
    for (const { Plan: plan, 'Execution Time': time } of rows[0]?.['QUERY PLAN'] ?? []) {
      ms += time;
      pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    }
  }
  return { ms, pages };
}

type Question = readonly [what: string, ask: () => Promise<unknown>];

/** Of a club, as `api/clubs.ts` asks. */
const ofClub = (store: Store, [called, id]: readonly [string, string]): Question[] => [
  [
    `a club and its ranking: ${called}`,
    async () => {
      const [members] = await Promise.all([store.membersOf(id), store.clubSums(id, 1000)]);
      await store.ratingsOf(members.map(({ person }) => person));
    },
  ],
  [`a page of a club's games: ${called}`, () => store.clubGames(id, { most: 20 })],
  [`a club's tables: ${called}`, () => Promise.all([store.openTablesIn([id], 100), store.runningIn(id, store.now(), 100)])],
];

/** As the addresses of the server ask: see `api/place.ts`, `api/tables.ts`, `api/ratings.ts`, `game/lobby.ts`, `game/running.ts`. */
function questionsOf(
  store: Store,
  who: Readonly<Record<string, string>>,
  clubs: Readonly<Record<string, string>>,
  people: number,
): Question[] {
  const page = (most: number) => ({ isPublic: false, most });
  const ofPerson = ([called, id]: readonly [string, string]): Question[] => [
    [`profile: who plays ${called}`, () => Promise.all([store.person(id), profileIn(store, id, page(1000)), store.ratingsOf([id])])],
    [
      `a page of games: who plays ${called}`,
      () => Promise.all([store.resultsOf(id, page(20)), store.othersOf(id, page(20)), store.gamesOf(id, 20)]),
    ],
    [`my tables: who plays ${called}`, () => store.gamesOf(id, 100)],
    [`people I have played with: who plays ${called}`, () => store.companionsOf(id, 100)],
    [`may be asked to a table: who plays ${called}`, () => store.isCompanion(id, who.least ?? '')],
  ];
  return [
    ...Object.entries(who).flatMap(ofPerson),
    ...Object.entries(clubs).flatMap((club) => ofClub(store, club)),
    ['list of open tables', () => store.openGames(100)],
    ['list of games under way', () => store.runningGames(store.now(), 100)],
    ['ranking: the first 50', () => store.ranking(1, 50)],
    [`ranking: 50 from the ${shown(people / 2)}th on`, () => store.ranking(Math.floor(people / 2), 50)],
    ['ranking: the last 50', () => store.ranking(people - 50, 50)],
    ['what is left to count', () => Promise.all([store.uncounted(1, 5, store.now()), store.unratedGames(store.now(), 100)])],
    ['a game, by its code', () => store.gameByCode('code 77')],
  ];
}

const TICKS_A_SECOND = 100;

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0);

/** Milliseconds of processor time that Postgres has used for those who are connected, by what Linux says of its processes; 0 elsewhere. */
function postgresTime(first: number): number {
  if (!existsSync('/proc')) return 0;
  const stats = readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) ? [readFileSync(`/proc/${name}/stat`, 'utf8')] : [];
    } catch {
      return []; // it has ended meanwhile
    }
  });
  const fields = stats.map((stat) => [
    Number.parseInt(stat, 10),
    ...stat
      .slice(stat.lastIndexOf(')') + 4)
      .split(' ')
      .map(Number),
  ]);
  // Of the first, what those used who have gone home; of its children, what they have used themselves.
  const ticks = fields.map((field) =>
    field[0] === first ? sumOf(field.slice(13, 15)) : field[1] === first ? sumOf(field.slice(11, 13)) : 0,
  );
  return (sumOf(ticks) / TICKS_A_SECOND) * 1000;
}

async function times(ask: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let i = 0; i < CALLS; i++) {
    const began = performance.now();
    await ask();
    taken.push(performance.now() - began);
  }
  return taken;
}

/** Milliseconds of processor time a call, of Postgres and of the server's side together: what other work on the machine does not change. */
async function costOf(pid: number, work: () => Promise<void>): Promise<number> {
  const spent = (): number => postgresTime(pid) + ownTime();
  const before = spent();
  await work();
  return (spent() - before) / CALLS;
}

async function measured(store: Store, client: Client, size: Size, pid: number): Promise<void> {
  const { during } = overhear();
  const rows: string[][] = [];
  const questions = questionsOf(store, await someone(client, size), await someClubs(client, size), size.people);
  for (const [what, ask] of questions) {
    const { ms, pages } = await explained(client, await during(ask));
    let taken: number[] = [];
    const cost = await costOf(pid, async () => {
      taken = await times(ask);
    });
    rows.push([
      what,
      shown(median(taken)),
      shown(quantile(taken, 0.99)),
      shown(cost),
      shown(ms),
      shown(pages),
      median(taken) <= MOST_MS ? '✓' : '✗',
    ]);
  }
  table(
    ['question', `median of ${CALLS}, ms`, 'p99, ms', 'processor, ms a call', 'Postgres alone, ms', 'pages read', `within ${MOST_MS} ms`],
    rows,
  );
}

export async function manyPeople(size: Size): Promise<void> {
  const database = await startPostgres(FLAGS);
  const client = new Client({ connectionString: database.url });
  try {
    const store = await openPostgres(database.url, 'many', 4);
    await client.connect();
    const began = performance.now();
    await fill(client, size);
    const { rows } = await client.query<{ bytes: string }>('SELECT pg_database_size(current_database())::text AS bytes');
    line(`${shown(size.people)} people, ${shown(size.games)} finished games, made in s`, shown((performance.now() - began) / 1000));
    line('size of the database, MB', shown(Number(rows[0]?.bytes ?? 0) / 1e6));
    await client.query('SET enable_seqscan = off'); // as the server asks
    await measured(store, client, size, database.pid());
    await store.close();
  } finally {
    await client.end();
    await database.stop();
  }
}
