import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { problems } from '../src/errors.ts';
import { clientOf, guestAt, playOn, startServer, type TestServer, tableOf } from './client.ts';
import { startNode } from './node-process.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

test('says that it lives, that it is ready, and what it does', async () => {
  for (const path of ['/healthz', '/readyz']) expect(await (await fetch(`${server.address}${path}`)).json()).toMatchObject({ ok: true });
  const words = await (await fetch(`${server.address}/metrics`)).text();
  for (const name of [
    'elbowroom_moves_total',
    'elbowroom_append_seconds',
    'elbowroom_streams',
    'elbowroom_notices_waiting 0',
    'process_resident_memory_bytes',
  ])
    expect(words).toContain(name);
});

test('tells what it does only to the machine itself, and not through a proxy or under a foreign name', async () => {
  const asked = (headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      http
        .get(`${server.address}/metrics`, { headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        })
        .once('error', reject);
    });
  expect(await asked({})).toBe(200);
  expect(await asked({ host: 'localhost:3000' })).toBe(200);
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
    expect([name, await asked({ [name]: '127.0.0.1' })]).toEqual([name, 404]);
  for (const host of ['games.example', 'localhost.example', '127.0.0.1.example:80', '192.0.2.1'])
    expect([host, await asked({ host })]).toEqual([host, 404]);
});

test('describes itself: every address with a summary, in OpenAPI and on a page without scripts', async () => {
  const answer = await fetch(`${server.address}/api/v1/openapi.json`);
  const description = (await answer.json()) as { paths: Record<string, Record<string, { summary?: string }>> };
  const paths = Object.keys(description.paths);
  expect(paths).toContain('/api/v1/tables/{table}/moves');
  for (const methods of Object.values(description.paths)) for (const { summary } of Object.values(methods)) expect(summary).toMatch(/\w/);
  const page = await fetch(`${server.address}/api`);
  const words = await page.text();
  for (const part of [...paths, ...Object.keys(problems)]) expect(words).toContain(part);
  expect(words).not.toContain('<script');
  expect(page.headers.get('content-security-policy')).toMatch("default-src 'self'");
  expect(answer.headers.get('content-security-policy')).toMatch("default-src 'none'");
});

test('reads its settings, and refuses those that cannot be', () => {
  expect(readConfig({}, '/srv')).toMatchObject({
    host: 'localhost',
    port: 3000,
    dataFolder: '/srv/data',
    databaseUrl: undefined,
    hasLimits: true,
  });
  expect(readConfig({ PORT: '8080', DATABASE_URL: 'postgres://x/y', ELBOWROOM_SECURE_COOKIES: '1' })).toMatchObject({
    port: 8080,
    hasSecureCookies: true,
  });
  for (const env of [
    { PORT: 'http' },
    { PORT: '70000' },
    { ELBOWROOM_LIMITS: 'yes' },
    { DATABASE_URL: 'mysql://x' },
    { ELBOWROOM_LEASE: '1' },
  ])
    expect(() => readConfig(env)).toThrow();
});

test('a game goes on after the power was cut, with every move that was acknowledged; no secret is in the log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-'));
  const env = { ELBOWROOM_DATA: folder, ELBOWROOM_LOG: 'trace' };
  const before = await startNode(env);
  const [anna, bert] = await Promise.all([guestAt(before.address), guestAt(before.address)]);
  const table = await tableOf([anna, bert], { rounds: 4 });
  const { seq, view } = await playOn([anna, bert], table.id, 25);
  const logged = before.errors();
  await before.kill();
  expect(logged).toContain('/api/v1/tables');
  for (const { token = '?' } of [anna, bert]) expect(logged).not.toContain(token);

  const after = await startNode(env);
  try {
    const people = [anna, bert].map(({ token }) => clientOf(after.address, token));
    const { body } = await clientOf(after.address, anna.token).ask('GET', `/tables/${table.id}/news`);
    expect(body.seq).toBe(seq);
    expect([body.view.round, body.view.regions]).toEqual([view.round, view.regions]);
    expect((await playOn(people, table.id)).outcome).toBeDefined();
  } finally {
    expect(await after.stop()).toBe(0);
    rmSync(folder, { recursive: true });
  }
});

test('the table of settings in the README names exactly the variables that are read', () => {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
  const section = /^## Settings\n([\s\S]*?)^## /m.exec(read('../../../README.md'))?.[1] ?? '';
  const told = section.split('\n').flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  const used = [...`${read('../src/config.ts')}${read('../src/notices/config.ts')}`.matchAll(/env\.([A-Z_]+)|\(env, '([A-Z_]+)'/g)].map(
    ([, plain, named]) => plain ?? named,
  );
  expect(told.toSorted()).toEqual([...new Set(used)].sort());
  expect(told.length).toBeGreaterThan(15);
});
