/** Whoever can read fewer bytes gets fewer: as they go over the wire, not as a client unpacks them. */
import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, guestAt, startServer, type TestServer } from './client.ts';

let server: TestServer;
let anna: Client;
let table: string;
beforeAll(async () => {
  server = await startServer();
  anna = await guestAt(server.address);
  table = (await anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'me'] })).body.id;
});
afterAll(() => server.stop());

interface Packed {
  readonly encoding: string | undefined;
  readonly bytes: Buffer;
}

/** As it comes, to its end. */
const packed = (path: string, encodings: string): Promise<Packed> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${anna.token}`, 'accept-encoding': encodings };
    request(`${server.address}/api/v1/tables/${table}${path}`, { headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => resolve({ encoding: answer.headers['content-encoding'], bytes: Buffer.concat(pieces) }));
      answer.on('error', reject);
    })
      .on('error', reject)
      .end();
  });

test('an answer of some length, to those who can read it', async () => {
  const plain = await packed('/news', 'identity');
  const small = await packed('/news', 'gzip, br');
  expect([plain.encoding, small.encoding]).toEqual([undefined, 'gzip']);
  expect(small.bytes.length).toBeLessThan(plain.bytes.length / 2);
  expect(gunzipSync(small.bytes)).toEqual(plain.bytes);
});

test('a short answer stays as it is', async () => {
  expect((await packed('/log', 'gzip')).encoding).toBeUndefined();
});

test('a stream, event by event; and its last words end it as they should', async () => {
  const stream = await anna.listen(`/tables/${table}/stream?seat=0&differences=1`, { 'accept-encoding': 'gzip' });
  const { data } = await stream.until(({ event }) => event === 'news');
  const seat = data.view.toDecide ?? 0;
  await anna.ask('POST', `/tables/${table}/moves`, { seat, after: 0, moves: ['pick 0'] });
  await stream.until(({ event, id }) => event === 'news' && id === 1);
  stream.close();
  const last = packed('/stream?seat=0', 'gzip');
  await expect.poll(async () => (await (await fetch(`${server.address}/metrics`)).text()).includes('elbowroom_streams 1')).toBe(true);
  const { body } = await anna.ask<{ readonly code: string }>('POST', '/guests/me/links');
  await anna.ask('POST', '/guests/move', { code: body.code, token: true }); // ends what the old secret listens to
  const { encoding, bytes } = await last;
  expect(encoding).toBe('gzip');
  expect(gunzipSync(bytes).toString()).toMatch(/^retry: 1000\n\nevent: table\n.*event: bye\ndata: \{\}\n\n$/s);
});
