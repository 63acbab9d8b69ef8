/** Until a game begins its seats change hands: whoever has got up hears and plays no more than anybody else, and nobody starts with an empty seat. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, clientOf, guestAt, playOn, startServer, type TestServer, tableOf } from './client.ts';

let server: TestServer;
let anna: Client;
let bert: Client;
let eve: Client;
beforeAll(async () => {
  server = await startServer();
  [anna, bert, eve] = (await Promise.all(['Anna', 'Bert', 'Eve'].map((name) => guestAt(server.address, name)))) as [Client, Client, Client];
});
afterAll(() => server?.stop());

const opened = async (seats: readonly string[], over: object = {}): Promise<string> =>
  (await anna.ask('POST', '/tables', { edition: 'classic', seats, ...over })).body.id;

test('a stream of somebody who got up ends with the start: the purse is the next one’s', async () => {
  const id = await opened(['me', 'open']);
  await anna.ask('DELETE', `/tables/${id}/seats/0`);
  await eve.ask('POST', `/tables/${id}/seats`, { seat: 0 });
  const [seated, looking] = await Promise.all(['0', 'none'].map((seat) => eve.listen(`/tables/${id}/stream?seat=${seat}`)));
  await eve.ask('DELETE', `/tables/${id}/seats/0`);
  await anna.ask('POST', `/tables/${id}/seats`, { seat: 0 });
  await bert.ask('POST', `/tables/${id}/seats`, { seat: 1 });
  await looking?.until(({ event }) => event === 'news');
  await seated?.until(({ event }) => event === 'bye');
  expect(seated?.news()).toEqual([]);
  looking?.close();
});

test('a stream of somebody who only looks ends with the start of a game without spectators', async () => {
  const id = await opened(['open', 'open'], { spectators: false });
  const [host, stranger] = await Promise.all([anna, clientOf(server.address)].map((client) => client.listen(`/tables/${id}/stream`)));
  await bert.ask('POST', `/tables/${id}/seats`, { seat: 0 });
  await eve.ask('POST', `/tables/${id}/seats`, { seat: 1 });
  await host?.until(({ event }) => event === 'news');
  await stranger?.until(({ event }) => event === 'bye');
  expect(stranger?.news()).toEqual([]);
  host?.close();
});

test('whoever moves to another device is heard and told nothing more at the old one', async () => {
  const dora = await guestAt(server.address, 'Dora');
  const table = await tableOf([dora, bert]);
  const old = await dora.listen(`/tables/${table.id}/stream?seat=0`);
  await old.until(({ event }) => event === 'news');
  const { body: link } = await dora.ask('POST', '/guests/me/links');
  const { body: moved } = await clientOf(server.address).ask('POST', '/guests/move', { code: link.code, token: true });
  await old.until(({ event }) => event === 'bye');
  await expect(dora.listen(`/tables/${table.id}/stream?seat=0`)).rejects.toMatchObject({ status: 403 });
  const stream = await clientOf(server.address, moved.token).listen(`/tables/${table.id}/stream?seat=0`);
  await stream.until(({ event }) => event === 'news');
  stream.close();
});

test('somebody who gets up while the last one sits down leaves an open table, not a game with an empty seat', async () => {
  for (let i = 0; i < 60; i++) {
    const id = await opened(['me', 'open'], { private: true });
    const late = new Promise((resolve) => setTimeout(resolve, (i % 6) * 0.7));
    await Promise.all([bert.ask('POST', `/tables/${id}/seats`, { seat: 1 }), late.then(() => anna.ask('DELETE', `/tables/${id}/seats/0`))]);
    const { body: table } = await anna.ask('GET', `/tables/${id}`);
    expect(table.status).toBe(table.seats.some(({ open }) => open) ? 'open' : 'running');
  }
});

test('people of one name who sit down at once are told apart', async () => {
  const twin = await guestAt(server.address, 'Bert');
  const id = await opened(['me', 'open', 'open'], { private: true });
  await Promise.all([bert, twin].map((client, i) => client.ask('POST', `/tables/${id}/seats`, { seat: i + 1 })));
  const { body: table } = await anna.ask('GET', `/tables/${id}`);
  expect(table.seats.map(({ name }) => name).sort()).toEqual(['Anna', 'Bert', 'Bert 2']);
  expect(table.status).toBe('running');
});

test('sitting down once more, because the answer got lost, is no fault', async () => {
  const id = await opened(['me', 'open', 'open']);
  for (let i = 0; i < 2; i++) {
    const { status, body } = await bert.ask('POST', `/tables/${id}/seats`, { seat: 1 });
    expect([status, body.mine]).toEqual([200, [1]]);
  }
  expect((await eve.ask('POST', `/tables/${id}/seats`, { seat: 1 })).body.code).toBe('seat-taken');
});

test('a rematch whose table was closed is asked for anew, and all meet at one table', async () => {
  const table = await tableOf([anna, bert], { rounds: 4 });
  await playOn([anna, bert], table.id);
  const { body: first } = await bert.ask('POST', `/tables/${table.id}/rematch`);
  expect((await bert.ask('DELETE', `/tables/${first.id}`)).status).toBe(204);
  const [mine, theirs] = await Promise.all([anna, bert].map((client) => client.ask('POST', `/tables/${table.id}/rematch`)));
  expect(mine?.body.id).not.toBe(first.id);
  expect(theirs?.body.id).toBe(mine?.body.id);
  const { body: next } = await anna.ask('GET', `/tables/${mine?.body.id}`);
  expect([next.status, next.seats.map(({ name }) => name)]).toEqual(['running', ['Anna', 'Bert']]);
});
