/** A player over the wire, as a page, curl or a bot would be. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../src/config.ts';
import type { News, NewsRow, TableView } from '../src/game/news.ts';
import type { PastView } from '../src/game/past.ts';
import { realOutside } from '../src/outside.ts';
import { createServer } from '../src/server.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { ChatLine, Store } from '../src/store/store.ts';
import { chanceFrom } from '../storm/chance.ts';

/** Whatever the server may say, taken at its word: a test that looks for what is not there fails. */
export type Body = News &
  TableView & {
    readonly code: string;
    readonly message: string;
    readonly index: number;
    readonly refusal: { readonly code: string };
    readonly faults: readonly { readonly code: string }[];
    readonly name: string;
    readonly token: string;
    readonly played: number;
    readonly tables: readonly TableView[];
    readonly rows: readonly NewsRow[];
    readonly views: readonly PastView[];
    readonly lines: readonly ChatLine[];
    readonly more?: boolean;
    readonly next?: number;
    readonly here: readonly boolean[];
    readonly spectators: number;
  };

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

interface Said {
  readonly event: string;
  readonly id?: number;
  readonly data: Body;
}

interface Listener {
  readonly heard: Said[];
  /** The first thing said, from now or before, that fits. */
  readonly until: (fits: (said: Said) => boolean, ms?: number) => Promise<Said>;
  readonly news: () => News[];
  readonly isOver: () => boolean;
  readonly close: () => void;
}

export interface Client {
  readonly address: string;
  readonly token: string | undefined;
  readonly ask: <T = Body>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer<T>>;
  readonly listen: (path: string, headers?: Record<string, string>) => Promise<Listener>;
}

/** What has not come by then will not come: no figure of how fast a machine is, for others may work on it too. */
export const PATIENCE_MS = 60_000;

/** On one machine it takes longer to make words smaller, and whole again, than all else that a server does: compressed.test.ts is about that. */
const AS_IT_IS = { 'accept-encoding': 'identity' };

export function clientOf(address: string, token?: string): Client {
  const base = `${address}/api/v1`;
  const identity: Record<string, string> = { ...AS_IT_IS, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  return {
    address,
    token,
    async ask(method, path, body, headers = {}) {
      const answer = await fetch(`${base}${path}`, {
        method,
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { ...identity, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const words = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json') === true;
      return { status: answer.status, body: isJson ? JSON.parse(words) : words, headers: answer.headers };
    },
    listen: (path, headers = {}) => listenTo(`${base}${path}`, { ...identity, ...headers }),
  };
}

export async function guestAt(address: string, name = 'Anna'): Promise<Client> {
  const { status, body } = await clientOf(address).ask('POST', '/guests', { name, token: true });
  if (status !== 201) throw new Error(`no guest: ${status}`);
  return clientOf(address, body.token);
}

async function listenTo(url: string, headers: Record<string, string>): Promise<Listener> {
  const stop = new AbortController();
  const answer = await fetch(url, { headers, signal: stop.signal });
  if (answer.status !== 200 || answer.body === null)
    throw Object.assign(new Error(`no stream: ${answer.status}`), { status: answer.status });
  const heard: Said[] = [];
  let isOver = false;
  const waiting = new Set<() => void>();
  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of body) {
      rest += decoder.decode(chunk, { stream: true });
      const parts = rest.split('\n\n');
      rest = parts.pop() ?? '';
      heard.push(...parts.flatMap(saidIn));
      for (const wake of waiting) wake();
    }
  };
  read(answer.body)
    .catch(() => {})
    .finally(() => {
      isOver = true;
      for (const wake of waiting) wake();
    });
  return {
    heard,
    news: () => heard.filter(({ event }) => event === 'news').map(({ data }) => data),
    isOver: () => isOver,
    close: () => stop.abort(),
    until: (fits, ms = PATIENCE_MS) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = heard.find(fits);
          if (found === undefined && !isOver) return;
          clearTimeout(timer);
          waiting.delete(look);
          if (found === undefined) reject(new Error('the stream is over'));
          else resolve(found);
        };
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`not heard; last: ${JSON.stringify(heard.at(-1))?.slice(0, 300)}`));
        }, ms);
        waiting.add(look);
        look();
      }),
  };
}

function saidIn(block: string): Said[] {
  const fields = new Map(block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const));
  const [event, data, id] = ['event', 'data', 'id'].map((name) => fields.get(name));
  return event === undefined || data === undefined
    ? []
    : [{ event, data: JSON.parse(data), ...(id === undefined ? {} : { id: Number(id) }) }];
}

export interface TestServer {
  readonly address: string;
  readonly config: Config;
  /** What it keeps things in: nobody else can open it meanwhile. */
  readonly store: Store;
  readonly stop: () => Promise<void>;
}

/** A server of its own on a free port of this machine, with its data in a folder of its own. Chance is the same each time, and so is what is dealt. */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-'));
  const config = readConfig({
    ELBOWROOM_DATA: folder,
    ELBOWROOM_LIMITS: '0',
    ELBOWROOM_LOG: 'silent',
    ELBOWROOM_BOT_THREADS: '1',
    ELBOWROOM_TICK: '50',
    ...env,
  });
  const store = openSqlite(join(folder, 'games.sqlite'));
  const server = await createServer(undefined, { config, store, outside: { ...realOutside, bytes: chanceFrom('a test').bytes } });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    config,
    store,
    async stop() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A table of people who all have sat down; the first has opened it. */
export async function tableOf(people: readonly Client[], over: Record<string, unknown> = {}): Promise<TableView> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody');
  const seats = ['me', ...others.map(() => 'open')];
  let table: TableView = (await host.ask('POST', '/tables', { edition: 'classic', seats, ...over })).body;
  for (const other of others) table = (await other.ask('POST', `/tables/${table.id}/seats`, {})).body;
  return (await host.ask('GET', `/tables/${table.id}`)).body;
}

/** Plays the first legal moves of whoever is to decide, `count` times or to the end. */
export async function playOn(people: readonly Client[], table: string, count = Number.POSITIVE_INFINITY): Promise<News> {
  const look = async (seat: number): Promise<News> => (await (people[seat] as Client).ask('GET', `/tables/${table}/news`)).body;
  let news = await look(0);
  for (let i = 0; i < count && news.view.toDecide !== undefined; i++) {
    const seat = news.view.toDecide;
    if (news.legal === undefined) news = await look(seat);
    const { status, body } = await (people[seat] as Client).ask('POST', `/tables/${table}/moves`, {
      after: news.after,
      moves: [preferred(news)],
    });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    news = body;
  }
  return news;
}

/** Conquers while it can, so that games have something in them. */
export function preferred({ legal = [] }: News): string {
  const wish = legal.find((move) => move.startsWith('conquer')) ?? legal.find((move) => move.startsWith('expand')) ?? legal[0];
  if (wish === undefined) throw new Error('nothing to decide');
  return wish;
}
