/** What is told from what a room remembers is what the whole log says, whatever was taken back, here or at another node. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legalMoves, outcome, snapshot, text, toDecide } from '@elbowroom/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneOf, type Random, randomFrom } from '../../rules/test/random.ts';
import { begin, type Course, rebuilt } from '../src/game/course.ts';
import { pastViews } from '../src/game/past.ts';
import { Room } from '../src/game/room.ts';
import { Shelf } from '../src/game/way.ts';
import { realOutside } from '../src/outside.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Game, Row, Store } from '../src/store/store.ts';
import { aGame } from './store-contract.ts';

const seats = [{ guest: 'anna' }, { guest: 'bert' }];
const setup = { edition: 'classic', seats: 2, seed: 'way', first: 0, rules: 1 } as const;
let folder: string;
let store: Store;
let game: Game;
/** How many rows were asked for. */
let read: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elbowroom-'));
  const file = openSqlite(join(folder, 'games.sqlite'));
  store = {
    ...file,
    rowsSince: async (...asked) => {
      const rows = await file.rowsSince(...asked);
      read += rows.length;
      return rows;
    },
  };
  game = aGame({ seats });
  await store.addGame(game);
  await store.start(game, setup, 1, 'none');
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const roomOn = (shelf?: Shelf): Room =>
  new Room({ outside: realOutside, store, node: 'one', leaseMs: 1000, onSteps: () => {} }, game, shelf);

const plain = ({ state, ...course }: Course) => ({ ...course, state: snapshot(state) });
const start = (): Course => begin(setup, seats, 1);

/** One more decision by chance: a move as a rule, now and then something is taken back. */
async function goOn(room: Room, random: Random): Promise<boolean> {
  await room.catchUp();
  const { course } = room;
  if (course === undefined || outcome(course.state) !== undefined) return false;
  const seat = toDecide(course.state) ?? 0;
  const legal = legalMoves(course.state).map(text);
  const busy = legal.filter((line) => line.startsWith('conquer'));
  const lines = busy.length > 0 && random(10) < 8 ? busy : legal;
  const mayUndo = course.trailSeat === seat && course.trail.length > 0;
  if (mayUndo && random(10) < 3) await room.undo(seat, course.moved, 1 + random(course.trail.length));
  else await room.play(seat, course.moved, [oneOf(random, lines)]);
  return true;
}

async function demandSame(room: Room, rows: readonly Row[], since: number): Promise<void> {
  await room.catchUp();
  expect(await room.stepsSince(since)).toEqual(rebuilt(start(), rows, since).steps);
  expect(await room.viewsBetween(0, since, rows.length)).toEqual(pastViews(start(), rows, 0, since, rows.length));
}

test.each([
  ['all that it has seen', undefined],
  ['next to nothing', new Shelf(40)],
])('a room that remembers %s tells the same as the log', async (_, shelf) => {
  const random = randomFrom('way');
  const [here, there] = [roomOn(shelf), roomOn(shelf)];
  for (let i = 0; i < 150 && (await goOn(oneOf(random, [here, there]), random)); i++) {
    if (i % 10 !== 0) continue;
    for (const room of [here, there]) {
      const rows = await store.rowsSince(game.id, 0);
      await demandSame(room, rows, random(rows.length));
      expect(room.course && plain(room.course)).toEqual(plain(rebuilt(start(), rows).course));
    }
  }
  const rows = await store.rowsSince(game.id, 0);
  expect(rows.filter(({ kind }) => kind === 'undo').length).toBeGreaterThan(10);
  for (let since = 0; since <= rows.length; since += 7) await demandSame(here, rows, since);
});

test('an undo, and what happened lately, ask for no more than the last rows', async () => {
  const room = roomOn();
  const random = randomFrom('long');
  for (let i = 0; i < 80; i++) await goOn(room, random);
  while ((room.course?.trail.length ?? 0) < 2) await goOn(room, random);
  const { seq = 0, moved = 0, trail = [], trailSeat = 0 } = room.course ?? {};
  expect(seq).toBeGreaterThan(70);
  read = 0;
  expect(await room.stepsSince(seq - 10)).toHaveLength(10);
  expect([room.costSince(seq - 10), read]).toEqual([0, 0]);
  await room.undo(trailSeat, moved, 1);
  expect(read).toBeLessThanOrEqual(seq - (trail[0] ?? 0) + 1);
});

test('a room that has just been read from the log goes back to the nearest course', async () => {
  const first = roomOn();
  const random = randomFrom('cold');
  for (let i = 0; i < 120; i++) await goOn(first, random);
  const room = roomOn();
  await room.catchUp();
  const { seq = 0 } = room.course ?? {};
  read = 0;
  const since = seq - 5;
  const cost = room.costSince(since);
  expect(await room.stepsSince(since)).toHaveLength(5);
  expect([cost, cost]).toEqual([read, Math.min(cost, 5 + 32)]);
  expect(room.costSince(0)).toBe(seq);
});
