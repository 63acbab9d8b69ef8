/** Looking on with a delay: whatever is asked, nothing is told that happened less than that ago. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outcome } from '@elbowroom/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';

import type { News, TableView } from '../src/game/news.ts';
import type { RunningList } from '../src/game/running.ts';
import { type Outside, realOutside } from '../src/outside.ts';
import { createServer } from '../src/server.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { type Client, clientOf, guestAt, playOn, tableOf } from './client.ts';

/** How far the clock of the store has been set forward. */
let ahead = 0;
/** What waits for half a minute to pass. */
const waiting: (() => void)[] = [];
const outside: Outside = {
  ...realOutside,
  after: (ms, work) => {
    if (ms < 20_000 || ms > 31_000) return realOutside.after(ms, work);
    waiting.push(work);
    return () => {};
  },
};
let address: string;
let stop: () => Promise<void>;
let anna: Client;
let bert: Client;
let eve: Client;
let nobody: Client;
/** Anna's id. */
let seated: string;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-'));
  const config = readConfig({ ELBOWROOM_DATA: folder, ELBOWROOM_LIMITS: '0', ELBOWROOM_LOG: 'silent', ELBOWROOM_BOT_THREADS: '1' });
  const store = openSqlite(join(folder, 'games.sqlite'));
  const server = await createServer(undefined, { config, outside, store: { ...store, now: () => store.now() + ahead } });
  address = await server.listen({ host: '127.0.0.1', port: 0 });
  stop = async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  [anna, bert, eve] = (await Promise.all(['Anna', 'Bert', 'Eve'].map((name) => guestAt(address, name)))) as [Client, Client, Client];
  nobody = clientOf(address);
  seated = (await anna.ask<{ id: string }>('GET', '/guests/me')).body.id;
});
afterAll(() => stop?.());

/** Every address that can be looked at, from the description of the API itself. */
async function lookingAddresses(table: string): Promise<string[]> {
  const { body } = await nobody.ask<{ paths: Record<string, object> }>('GET', '/openapi.json');
  const paths = Object.entries(body.paths).flatMap(([path, ways]) => ('get' in ways ? [path.replace('/api/v1', '')] : []));
  const own = ['/guests/me', '/tables/mine'];
  const filled = paths.map((path) => path.replace('{table}', table).replace('{date}', '2026-11-17').replace('{person}', seated));
  const more = [
    ...['news?since=0', 'news?seat=none', 'news?since=3', 'log?since=2', 'log?since=0&most=3', 'views?since=0&until=999'],
    ...['views?since=5&until=20&seat=none', 'chat?most=2', 'chat?before=2'],
  ];
  return [...filled.filter((path) => !path.endsWith('/stream') && !own.includes(path)), ...more.map((path) => `/tables/${table}/${path}`)];
}

/** What somebody can find out, word for word. */
async function found(client: Client, table: string): Promise<Record<string, unknown>> {
  const known: Record<string, unknown> = {};
  for (const path of await lookingAddresses(table)) {
    const { status, body } = await client.ask('GET', path);
    known[path] = JSON.stringify({ status, body }).replace(/"watching":\d+/g, ''); // they come and go in this very test
  }
  for (const path of [`/tables/${table}/stream`, `/tables/${table}/stream?since=0`, '/tables/stream']) {
    const stream = await client.listen(path);
    await stream.until(({ event }) => event === 'presence' || event === 'tables');
    await nobody.ask('GET', '/tables'); // what is said next has been said by then
    known[path] = stream.heard.filter(({ event }) => event !== 'presence').map(({ event, data, id }) => ({ event, data, id }));
    stream.close();
  }
  // Whoever is refused learns nothing by how.
  for (const [method, path, body] of acts) {
    const answer = await client.ask(method, `/tables/${table}${path}`, body);
    known[`${method} ${path}`] = { status: answer.status, body: answer.body };
  }
  return known;
}

const acts: readonly (readonly [string, string, unknown?])[] = [
  ['POST', '/moves', { after: 0, moves: ['pick 0'] }],
  ['POST', '/undo', { after: 0 }],
  ['POST', '/resign', {}],
  ['POST', '/back', {}],
  ['POST', '/pause', { agree: true }],
  ['POST', '/rematch'],
  ['POST', '/review'],
  ['POST', '/seats', {}],
  ['POST', '/start', { fill: 'random' }],
  ['PUT', '/seats/0', { bot: 'random' }],
  ['DELETE', '/seats/0'],
  ['DELETE', ''],
];

const say = (client: Client, table: string, text: string) => client.ask('POST', `/tables/${table}/chat`, { text });
const newsOf = async (client: Client, table: string): Promise<News> => (await client.ask('GET', `/tables/${table}/news?since=0`)).body;
const running = async (client: Client): Promise<RunningList['tables']> =>
  (await client.ask<RunningList>('GET', '/tables/running')).body.tables;

test('a delay of a turn shows what was before the turn before this one, and all of it at the end', async () => {
  const table = await tableOf([anna, bert], { delay: 'turn', rounds: 4 });
  let shown = 0;
  for (let i = 0; i < 400; i++) {
    const news = await playOn([anna, bert], table.id, 1);
    const late = await newsOf(eve, table.id);
    if (outcome(news.view) !== undefined) break;
    expect(late.seq).toBeGreaterThanOrEqual(shown);
    shown = late.seq;
    const { rows } = (await anna.ask('GET', `/tables/${table.id}/news?since=${shown}`)).body;
    const begun = rows.filter(({ events = [] }) => events.some(({ type }) => type === 'turn-began')).length;
    if (shown > 0)
      expect(begun).toBe(1); // the turn that is shown next is over, and the one after it under way
    else expect(begun).toBeLessThan(2);
  }
  expect(shown).toBeGreaterThan(0);
  expect((await newsOf(eve, table.id)).outcome).toBeDefined();
});

test('what is said waits for its turn too', async () => {
  const table = await tableOf([anna, bert], { delay: 'turn', rounds: 4 });
  await say(anna, table.id, 'first');
  await playOn([anna, bert], table.id, 3);
  await say(bert, table.id, 'second');
  expect((await eve.ask('GET', `/tables/${table.id}/chat`)).body.lines).toEqual([]);
  await anna.ask('POST', `/tables/${table.id}/resign`, {});
  await bert.ask('POST', `/tables/${table.id}/resign`, {});
  const stream = await eve.listen(`/tables/${table.id}/stream`);
  await stream.until(({ event, data }) => event === 'news' && data.outcome !== undefined, 60_000);
  const said = await stream.until(({ event, data }) => event === 'chat' && data.lines.some(({ text }) => text === 'second'));
  expect(said).toBeDefined();
  stream.close();
});

describe('a delay of seconds', () => {
  let table: TableView;
  beforeAll(async () => {
    table = await tableOf([anna, bert], { delay: 30, rounds: 4 });
  });

  test('is an option that everybody sees', () => {
    expect(table.options.delay).toBe(30);
  });

  test('keeps from those who look on all that happens, to the end of the game and after it, whatever they ask', async () => {
    const live = await eve.listen(`/tables/${table.id}/stream`);
    await live.until(({ event }) => event === 'presence');
    const before = [await found(eve, table.id), await found(nobody, table.id)];
    await playOn([anna, bert], table.id, 12);
    await say(anna, table.id, 'I take the swamp.');
    expect([await found(eve, table.id), await found(nobody, table.id)]).toEqual(before);
    await anna.ask('POST', `/tables/${table.id}/pause`, { agree: true });
    await playOn([anna, bert], table.id);
    await anna.ask('POST', `/tables/${table.id}/rematch`);
    expect((await newsOf(anna, table.id)).outcome).toBeDefined();
    expect([await found(eve, table.id), await found(nobody, table.id)]).toEqual(before);
    expect(live.news()).toHaveLength(1);
    live.close();
  });

  test('is kept from nobody who has a seat, from wherever they look', async () => {
    expect((await anna.ask('GET', `/tables/${table.id}/news?seat=none`)).body.outcome).toBeDefined();
    expect((await bert.ask('GET', `/tables/${table.id}`)).body.status).toBe('finished');
  });

  test('shows all of it when it is old enough, as it was', async () => {
    const live = await eve.listen(`/tables/${table.id}/stream?since=0`);
    await live.until(({ event }) => event === 'news');
    ahead += 31_000;
    const late = await newsOf(eve, table.id);
    const { view, rows, ...own } = (await anna.ask('GET', `/tables/${table.id}/news?since=0&seat=none`)).body;
    expect(late).toEqual({ ...own, rows, view });
    expect((await eve.ask('GET', `/tables/${table.id}`)).body.status).toBe('finished');
    expect((await eve.ask('GET', `/tables/${table.id}/file`)).status).toBe(200);
    expect((await eve.ask('GET', `/tables/${table.id}/chat`)).body.lines.map(({ text }) => text)).toEqual(['I take the swamp.']);
    await live.until(({ event, data }) => event === 'news' && data.outcome !== undefined);
    await live.until(({ event }) => event === 'chat');
    const rowsHeard = live.news().flatMap((news) => news.rows.map(({ seq }) => seq));
    expect(rowsHeard).toEqual(rows.map(({ seq }) => seq));
    live.close();
    await expect.poll(async () => (await running(eve)).some(({ id }) => id === table.id), { timeout: 5000 }).toBe(false);
  });
});

test('a game shows up to what is old enough, and no further', async () => {
  const table = await tableOf([anna, bert], { delay: 120 });
  const { seq: early } = await playOn([anna, bert], table.id, 5);
  ahead += 60_000;
  await playOn([anna, bert], table.id, 5);
  expect((await newsOf(eve, table.id)).seq).toBe(0);
  ahead += 61_000;
  const { seq, rows, view } = await newsOf(eve, table.id);
  expect([seq, rows.length]).toEqual([early, early]);
  const [past] = (await anna.ask('GET', `/tables/${table.id}/views?seat=none&since=${early}&until=${early}`)).body.views;
  expect(view).toEqual(past?.view);
});

test('what is old enough is told by itself', async () => {
  const table = await tableOf([anna, bert], { delay: 30, rounds: 4 });
  const live = await eve.listen(`/tables/${table.id}/stream`);
  await live.until(({ event }) => event === 'presence');
  const { seq } = await playOn([anna, bert], table.id, 3);
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  expect(live.news()).toHaveLength(1);
  ahead += 31_000;
  for (const work of waiting.splice(0)) work();
  await live.until(({ event, id }) => event === 'news' && id === seq);
  live.close();
});

test('whoever looked on before the game began is sent to where it is seen with a delay', async () => {
  const opened = (await anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open'], delay: 30 })).body;
  const stream = await eve.listen(`/tables/${opened.id}/stream`);
  await stream.until(({ event }) => event === 'presence');
  await bert.ask('POST', `/tables/${opened.id}/seats`, {});
  await expect.poll(stream.isOver).toBe(true);
  expect(stream.news()).toEqual([]);
  await playOn([anna, bert], opened.id, 3);
  const again = await eve.listen(`/tables/${opened.id}/stream`);
  expect((await again.until(({ event }) => event === 'news')).data.seq).toBe(0);
  again.close();
});

test('players see how many look on, and those who look on do not see who is there', async () => {
  const table = await tableOf([anna, bert], { delay: 30, rounds: 4 });
  const own = await anna.listen(`/tables/${table.id}/stream`);
  await own.until(({ event, data }) => event === 'presence' && data.spectators === 0);
  const late = await Promise.all([eve, nobody].map((client) => client.listen(`/tables/${table.id}/stream`)));
  await own.until(({ event, data }) => event === 'presence' && data.spectators === 2 && data.here[0] === true);
  for (const stream of late) {
    await stream.until(({ event, data }) => event === 'presence' && data.spectators === 2);
    for (const { event, data } of stream.heard) if (event === 'presence') expect(data).not.toHaveProperty('here');
  }
  await expect.poll(async () => (await running(eve)).find(({ id }) => id === table.id)?.watching, { timeout: 5000 }).toBe(2);
  for (const { close } of [...late, own]) close();
});

test('the list has games that anybody may look on at, the most watched first, and says nothing of how they stand', async () => {
  const [open, alone, shut, hidden] = await Promise.all([
    tableOf([anna, bert]),
    tableOf([anna], { seats: ['me', 'random'] }),
    tableOf([anna, bert], { spectators: false }),
    tableOf([anna, bert], { private: true }),
  ]);
  const stream = await eve.listen(`/tables/${alone.id}/stream`);
  await stream.until(({ event }) => event === 'presence');
  await expect.poll(async () => (await running(nobody)).some(({ id }) => id === open.id), { timeout: 5000 }).toBe(true);
  await expect.poll(async () => (await running(nobody)).filter(({ watching }) => watching > 0).length, { timeout: 5000 }).toBe(1);
  const tables = await running(nobody);
  expect(tables[0]).toMatchObject({ id: alone.id, watching: 1 });
  for (const { id } of [shut, hidden]) expect(tables.map((table) => table.id)).not.toContain(id);
  const before = tables.find(({ id }) => id === open.id);
  expect(Object.keys(before ?? {}).sort()).toEqual(
    ['host', 'id', 'made', 'mine', 'options', 'private', 'rules', 'seats', 'seedHash', 'started', 'status', 'watching'].sort(),
  );
  stream.close();
});
