/** Streams whose callers are gone before they are answered, on a store that takes its time: nothing of them stays. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createServer } from '../src/server.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { type Client, guestAt } from './client.ts';

/** Milliseconds for each answer of the store, as of a database across the street. */
const LATE_MS = 5;
/** More than a guest has places. */
const CALLS = 60;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Questions that it has not answered yet. */
let open = 0;

/** Every question is answered late, and other nodes may write to it too. */
function acrossTheStreet(store: Store, isFailing: () => boolean): Store {
  const late =
    <A extends unknown[], T>(ask: (...asked: A) => Promise<T>) =>
    async (...asked: A): Promise<T> => {
      open++;
      try {
        await pause(LATE_MS);
        if (isFailing()) throw new Error('the street is closed');
        return await ask(...asked);
      } finally {
        open--;
      }
    };
  return {
    ...store,
    isShared: true,
    guestBySecret: late(store.guestBySecret),
    game: late(store.game),
    openGames: late(store.openGames),
    rowsSince: late(store.rowsSince),
  };
}

let folder: string;
let address: string;
let anna: Client;
let table: string;
let isFailing = false;
let stop: () => Promise<void>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elbowroom-'));
  isFailing = false;
  const env = { ELBOWROOM_DATA: folder, ELBOWROOM_LIMITS: '1', ELBOWROOM_LOG: 'silent', ELBOWROOM_BOT_THREADS: '1' };
  const store = acrossTheStreet(openSqlite(join(folder, 'games.sqlite')), () => isFailing);
  const server = await createServer(undefined, { config: readConfig(env), store });
  address = await server.listen({ host: '127.0.0.1', port: 0 });
  stop = () => server.close();
  anna = await guestAt(address);
  table = (await anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open'] })).body.id;
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** Asks for the stream and hangs up `ms` later. */
async function hangUp(path: string, ms: number): Promise<void> {
  const { hostname, port } = new URL(address);
  const socket: Socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(`GET /api/v1${path} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${anna.token}\r\n\r\n`);
  await pause(ms);
  socket.destroy();
}

const hangUpOften = (path: string): Promise<unknown> => Promise.all(Array.from({ length: CALLS }, (_, i) => hangUp(path, i % 25)));

const streams = async (): Promise<number> => {
  const words = await (await fetch(`${address}/metrics`)).text();
  return Number(/^elbowroom_streams (\d+)$/m.exec(words)?.[1]);
};

/** Whoever has hung up is known to have: only so many are on the line, and nothing is being found out for others. */
const quiet = (left = 0): Promise<void> => expect.poll(async () => [open, await streams()]).toEqual([0, left]);

/** As many as a guest may have: in the end none is refused. */
async function demandAllPlaces(path: string): Promise<void> {
  const refused = async (): Promise<number> => {
    const calls = await Promise.allSettled(Array.from({ length: 30 }, () => anna.listen(path)));
    for (const call of calls) if (call.status === 'fulfilled') call.value.close();
    return calls.filter(({ status }) => status === 'rejected').length;
  };
  await expect.poll(refused, { interval: 500 }).toBe(0);
}

test.each(['/tables/stream', 'table'])('who hangs up at once leaves no place taken: %s', async (which) => {
  const path = which === 'table' ? `/tables/${table}/stream` : which;
  anna = await guestAt(address); // nobody knows her yet: the store is asked who she is
  await hangUpOften(path);
  await quiet();
  await demandAllPlaces(path);
});

test('who hangs up at once is not shown as present', async () => {
  const path = `/tables/${table}/stream`;
  const bert = await (await guestAt(address, 'Bert')).listen(path);
  await hangUpOften(path);
  await quiet(1);
  const carl = await (await guestAt(address, 'Carl')).listen(path);
  const presence = (): unknown[] => [bert, carl].map(({ heard }) => heard.findLast(({ event }) => event === 'presence')?.data);
  const two = { here: [false, false], spectators: 2 };
  await expect.poll(presence).toEqual([two, two]);
  for (const { close } of [bert, carl]) close();
  await expect.poll(streams).toBe(0);
});

test.each(['/tables/stream', 'table'])('a stream whose first words cannot be made gives its place back: %s', async (which) => {
  const path = which === 'table' ? `/tables/${table}/stream` : which;
  for (let i = 0; i < CALLS; i++) {
    const listening = anna.listen(path);
    isFailing = true;
    await listening.then((stream) => stream.until(() => false)).catch(() => {});
    isFailing = false;
  }
  await expect.poll(streams).toBe(0);
  await demandAllPlaces(path);
});
