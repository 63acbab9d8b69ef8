/** Streams at a table whose moves come faster than they are told: every row once, in order, whenever somebody comes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { News } from '../src/game/news.ts';
import { Presence } from '../src/game/presence.ts';
import { Room } from '../src/game/room.ts';
import { Watchers } from '../src/game/watchers.ts';
import { realOutside } from '../src/outside.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { aGame } from './store-contract.ts';

const setup = { edition: 'classic', seats: 2, seed: 'twice', first: 0 } as const;
let folder: string;
let store: Store;
let watchers: Watchers;
let room: Room;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elbowroom-'));
  store = openSqlite(join(folder, 'games.sqlite'));
  watchers = new Watchers(realOutside, new Presence(realOutside, () => {}));
  const game = aGame({ seats: [{ guest: 'anna' }, { guest: 'bert' }] });
  await store.addGame(game);
  await store.start(game, setup, 1, 'none');
  room = new Room({ outside: realOutside, store, node: 'one', leaseMs: 1000, onSteps: (at, steps) => watchers.tellSteps(at, steps) }, game);
  await room.catchUp();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

interface Ear {
  readonly news: News[];
  readonly rows: () => number[];
  readonly come: (last?: number) => Promise<() => void>;
}

function ear(seat: number): Ear {
  const news: News[] = [];
  const line = {
    send: (event: string, data: string) => {
      if (event === 'news') news.push(JSON.parse(data));
    },
    end: () => {},
  };
  return {
    news,
    rows: () => news.flatMap(({ rows }) => rows.map(({ seq }) => seq)),
    come: (last) =>
      watchers.add(room, { line, guest: seat === 0 ? 'anna' : 'bert', seat, last, isBack: false, hasDifferences: false, hasLegal: true }),
  };
}

const told = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('every row is told once and in order, however close they follow each other', async () => {
  const anna = ear(0);
  await anna.come(0);
  await room.pause(1, true);
  await told();
  await Promise.all([false, true].map((wants) => room.pause(1, wants)));
  await told();
  expect(anna.rows()).toEqual([1, 2, 3]);
  expect(anna.news.at(-1)).toMatchObject({ seq: 3 });
});

test('whoever was greeted when the game had just begun is not greeted again', async () => {
  const anna = ear(0);
  await anna.come();
  watchers.tellTable(room);
  expect(anna.news.map(({ seq }) => seq)).toEqual([0]);
});

test('whoever comes while something waits to be told hears it once', async () => {
  const [anna, bert] = [ear(0), ear(1)];
  await anna.come(0);
  await room.play(0, 0, ['pick 0']); // answered, and not told yet
  expect(anna.rows()).toEqual([]);
  await bert.come(0);
  await told();
  expect([anna.rows(), bert.rows()]).toEqual([[1], [1]]);
});

test('whoever leaves while something waits to be told is told nothing more; the others are', async () => {
  const [anna, bert] = [ear(0), ear(1)];
  const leave = await anna.come(0);
  await bert.come(0);
  await room.play(0, 0, ['pick 0']);
  leave();
  await told();
  expect([anna.rows(), bert.rows()]).toEqual([[], [1]]);
});
