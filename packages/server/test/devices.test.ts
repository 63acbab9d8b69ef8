/** One guest on several devices: added by a code, listed, named, dropped. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, clientOf, guestAt, startServer, type TestServer, tableOf } from './client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

interface Device {
  readonly id: string;
  readonly browser?: string;
  readonly system?: string;
  readonly name?: string;
  readonly seen?: string;
  readonly here: boolean;
}

const PHONE = 'Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const devicesOf = async (client: Client): Promise<readonly Device[]> =>
  (await client.ask<{ devices: readonly Device[] }>('GET', '/guests/me/devices')).body.devices;

async function added(owner: Client, over: object = {}): Promise<Client> {
  const { body } = await owner.ask('POST', '/guests/me/links');
  const wish = { code: body.code, token: true, ...over };
  const { status, body: answer } = await clientOf(server.address).ask('POST', '/guests/devices', wish, { 'user-agent': PHONE });
  if (status !== 200) throw new Error(answer.code);
  return clientOf(server.address, answer.token);
}

test('a code adds a device, once, and both are the same guest', async () => {
  const laptop = await guestAt(server.address, 'Anna');
  const { body: link } = await laptop.ask('POST', '/guests/me/links');
  const come = (key: string) =>
    clientOf(server.address).ask('POST', '/guests/devices', { code: link.code, token: true, key }, { 'user-agent': PHONE });
  const [first, again, other] = [await come('a'.repeat(16)), await come('a'.repeat(16)), await come('b'.repeat(16))];
  expect([first.status, again.body.token === first.body.token, other.body.code]).toEqual([200, true, 'no-link']);
  const phone = clientOf(server.address, first.body.token);
  expect((await phone.ask('GET', '/guests/me')).body).toEqual((await laptop.ask('GET', '/guests/me')).body);
  await expect.poll(async () => (await devicesOf(phone)).every(({ seen }) => seen !== undefined)).toBe(true);
  const [one, two] = await devicesOf(phone);
  expect([one?.here, two]).toEqual([false, { ...two, browser: 'Firefox', system: 'Android', here: true }]);
  expect(Object.keys(two ?? {}).sort()).toEqual(['browser', 'here', 'id', 'made', 'seen', 'system']);
});

test('a dropped device is nobody’s at once, its streams end, and those of the others go on', async () => {
  const laptop = await guestAt(server.address, 'Anna');
  const phone = await added(laptop);
  const bert = await guestAt(server.address, 'Bert');
  const table = await tableOf([laptop, bert]);
  const streams = [await phone.listen(`/tables/${table.id}/stream`), await phone.listen('/tables/stream')];
  const kept = await laptop.listen(`/tables/${table.id}/stream`);
  for (const stream of [...streams, kept]) await stream.until(() => true);
  const phones = (await devicesOf(laptop)).find(({ here }) => !here)?.id;
  expect((await bert.ask('DELETE', `/guests/me/devices/${phones}`)).status).toBe(204); // not his: nothing is said, and nothing done
  expect((await phone.ask('GET', '/guests/me')).status).toBe(200);
  expect((await laptop.ask('DELETE', `/guests/me/devices/${phones}`)).status).toBe(204);
  for (const stream of streams) await stream.until(({ event }) => event === 'bye');
  expect((await phone.ask('GET', '/guests/me')).body.code).toBe('no-guest');
  expect([kept.isOver(), (await laptop.ask('GET', '/guests/me')).status]).toEqual([false, 200]);
  kept.close();
  const own = (await devicesOf(laptop))[0]?.id;
  expect((await laptop.ask('DELETE', `/guests/me/devices/${own}`)).body.code).toBe('last-device');
});

test('devices are called something by their owner, as people are', async () => {
  const laptop = await guestAt(server.address, 'Anna');
  const own = (await devicesOf(laptop))[0]?.id;
  const name = (words: unknown) => laptop.ask('PATCH', `/guests/me/devices/${own}`, { name: words });
  expect((await name(' Küche ')).body).toMatchObject({ id: own, name: 'Küche', here: true });
  expect((await name('\u202e')).body.code).toBe('bad-name');
  expect((await name(7)).body.code).toBe('bad-request');
  const eve = await guestAt(server.address, 'Eve');
  expect((await eve.ask('PATCH', `/guests/me/devices/${own}`, { name: 'mine' })).body.code).toBe('no-device');
  for (const path of ['/guests/me/devices', `/guests/me/devices/${own}`])
    expect((await clientOf(server.address).ask(path.endsWith('s') ? 'GET' : 'DELETE', path)).body.code).toBe('no-guest');
});

test('whoever still moves a device by the code moves that one only', async () => {
  const laptop = await guestAt(server.address, 'Anna');
  const phone = await added(laptop);
  const { body } = await phone.ask('POST', '/guests/me/links');
  const moved = await clientOf(server.address).ask('POST', '/guests/move', { code: body.code, token: true });
  expect(moved.status).toBe(200);
  expect((await phone.ask('GET', '/guests/me')).body.code).toBe('no-guest');
  expect((await laptop.ask('GET', '/guests/me')).status).toBe(200);
  expect(await devicesOf(clientOf(server.address, moved.body.token))).toHaveLength(2);
});

test('a browser that drops itself forgets its cookie', async () => {
  const laptop = await guestAt(server.address, 'Anna');
  const phone = await added(laptop);
  const own = (await devicesOf(phone)).find(({ here }) => here)?.id;
  const { headers } = await clientOf(server.address).ask('DELETE', `/guests/me/devices/${own}`, undefined, {
    cookie: `elbowroom=${phone.token}`,
    origin: server.address,
  });
  expect(headers.get('set-cookie')).toMatch(/elbowroom=;.*Expires=Thu, 01 Jan 1970/);
});
