import { expect, test } from 'vitest';
import { greet, isPassing, isServed, openClient, Refusal } from './client.ts';
import { addressOfOnline, onlinePlaceAt, tableIn } from './place.ts';

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
  expect(onlinePlaceAt(addressOfOnline({ type: 'table', id }))).toEqual({ type: 'table', id });
  expect(onlinePlaceAt('#online')).toEqual({ type: 'lobby' });
  expect(onlinePlaceAt('#help/quick/classic')).toBeUndefined();
  expect(tableIn(` https://play.example/?x#table/${id} `)).toEqual({ id });
  expect(tableIn('BCD-fgh2')).toEqual({ code: 'bcdfgh2' });
  expect(tableIn('hello')).toBeUndefined();
});
