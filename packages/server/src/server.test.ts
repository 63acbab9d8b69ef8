import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { createServer } from './server.ts';

let page: string;
let server: FastifyInstance;

beforeEach(async () => {
  page = mkdtempSync(join(tmpdir(), 'elbowroom-'));
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), '<title>Elbowroom</title>');
  writeFileSync(join(page, 'assets/page-1a2b.js'), 'export {};');
  server = await createServer(page);
});
afterEach(async () => {
  await server.close();
  rmSync(page, { recursive: true });
});

test('serves the page, asked for anew each time', async () => {
  const answer = await server.inject('/');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Elbowroom');
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('lets browsers keep files whose name carries their hash', async () => {
  const answer = await server.inject('/assets/page-1a2b.js');
  expect(answer.headers['content-type']).toMatch('javascript');
  expect(answer.headers['cache-control']).toMatch('immutable');
});

test('sends the compressed copy of a file to whoever can read it, and tells caches so', async () => {
  writeFileSync(join(page, 'assets/page-1a2b.js.br'), 'short');
  const [packed, plain] = await Promise.all(
    ['gzip, br', 'identity'].map((accepted) => server.inject({ url: '/assets/page-1a2b.js', headers: { 'accept-encoding': accepted } })),
  );
  expect(packed?.body).toBe('short');
  expect(packed?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(packed?.headers['content-type']).toMatch('javascript');
  expect(packed?.headers['cache-control']).toMatch('immutable');
  expect(plain?.body).toBe('export {};');
  expect(plain?.headers).toMatchObject({ vary: 'accept-encoding' });
  expect(plain?.headers['content-encoding']).toBeUndefined();
  expect(packed?.headers.etag).not.toBe(plain?.headers.etag);
});

test('sends security headers with every answer', async () => {
  for (const path of ['/', '/nowhere']) {
    const { headers } = await server.inject(path);
    expect(headers['content-security-policy']).toMatch("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('answers an unknown address with a code', async () => {
  const answer = await server.inject('/nowhere');
  expect(answer.statusCode).toBe(404);
  expect(answer.json().code).toBe('not-found');
});

test('shows people who are lost a page with the way home, in their language, and programs the code', async () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'fr-CH,fr;q=0.9' };
  for (const url of ['/foo/bar', '/assets/gone.js?x=<script>']) {
    const answer = await server.inject({ url, headers: browser });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<html lang="fr">');
    expect(answer.body).toContain('<a href="/">');
    expect(answer.body).not.toContain('script');
  }
  expect((await server.inject({ url: '/foo', headers: { accept: 'text/html' } })).body).toContain('<html lang="en">');
  for (const url of ['/api', '/api/v1/nowhere', '/api?x']) {
    const answer = await server.inject({ url, headers: browser });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  }
  expect((await server.inject({ url: '/foo', headers: { accept: '*/*' } })).json().code).toBe('not-found');
  expect((await server.inject({ method: 'POST', url: '/foo', headers: browser })).json().code).toBe('not-found');
});

test('serves the reference under /docs, past the page and its unknown addresses, and never to be kept', async () => {
  const docs = mkdtempSync(join(tmpdir(), 'elbowroom-docs-'));
  onTestFinished(() => rmSync(docs, { recursive: true }));
  mkdirSync(join(docs, 'assets'));
  writeFileSync(join(docs, 'index.html'), '<title>Reference</title>');
  writeFileSync(join(docs, 'assets/main.js'), 'export {};');
  const both = await createServer(page, undefined, docs);
  onTestFinished(() => both.close());
  expect((await both.inject('/docs')).headers.location).toBe('/docs/');
  expect((await both.inject('/docs/')).body).toContain('Reference');
  expect((await both.inject('/docs/assets/main.js')).headers['cache-control']).toBe('no-cache');
  expect((await both.inject('/docs/assets/page-1a2b.js')).statusCode).toBe(404);
  expect((await both.inject('/')).body).toContain('Elbowroom');
  expect((await server.inject('/docs/')).json().code).toBe('not-found');
});

test('does not leave the folder of the page', async () => {
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json']) {
    expect((await server.inject(path)).statusCode).toBeGreaterThanOrEqual(400);
  }
});

const port = (address: string): number => Number(new URL(address).port);

test('takes the next free port when another program has the one that was wished for, and says so', async () => {
  const other = http.createServer((_request, answer) => answer.end('not a game'));
  onTestFinished(() => {
    other.close();
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const taken = typeof address === 'object' && address !== null ? address.port : 0;
  const said: string[] = [];
  expect(port(await listen(server, '127.0.0.1', taken, (sentence) => said.push(sentence)))).toBeGreaterThan(taken);
  expect(said[0]).toContain(`Port ${taken} is taken`);
});

test('does not start beside itself, and says where it is already', async () => {
  const taken = port(await listen(server, '127.0.0.1', 0));
  const second = await createServer(page);
  onTestFinished(() => second.close());
  await expect(listen(second, '127.0.0.1', taken)).rejects.toThrow(`already running at http://127.0.0.1:${taken}`);
});
