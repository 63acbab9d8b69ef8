/** Talking: beside the game, bounded, told once to everybody who listens, wherever they are and whenever they come. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Chats } from '../src/game/chats.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { ChatLine, Store } from '../src/store/store.ts';
import { type Client, guestAt, startServer, type TestServer, tableOf } from './client.ts';

let server: TestServer;
let anna: Client;
let bert: Client;
let eve: Client;
beforeAll(async () => {
  server = await startServer();
  [anna, bert, eve] = await Promise.all([guestAt(server.address), guestAt(server.address, 'Bert'), guestAt(server.address, 'Eve')]);
});
afterAll(() => server.stop());

const say = (client: Client, table: string, text: string) => client.ask('POST', `/tables/${table}/chat`, { text });
const textsIn = (lines: readonly ChatLine[]): string[] => lines.map(({ text }) => text);

test('what spectators say takes no row of the game, and pushes out no word of those who play', async () => {
  const { id } = await tableOf([anna, bert]);
  await say(anna, id, 'mine');
  for (let i = 0; i < 230; i++) expect((await say(eve, id, String(i))).status).toBe(204);
  expect((await anna.ask('GET', `/tables/${id}/news?since=0`)).body).toMatchObject({ seq: 0, rows: [] });
  const lines: ChatLine[] = [];
  for (let query = '?most=100'; query !== ''; ) {
    const { body } = await bert.ask('GET', `/tables/${id}/chat${query}`);
    lines.unshift(...body.lines);
    query = body.next === undefined ? '' : `?most=100&before=${body.next}`;
  }
  expect([lines.length, lines[0]?.text, lines[1]?.text, lines.at(-1)?.n]).toEqual([201, 'mine', '30', 231]);
  expect([lines[0]?.seat, lines[1]?.seat]).toEqual([0, undefined]);
});

test('people talk before the game begins, and hear it when they come', async () => {
  const { body: table } = await anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open'] });
  const first = await anna.listen(`/tables/${table.id}/stream`);
  expect((await say(eve, table.id, 'may I?')).status).toBe(204);
  await first.until(({ event }) => event === 'chat');
  const second = await bert.listen(`/tables/${table.id}/stream`);
  expect((await second.until(({ event }) => event === 'chat')).data.lines).toMatchObject([{ n: 1, name: 'Eve', text: 'may I?' }]);
  await bert.ask('POST', `/tables/${table.id}/seats`, {});
  await say(bert, table.id, 'here I am');
  const { data } = await first.until(({ event, data: { lines } }) => event === 'chat' && lines[0]?.n === 2);
  expect(data.lines[0]).toMatchObject({ seat: 1, name: 'Bert' });
  for (const { close } of [first, second]) close();
});

test('whoever comes back hears what they have missed, and nothing twice', async () => {
  const { id } = await tableOf([anna, bert]);
  for (const text of ['a', 'b', 'c']) await say(anna, id, text);
  const again = await bert.listen(`/tables/${id}/stream?chat=1`);
  expect(textsIn((await again.until(({ event }) => event === 'chat')).data.lines)).toEqual(['b', 'c']);
  await say(anna, id, 'd');
  await again.until(({ event, data }) => event === 'chat' && data.lines.some(({ text }) => text === 'd'));
  expect(again.heard.flatMap(({ event, data }) => (event === 'chat' ? textsIn(data.lines) : []))).toEqual(['b', 'c', 'd']);
  again.close();
});

test('a line that is said again by its key, because the answer got lost, is heard once; another guest with that key is heard too', async () => {
  const { id } = await tableOf([anna, bert]);
  const line = { text: 'hear, hear', key: 'made-up-by-the-page' };
  for (const client of [anna, anna, bert, anna]) expect((await client.ask('POST', `/tables/${id}/chat`, line)).status).toBe(204);
  const { body } = await eve.ask('GET', `/tables/${id}/chat`);
  expect(body.lines.map(({ n, name }) => `${n} ${name}`)).toEqual(['1 Anna', '2 Bert']);
});

test('nobody talks at a table that is closed, or reads what is said where no spectators are', async () => {
  const { body: shut } = await anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open'] });
  await anna.ask('DELETE', `/tables/${shut.id}`);
  expect((await say(anna, shut.id, 'hello?')).body.code).toBe('not-open');
  const { id } = await tableOf([anna, bert], { spectators: false });
  await say(anna, id, 'between us');
  expect((await eve.ask('GET', `/tables/${id}/chat`)).body.code).toBe('no-spectators');
  expect((await bert.ask('GET', `/tables/${id}/chat`)).body.lines).toHaveLength(1);
});

describe('on a store that takes its time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-'));
  let store: Store;
  beforeAll(() => {
    store = openSqlite(join(folder, 'games.sqlite'));
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test('every line is told once and in order, however many talk and come at once', async () => {
    const late: Pick<Store, 'addChat' | 'chat' | 'tell'> = {
      addChat: store.addChat,
      tell: store.tell,
      chat: async (...asked) => {
        await new Promise((resolve) => setTimeout(resolve, (heard.length * 7) % 5));
        return store.chat(...asked);
      },
    };
    const [here, there] = [new Chats(late), new Chats(late)];
    const heard: number[][] = [];
    const ways: (() => void)[] = [];
    const come = (chats: Chats): Promise<void> => {
      const told: number[] = [];
      heard.push(told);
      const send = (_event: string, data: string) => told.push(...(JSON.parse(data).lines as ChatLine[]).map(({ n }) => n));
      return chats.listen('table', { send, end: () => {} }, 0, (leave) => ways.push(leave));
    };
    await Promise.all(
      Array.from({ length: 30 }, async (_, i) => {
        if (i % 3 === 0) await come(i % 2 === 0 ? here : there);
        await (i % 2 === 0 ? here : there).say('table', { name: 'Eve', text: String(i) });
        await (i % 2 === 0 ? there : here).wake(['table']);
      }),
    );
    expect(heard).toHaveLength(10);
    for (const told of heard) expect(told).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    for (const leave of ways) leave();
    expect([here.size, there.size]).toEqual([0, 0]);
  });

  test('who leaves before the first words are made is forgotten, and so is who cannot be told', async () => {
    const chats = new Chats({ ...store, chat: async () => Promise.reject(new Error('gone')) });
    await expect(chats.listen('table', { send: () => {}, end: () => {} }, undefined, () => {})).rejects.toThrow('gone');
    const leaving = new Chats(store);
    await leaving.listen('table', { send: () => {}, end: () => {} }, undefined, (leave) => leave());
    expect([chats.size, leaving.size]).toEqual([0, 0]);
  });
});
