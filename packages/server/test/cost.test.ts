/** Looking far back at a long game costs everybody's time: whoever does it often is told to wait, and nobody else is. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apply, legalMoves, newGame, outcome, text, toDecide } from '@elbowroom/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { realOutside } from '../src/outside.ts';
import { createServer } from '../src/server.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Row } from '../src/store/store.ts';
import { type Answer, type Body, type Client, clientOf } from './client.ts';
import { aGame } from './store-contract.ts';

const setup = { edition: 'azeroth', seats: 5, seed: 'cost', first: 0, rounds: 15, rules: 1 } as const;
const seats = Array.from({ length: 5 }, () => ({ guest: 'anna', name: 'Anna' }));
const id = 'a-long-game-to-look-at';
const WANTED = 420;

/** Somebody plays on and on. */
function longGame(): Row[] {
  const rows: Row[] = [];
  for (let state = newGame(setup); outcome(state) === undefined; ) {
    const lines = legalMoves(state).map(text);
    const body = lines.find((line) => line.startsWith('conquer')) ?? lines[0] ?? 'done';
    rows.push({ seq: rows.length + 1, at: rows.length, kind: 'move', seat: toDecide(state) ?? 0, body });
    state = apply(state, body).state;
  }
  return rows;
}

/** No time passes: however long the answers take, nobody may do more meanwhile. */
const standing = { ...realOutside, steady: () => 0 };

let folder: string;
let address: string;
let rows: Row[];
let stop: () => Promise<void>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elbowroom-'));
  const store = openSqlite(join(folder, 'games.sqlite'));
  const game = aGame({ id, seats });
  rows = longGame();
  await store.addGame(game);
  await store.start(game, setup, 1, 'none');
  await store.append({ game: id, after: 0, rows: rows.slice(0, -1), duty: 'none' });
  const env = {
    ELBOWROOM_DATA: folder,
    ELBOWROOM_LIMITS: '1',
    ELBOWROOM_LOG: 'silent',
    ELBOWROOM_BOT_THREADS: '1',
    ELBOWROOM_BEHIND_PROXY: '1',
  };
  const server = await createServer(undefined, { config: readConfig(env), store, outside: standing });
  address = await server.listen({ host: '127.0.0.1', port: 0 });
  stop = () => server.close();
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** Each at an address of its own. */
let addresses = 0;
function stranger(): Client {
  const from = { 'x-forwarded-for': `192.0.2.${++addresses}` };
  const client = clientOf(address);
  return {
    ...client,
    ask: (method, path, body) => client.ask(method, path, body, from),
    listen: (path) => client.listen(path, from),
  };
}

const often = async (count: number, ask: () => Promise<Answer<Body>>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) statuses.push((await ask()).status);
  return statuses;
};

test('the game is long', () => {
  expect(rows.length).toBeGreaterThan(WANTED);
});

test.each([
  ['news?since=0', 100],
  ['views?since=0&until=100', 250],
  ['log', 250],
])('whoever asks for %s again and again is refused before long, and others are not', async (path, times) => {
  const eve = stranger();
  expect(await often(10, () => eve.ask('GET', `/tables/${id}/${path}`))).not.toContain(429);
  const statuses = await Promise.all(Array.from({ length: times }, () => eve.ask('GET', `/tables/${id}/${path}`)));
  expect(statuses.filter(({ status }) => status === 429).length).toBeGreaterThan(50);
  expect((await stranger().ask('GET', `/tables/${id}/${path}`)).status).toBe(200);
});

test('many looks from afar have no more rows played again than an address may', async () => {
  const eve = stranger();
  const statuses = await Promise.all(Array.from({ length: 100 }, () => eve.ask('GET', `/tables/${id}/news?since=0`)));
  const replayed = statuses.filter(({ status }) => status === 200).length * (rows.length - 1);
  expect(replayed).toBeLessThanOrEqual(20_000);
});

test('streams that begin at the beginning count too', async () => {
  const eve = stranger();
  const streams = await Promise.allSettled(Array.from({ length: 60 }, () => eve.listen(`/tables/${id}/stream?since=0`)));
  expect(streams.some(({ status }) => status === 'rejected')).toBe(true);
  for (const stream of streams) if (stream.status === 'fulfilled') stream.value.close();
});

test('whoever asks for what is new asks as often as before', async () => {
  const eve = stranger();
  expect(await often(100, () => eve.ask('GET', `/tables/${id}/news?since=${rows.length - 1}`))).not.toContain(429);
});

test('a long log comes in pages', async () => {
  const eve = stranger();
  const page = async (query: string): Promise<Body> => (await eve.ask<Body>('GET', `/tables/${id}/log${query}`)).body;
  const read: number[] = [];
  for (let since: number | undefined = 0; since !== undefined; ) {
    const { rows: some, next }: Body = await page(`?since=${since}&most=100`);
    expect(some.length).toBeLessThanOrEqual(100);
    read.push(...some.map(({ seq }) => seq));
    since = next;
  }
  expect(read).toEqual(rows.slice(0, -1).map(({ seq }) => seq));
  expect((await page('')).rows).toHaveLength(rows.length - 1);
  expect((await eve.ask('GET', `/tables/${id}/log?most=0`)).body.code).toBe('bad-request');
});
