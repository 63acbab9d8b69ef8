/** What happened at another node: rooms that share a store and know nothing of each other. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { snapshot } from '@elbowroom/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Presence } from '../src/game/presence.ts';
import { Room } from '../src/game/room.ts';
import { Rooms } from '../src/game/rooms.ts';
import { realOutside } from '../src/outside.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Game, Store } from '../src/store/store.ts';
import { aGame } from './store-contract.ts';

const seats = [{ guest: 'anna' }, { guest: 'bert' }];
const setup = { edition: 'classic', seats: 2, seed: 'twice', first: 0 } as const;
let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'elbowroom-'));
  store = openSqlite(join(folder, 'games.sqlite'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const roomOf = (game: Game, told: number[] = [], kept = store): Room =>
  new Room(
    {
      outside: realOutside,
      store: kept,
      node: 'one',
      leaseMs: 1000,
      onSteps: (_room, steps) => told.push(...steps.map(({ row }) => row.seq)),
    },
    game,
  );

test('a request whose answer got lost is answered as played by another node, and played once; a different one is told that the game has moved on', async () => {
  const game = aGame({ seats });
  await store.addGame(game);
  await store.start(game, setup, 1, 'none');
  const [first, second, third] = [roomOf(game), roomOf(game), roomOf(game)];
  await Promise.all([first, second, third].map((room) => room.catchUp()));

  expect((await first.play(0, 0, ['pick 0'])).course.seq).toBe(1);
  const again = await second.play(0, 0, ['pick 0']);
  expect([again.played, again.course.seq]).toEqual([1, 1]);
  await expect(third.play(0, 0, ['pick 1'])).rejects.toMatchObject({ code: 'moved-on', details: { after: 1 } });
  expect(await store.rowsSince(game.id, 0)).toHaveLength(1);
});

test('what this node has not heard yet is no reason to refuse, nor to do nothing', async () => {
  const game = aGame({ seats });
  await store.addGame(game);
  await store.start(game, setup, 1, 'none');
  const shared = { ...store, isShared: true };
  const [here, there] = [roomOf(game, [], shared), roomOf(game, [], shared)];
  for (const seat of [0, 1]) await here.pause(seat, true);
  await there.catchUp();
  expect(there.course?.isPaused).toBe(true);
  await here.pause(0, false);
  expect((await there.play(0, 0, ['pick 0'])).played).toBe(1);
  await there.pause(1, true);
  expect((await here.pause(0, true)).isPaused).toBe(true);
  expect((await there.pause(0, false)).isPaused).toBe(false);
});

test('whoever waited for the start is told every row since, though it began elsewhere', async () => {
  const game = aGame({ seats });
  await store.addGame(game);
  const told: number[] = [];
  const waiting = roomOf(game, told);
  await waiting.catchUp();
  await store.start(game, setup, 1, 'none');
  await roomOf(game).play(0, 0, ['pick 0']);
  await waiting.catchUp();
  expect([waiting.game.status, told]).toEqual(['running', [1]]);
});

test('whoever waits at a table hears that it began elsewhere, whichever request reads it first', async () => {
  const game = aGame({ seats });
  await store.addGame(game);
  const rooms = new Rooms(
    { outside: realOutside, store: { ...store, isShared: true }, node: 'one', leaseMs: 1000, onSteps: () => {} },
    new Presence(realOutside, () => {}),
    10,
  );
  const heard: string[] = [];
  const line = { send: (event: string) => heard.push(event), end: () => {} };
  await rooms.watchers.add(await rooms.get(game.id), { line, guest: 'anna', seat: 0, last: undefined });
  await store.start(game, setup, 1, 'none');
  heard.length = 0;
  await rooms.get(game.id); // somebody asks for anything
  await rooms.wake([game.id]); // and then the other node’s call arrives
  expect(heard).toEqual(['table', 'news']);
});

test('an undo elsewhere is seen as one more row', async () => {
  const game = aGame({ seats });
  await store.addGame(game);
  await store.start(game, setup, 1, 'none');
  const told: number[] = [];
  const [here, there] = [roomOf(game, told), roomOf(game)];
  await Promise.all([here.play(0, 0, ['pick 0']), there.catchUp()]);
  await there.catchUp();
  const { course } = await there.play(0, 1, ['done']);
  await here.catchUp();
  const back = await there.undo(0, course.moved, 1);
  await here.catchUp();
  expect(told).toEqual([1, 2, 3]);
  expect(here.course && snapshot(here.course.state)).toEqual(snapshot(back.course.state));
});
