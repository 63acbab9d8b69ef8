/** Who is woken, by what and when: real pushes that are really decrypted, and real mail. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isEndpoint, isInner } from '../src/notices/reach.ts';
import { type Client, guestAt, playOn, startServer, type TestServer, tableOf } from './client.ts';
import { claimsIn, type MailSink, type Pushed, type PushSink, startMailSink, startPushSink } from './sinks.ts';

let push: PushSink;
let mail: MailSink;
let server: TestServer;
beforeAll(async () => {
  [push, mail] = await Promise.all([startPushSink(), startMailSink()]);
  server = await startServer({
    ELBOWROOM_PUSH_INNER: '1',
    ELBOWROOM_SMTP: mail.url,
    ELBOWROOM_ADDRESS: 'https://play.example.com/',
    ELBOWROOM_MAIL_FROM: 'Elbowroom <table@example.com>',
  });
});
afterAll(async () => {
  await server?.stop();
  await Promise.all([push?.stop(), mail?.stop()]);
});

const KINDS = ['turn', 'over', 'invited', 'chat'];
let named = 0;

/** Somebody with a browser that can be woken. */
async function woken(kinds: readonly string[] = KINDS): Promise<{ name: string; client: Client }> {
  const name = `Guest-${String.fromCharCode(97 + named)}${++named}`;
  const client = await guestAt(server.address, name);
  const { status } = await client.ask('PUT', '/guests/me/bells/push', { ...push.subscribe(name), kinds, language: 'en' });
  expect(status).toBe(200);
  return { name, client };
}

const heard = (who: string): Pushed[] => push.pushed.filter(({ name }) => name === who);
const toDecide = async (client: Client, table: string): Promise<number> =>
  (await client.ask('GET', `/tables/${table}/news`)).body.view.toDecide ?? -1;

test('whoever is away is told once of each turn, sealed for their browser and signed by this server', async () => {
  const people = await Promise.all([woken(), woken()]);
  const clients = people.map(({ client }) => client);
  const table = await tableOf(clients);
  const first = await toDecide(clients[0] as Client, table.id);
  await expect.poll(() => heard(people[first]?.name ?? '')).toHaveLength(1);
  const [told] = heard(people[first]?.name ?? '');
  const other = people[1 - first]?.name ?? '';
  expect(told?.message).toMatchObject({
    kind: 'turn',
    table: table.id,
    title: 'It is your turn',
    body: `The table with ${other} waits for you.`,
  });
  expect(told?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', topic: `turn-${table.id}` });
  const { aud, exp, sub, key } = claimsIn(told?.headers.authorization ?? '');
  const { body } = await (clients[0] as Client).ask<{ key: string; mail: boolean }>('GET', '/push');
  expect([aud, sub, body]).toEqual([expect.stringContaining('http://127.0.0.1:'), 'https://play.example.com', { key, mail: true }]);
  expect(exp - Date.now() / 1000).toBeLessThan(24 * 3600);
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  expect(metrics).toMatch(/^elbowroom_notices_total\{outcome="sent"\} [1-9]/m);
  while ((await toDecide(clients[0] as Client, table.id)) === first) await playOn(clients, table.id, 1);
  await expect.poll(() => heard(other)).toHaveLength(1);
  expect(heard(people[first]?.name ?? '')).toHaveLength(1);
  expect(JSON.stringify(push.pushed)).not.toContain('seed');
});

test('whoever has the table before their eyes is not told, and whoever has it open behind something else is', async () => {
  const [anna, bert] = await Promise.all([woken(), woken()]);
  const clients = [anna.client, bert.client];
  const table = await tableOf(clients);
  const first = await toDecide(anna.client, table.id);
  const [mover, waiter] = first === 0 ? [anna, bert] : [bert, anna];
  const seen = await waiter.client.listen(`/tables/${table.id}/stream`);
  const rest = await mover.client.listen(`/tables/${table.id}/stream?hidden=1`);
  await expect.poll(() => heard(mover.name)).toHaveLength(1);
  while ((await toDecide(anna.client, table.id)) === first) await playOn(clients, table.id, 1);
  while ((await toDecide(anna.client, table.id)) !== first) await playOn(clients, table.id, 1);
  await expect.poll(() => heard(mover.name)).toHaveLength(2);
  expect(heard(waiter.name)).toEqual([]);
  seen.close();
  rest.close();
});

test('the end of a game and an invitation to the next are told, and what is said once in a while', async () => {
  const [anna, bert] = await Promise.all([woken(['over', 'invited', 'chat']), woken(['over', 'invited', 'chat'])]);
  const table = await tableOf([anna.client, bert.client], { rounds: 4 });
  for (const text of ['Hello?', 'Anybody?']) await anna.client.ask('POST', `/tables/${table.id}/chat`, { text });
  await playOn([anna.client, bert.client], table.id);
  await expect.poll(() => [...heard(anna.name), ...heard(bert.name)].filter(({ message }) => message.kind === 'over')).toHaveLength(1);
  const { body: next } = await anna.client.ask('POST', `/tables/${table.id}/rematch`);
  await expect.poll(() => heard(bert.name).filter(({ message }) => message.kind === 'invited')).toHaveLength(1);
  expect(heard(bert.name).find(({ message }) => message.kind === 'invited')?.message.table).toBe(next.id);
  expect(heard(bert.name).filter(({ message }) => message.kind === 'chat')).toHaveLength(1);
  expect(heard(anna.name).some(({ message }) => message.kind === 'invited' || message.kind === 'chat')).toBe(false);
});

test('a browser that is gone is forgotten, and one that is not well is tried again', async () => {
  const [anna, bert] = await Promise.all([woken(), woken()]);
  push.status = 503;
  await tableOf([anna.client, bert.client]);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  push.status = 201;
  await expect.poll(() => [...heard(anna.name), ...heard(bert.name)]).toHaveLength(1);
  const [gone, other] = heard(anna.name).length === 1 ? [anna, bert] : [bert, anna];
  push.status = 410;
  await tableOf([gone.client, other.client]);
  await tableOf([other.client, gone.client]);
  const bells = async (): Promise<number> =>
    (await Promise.all([gone, other].map(({ client }) => client.ask<{ bells: unknown[] }>('GET', '/guests/me/bells')))).reduce(
      (sum, { body }) => sum + body.bells.length,
      0,
    );
  await expect.poll(bells).toBeLessThan(2);
  push.status = 201;
});

test('a mailbox is asked first, then told, and every mail says how to be rid of the next', async () => {
  const [anna, bert] = await Promise.all(['Anna', 'Bert'].map((name) => guestAt(server.address, name)));
  const address = 'anna@example.com';
  const wish = { address, kinds: ['turn'], language: 'fr' };
  const { body: bell } = await (anna as Client).ask<{ id: string; confirmed: boolean }>('PUT', '/guests/me/bells/mail', wish);
  expect(bell.confirmed).toBe(false);
  await expect.poll(() => mail.mails.length).toBe(1);
  const code = /#mail\/([\w.-]+)/.exec(mail.mails[0]?.text ?? '')?.[1] ?? '';
  expect(code).toContain('.confirm.');
  expect((await (bert as Client).ask('POST', `/mail/${code.replace('confirm', 'stop')}`)).status).toBe(404);
  expect((await (bert as Client).ask('POST', `/mail/${code}`)).body).toEqual({ wish: 'confirm' });
  const people = [anna as Client, bert as Client];
  const table = await tableOf(people);
  while ((await toDecide(anna as Client, table.id)) !== 0) await playOn(people, table.id, 1);
  await expect.poll(() => mail.mails.length).toBeGreaterThan(1);
  const told = mail.mails[1]?.text ?? '';
  expect(told).toContain('La table avec Bert vous attend.');
  expect(told).toMatch(/Message-ID: <[\w-]{22}@play\.example\.com>/);
  expect(told).toContain('https://play.example.com/#table/');
  expect(told).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const stop = /api\/v1\/mail\/([\w.-]+)>/.exec(told.replace(/\r\n /g, ''))?.[1] ?? '';
  const form = await fetch(`${server.address}/api/v1/mail/${stop}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(form.status).toBe(200);
  expect((await (anna as Client).ask<{ bells: unknown[] }>('GET', '/guests/me/bells')).body.bells).toEqual([]);
});

test('bells are their owner’s alone, and tell nobody where they hang', async () => {
  const [anna, bert] = await Promise.all([woken(), woken()]);
  const list = (who: Client) => who.ask<{ bells: { id: string; kinds: string[] }[] }>('GET', '/guests/me/bells');
  const [bell] = (await list(anna.client)).body.bells;
  expect(JSON.stringify(bell)).not.toContain('127.0.0.1');
  expect((await bert.client.ask('DELETE', `/guests/me/bells/${bell?.id}`)).body.code).toBe('no-bell');
  expect((await bert.client.ask('PATCH', `/guests/me/bells/${bell?.id}`, { kinds: [] })).body.code).toBe('no-bell');
  expect((await anna.client.ask<{ kinds: string[] }>('PATCH', `/guests/me/bells/${bell?.id}`, { kinds: ['over'] })).body.kinds).toEqual([
    'over',
  ]);
  expect((await anna.client.ask('DELETE', `/guests/me/bells/${bell?.id}`)).status).toBe(204);
  const subscription = { ...push.subscribe('x'), kinds: ['turn'], language: 'en' };
  for (const bad of [
    { ...subscription, endpoint: 'file:///etc/passwd' },
    { ...subscription, keys: { ...subscription.keys, p256dh: 'A'.repeat(87) } },
  ])
    expect((await anna.client.ask('PUT', '/guests/me/bells/push', bad)).body.code).toBe('bad-endpoint');
});

test('no stranger sends the server to addresses of its own house', () => {
  const inner = [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '224.0.0.1',
  ];
  expect(inner.filter((address) => !isInner(address))).toEqual([]);
  expect(['93.184.216.34', '2606:4700::1111'].filter(isInner)).toEqual([]);
  const refused = [
    'http://push.example.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://box.local/x',
    'https://push.example.com:22/x',
    'https://u:p@push.example.com/x',
    'ftp://push.example.com/x',
  ];
  expect(refused.filter((address) => isEndpoint(address, false))).toEqual([]);
  expect(isEndpoint('https://push.example.com/x', false)).toBe(true);
});
