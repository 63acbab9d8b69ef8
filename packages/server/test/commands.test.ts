/** What whoever runs a server calls by hand, called as they call it: on a database of a server that has stopped. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createServer } from '../src/server.ts';
import { openStore } from '../src/store/open.ts';
import { guestAt, PATIENCE_MS, playOn, tableOf } from './client.ts';

const folder = mkdtempSync(join(tmpdir(), 'elbowroom-commands-'));
const env = { ELBOWROOM_DATA: folder, ELBOWROOM_LIMITS: '0', ELBOWROOM_LOG: 'silent', ELBOWROOM_BOT_THREADS: '1', ELBOWROOM_TICK: '50' };
const root = fileURLToPath(new URL('../../../', import.meta.url));

beforeAll(async () => {
  const config = readConfig(env);
  const store = await openStore(config);
  const server = await createServer(undefined, { config, store });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const people = [await guestAt(address, 'Anna'), await guestAt(address, 'Bert')];
  const { id } = await tableOf(people, { rounds: 4, rated: true });
  await playOn(people, id);
  const isCounted = async (): Promise<void> => {
    if ((await store.lastRated())?.game !== id || (await store.resultOf(id)) === undefined) throw new Error('not counted yet');
  };
  await vi.waitFor(isCounted, { timeout: PATIENCE_MS });
  await server.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As `npm start` has it. */
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/elbowroom');

const called = (script: string, ...words: string[]): Promise<{ readonly code: number; readonly said: string }> =>
  new Promise((resolve) => {
    const terms = { cwd: root, env: { ...process.env, NODE_COMPILE_CACHE, ...env } };
    const child = execFile(process.execPath, [script, ...words], terms, (_error, said) => resolve({ code: child.exitCode ?? -1, said }));
  });

function change(sql: string): void {
  const db = new DatabaseSync(join(folder, 'elbowroom.sqlite'));
  db.exec(sql);
  db.close();
}

test('ratings are checked: equal as they were left, and not when somebody has changed one', async () => {
  const check = () => called('packages/server/src/ratings.ts', '--check');
  expect(await check()).toEqual({ code: 0, said: '1 games, 2 people: every rating is equal\n' });
  change('UPDATE ratings SET mu = mu + 1');
  expect(await check()).toEqual({ code: 1, said: '1 games, 2 people: 2 are not equal\n' });
});

test('results are counted anew, and put right where they differ', async () => {
  change('UPDATE results SET coins = coins + 1');
  const { code, said } = await called('tools/people.ts', 'recount', '--write');
  expect([code, said.split('\n').at(-2)]).toEqual([0, '1 games counted, 1 of them differ, and are put right.']);
  expect(await called('tools/people.ts', 'recount')).toEqual({ code: 0, said: '1 games counted, 0 of them differ.\n' });
});
