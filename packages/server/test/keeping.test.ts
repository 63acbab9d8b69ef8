/** Processes that hold a database, and what becomes of them when it, or a part of them, gives way. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { guestAt } from './client.ts';
import { startNode } from './node-process.ts';
import { startPostgres } from './postgres-server.ts';

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-keeping-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a second process on one file does not start, and says who holds it; one that was killed holds nothing', async () => {
  const env = { ELBOWROOM_DATA: dataFolder() };
  const first = await startNode(env);
  const port = new URL(first.address).port;
  const held = new RegExp(`ended with 1: elbowroom: .*process number ${first.child.pid}, since .*, at http://localhost:${port}`);
  await expect(startNode(env)).rejects.toThrow(held);
  await first.kill();
  const next = await startNode(env);
  expect(await next.stop()).toBe(0);
});

test('a server on the port of a running one does not start, and says where that one is', async () => {
  const first = await startNode({ ELBOWROOM_DATA: dataFolder() });
  const { port } = new URL(first.address);
  await expect(startNode({ ELBOWROOM_DATA: dataFolder(), PORT: port })).rejects.toThrow(`already running at http://127.0.0.1:${port}`);
  expect(await first.stop()).toBe(0);
});

test('a process whose writing thread dies ends, and says why', async () => {
  const dying = new URL('dying-writer.mjs', import.meta.url).href;
  const node = await startNode({ ELBOWROOM_DATA: dataFolder(), NODE_OPTIONS: `--import=${dying}` });
  const gone = new Promise<number | null>((resolve) => node.child.once('exit', resolve));
  await guestAt(node.address, 'Die').catch(() => {});
  expect(await gone).toBe(1);
  expect(node.errors()).toMatch(/The thread that writes to the database has died.*start again/);
});

/** All processes of a database, by the number of its first: the others are its children. */
function processesOf(first: number): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return [first, ...pairs.filter(([, parent]) => parent === first).flatMap(([pid]) => pid ?? [])];
}

test('a node that is asked to stop while Postgres is frozen has gone within ten seconds', async () => {
  const database = await startPostgres();
  const node = await startNode({ DATABASE_URL: database.url, ELBOWROOM_TICK: '50' });
  const anna = await guestAt(node.address);
  const stream = await anna.listen('/tables/stream');
  const frozen = processesOf(database.pid());
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  try {
    const asked = anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open'] }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const began = Date.now();
    await node.stop();
    expect(Date.now() - began).toBeLessThan(10_000);
    stream.close();
    await asked;
  } finally {
    for (const pid of frozen.toReversed()) process.kill(pid, 'SIGCONT');
    node.child.kill('SIGKILL');
    await database.stop();
  }
});
