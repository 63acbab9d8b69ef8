/** Databases that earlier versions left behind: opened, brought up to date, and played on. `earlier/version-n.sql` is never changed. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { readRecord, verify } from '@elbowroom/rules/record';
import { Client as Connection } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createServer } from '../src/server.ts';
import { migrations } from '../src/store/migrations.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { clientOf, playOn } from './client.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

const OPEN = 'zQBg-z7MyDX5CVCQsxAPAA';
const RUNNING = '0qhOe5drfytDgKop_DNjaQ';
const FINISHED = 'Qpbhw4ZCq2nyQ4Ne2vO2Zw';
const tokenOf = (name: string): string => name.padEnd(43, '-');

/** The tables and games of version 1, and what was added to the tables since, up to a version. */
const upTo = (version: number): string[] => [
  readFileSync(fileURLToPath(new URL('earlier/version-1.sql', import.meta.url)), 'utf8'),
  ...migrations.slice(1, version),
];
const versions = migrations.map((_, i) => i + 1);

const folder = mkdtempSync(join(tmpdir(), 'elbowroom-earlier-'));
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

async function inSqlite(version: number, name: string): Promise<Store> {
  const file = join(folder, `${name}.sqlite`);
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA synchronous = OFF; BEGIN; ${upTo(version).join(';\n')}; PRAGMA user_version = ${version}; COMMIT`);
  db.close();
  return openSqlite(file);
}

async function inPostgres(version: number, name: string): Promise<Store> {
  await onPostgres(postgres.url, [`CREATE DATABASE ${name}`]);
  const url = Object.assign(new URL(postgres.url), { pathname: name }).href;
  const marks = versions.slice(0, version).map((done) => `INSERT INTO migrations (version) VALUES (${done})`);
  await onPostgres(url, [...upTo(version), 'CREATE TABLE migrations (version INTEGER PRIMARY KEY)', ...marks]);
  return openPostgres(url, 'later', 4);
}

async function onPostgres(url: string, statements: readonly string[]): Promise<void> {
  const connection = new Connection({ connectionString: url });
  await connection.connect();
  for (const sql of statements) await connection.query(sql);
  await connection.end();
}

describe.each([
  ['SQLite', inSqlite],
  ['Postgres', inPostgres],
])('%s', (_, open) => {
  test.each(versions)('a database of version %i opens, has its games and rows, and takes more of them', async (version) => {
    const store = await open(version, `opened_${version}`);
    try {
      const statusOf = async (table: string): Promise<string | undefined> => (await store.game(table))?.status;
      expect(await Promise.all([OPEN, RUNNING, FINISHED].map(statusOf))).toEqual(['open', 'running', 'finished']);
      const rows = await store.rowsSince(RUNNING, 0);
      expect([rows.length, rows.at(-1)?.seq]).toEqual([35, 35]);
      expect((await store.rowsSince(FINISHED, 0)).length).toBeGreaterThanOrEqual(139);
      const row = { seq: 36, at: 1, kind: 'move', seat: 0, body: 'done' } as const;
      expect(await store.append({ game: RUNNING, after: 35, rows: [row], duty: 'keep' })).toBe(true);
      expect(await store.rowsSince(RUNNING, 35)).toMatchObject([row]);
    } finally {
      await store.close();
    }
  });

  // Whatever version they come from, they have the tables of today by then: a server can do with the others what it can do with the oldest.
  test('games of version 1 are replayed, begun and played to their end', async () => {
    const store = await open(1, 'played');
    const config = readConfig({ ELBOWROOM_LOG: 'silent', ELBOWROOM_BOT_THREADS: '1', ELBOWROOM_TICK: '50', ELBOWROOM_OPEN_HOURS: '0' });
    const server = await createServer(undefined, { config, store });
    try {
      const address = await server.listen({ host: '127.0.0.1', port: 0 });
      const [anna, bert] = [clientOf(address, tokenOf('anna')), clientOf(address, tokenOf('bert'))];
      const fileOf = async (table: string): Promise<string> => (await anna.ask<string>('GET', `/tables/${table}/file`)).body;
      expect((await anna.ask('GET', '/guests/me')).body.name).toBe('Änna');
      expect((await anna.ask('GET', '/tables/mine')).body.tables.map(({ id }) => id).sort()).toEqual([OPEN, RUNNING, FINISHED].sort());

      const finished = readRecord(await fileOf(FINISHED));
      expect(finished.moves).toHaveLength(139);
      expect(finished.claims).toMatchObject({ hash: '9ff017d71e057dbe', coins: [31, 72] });
      expect(verify(finished).flaws).toEqual([]);

      const { body: news } = await bert.ask('GET', `/tables/${RUNNING}/news?since=0`);
      expect([news.seq, news.rows.length, news.rows[30]?.text, news.rows[32]?.kind]).toEqual([35, 35, 'It\'s "me" ☃', 'undo']);
      expect((await playOn([anna, bert], RUNNING)).outcome).toBeDefined();
      expect(verify(readRecord(await fileOf(RUNNING))).flaws).toEqual([]);

      expect((await bert.ask('POST', `/tables/${OPEN}/seats`, {})).body).toMatchObject({ status: 'running', mine: [1] });
    } finally {
      await server.close();
    }
  });
});

test('the tables of version 1 are those that the first migration makes', () => {
  const plain = (sql: string): string =>
    sql
      .replace(/--.*|\s+/g, ' ')
      .replace(/ +/g, ' ')
      .trim();
  expect(plain(upTo(1)[0] ?? '').startsWith(plain(migrations[0] ?? ''))).toBe(true);
});
