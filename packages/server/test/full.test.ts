/** A store that takes no more: every way of writing is refused with the same code, nothing is half written, and reading goes on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client as Connection } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createServer } from '../src/server.ts';
import { isFull } from '../src/store/full.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { type Answer, type Body, type Client, guestAt, preferred, tableOf } from './client.ts';
import { startPostgres } from './postgres-server.ts';
import { aGame } from './store-contract.ts';

const config = readConfig({ ELBOWROOM_LIMITS: '0', ELBOWROOM_LOG: 'silent', ELBOWROOM_BOT_THREADS: '1' });

/** More than any page has room for. */
const MOST_TRIES = 500;

/** What fits in between may still go through; sooner or later each is refused, and with this code. */
async function demandFull(ask: () => Promise<Answer<Body>>): Promise<void> {
  let answer = await ask();
  for (let tries = 0; answer.status < 300 && tries < MOST_TRIES; tries++) answer = await ask();
  expect([answer.status, answer.body.code]).toEqual([503, 'full']);
}

async function demandAllFull(store: Store, fill: () => Promise<void>): Promise<void> {
  const server = await createServer(undefined, { config, store });
  onTestFinished(() => server.close());
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const people = await Promise.all(['Anna', 'Bert'].map((name) => guestAt(address, name)));
  const [anna, bert] = people as [Client, Client];
  const { id } = await tableOf(people);
  const { body: open } = await anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open'] });
  await fill();
  const look = async (who: Client): Promise<Body> => (await who.ask('GET', `/tables/${id}/news`)).body;
  await demandFull(() => anna.ask('POST', '/guests', { name: 'Carl' }));
  await demandFull(() => anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open'] }));
  await demandFull(() => anna.ask('POST', `/tables/${open.id}/start`, { fill: 'random' }));
  await demandFull(async () => {
    const who = (await look(anna)).view.toDecide === 0 ? anna : bert;
    const news = await look(who);
    return who.ask('POST', `/tables/${id}/moves`, { after: news.after, moves: [preferred(news)] });
  });
  expect((await look(bert)).seq).toBe((await store.rowsSince(id, 0)).length);
}

/** In small pieces, until not even one more fits in between. */
async function exhaust(write: (i: number) => Promise<unknown>): Promise<void> {
  for (let i = 1; ; i++) {
    const fault: unknown = await write(i).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (fault !== undefined) return expect(isFull(fault)).toBe(true);
  }
}

test('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-full-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = openSqlite(join(folder, 'games.sqlite'), { mostPages: 120 });
  await demandAllFull(store, async () => {
    const game = aGame();
    await store.addGame(game);
    await exhaust((i) => store.addGuest({ id: `g${i}`, name: '' }, `g${i}`));
    await exhaust((i) => store.addLink(`l${i}`, `g${i}`, 1));
    await exhaust(() => store.addGame(aGame({ host: '', seats: [] })));
    await exhaust((i) =>
      store.append({ game: game.id, after: i - 1, rows: [{ seq: i, at: i, kind: 'move', body: '' }], duty: { due: 9e12 } }),
    );
  });
});

test('Postgres', async () => {
  const database = await startPostgres();
  onTestFinished(() => database.stop());
  await demandAllFull(await openPostgres(database.url, 'one', 4), async () => {
    const connection = new Connection({ connectionString: database.url });
    await connection.connect();
    await connection.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`);
    for (const table of ['guests', 'links', 'games', 'seats', 'log', 'duties'])
      await connection.query(`CREATE TRIGGER full_${table} BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse()`);
    await connection.end();
  });
});
