/** Somebody's place over the wire: what was played is counted, shown to whom it may be shown, handed over as a file, and forgotten for good. */
import { readRecord, verify } from '@elbowroom/rules/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlaceView, PlayedGame } from '../src/api/place.ts';
import { resultFrom, WAY } from '../src/people/counting.ts';
import { recount } from '../src/people/recount.ts';
import { type Client, clientOf, guestAt, playOn, startServer, type TestServer, tableOf } from './client.ts';

/** Of a browser that never was: a point of the curve, and 16 bytes. */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const idOf = async (client: Client): Promise<string> => (await client.ask('GET', '/guests/me')).body.id;
const placeOf = async (reader: Client, person: string): Promise<PlaceView> =>
  (await reader.ask<PlaceView>('GET', `/people/${person}`)).body;
const gamesOf = async (reader: Client, person: string): Promise<readonly PlayedGame[]> =>
  (await reader.ask<{ games: readonly PlayedGame[] }>('GET', `/people/${person}/games`)).body.games;
const counted = (reader: Client, person: string, games: number) =>
  expect.poll(async () => (await gamesOf(reader, person)).length).toBe(games);

async function played(people: readonly Client[], over: Record<string, unknown> = {}): Promise<string> {
  const { id } = await tableOf(people, { rounds: 4, ...over });
  await playOn(people, id);
  return id;
}

test('a game that is over is in the places of those who played it: all of it in their own, what was public in the others’ eyes', async () => {
  const [anna, bert, eve] = [
    await guestAt(server.address, 'Anna'),
    await guestAt(server.address, 'Bert'),
    await guestAt(server.address, 'Eve'),
  ];
  const me = await idOf(anna);
  const open = await played([anna, bert]);
  const hidden = await played([anna, bert], { private: true });
  await counted(anna, me, 2);
  expect((await gamesOf(anna, me)).map(({ game }) => game)).toEqual([hidden, open]);
  for (const reader of [bert, eve, clientOf(server.address)]) expect((await gamesOf(reader, me)).map(({ game }) => game)).toEqual([open]);
  const [game] = await gamesOf(eve, me);
  const { outcome } = (await anna.ask('GET', `/tables/${open}/news`)).body;
  expect(game).toMatchObject({ edition: 'classic', seats: 2, seat: 0, coins: outcome?.coins[0], hasWon: outcome?.winners.includes(0) });
  expect(game?.others).toEqual([
    { seat: 1, guest: await idOf(bert), name: 'Bert', coins: outcome?.coins[1], place: 3 - (game?.place ?? 0) },
  ]);
  expect(game?.peoples[0]).toMatch(/^[a-z-]+\+[a-z-]+$/);
  const [own, seen] = [await placeOf(anna, me), await placeOf(eve, me)];
  expect([own.mine, own.profile.games, seen.mine, seen.profile.games]).toEqual([true, 2, false, 1]);
  expect(own.profile.sums.map(({ edition, seats, games }) => [edition, seats, games])).toEqual([
    ['classic', undefined, 2],
    ['classic', 2, 2],
  ]);
  expect(own.profile.opponents).toMatchObject([{ name: 'Bert', games: 2 }]);
  await anna.ask('PUT', '/guests/me/shows', { all: true });
  expect((await gamesOf(eve, me)).length).toBe(2);
});

test('what is kept is what the log says', async () => {
  const [anna, bert] = [await guestAt(server.address, 'Anna'), await guestAt(server.address, 'Bert')];
  const id = await played([anna, bert]);
  await counted(anna, await idOf(anna), 1);
  const game = await server.store.game(id);
  expect(game && resultFrom(game, await server.store.rowsSince(id, 0))).toEqual(await server.store.resultOf(id));
});

test('all games counted anew are counted alike, and what was changed is found', async () => {
  const [anna, bert] = [await guestAt(server.address, 'Anna'), await guestAt(server.address, 'Bert')];
  const id = await played([anna, bert]);
  await counted(anna, await idOf(anna), 1);
  const { games, differing } = await recount(server.store, false);
  expect([games > 0, differing]).toEqual([true, []]);
  const result = await server.store.resultOf(id);
  if (result === undefined) throw new Error('not counted');
  await server.store.setResults({ ...result, seats: result.seats.map((seat) => ({ ...seat, coins: 999 })) }, WAY);
  expect((await recount(server.store, true)).differing).toEqual([id]);
  expect(await server.store.resultOf(id)).toEqual(result);
});

test('games from before they were counted are counted before long, and those of a node that fell', async () => {
  const [anna, bert] = [await guestAt(server.address, 'Anna'), await guestAt(server.address, 'Bert')];
  const id = await played([anna, bert]);
  await counted(anna, await idOf(anna), 1);
  await server.store.setResults({ game: id, edition: 'classic', ended: 1, isPublic: true, seats: [] }, 0);
  expect(await server.store.resultOf(id)).toBeUndefined();
  await expect.poll(async () => (await server.store.resultOf(id))?.seats.length, { timeout: 5000 }).toBe(2);
});

test('everything of one’s own is one file, in which finished games replay', async () => {
  const [anna, bert] = [await guestAt(server.address, 'Anna'), await guestAt(server.address, 'Bert')];
  const id = await played([anna, bert]);
  const running = await tableOf([anna, bert]);
  await anna.ask('POST', `/tables/${id}/chat`, { text: 'well played ☃' });
  await counted(anna, await idOf(anna), 1);
  const bell = { endpoint: 'https://push.example.com/anna', keys: KEYS, kinds: ['turn'], language: 'fr' };
  expect((await anna.ask('PUT', '/guests/me/bells/push', bell)).status).toBe(200);
  expect((await anna.ask('PUT', `/tables/${running.id}/orders`, { seat: 0, hold: [3], otherwise: 'ask' })).status).toBeLessThan(300);
  type File = {
    guest: object;
    bells: object[];
    games: { id: string; file?: string; orders?: object[] }[];
    results: object[];
    devices: object[];
    said: { text: string }[];
  };
  const { body, headers } = await anna.ask<File>('GET', '/guests/me/export');
  expect(headers.get('content-disposition')).toContain('elbowroom.json');
  expect(body.games.map((game) => [game.id, game.file !== undefined])).toEqual([
    [running.id, false],
    [id, true],
  ]);
  expect(body.bells).toMatchObject([{ way: 'push', address: bell.endpoint, kinds: ['turn'], language: 'fr' }]);
  expect(body.games[0]?.orders).toEqual([{ hold: [3], otherwise: 'ask' }]);
  expect(verify(readRecord(body.games[1]?.file ?? '')).flaws).toEqual([]);
  expect([body.results.length, body.devices.length, body.said.map(({ text }) => text)]).toEqual([1, 1, ['well played ☃']]);
  expect(JSON.stringify(body)).not.toContain((await server.store.game(running.id))?.seed);
  expect(JSON.stringify(body)).not.toContain(anna.token);
  expect((await clientOf(server.address).ask('GET', '/guests/me/export')).body.code).toBe('no-guest');
});

test('whoever leaves is gone: seats go to bots, streams end, and a name that says so is left', async () => {
  const [anna, bert] = [await guestAt(server.address, 'Anna the First'), await guestAt(server.address, 'Bert')];
  const me = await idOf(anna);
  const over = await played([anna, bert]);
  const running = await tableOf([bert, anna]);
  const waiting = (await anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open'] })).body.id;
  await anna.ask('POST', `/tables/${over}/chat`, { text: 'my last words' });
  await counted(bert, await idOf(bert), 1);
  const own = await anna.listen('/tables/stream');
  const seen = await bert.listen(`/tables/${running.id}/stream`);
  await Promise.all([own.until(() => true), seen.until(({ event }) => event === 'news')]);
  const { status, headers } = await anna.ask('DELETE', '/guests/me');
  expect([status, headers.get('set-cookie')?.startsWith('elbowroom=;')]).toEqual([204, true]);
  await Promise.all([own, seen].map((stream) => stream.until(({ event }) => event === 'bye')));
  for (const [method, path] of [
    ['GET', '/guests/me'],
    ['DELETE', '/guests/me'],
    ['GET', '/tables/mine'],
  ] as const)
    expect((await anna.ask(method, path)).body.code).toBe('no-guest');
  expect((await bert.ask('GET', `/people/${me}`)).body.code).toBe('no-person');
  expect((await bert.ask('GET', `/tables/${waiting}`)).body.status).toBe('closed');
  const { body: table } = await bert.ask('GET', `/tables/${running.id}`);
  expect(table.seats[1]).toMatchObject({ name: 'Somebody who left', gone: true, open: false });
  expect((await bert.ask('GET', `/tables/${running.id}/news`)).body.control).toEqual(['person', 'resigned']);
  const file = (await bert.ask<string>('GET', `/tables/${over}/file`)).body;
  expect(verify(readRecord(file)).flaws).toEqual([]);
  const words = JSON.stringify([
    table,
    file,
    await bert.ask('GET', `/tables/${running.id}/news?since=0`),
    await bert.ask('GET', `/tables/${over}/news?since=0`),
    await bert.ask('GET', `/tables/${over}/chat`),
    await gamesOf(bert, await idOf(bert)),
    await placeOf(bert, await idOf(bert)),
    await bert.ask('GET', '/tables/mine'),
  ]);
  for (const trace of ['Anna the First', me, 'my last words']) expect(words).not.toContain(trace);
  expect((await gamesOf(bert, await idOf(bert)))[0]?.others[0]).toMatchObject({ name: 'Somebody who left' });
});

test('nobody is shown who is not there, and what is asked for has a form', async () => {
  const nobody = clientOf(server.address);
  expect((await nobody.ask('GET', `/people/${'x'.repeat(22)}`)).body.code).toBe('no-person');
  for (const path of ['/people/x', `/people/${'x'.repeat(22)}/games?before=-1`])
    expect((await nobody.ask('GET', path)).body.code).toBe('bad-request');
  expect((await nobody.ask('DELETE', '/guests/me')).body.code).toBe('no-guest');
  expect((await nobody.ask('PUT', '/guests/me/shows', { all: true })).body.code).toBe('no-guest');
});
