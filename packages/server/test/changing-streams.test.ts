/** Differences over real streams: whoever reads them, is cut off and comes back, knows what whoever is told all knows. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangedNews, News } from '../src/game/news.ts';
import { type Client, guestAt, preferred, startServer, type TestServer, tableOf } from './client.ts';
import { read } from './reading.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const MOVES = 80;
/** More rows than a server has at hand. */
const AWAY = 40;

/** Somebody who reads differences, however often the line is cut. */
class Reader {
  known: News | undefined;
  readonly told: (News | ChangedNews)[] = [];
  readonly #client: Client;
  readonly #path: string;
  #stream: Awaited<ReturnType<Client['listen']>> | undefined;
  #heard = 0;

  constructor(client: Client, path: string) {
    this.#client = client;
    this.#path = path;
  }

  /** The first time, or again after the row that was heard last. */
  async come(): Promise<this> {
    this.#stream?.close();
    this.#stream = await this.#client.listen(this.#path, this.known === undefined ? {} : { 'last-event-id': String(this.known.seq) });
    this.#heard = 0;
    return this;
  }

  leave(): void {
    this.#stream?.close();
  }

  async until(seq: number): Promise<News> {
    await this.#stream?.until(({ event, data }) => event === 'news' && data.seq >= seq);
    for (const told of this.#stream?.news().slice(this.#heard) ?? []) {
      this.#heard++;
      this.told.push(told);
      this.known = read(this.known, told);
    }
    if (this.known === undefined) throw new Error('nothing was told');
    return this.known;
  }
}

const shapes = (told: readonly (News | ChangedNews)[]): string[] => told.map((one) => ('changed' in one ? 'changed' : 'whole'));
const rowsIn = (told: readonly (News | ChangedNews)[]): number[] => told.flatMap(({ rows }) => rows.map(({ seq }) => seq));

/** All that a place is told who asks for it now. */
const asked = async (client: Client, table: string, seat: string): Promise<News> =>
  (await client.ask('GET', `/tables/${table}/news?seat=${seat}`)).body;

/** What whoever must decide is told. */
async function deciding(people: readonly Client[], table: string, now: News): Promise<{ readonly client: Client; readonly news: News }> {
  const seat = now.view.toDecide ?? 0;
  const client = people[seat] as Client;
  return { client, news: now.legal === undefined ? await asked(client, table, String(seat)) : now };
}

test('with undos, chat and cut lines every place knows all, and hears of every row once', async () => {
  const people = await Promise.all(['Anna', 'Bert'].map((name) => guestAt(server.address, name)));
  const [anna, bert] = people as [Client, Client];
  const { id } = await tableOf(people);
  const places: readonly [Client, string][] = [
    [anna, '0'],
    [bert, '1'],
    [anna, 'none'],
  ];
  const readers = await Promise.all(
    places.map(([client, seat]) => new Reader(client, `/tables/${id}/stream?differences=1&seat=${seat}`).come()),
  );
  let now: News = await asked(anna, id, '0');
  for (let i = 1; i <= MOVES; i++) {
    const { client, news } = await deciding(people, id, now);
    const moves = [i % 5 === 0 ? (news.legal?.at(-1) ?? '') : preferred(news)];
    now = (await client.ask('POST', `/tables/${id}/moves`, { after: news.after, moves })).body;
    if (i % 4 === 0 && now.undo !== undefined) now = (await client.ask('POST', `/tables/${id}/undo`, { after: now.after })).body;
    if (i % 11 === 0) await bert.ask('POST', `/tables/${id}/chat`, { text: 'hm' });
    const place = i % 3;
    if (i % 7 === 0) await readers[place]?.come();
    const { legal: _, rows: _none, ...all } = await asked(places[place]?.[0] ?? anna, id, places[place]?.[1] ?? 'none');
    const { rows, ...known } = (await readers[place]?.until(all.seq)) ?? now;
    expect(known).toEqual(all);
  }
  for (const reader of readers) {
    await reader.until(now.seq);
    const rows = rowsIn(reader.told);
    expect(rows).toEqual(rows.map((_, i) => i + 1));
    expect(shapes(reader.told).lastIndexOf('whole')).toBe(0);
    reader.leave();
  }
});

test('whoever was away for longer than is remembered is told all, and every row', async () => {
  const people = await Promise.all(['Anna', 'Bert'].map((name) => guestAt(server.address, name)));
  const [anna] = people as [Client, Client];
  const { id } = await tableOf(people);
  const reader = await new Reader(anna, `/tables/${id}/stream?differences=1&seat=0`).come();
  await reader.until(0);
  reader.leave();
  const stay = await new Reader(anna, `/tables/${id}/stream?differences=1&seat=none`).come();
  let news: News = await asked(anna, id, '0');
  for (let i = 0; i < AWAY; i++) {
    const { client, news: told } = await deciding(people, id, news);
    news = (await client.ask('POST', `/tables/${id}/moves`, { after: told.after, moves: [preferred(told)] })).body;
    await stay.until(news.seq);
  }
  await reader.come();
  const { rows, ...known } = await reader.until(news.seq);
  const { legal, rows: none, ...all } = await asked(anna, id, '0');
  expect(known).toEqual(all);
  expect([rows.length, shapes(reader.told)]).toEqual([AWAY, ['whole', 'whole']]);
  for (const each of [reader, stay]) each.leave();
});

test.each([
  ['', ['view', 'legal']],
  ['&legal=0', ['view']],
  ['&differences=1', ['view']],
  ['&differences=1&legal=1', ['view', 'legal']],
])('asked for with %s, the first news have %j', async (asks, fields) => {
  const anna = await guestAt(server.address);
  const { body: table } = await anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'me'] });
  const { view } = await asked(anna, table.id, '0');
  const stream = await anna.listen(`/tables/${table.id}/stream?seat=${view.toDecide}${asks}`);
  const { data } = await stream.until(({ event }) => event === 'news');
  expect(['view', 'legal'].filter((field) => field in data)).toEqual(fields);
  stream.close();
});

test('who does not say which seat looks, or only which rows it knows, is told all when it comes back', async () => {
  const anna = await guestAt(server.address);
  const { body: table } = await anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'me'] });
  const first = async (path: string, headers: Record<string, string>): Promise<string[]> => {
    const stream = await anna.listen(`/tables/${table.id}/stream?differences=1${path}`, headers);
    const { data } = await stream.until(({ event }) => event === 'news');
    stream.close();
    return shapes([data]);
  };
  expect(await first('&seat=0', { 'last-event-id': '0' })).toEqual(['changed']);
  expect(await first('', { 'last-event-id': '0' })).toEqual(['whole']);
  expect(await first('&seat=0&since=0', {})).toEqual(['whole']);
});
