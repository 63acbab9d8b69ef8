/** Two nodes on one store, which never hear each other: whoever has only an old secret is found out all the same. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createServer } from '../src/server.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { clientOf, guestAt } from './client.ts';

interface DeafNode {
  readonly address: string;
  /** As when the connection on which it listens is open again: anything may have happened. */
  readonly hearAgain: () => void;
}

async function deafNodes(): Promise<[DeafNode, DeafNode]> {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-'));
  const store = openSqlite(join(folder, 'games.sqlite'));
  const start = async (): Promise<DeafNode> => {
    let hearAgain = (): void => {};
    const deaf: Store = {
      ...store,
      isShared: true,
      tell: async () => {},
      onNews: (listener) => {
        hearAgain = () => listener([], 'here');
      },
      close: async () => {},
    };
    const server = await createServer(undefined, {
      config: readConfig({ ELBOWROOM_LOG: 'silent', ELBOWROOM_BOT_THREADS: '1' }),
      store: deaf,
    });
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    onTestFinished(() => server.close());
    return { address, hearAgain: () => hearAgain() };
  };
  const nodes: [DeafNode, DeafNode] = [await start(), await start()];
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return nodes;
}

test('whoever listens by a secret that was given up at another node is sent away, from tables and from the lobby, though the call was lost', async () => {
  const [here, there] = await deafNodes();
  const anna = await guestAt(here.address);
  const bert = await guestAt(here.address);
  const { body } = await anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open'] });
  const [table, lobby, other] = [
    await anna.listen(`/tables/${body.id}/stream`),
    await anna.listen('/tables/stream'),
    await bert.listen(`/tables/${body.id}/stream`),
  ];
  for (const stream of [table, lobby, other]) await stream.until(() => true);
  const link = await anna.ask('POST', '/guests/me/links');
  expect((await clientOf(there.address).ask('POST', '/guests/move', { code: link.body.code, token: true })).status).toBe(200);
  here.hearAgain();
  for (const stream of [table, lobby]) await stream.until(({ event }) => event === 'bye');
  expect(other.isOver()).toBe(false);
  other.close();
});
