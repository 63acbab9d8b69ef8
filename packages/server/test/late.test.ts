/** A database that answers when nobody waits for it any more. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Room } from '../src/game/room.ts';
import { realOutside } from '../src/outside.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { aGame } from './store-contract.ts';

const setup = { edition: 'classic', seats: 2, seed: 'twice', first: 0 } as const;
const game = aGame({ seats: [{ guest: 'anna' }, { guest: 'bert' }] });
let folder: string;
let store: Store;
let told: number[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elbowroom-'));
  store = openSqlite(join(folder, 'games.sqlite'));
  told = [];
  await store.addGame(game);
  await store.start(game, setup, 1, 'none');
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  rmSync(folder, { recursive: true });
});

const roomOn = async (over: Partial<Store>): Promise<Room> => {
  const onSteps = (_room: Room, steps: readonly { row: { seq: number } }[]) => told.push(...steps.map(({ row }) => row.seq));
  const room = new Room({ outside: realOutside, store: { ...store, ...over }, node: 'one', leaseMs: 1000, onSteps }, game);
  await room.catchUp();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return room;
};

/** The first answer is held back until it is let go. */
function heldBack<T>(): { readonly wait: (answer: Promise<T>) => Promise<T>; readonly letGo: () => void } {
  let isFirst = true;
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    wait: async (answer) => {
      if (isFirst) {
        isFirst = false;
        await Promise.all([answer, promise]);
      }
      return answer;
    },
    letGo: resolve,
  };
}

test('rows that were written but answered late are told once, and do not turn the game back', async () => {
  const { wait, letGo } = heldBack<boolean>();
  const room = await roomOn({ append: (append) => wait(store.append(append)) });
  const first = expect(room.pause(0, true)).rejects.toMatchObject({ code: 'try-again' });
  await vi.advanceTimersByTimeAsync(10_001);
  await first;
  expect((await room.pause(1, true)).seq).toBe(2);
  letGo();
  await room.catchUp();
  expect((await room.pause(1, false)).seq).toBe(3);
  expect([room.course?.seq, told]).toEqual([3, [1, 2, 3]]);
});

test('what was read too late does not hide what has come since', async () => {
  const { wait, letGo } = heldBack<Awaited<ReturnType<Store['rowsSince']>>>();
  let isHeld = false;
  const room = await roomOn({ rowsSince: (...asked) => (isHeld ? wait(store.rowsSince(...asked)) : store.rowsSince(...asked)) });
  await store.append({ game: game.id, after: 0, rows: [{ seq: 1, at: 1, kind: 'agree', seat: 1, body: '' }], duty: 'keep' });
  isHeld = true;
  const late = expect(room.catchUp()).rejects.toMatchObject({ code: 'try-again' });
  await vi.advanceTimersByTimeAsync(10_001);
  await late;
  expect((await room.pause(0, true)).seq).toBe(2);
  letGo();
  await vi.advanceTimersByTimeAsync(50);
  expect([room.course?.seq, told]).toEqual([2, [1, 2]]);
});
