import { afterAll, beforeAll, expect, test } from 'vitest';
import { COOKIE } from '../src/api/who.ts';
import { type Client, clientOf, guestAt, playOn, startServer, type TestServer, tableOf } from './client.ts';

let server: TestServer;
let anna: Client;
let bert: Client;
let cleo: Client;
beforeAll(async () => {
  server = await startServer({ ELBOWROOM_BOT_PACE: '1' });
  [anna, bert, cleo] = (await Promise.all(['Anna', 'Bert', 'Cleo'].map((name) => guestAt(server.address, name)))) as [
    Client,
    Client,
    Client,
  ];
});
afterAll(() => server?.stop());

const kinds = async (client: Client, table: string): Promise<string[]> =>
  (await client.ask('GET', `/tables/${table}/log`)).body.rows
    .map(({ kind }: { kind: string }) => kind)
    .filter((kind: string) => kind !== 'move');

test('a guest is kept by a cookie that scripts cannot read, and can change its name', async () => {
  const nobody = clientOf(server.address);
  expect((await nobody.ask('GET', '/guests/me')).body.code).toBe('no-guest');
  const { headers, body } = await nobody.ask('POST', '/guests', {});
  expect(body.token).toBeUndefined();
  const cookie = headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Strict/i);
  const own = { cookie: cookie.split(';')[0] as string };
  expect(own.cookie.startsWith(`${COOKIE}=`)).toBe(true);
  expect((await nobody.ask('PATCH', '/guests/me', { name: 'Zoë' }, own)).body.name).toBe('Zoë');
  expect((await nobody.ask('GET', '/guests/me', undefined, own)).body).toEqual({ id: body.id, name: 'Zoë' });
});

test('a code moves a guest to another device, once', async () => {
  const dora = await guestAt(server.address, 'Dora');
  const { body: me } = await dora.ask('GET', '/guests/me');
  const { body: link } = await dora.ask('POST', '/guests/me/links');
  const nobody = clientOf(server.address);
  const { body: moved } = await nobody.ask('POST', '/guests/move', { code: link.code, token: true });
  expect(moved).toMatchObject(me);
  expect((await clientOf(server.address, moved.token).ask('GET', '/guests/me')).body).toEqual(me);
  expect((await dora.ask('GET', '/guests/me')).status).toBe(401);
  expect((await nobody.ask('POST', '/guests/move', { code: link.code, token: true })).body.code).toBe('no-link');
});

test('a code whose answer got lost gives the same answer to whoever asks again by the same key, and to nobody else', async () => {
  const dora = await guestAt(server.address, 'Dora');
  const { body: me } = await dora.ask('GET', '/guests/me');
  const { body: link } = await dora.ask('POST', '/guests/me/links');
  const nobody = clientOf(server.address);
  const wish = { code: link.code, token: true, key: 'made-up-by-the-page' };
  const answers = await Promise.all([1, 2, 3].map(() => nobody.ask('POST', '/guests/move', wish)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [token, ...others] = new Set(answers.map((answer) => answer.body.token));
  expect(others).toEqual([]);
  for (const key of ['made-up-by-another', undefined])
    expect((await nobody.ask('POST', '/guests/move', { ...wish, key })).body.code).toBe('no-link');
  const here = clientOf(server.address, token);
  expect((await here.ask('GET', '/guests/me')).body).toEqual(me);
  const { body: next } = await here.ask('POST', '/guests/me/links');
  await nobody.ask('POST', '/guests/move', { code: next.code, token: true });
  expect((await nobody.ask('POST', '/guests/move', wish)).body.code).toBe('no-link');
});

test('a table asked for twice by the same key is one table; another guest with that key gets another', async () => {
  const wish = { edition: 'classic', seats: ['me', 'open'], private: true, key: 'made-up-by-the-page' };
  const answers = await Promise.all([1, 2, 3].map(() => anna.ask('POST', '/tables', wish)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await bert.ask('POST', '/tables', wish)).body.id).not.toBe(answers[0]?.body.id);
  expect((await anna.ask('POST', '/tables', { ...wish, key: 'short' })).status).toBe(400);
});

test('open tables are listed as they come and go; private ones are found by their code', async () => {
  const lobby = await clientOf(server.address).listen('/tables/stream');
  const { body: open } = await anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open'] });
  const { body: hidden } = await anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open'], private: true });
  await lobby.until(({ data }) => data.tables.some(({ id }) => id === open.id));
  expect((await bert.ask('GET', '/tables')).body.tables.map(({ id }) => id)).not.toContain(hidden.id);
  expect((await bert.ask('GET', `/tables/${open.id}`)).body.code).toBeUndefined();
  expect((await bert.ask('POST', '/tables/find', { code: hidden.code })).body).toEqual({ id: hidden.id });
  expect((await bert.ask('POST', '/tables/find', { code: 'bbbbbbb' })).body.code).toBe('no-table');
  expect((await bert.ask('DELETE', `/tables/${open.id}`)).body.code).toBe('not-your-table');
  expect((await anna.ask('DELETE', `/tables/${open.id}`)).status).toBe(204);
  await lobby.until(({ data }) => lobby.heard.length > 1 && !data.tables.some(({ id }) => id === open.id));
  lobby.close();
});

test('the host puts bots on seats, people come and go, and the last one who sits down starts the game', async () => {
  const { body: table } = await anna.ask('POST', '/tables', { edition: 'azeroth', seats: ['me', 'open', 'open'] });
  const path = `/tables/${table.id}`;
  const stream = await cleo.listen(`${path}/stream`);
  expect((await bert.ask('PUT', `${path}/seats/1`, { bot: 'random' })).body.code).toBe('not-your-table');
  expect((await bert.ask('POST', `${path}/seats`, { seat: 1 })).body.mine).toEqual([1]);
  expect((await bert.ask('POST', `${path}/seats`, { seat: 0 })).body.code).toBe('seat-taken');
  expect((await bert.ask('DELETE', `${path}/seats/1`)).body.mine).toEqual([]);
  expect((await anna.ask('PUT', `${path}/seats/1`, { bot: 'random' })).body.seats[1]?.bot).toBe('random');
  expect((await bert.ask('POST', `${path}/seats`, {})).body).toMatchObject({ mine: [2], status: 'running' });
  await stream.until(({ event, data }) => event === 'table' && data.status === 'running');
  await stream.until(({ event }) => event === 'news');
  expect((await bert.ask('DELETE', `${path}/seats/2`)).body.code).toBe('not-open');
  stream.close();
});

test('empty seats are filled with bots on request, by the host', async () => {
  const { body: table } = await anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open', 'open'] });
  expect((await bert.ask('POST', `/tables/${table.id}/start`, { fill: 'random' })).body.code).toBe('not-your-table');
  const { body } = await anna.ask('POST', `/tables/${table.id}/start`, { fill: 'random' });
  expect([body.status, body.seats[2]?.bot]).toEqual(['running', 'random']);
});

test('a table that cannot be is refused with its faults', async () => {
  const { status, body } = await anna.ask('POST', '/tables', { edition: 'classic', variant: 'battle', seats: ['me', 'random'] });
  expect([status, body.code, body.faults[0]?.code]).toEqual([400, 'bad-setup', 'unknown-variant']);
});

test('what people say is kept as text, and nothing else is sent as chat', async () => {
  const table = await tableOf([anna, bert]);
  const stream = await bert.listen(`/tables/${table.id}/stream`);
  expect((await cleo.ask('POST', `/tables/${table.id}/chat`, { text: '<b>hello</b>' })).status).toBe(204);
  const { data } = await stream.until(({ event }) => event === 'chat');
  expect(data.lines).toMatchObject([{ n: 1, name: 'Cleo', text: '<b>hello</b>' }]);
  for (const text of ['', ' ', 'x'.repeat(301), 'a\nb', 'a\u202eb', 7])
    expect((await anna.ask('POST', `/tables/${table.id}/chat`, { text })).body.code).toBe('bad-request');
  const mover = (await anna.ask('GET', `/tables/${table.id}/news`)).body.view.toDecide ?? 0;
  const after = await ([anna, bert][mover] as Client).ask('POST', `/tables/${table.id}/moves`, { after: 0, moves: ['pick 0'] });
  expect([after.status, after.body.seq]).toEqual([200, 1]);
  stream.close();
});

test('streams tell who is there', async () => {
  const table = await tableOf([anna, bert]);
  const [first, second] = await Promise.all([anna.listen(`/tables/${table.id}/stream`), cleo.listen(`/tables/${table.id}/stream`)]);
  await first.until(({ event, data }) => event === 'presence' && data.here[0] === true && !data.here[1] && data.spectators === 1);
  second.close();
  await first.until(({ event, data }) => event === 'presence' && data.spectators === 0 && first.heard.length > 3);
  first.close();
});

test('whoever resigns is played for by a bot for ever', async () => {
  const table = await tableOf([anna, bert]);
  const path = `/tables/${table.id}`;
  await anna.ask('POST', `${path}/resign`, {});
  await bert.ask('POST', `${path}/resign`, {});
  const stream = await cleo.listen(`${path}/stream`);
  await stream.until(({ data }) => data.outcome !== undefined);
  expect(await kinds(anna, table.id)).toEqual(['resign', 'resign']);
  expect((await anna.ask('POST', `${path}/back`, {})).body.code).toBe('seat-resigned');
  stream.close();
});

test('a pause begins when all agree, stops moves, and ends when one wants to go on', async () => {
  const table = await tableOf([anna, bert]);
  const path = `/tables/${table.id}`;
  expect((await anna.ask('POST', `${path}/pause`, { agree: true })).body.paused).toBe(false);
  expect((await bert.ask('POST', `${path}/pause`, { agree: true })).body.paused).toBe(true);
  const { body: news } = await anna.ask('GET', `${path}/news`);
  const mover = [anna, bert][news.view.toDecide ?? 0] as Client;
  expect((await mover.ask('POST', `${path}/moves`, { after: 0, moves: ['pick 0'] })).body.code).toBe('paused');
  expect((await bert.ask('POST', `${path}/pause`, { agree: false })).body).toMatchObject({ paused: false, agreed: [false, false] });
  expect((await mover.ask('POST', `${path}/moves`, { after: 0, moves: ['pick 0'] })).status).toBe(200);
});

test('a rematch has the same people on the same seats', async () => {
  const table = await tableOf([anna, bert], { rounds: 4 });
  await playOn([anna, bert], table.id);
  expect((await cleo.ask('POST', `/tables/${table.id}/rematch`)).body.code).toBe('not-your-seat');
  const { body: next } = await bert.ask('POST', `/tables/${table.id}/rematch`);
  expect([next.status, next.mine]).toEqual(['open', [1]]);
  expect(next.seats[0]).toEqual({ name: 'Anna', open: true });
  const { body: same } = await anna.ask('POST', `/tables/${table.id}/rematch`);
  expect([same.id, same.status, same.mine]).toEqual([next.id, 'running', [0]]);
  expect((await cleo.ask('GET', `/tables/${table.id}/news`)).body.rematch).toBe(next.id);
});

test('my tables are listed', async () => {
  const emil = await guestAt(server.address, 'Emil');
  const table = await tableOf([emil, bert]);
  expect((await emil.ask('GET', '/tables/mine')).body.tables.map(({ id }) => id)).toEqual([table.id]);
});
