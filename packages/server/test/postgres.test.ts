import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import type { Store } from '../src/store/store.ts';
import { noticeContract } from './notice-contract.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { accuracyContract } from './review-contract.ts';
import { aGame, storeContract } from './store-contract.ts';

let server: PostgresServer;
let store: Store;
let other: Store;
beforeAll(async () => {
  server = await startPostgres();
  [store, other] = await Promise.all([openPostgres(server.url, 'one', 4), openPostgres(server.url, 'two', 4)]);
});
afterAll(async () => {
  await Promise.all([store?.close(), other?.close()]);
  await server?.stop();
});

describe('Postgres', () => {
  storeContract(() => store);
  accuracyContract(() => store);
  noticeContract(
    () => store,
    async (ms) => {
      const clock = new Client({ connectionString: server.url });
      await clock.connect();
      await clock.query(`UPDATE notices SET due = due + ${ms} WHERE due > 0; UPDATE notices SET until = until + ${ms} WHERE until > 0`);
      await clock.end();
    },
  );

  test('wakes other nodes, and not the one that wrote', async () => {
    const heard: string[] = [];
    const own: string[] = [];
    const listening = new Promise<void>((resolve) => other.onNews((games) => (games.length === 0 ? resolve() : heard.push(...games))));
    store.onNews((games) => own.push(...games));
    await listening;
    const game = aGame();
    await store.addGame(game);
    await store.append({ game: game.id, after: 0, rows: [{ seq: 1, at: 1, kind: 'move', body: 'done' }], duty: 'keep' });
    await store.tell(['lobby']);
    await expect.poll(() => heard).toEqual([game.id, 'lobby']);
    await store.tell(['@here', '@gone', '@here']); // said in one breath: what was said last is heard last
    await expect.poll(() => heard.slice(2)).toEqual(['@gone', '@here']);
    expect(own).toEqual([]);
  });

  test('an append reads a handful of rows, however long the log: by a key, though its plan was made while the tables were small', async () => {
    const watcher = new Client({ connectionString: server.url });
    await watcher.connect();
    onTestFinished(() => watcher.end());
    const counted = async (): Promise<{ read: number; written: number }> => {
      const sql = `SELECT (sum(seq_tup_read) + (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes))::int AS read,
        sum(n_tup_ins) FILTER (WHERE relname = 'log')::int AS written FROM pg_stat_user_tables`;
      return (await watcher.query<{ read: number; written: number }>(sql)).rows[0] ?? { read: Number.NaN, written: Number.NaN };
    };
    const before = await counted();
    const third = await openPostgres(server.url, 'three', 2);
    const game = aGame();
    await third.addGame(game);
    const APPENDS = 200;
    for (let seq = 1; seq <= APPENDS; seq++) {
      const duty = seq % 2 === 0 ? ('none' as const) : { due: 9e12 };
      const rows = [{ seq, at: 1, kind: 'move', body: 'done' }] as const;
      await third.append({ game: game.id, after: seq - 1, rows, duty, isOver: seq === APPENDS });
    }
    await third.close(); // a connection tells what it has counted when it ends
    await expect.poll(async () => (await counted()).written).toBeGreaterThanOrEqual(before.written + APPENDS);
    expect((await counted()).read - before.read).toBeLessThan(20 * APPENDS);
  });

  test('settles a race between nodes', async () => {
    const game = aGame();
    await store.addGame(game);
    const rows = [{ seq: 1, at: 1, kind: 'move', body: 'done' }] as const;
    const results = await Promise.all(
      [store, other, store, other].map((node) => node.append({ game: game.id, after: 0, rows, duty: 'keep' })),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
  });
});
