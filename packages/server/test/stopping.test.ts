import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createServer } from '../src/server.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { guestAt, tableOf } from './client.ts';

test('whoever has asked before the server stops is answered; streams do not hold it up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-'));
  const store = openSqlite(join(folder, 'games.sqlite'));
  const { promise: isWritten, resolve: write } = Promise.withResolvers<void>();
  let asked = 0;
  const addChat: typeof store.addChat = async (...line) => {
    asked++;
    await isWritten;
    return store.addChat(...line);
  };
  const config = readConfig({ ELBOWROOM_LIMITS: '0', ELBOWROOM_LOG: 'silent', ELBOWROOM_BOT_THREADS: '1' });
  const server = await createServer(undefined, { config, store: { ...store, addChat } });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const people = await Promise.all(['Anna', 'Bert'].map((name) => guestAt(address, name)));
  const { id } = await tableOf(people);
  const stream = await people[0]?.listen(`/tables/${id}/stream`);
  const answer = people[0]?.ask('POST', `/tables/${id}/chat`, { text: 'wait for me' });
  await expect.poll(() => asked).toBe(1);

  const stopped = server.close();
  await stream?.until(({ event }) => event === 'bye');
  write();
  expect((await answer)?.status).toBe(204);
  const began = Date.now();
  await stopped;
  expect(Date.now() - began).toBeLessThan(2000);
  rmSync(folder, { recursive: true });
});
