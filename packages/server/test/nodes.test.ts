/** Three nodes on one Postgres. They are killed one after the other, and connections to the database are cut: nothing may be lost, and nothing happen twice. */
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableView } from '../src/game/news.ts';
import type { Row } from '../src/store/store.ts';
import { type Client, clientOf } from './client.ts';
import { type NodeProcess, startNode } from './node-process.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { insist, type Person, person, playThrough, type Town } from './stubborn.ts';

/** Games at once. Orderings are for the storms; this is about real processes, sockets and a real database. */
const GAMES = 8;
const GO_ON = 4;

let database: PostgresServer;
let pool: Pool;
const nodes: NodeProcess[] = [];
const addresses: string[] = [];
const town: Town = { addresses };

const start = async (place: number): Promise<void> => {
  const node = await startNode({
    DATABASE_URL: database.url,
    ELBOWROOM_LEASE: '700',
    ELBOWROOM_TICK: '100',
    ELBOWROOM_LOG: 'error',
    ELBOWROOM_DATABASE_CONNECTIONS: '6',
  });
  nodes[place] = node;
  addresses[place] = node.address;
};

beforeAll(async () => {
  database = await startPostgres();
  pool = new Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => {});
  await Promise.all([0, 1, 2].map(start));
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await pool?.end();
  await database?.stop();
});

const cut = () => pool.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'games' AND pid <> pg_backend_pid()");
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const MOST_BLOWS = 3;
let blows = 0;

/** Until the games are over: cut, kill, start again, the next one. */
async function havoc(isOver: () => boolean): Promise<void> {
  while (!isOver() && blows < MOST_BLOWS) {
    await pause(400);
    await cut().catch(() => {});
    await pause(400);
    const place = blows % 3;
    await nodes[place]?.kill();
    blows++;
    await start(place);
  }
}

interface Played {
  readonly table: TableView;
  readonly people: readonly Person[];
  readonly seqs: readonly number[][];
  readonly coins: readonly (readonly number[] | undefined)[];
}

/** Two people, or one and a bot. */
async function game(number: number): Promise<Played> {
  const isAlone = number % 2 === 0;
  const people = await Promise.all((isAlone ? ['Anna'] : ['Anna', 'Bert']).map((name) => person(town, name)));
  const [anna, bert] = people;
  const ask = (who: Person | undefined, path: string, body: unknown) =>
    insist(town, (address) => clientOf(address, who?.token).ask('POST', path, body));
  const { body } = await ask(anna, '/tables', { edition: 'classic', seats: ['me', isAlone ? 'random' : 'open'], private: true, rounds: 4 });
  if (bert !== undefined) await ask(bert, `/tables/${body.id}/seats`, { seat: 1 });
  const seqs = people.map((): number[] => []);
  const ends = await Promise.all(people.map((who, seat) => playThrough(town, body.id, who, seat, seqs[seat] as number[])));
  return { table: body, people, seqs, coins: ends.map(({ outcome }) => outcome?.coins) };
}

/** A few play one after the other until every node has been killed: a quick machine has played the first before. */
async function gamesInTheStorm(number: number): Promise<Played[]> {
  const played = [await game(number)];
  while (number < GO_ON && blows < nodes.length) played.push(await game(number));
  return played;
}

test(`${GAMES} games go to their end while nodes die and connections break, every acknowledged move is there once, and no stream has a gap`, async () => {
  let isOver = false;
  const storm = havoc(() => isOver);
  const played = (await Promise.all(Array.from({ length: GAMES }, (_, i) => gamesInTheStorm(i)))).flat();
  isOver = true;
  await storm;
  for (const { child, errors } of nodes) expect(child.exitCode, errors()).toBeNull();
  for (const { table, people, seqs, coins } of played) {
    const { rows } = await pool.query<Row & { game: string }>('SELECT * FROM log WHERE game = $1 ORDER BY seq', [table.id]);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
    people.forEach(({ acknowledged }, seat) => {
      expect(rows.filter((row) => row.seat === seat && row.kind === 'move').map((row) => row.body)).toEqual(acknowledged);
      expect(seqs[seat]).toEqual(rows.map(({ seq }) => seq));
      expect(coins[seat]).toEqual(coins[0]);
    });
  }
});

test('people at different nodes see each other', async () => {
  const [anna, bert] = await Promise.all([person(town, 'Anna'), person(town, 'Bert')]);
  const [here, there] = addresses.map((address, i) => clientOf(address, i === 0 ? anna.token : bert.token)) as [Client, Client];
  const { body } = await here.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open'] });
  const first = await here.listen(`/tables/${body.id}/stream`);
  await there.ask('POST', `/tables/${body.id}/seats`, {});
  const second = await there.listen(`/tables/${body.id}/stream`);
  for (const stream of [first, second]) await stream.until(({ event, data }) => event === 'presence' && data.here.every(Boolean));
  await first.until(({ event, data }) => event === 'table' && data.status === 'running');
  second.close();
  await first.until(({ event, data }) => event === 'presence' && first.heard.length > 4 && !data.here[1]);
  first.close();
});

test('a node that is asked to stop ends its streams with a word, and goes', async () => {
  const [node] = nodes as [NodeProcess];
  const stream = await clientOf(node.address).listen('/tables/stream');
  const code = node.stop();
  await stream.until(({ event }) => event === 'bye');
  expect(await code).toBe(0);
});
