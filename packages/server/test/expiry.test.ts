import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realOutside } from '../src/outside.ts';
import { unguessable } from '../src/secrets.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { type Client, guestAt, startServer, type TestServer } from './client.ts';
import { aGame } from './store-contract.ts';

let server: TestServer;
let store: Store;
let anna: Client;
beforeAll(async () => {
  server = await startServer({ ELBOWROOM_TICK: '20', ELBOWROOM_OPEN_HOURS: '2' });
  store = openSqlite(join(server.config.dataFolder, 'games.sqlite'));
  anna = await guestAt(server.address);
});
afterAll(async () => {
  await store?.close();
  await server?.stop();
});

const HOUR = 3_600_000;
const keptSince = async (hours: number): Promise<string> => {
  const game = aGame({ id: unguessable(realOutside), made: Date.now() - hours * HOUR });
  await store.addGame(game);
  return game.id;
};
const listed = async (): Promise<string[]> => (await anna.ask('GET', '/tables')).body.tables.map(({ id }) => id);

test('a table that nobody is at leaves the lobby after its hours, closed and not deleted; one that is watched stays', async () => {
  const watched = await keptSince(3);
  const stream = await anna.listen(`/tables/${watched}/stream`);
  await stream.until(({ event }) => event === 'presence');
  const lobby = await anna.listen('/tables/stream');
  const [old, young] = [await keptSince(3), await keptSince(1)];
  await expect.poll(listed).toEqual(expect.arrayContaining([old, young, watched]));
  await expect.poll(listed, { timeout: 10_000 }).not.toContain(old);
  await lobby.until(({ data }) => lobby.heard.length > 1 && !data.tables.some(({ id }) => id === old));
  expect(await listed()).toEqual(expect.arrayContaining([young, watched]));
  expect((await anna.ask('GET', `/tables/${old}`)).body).toMatchObject({ id: old, status: 'closed' });
  expect((await anna.ask('POST', `/tables/${old}/seats`, {})).body.code).toBe('not-open');

  stream.close();
  await expect.poll(listed, { timeout: 10_000 }).not.toContain(watched);
  lobby.close();
});
