import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { realOutside } from '../src/outside.ts';
import { unguessable } from '../src/secrets.ts';
import type { Store } from '../src/store/store.ts';
import { type Client, guestAt, startServer, type TestServer } from './client.ts';
import { aGame } from './store-contract.ts';

let server: TestServer;
let store: Store;
let anna: Client;
beforeAll(async () => {
  server = await startServer({ ELBOWROOM_TICK: '20', ELBOWROOM_OPEN_HOURS: '2', ELBOWROOM_IDLE_DAYS: '3', ELBOWROOM_FINISHED_DAYS: '5' });
  ({ store } = server);
  anna = await guestAt(server.address);
});
afterAll(async () => {
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
  await expect.poll(listed).not.toContain(old);
  await lobby.until(({ data }) => lobby.heard.length > 1 && !data.tables.some(({ id }) => id === old));
  expect(await listed()).toEqual(expect.arrayContaining([young, watched]));
  expect((await anna.ask('GET', `/tables/${old}`)).body).toMatchObject({ id: old, status: 'closed' });
  expect((await anna.ask('POST', `/tables/${old}/seats`, {})).body.code).toBe('not-open');

  stream.close();
  await expect.poll(listed).not.toContain(watched);
  lobby.close();
});

test('a private table that nobody is at is closed too; long after, it is deleted, and a finished game when so wished', async () => {
  const table = async (over: Parameters<typeof aGame>[0]): Promise<string> => {
    const game = aGame({ id: unguessable(realOutside), ...over });
    await store.addGame(game);
    return game.id;
  };
  const days = (count: number): number => Date.now() - count * 24 * HOUR;
  const hidden = await table({ isPrivate: true, made: Date.now() - 3 * HOUR });
  const shut = await Promise.all([4, 2].map((count) => table({ status: 'closed', made: days(count) })));
  const over = await Promise.all([6, 4].map((count) => table({ status: 'finished', made: days(count) })));
  const statusOf = async (id: string): Promise<string> => (await anna.ask('GET', `/tables/${id}`)).body.status;
  await expect.poll(() => statusOf(hidden)).toBe('closed');
  const left = (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await store.game(id)) !== undefined));
  await expect.poll(() => left([...shut, ...over])).toEqual([false, true, false, true]);
  expect((await anna.ask('GET', `/tables/${over[0]}`)).body.code).toBe('no-table');
  expect((await anna.ask('GET', '/guests/me')).status).toBe(200);
});

test('a guest has only so many tables that wait, private ones included, and any number that are played', async () => {
  const strict = await startServer({ ELBOWROOM_LIMITS: '1', ELBOWROOM_OPEN_TABLES: '3' });
  onTestFinished(() => strict.stop());
  const bert = await guestAt(strict.address);
  const opened = async (seats: string[], isPrivate = false) =>
    (await bert.ask('POST', '/tables', { edition: 'classic', seats, private: isPrivate })).body;
  const first = await opened(['me', 'open']);
  for (const isPrivate of [true, false]) expect((await opened(['me', 'open'], isPrivate)).status).toBe('open');
  for (const isPrivate of [true, false]) expect((await opened(['me', 'open'], isPrivate)).code).toBe('too-many-tables');
  expect((await opened(['me', 'me'])).status).toBe('running');
  await bert.ask('DELETE', `/tables/${first.id}`);
  expect((await opened(['me', 'open'])).status).toBe('open');
});
