import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import type { Store } from '../src/store/store.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { aGame, storeContract } from './store-contract.ts';

let server: PostgresServer;
let store: Store;
let other: Store;
beforeAll(async () => {
  server = await startPostgres();
  [store, other] = await Promise.all([openPostgres(server.url, 'one', 4), openPostgres(server.url, 'two', 4)]);
}, 60_000);
afterAll(async () => {
  await Promise.all([store?.close(), other?.close()]);
  await server?.stop();
});

describe('Postgres', () => {
  storeContract(() => store);

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
    await expect.poll(() => heard, { timeout: 5000 }).toEqual([game.id, 'lobby']);
    expect(own).toEqual([]);
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
