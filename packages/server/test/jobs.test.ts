/** Heavy work of the command line through the queue: whoever dies costs one piece, and what comes of it is the same. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { reviewTurn, turnJobs } from '@elbowroom/bots';
import { Client as Connection } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewView } from '../src/api/review-schemas.ts';
import { readConfig } from '../src/config.ts';
import { finishedGame } from '../src/reviews/reviews.ts';
import { createServer } from '../src/server.ts';
import { openStore } from '../src/store/open.ts';
import { guestAt, playOn, tableOf } from './client.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'jobs-'));
const children: ChildProcess[] = [];
let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const env = (): NodeJS.ProcessEnv => ({ ...process.env, DATABASE_URL: postgres.url });
const asked = (out: string): string[] => [
  ...[
    MAIN,
    'games',
    '--out',
    join(folder, out),
    '--bots',
    'planner,greedy',
    '--games',
    '8',
    '--steps',
    '100',
    '--rounds',
    '4',
    '--workers',
    '1',
  ],
];
const called = (...args: string[]) => promisify(execFile)(process.execPath, args, { env: env() });

function begun(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, args, { env: env(), stdio: 'ignore' });
  children.push(child);
  return child;
}

/** Until so many games are kept: then somebody is at work on another. */
async function kept(file: string, games: number): Promise<void> {
  const part = join(folder, `${file}.part`);
  while (!existsSync(part) || readFileSync(part, 'utf8').split('\n').length < games + 2) await wait(50);
}

/** Dead, and silent for so long that its piece is somebody else's: what it had is told to be older than it is. */
async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  const connection = new Connection({ connectionString: postgres.url });
  await connection.connect();
  await connection.query("UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 minute' WHERE state = 'active'");
  await connection.end();
}

test('games come out the same, whoever dies over them', { timeout: 400_000 }, async () => {
  await promisify(execFile)(process.execPath, asked('threads.jsonl'));
  const helper = begun(MAIN, 'worker', '--workers', '1');
  const first = begun(...asked('queue.jsonl'));
  await kept('queue.jsonl', 2);
  await killed(first);
  const { stdout } = await called(MAIN, 'jobs', '--json');
  expect(JSON.parse(stdout)).toMatchObject([{ work: 'games', total: 8 }]);
  const second = begun(...asked('queue.jsonl'));
  await kept('queue.jsonl', 4);
  await killed(helper);
  if (second.exitCode === null) await once(second, 'exit');
  expect(second.exitCode).toBe(0);
  expect(readFileSync(join(folder, 'queue.jsonl'), 'utf8')).toBe(readFileSync(join(folder, 'threads.jsonl'), 'utf8'));
  expect((await called(MAIN, 'jobs')).stdout.trim()).toBe('nothing is in the queue');
});

test('a review that is asked for at a node goes through the queue, and comes out as in one go', async () => {
  const quick = {
    ELBOWROOM_REVIEWS: '1',
    ELBOWROOM_REVIEW_STEPS: '1',
    ELBOWROOM_LIMITS: '0',
    ELBOWROOM_LOG: 'silent',
    ELBOWROOM_TICK: '50',
  };
  const config = readConfig({ DATABASE_URL: postgres.url, ...quick });
  const store = await openStore(config, () => {});
  const server = await createServer(undefined, { config, store });
  try {
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    const people = [await guestAt(address, 'Anna'), await guestAt(address, 'Bert')] as const;
    const { id } = await tableOf(people, { rounds: 4 });
    await people[0].ask('POST', `/tables/${id}/start`, {});
    await playOn(people, id);
    await people[0].ask('POST', `/tables/${id}/review`, {});
    const told = async () => (await people[1].ask<ReviewView>('GET', `/tables/${id}/review`)).body;
    await expect.poll(async () => (await told()).state, { interval: 100, timeout: 240_000 }).toBe('done');
    const review = await told();
    const { setup, moves } = (await finishedGame(store, id))!;
    const alone = turnJobs(setup, moves, { steps: 1 }).map(reviewTurn);
    expect(review).toMatchObject({ state: 'done', total: alone.length });
    expect(review.turns).toHaveLength(alone.length);
    expect(review.turns).toEqual(expect.arrayContaining(JSON.parse(JSON.stringify(alone))));
  } finally {
    await server.close();
  }
});

test('without a database there is no queue', async () => {
  await expect(promisify(execFile)(process.execPath, [MAIN, 'worker'], { env: { ...process.env, DATABASE_URL: '' } })).rejects.toThrow(
    'DATABASE_URL has to name a Postgres',
  );
});
