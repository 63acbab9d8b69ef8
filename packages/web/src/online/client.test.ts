import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, openStore, readConfig } from '@elbowroom/server';
import { expect, test } from 'vitest';
import { onlineAddress, onlinePlaceAt, tableIn } from '../routes.ts';
import { greet, isPassing, isServed, openClient, Refusal } from './client.ts';

type Asked = { readonly method: string; readonly path: string; readonly body: string };

function server(answers: Readonly<Record<string, Response>>) {
  const asked: Asked[] = [];
  const send: typeof fetch = async (address, init) => {
    const path = String(address);
    asked.push({ method: init?.method ?? 'GET', path, body: String(init?.body ?? '') });
    const answer = answers[`${init?.method ?? 'GET'} ${path}`];
    if (answer === undefined) throw new TypeError('no network');
    return answer;
  };
  return { asked, send };
}
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

test('moves are sent with what they follow', async () => {
  const { asked, send } = server({ 'POST /api/v1/tables/t/moves': json({ seq: 4, after: 4, played: 2 }) });
  expect(await openClient('/api/v1', send).play('t', 1, 2, ['conquer 3', 'done'])).toEqual({ seq: 4, after: 4, played: 2 });
  expect(asked[0]?.body).toBe('{"seat":1,"after":2,"moves":["conquer 3","done"]}');
});

test('a refusal has the code of the server, and silence one of its own', async () => {
  const { send } = server({ 'POST /api/v1/tables/t/seats': json({ code: 'seat-taken', message: 'no' }, 409) });
  const client = openClient('/api/v1', send);
  await expect(client.sit('t')).rejects.toMatchObject({ code: 'seat-taken', status: 409 });
  const silence: unknown = await client.me().catch((error: unknown) => error);
  expect(silence).toBeInstanceOf(Refusal);
  expect(silence).toMatchObject({ code: 'offline' });
  expect(isPassing(silence)).toBe(true);
  expect(isPassing(new Refusal('moved-on', 409, ''))).toBe(false);
});

test('what is no answer of the server counts as none, and may be sent again', async () => {
  const page = () => new Response('<!doctype html>', { status: 200 });
  const { send } = server({
    'POST /api/v1/tables/t/moves': page(),
    'GET /api/v1/guests/me': new Response('<h1>Not Found</h1>', { status: 404 }),
  });
  const client = openClient('/api/v1', send);
  for (const call of [client.play('t', 0, 1, ['done']), client.me()]) {
    const error: unknown = await call.catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(Refusal);
    expect(isPassing(error)).toBe(true);
  }
  const deaf: typeof fetch = (_address, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  await expect(openClient('/api/v1', deaf, 10).play('t', 0, 1, ['done'])).rejects.toMatchObject({ code: 'offline' });
});

test('a stranger becomes a guest, a guest stays one', async () => {
  const known = server({ 'GET /api/v1/guests/me': json({ id: 'a', name: 'Anna' }) });
  expect(await greet(openClient('/api/v1', known.send), 'Guest 1')).toEqual({ id: 'a', name: 'Anna' });
  const { asked, send } = server({
    'GET /api/v1/guests/me': json({ code: 'no-guest', message: '' }, 401),
    'POST /api/v1/guests': json({ id: 'b', name: 'Guest 1' }, 201),
  });
  expect((await greet(openClient('/api/v1', send), 'Guest 1')).id).toBe('b');
  expect(asked[1]?.body).toBe('{"name":"Guest 1"}');
});

test('a page without a server knows that it is alone', async () => {
  expect(await isServed(server({ 'GET /healthz': json({ ok: true }) }).send)).toBe(true);
  expect(await isServed(server({ 'GET /healthz': json({ ok: true, tables: false }) }).send)).toBe(false);
  expect(await isServed(server({ 'GET /healthz': new Response('<!doctype html>') }).send)).toBe(false);
  expect(await isServed(server({}).send)).toBe(false);
});

test('addresses of tables are read back, and whatever somebody pastes', () => {
  const id = 'AbCdEfGhIjKlMnOpQrStUv';
  expect(onlinePlaceAt(onlineAddress({ type: 'table', id }))).toEqual({ type: 'table', id });
  expect(onlinePlaceAt('#online')).toEqual({ type: 'lobby' });
  expect(onlinePlaceAt('#help/quick/classic')).toBeUndefined();
  expect(tableIn(` https://play.example/?x#table/${id} `)).toEqual({ id });
  expect(tableIn('BCD-fgh2')).toEqual({ code: 'bcdfgh2' });
  expect(tableIn('hello')).toBeUndefined();
});

type Schema = { readonly properties?: Readonly<Record<string, unknown>>; readonly required?: readonly string[] };
type Operation = { readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } } };
type Description = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

test('every call is one that the server describes, with the fields it takes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-described-'));
  const config = readConfig({ ELBOWROOM_DATA: folder, ELBOWROOM_LOG: 'silent' });
  const house = await createServer(undefined, { config, store: await openStore(config) });
  const { paths }: Description = (await house.inject('/api/v1/openapi.json')).json();
  await house.close();
  rmSync(folder, { recursive: true, force: true });

  const { asked, send } = server({});
  const client = openClient('/api/v1', send);
  const wish = {
    edition: 'azeroth',
    variant: 'battle',
    seats: ['me', 'open'],
    private: true,
    clock: 60,
    undo: true,
    spectators: true,
  } as const;
  const calls = [
    client.me(),
    client.become('a'),
    client.rename('a'),
    client.link(),
    client.move('a', 'key'),
    client.mine(),
    client.open(wish),
    client.find('a'),
    client.table('t'),
    client.close('t'),
    client.sit('t', 1),
    client.stand('t', 1),
    client.setBot('t', 1, 'casual'),
    client.start('t', 'casual'),
    client.rematch('t'),
    client.play('t', 0, 1, ['done']),
    client.undo('t', 0, 1, 2, ['done']),
    client.views('t', 0, 1, 2),
    client.resign('t', 0),
    client.back('t', 0),
    client.pause('t', 0, true),
    client.chat('t', 'hello', 'key'),
    client.dayTable('2026-11-17', 51),
    client.enterDay('2026-11-17', ['done']),
  ];
  await Promise.allSettled(calls);
  for (const { method, path, body } of asked) {
    const template = path
      .replace('/tables/t', '/tables/{table}')
      .replace('/days/2026-11-17', '/days/{date}')
      .replace('/seats/1', '/seats/{seat}')
      .replace(/\?.*/, '');
    const operation = paths[template]?.[method.toLowerCase()];
    expect(operation, `${method} ${template}`).toBeDefined();
    const { properties = {}, required = [] } = operation?.requestBody?.content['application/json'].schema ?? {};
    const given = body === '' ? [] : Object.keys(JSON.parse(body));
    expect(Object.keys(properties), path).toEqual(expect.arrayContaining(given));
    expect(given, path).toEqual(expect.arrayContaining([...required]));
  }
  expect(asked).toHaveLength(calls.length);
});
