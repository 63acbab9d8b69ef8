/** The list of open tables: told whole once and then by what changes, and not to be filled by one alone. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Lobby } from '../src/game/lobby.ts';
import type { TableView } from '../src/game/news.ts';
import { realOutside } from '../src/outside.ts';
import type { Game, Store } from '../src/store/store.ts';
import { type Client, clientOf, guestAt, startServer, type TestServer } from './client.ts';
import { aGame } from './store-contract.ts';

interface Change {
  readonly changed: readonly TableView[];
  readonly gone: readonly string[];
  readonly own?: readonly Pick<TableView, 'id' | 'mine' | 'host' | 'code'>[];
}

let server: TestServer;
let anna: Client;
let bert: Client;
beforeAll(async () => {
  server = await startServer();
  [anna, bert] = await Promise.all([guestAt(server.address), guestAt(server.address, 'Bert')]);
});
afterAll(() => server.stop());

const openTable = async (client: Client): Promise<string> =>
  (await client.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open', 'open'] })).body.id;

/** The list as somebody has it who puts the changes together. */
function putTogether(heard: readonly { readonly event: string; readonly data: unknown }[]): Map<string, TableView> {
  const tables = new Map<string, TableView>();
  for (const { event, data } of heard) {
    if (event === 'tables') for (const table of (data as { tables: TableView[] }).tables) tables.set(table.id, table);
    if (event !== 'changes') continue;
    const { changed, gone, own = [] } = data as Change;
    for (const id of gone) tables.delete(id);
    for (const table of changed) tables.set(table.id, { ...table, ...own.find(({ id }) => id === table.id) });
  }
  return tables;
}

test('whoever asks for changes is sent the list once, and can put it together from then on', async () => {
  const kept = await openTable(anna);
  const [stream, whole] = await Promise.all([bert.listen('/tables/stream?changes=1'), bert.listen('/tables/stream')]);
  await stream.until(({ event }) => event === 'tables');
  const id = await openTable(anna);
  await stream.until(({ data }) => (data as unknown as Change).changed?.some((table) => table.id === id) === true);
  await bert.ask('POST', `/tables/${id}/seats`, {});
  await stream.until(({ data }) => (data as unknown as Change).own?.some((table) => table.id === id) === true);
  await anna.ask('DELETE', `/tables/${kept}`);
  await stream.until(({ data }) => (data as unknown as Change).gone?.includes(kept) === true);
  const { tables } = (await bert.ask('GET', '/tables')).body;
  expect([...putTogether(stream.heard).values()]).toEqual(expect.arrayContaining([...tables]));
  expect(putTogether(stream.heard).size).toBe(tables.length);
  expect(tables.find((table) => table.id === id)).toMatchObject({ mine: [1], host: false, code: expect.any(String) });
  const last = await whole.until(({ event, data }) => event === 'tables' && data.tables.every((table) => table.id !== kept));
  expect(last.data.tables).toEqual(tables);
  expect(stream.heard.filter(({ event }) => event === 'tables')).toHaveLength(1);
  for (const { close } of [stream, whole]) close();
});

test('nobody is told what a table is to somebody else', async () => {
  const nobody = await clientOf(server.address).listen('/tables/stream?changes=1');
  await nobody.until(({ event }) => event === 'tables');
  const id = await openTable(anna);
  const { data } = await nobody.until(({ event }) => event === 'changes');
  expect(data).not.toHaveProperty('own');
  expect((data as unknown as Change).changed.find((table) => table.id === id)).toMatchObject({ mine: [], host: false });
  expect(JSON.stringify(data)).not.toContain((await anna.ask('GET', `/tables/${id}`)).body.code);
  nobody.close();
});

test('a change is told in the words of that change, made once, however many look', async () => {
  let games: Game[] = Array.from({ length: 100 }, () => aGame());
  const store = { openGames: async () => games, apartFrom: async () => [], clubsOf: async () => [] } as unknown as Store;
  const pending: (() => void)[] = [];
  const after = (_ms: number, work: () => void) => {
    pending.push(work);
    return () => {};
  };
  const lobby = new Lobby({ ...realOutside, after }, store, () => {});
  const heard: string[][] = [];
  for (let i = 0; i < 200; i++) {
    const words: string[] = [];
    heard.push(words);
    await lobby.watch({ send: (event, data) => words.push(`${event} ${data}`), end: () => {} }, `guest ${i}`, true, () => {});
  }
  games = games.with(7, { ...(games[7] as Game), seats: [{ guest: 'guest 7', name: 'Anna' }, {}] });
  for (let i = 0; i < 10; i++) lobby.changed();
  expect(pending).toHaveLength(1);
  pending[0]?.();
  await expect.poll(() => heard.every((words) => words.length === 2)).toBe(true);
  expect(heard[0]?.[0]?.length).toBeGreaterThan(20_000);
  for (const [, change = ''] of heard) expect(change.length).toBeLessThan(800);
  expect(heard.filter(([, change]) => change?.includes('"own"'))).toHaveLength(1);
});

test('one guest, and one address with many guests, open a few tables and no more', async () => {
  const strict = await startServer({ ELBOWROOM_LIMITS: '1', ELBOWROOM_BEHIND_PROXY: '1' });
  onTestFinished(() => strict.stop());
  const wish = { edition: 'classic', seats: ['me', 'open'] };
  const at = (host: Client, from: string, over = {}) => host.ask('POST', '/tables', { ...wish, ...over }, { 'x-forwarded-for': from });
  const person = (from: string): Promise<Client> =>
    clientOf(strict.address)
      .ask('POST', '/guests', { token: true }, { 'x-forwarded-for': from })
      .then(({ body }) => clientOf(strict.address, body.token));
  const eve = await person('192.0.2.1');
  const opened = await Promise.all(Array.from({ length: 12 }, (_, i) => at(eve, `198.51.100.${i}`)));
  expect(opened.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(opened.find(({ status }) => status !== 201)).toMatchObject({ status: 409, body: { code: 'too-many-tables' } });
  expect((await at(eve, '192.0.2.1', { private: true })).status).toBe(201);

  const crowd = await Promise.all(Array.from({ length: 12 }, () => person('192.0.2.2')));
  const many = await Promise.all(crowd.flatMap((host) => [at(host, '192.0.2.2'), at(host, '192.0.2.2')]));
  expect(many.filter(({ status }) => status === 201)).toHaveLength(20);
  expect((await at(await person('192.0.2.3'), '192.0.2.3')).status).toBe(201);

  const first = opened.find(({ status }) => status === 201)?.body.id ?? '';
  await eve.ask('DELETE', `/tables/${first}`);
  expect((await at(eve, '192.0.2.4')).status).toBe(201);
});
