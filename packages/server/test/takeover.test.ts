/** A clock that runs out, a bot that takes over, and a person who comes back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startThinker } from '../src/bots/thinker.ts';
import { readConfig } from '../src/config.ts';
import { furnish, type House } from '../src/house.ts';
import { makeMetrics } from '../src/metrics.ts';
import { realOutside } from '../src/outside.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { silentPost } from './silent-post.ts';

let folder: string;
let store: Store;
let house: House;
const faults: unknown[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'elbowroom-'));
  store = openSqlite(join(folder, 'games.sqlite'));
  house = furnish({
    config: readConfig({ ELBOWROOM_TICK: '20', ELBOWROOM_LEASE: '300' }),
    outside: realOutside,
    store,
    thinker: startThinker(1),
    post: silentPost,
    metrics: makeMetrics(() => ({ rooms: 0, streams: 0, waiting: Promise.resolve(0) })),
    onFault: (error) => faults.push(error),
  });
});
afterAll(async () => {
  await house.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

const anna = { id: 'anna', name: 'Anna' };
const bert = { id: 'bert', name: 'Bert' };
const seats = [
  { guest: anna.id, name: anna.name },
  { guest: bert.id, name: bert.name },
];

const plain = { edition: 'classic', undo: true, spectators: true } as const;

test('a bot plays for whoever is late, turn after turn, and hands the seat back', async () => {
  const options = { edition: 'classic', clock: 1, undo: true, spectators: true } as const;
  const { id } = await house.tables.open(anna, { options, isPrivate: true, seats });
  const room = await house.rooms.get(id);
  const late = room.course === undefined ? 0 : (await room.present()).state.turn;
  await expect.poll(() => room.course?.control[late]).toBe('absent');
  await expect.poll(() => room.course?.state.turn).toBe(1 - late); // the bot has played the turn
  expect((await room.back(late)).control[late]).toBe('person');
  expect((await store.rowsSince(id, 0)).filter(({ kind }) => kind !== 'move').map(({ kind, seat }) => [kind, seat])).toEqual([
    ['absent', late],
    ['back', late],
  ]);
});

test('a duty that a dead node has left behind is done by another', async () => {
  const { id } = await house.tables.open(anna, { options: plain, isPrivate: true, seats: [...seats, {}] });
  const setup = { edition: 'classic', seats: 3, seed: 'left behind', first: 0 } as const;
  await store.reseat(id, 2, {}, { bot: 'random', name: 'Bot' });
  await store.reseat(id, 0, { guest: anna.id }, { bot: 'random', name: 'Other bot' });
  const { game } = await house.rooms.refresh(id);
  await store.start(game, setup, store.now(), { due: 0, lease: { holder: 'dead', ms: 200 } });
  await expect.poll(async () => (await house.rooms.refresh(id)).course?.state.turn).toBe(1);
  expect(faults).toEqual([]);
});

test('a table whose node died between the last seat and the start is started by whoever looks at it next', async () => {
  const { id, status } = await house.tables.open(anna, { options: plain, isPrivate: true, seats: [seats[0] ?? {}, {}] });
  expect(status).toBe('open');
  await store.reseat(id, 1, {}, { guest: bert.id, name: bert.name });
  const room = await house.rooms.refresh(id);
  await house.tables.settle(room);
  expect([room.game.status, room.course?.seq]).toEqual(['running', 0]);
});

test('… by whoever sat down last and asks once more', async () => {
  const { id } = await house.tables.open(anna, { options: plain, isPrivate: true, seats: [seats[0] ?? {}, {}] });
  await store.reseat(id, 1, {}, { guest: bert.id, name: bert.name });
  expect((await house.tables.sit(id, bert, { seat: 1 })).status).toBe('running');
});

test('… and by a node if nobody looks at it', async () => {
  const { id } = await house.tables.open(anna, { options: plain, isPrivate: true, seats: [seats[0] ?? {}, {}] });
  await store.reseat(id, 1, {}, { guest: bert.id, name: bert.name });
  await expect.poll(async () => (await store.game(id))?.status).toBe('running');
});
