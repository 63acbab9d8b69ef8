/** A request whose answer got lost, sent again to a node that has not heard of it yet. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Problem } from '../src/errors.ts';
import { Room } from '../src/game/room.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { aGame } from './store-contract.ts';

test('is answered as played, and played once; a different one is told that the game has moved on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-'));
  const store = openSqlite(join(folder, 'games.sqlite'));
  const game = aGame({ seats: [{ guest: 'anna' }, { guest: 'bert' }] });
  await store.addGame(game);
  await store.start(game.id, { edition: 'classic', seats: 2, seed: 'twice', first: 0 }, 1, 'none');
  const nodes = ['one', 'two', 'three'].map((node) => new Room({ store, node, leaseMs: 1000, onSteps: () => {} }, game));
  await Promise.all(nodes.map((room) => room.catchUp()));
  const [first, second, third] = nodes as [Room, Room, Room];

  expect((await first.play(0, 0, ['pick 0'])).course.seq).toBe(1);
  const again = await second.play(0, 0, ['pick 0']);
  expect([again.played, again.course.seq]).toEqual([1, 1]);
  await expect(third.play(0, 0, ['pick 1'])).rejects.toMatchObject({ code: 'moved-on', details: { after: 1 } } satisfies Partial<Problem>);
  expect(await store.rowsSince(game.id, 0)).toHaveLength(1);

  await store.close();
  rmSync(folder, { recursive: true });
});
