/** The table of the deal of the day: nothing stands there that was not played again, with the answers of its bots. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BotName, openDayGame } from '@elbowroom/bots';
import { type DayDeal, daysAfter, dealOf } from '@elbowroom/bots/day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { Days } from '../src/game/days.ts';
import { createServer } from '../src/server.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { type Body, type Client, clientOf, guestAt } from './client.ts';

const MONDAY = '2026-11-16';
const NOON = Date.UTC(2026, 10, 16, 12);
const deal = dealOf(MONDAY) as DayDeal;

/** A whole game of that day, as these play it. */
function gameOf(...bots: readonly BotName[]): string[] {
  const game = openDayGame({ ...deal, bots });
  const moves: string[] = [];
  for (let next = game.answer(); next !== undefined; next = game.answer()) {
    moves.push(next);
    game.play(next);
  }
  return moves;
}
const well = gameOf('greedy', 'casual');
const badly = gameOf('random', 'casual');

const folder = mkdtempSync(join(tmpdir(), 'elbowroom-'));
let store: Store;
let address: string;
let strict: string;
let stop: () => Promise<unknown>;
beforeAll(async () => {
  store = { ...openSqlite(join(folder, 'games.sqlite')), now: () => NOON };
  const serve = async (limits: string) => {
    const config = readConfig({ ELBOWROOM_LIMITS: limits, ELBOWROOM_LOG: 'silent', ELBOWROOM_BOT_THREADS: '1' });
    const server = await createServer(undefined, { config, store: { ...store, close: async () => {} } });
    return { address: await server.listen({ host: '127.0.0.1', port: 0 }), close: () => server.close() };
  };
  const [lax, tight] = [await serve('0'), await serve('1')];
  [address, strict] = [lax.address, tight.address];
  stop = () => Promise.all([lax.close(), tight.close()]);
});
afterAll(async () => {
  await stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

const enter = (client: Client, moves: readonly string[], date = MONDAY) => client.ask('POST', `/days/${date}/results`, { moves });
type Line = { readonly place: number; readonly name: string; readonly coins: number; readonly margin: number; readonly mine?: true };
type Table = Body & { readonly count: number; readonly results: readonly Line[]; readonly own?: Line };
const tableOf = async (client: Client, query = ''): Promise<Table> =>
  (await client.ask<Table>('GET', `/days/${MONDAY}/results${query}`)).body;

test('a game counts when its bots would have answered so, the first of each guest, and is ranked by the lead', async () => {
  const [anna, bert, chloe] = await Promise.all(['Anna', 'Bert', 'Chloé'].map((name) => guestAt(address, name)));
  if (anna === undefined || bert === undefined || chloe === undefined) throw new Error('nobody');
  const first = await enter(anna, badly);
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ place: 1, name: 'Anna', mine: true });
  expect((await enter(bert, well)).body).toMatchObject({ place: 1, name: 'Bert' });
  expect((await enter(chloe, well)).body).toMatchObject({ place: 1, name: 'Chloé' });
  expect((await enter(anna, well)).body).toEqual({ ...first.body, place: 3 }); // asked again, or tried again: the first stands
  const { count, results, own, next } = await tableOf(anna);
  expect([count, next, own?.place]).toEqual([3, undefined, 3]);
  expect(results.map(({ place, name, mine }) => `${place} ${name}${mine ? '*' : ''}`)).toEqual(['1 Bert', '1 Chloé', '3 Anna*']);
  expect(results[0]?.margin).toBeGreaterThan(results[2]?.margin ?? 0);
  await bert.ask('PATCH', '/guests/me', { name: 'Berta' });
  const page = await tableOf(clientOf(address), '?most=1');
  expect([page.results[0]?.name, page.next, page.own]).toEqual(['Berta', 2, undefined]);
  expect((await tableOf(anna, '?from=2&most=1')).results[0]?.name).toBe('Chloé');
});

test('nothing else counts', async () => {
  const eve = await guestAt(address, 'Eve');
  const before = (await tableOf(eve)).count;
  const illegal = await enter(eve, ['pick 0', 'conquer 99']);
  expect([illegal.status, illegal.body.code, illegal.body.index]).toEqual([422, 'illegal-move', 1]);
  expect((await enter(eve, [...well, 'done'])).body.code).toBe('illegal-move');
  expect((await enter(eve, well.slice(0, -1))).body.code).toBe('not-finished');
  const forged = await enter(eve, gameOf('greedy', 'random'));
  expect([forged.status, forged.body.code]).toEqual([422, 'other-bots']);
  expect(forged.body.index).toBe(0); // a bot begins on that day
  expect((await enter(eve, [])).status).toBe(400);
  expect((await enter(clientOf(address), well)).body.code).toBe('no-guest');
  expect((await tableOf(eve)).count).toBe(before);
  expect((await tableOf(eve)).own).toBeUndefined();
});

test('results are taken of today and of yesterday, by the clock that all nodes share', async () => {
  const eve = await guestAt(address, 'Eve');
  for (const days of [-2, 1]) expect((await enter(eve, well, daysAfter(MONDAY, days))).body.code).toBe('no-day');
  expect((await enter(eve, ['nonsense'], daysAfter(MONDAY, -1))).body.code).toBe('illegal-move'); // it is looked at
  expect((await eve.ask('GET', '/days/2026-02-30/results')).body.code).toBe('no-day');
  expect((await eve.ask('GET', '/days/2026-11-02/results')).body).toMatchObject({ count: 0, results: [] });
});

test('whoever sends game after game is told to wait', async () => {
  const eve = await guestAt(strict, 'Eve');
  const codes: string[] = [];
  for (let i = 0; i < 5; i++) codes.push((await enter(eve, ['nonsense'])).body.code);
  expect(codes).toEqual([...Array.from({ length: 4 }, () => 'illegal-move'), 'too-many']);
});

test('so many games are thought through at once, and no more', async () => {
  let asked = 0;
  const days = new Days(store, {
    firstForged: () => {
      asked++;
      return new Promise(() => {});
    },
  });
  for (let i = 0; i < 4; i++) void days.enter(deal, `late ${i}`, well);
  await expect.poll(() => asked).toBe(4);
  await expect(days.enter(deal, 'later', well)).rejects.toMatchObject({ code: 'too-many' });
});
