/** Homemade tiles over the wire: by their maker, and by those who try what they should not. */
import { readRecord, verify } from '@elbowroom/rules/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, guestAt, playOn, startServer, type TestServer, tableOf } from './client.ts';

let server: TestServer;
let anna: Client;
let bert: Client;
beforeAll(async () => {
  server = await startServer();
  [anna, bert] = await Promise.all([guestAt(server.address, 'Anna'), guestAt(server.address, 'Bert')]);
});
afterAll(() => server?.stop());

const otters = {
  id: 'otters',
  name: { en: 'Otters', fr: 'Loutres' },
  value: 5,
  effects: [{ effect: 'income', coins: 1, per: 'region', where: { coast: true } }],
};
const vengeful = { id: 'vengeful', value: 4, effects: [{ effect: 'decline', keeps: 'tokens' }] };
const homebrew = { races: [otters], powers: [vengeful] };
const open = (tiles: unknown, over: Record<string, unknown> = {}) =>
  anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open'], homebrew: tiles, ...over });

test.each(['classic', 'azeroth'])('a game of %s with homemade tiles is played to its end, exported and verified', async (edition) => {
  const table = await tableOf([anna, bert], { edition, homebrew, rounds: 4 });
  expect(table.status).toBe('running');
  expect(table.options.homebrew).toEqual(homebrew);
  const news = await playOn([anna, bert], table.id);
  expect(news.view.homebrew?.races?.[0]?.id).toBe('otters');
  const { body: file } = await bert.ask<string>('GET', `/tables/${table.id}/file`);
  const record = readRecord(file);
  expect(record.setup.homebrew).toEqual(homebrew);
  expect(verify(record).flaws).toEqual([]);
  const { homebrew: _, ...plain } = record.setup;
  expect(verify({ ...record, setup: plain }).flaws).not.toEqual([]);
});

test('bots play with them, and the next table has them too', async () => {
  const { body: table } = await open(homebrew, { seats: ['me', 'random'] });
  await anna.ask('POST', `/tables/${table.id}/resign`, {});
  const watch = await bert.listen(`/tables/${table.id}/stream`);
  await watch.until(({ data }) => data.outcome !== undefined);
  watch.close();
  const { body: next } = await anna.ask('POST', `/tables/${table.id}/rematch`);
  expect(next.options.homebrew).toEqual(homebrew);
});

test('lists of tables name them only: the tiles themselves are at the table', async () => {
  const { status, body: table } = await open(homebrew);
  expect([status, table.homemade]).toEqual([201, ['otters', 'vengeful']]);
  for (const path of ['/tables', '/tables/mine']) {
    const found = (await anna.ask('GET', path)).body.tables.find(({ id }) => id === table.id);
    expect(found?.homemade).toEqual(['otters', 'vengeful']);
    expect(found?.options.homebrew).toBeUndefined();
  }
  expect((await bert.ask('GET', `/tables/${table.id}`)).body.options.homebrew).toEqual(homebrew);
});

test('the description says what they look like', async () => {
  const words = JSON.stringify(await (await fetch(`${server.address}/api/v1/openapi.json`)).json());
  for (const part of ['homebrew', 'first-conquests', 'perRegion', 'blank-tiles.md']) expect(words).toContain(part);
});

describe('what cannot be is refused with a code, and no table is opened', () => {
  const race = (over: Record<string, unknown>) => ({ races: [{ ...otters, ...over }] });
  const effect = (over: Record<string, unknown>) => race({ effects: [{ effect: 'discount', tokens: 1, ...over }] });
  const many = (count: number, tile: object) => Array.from({ length: count }, (_, i) => ({ ...tile, id: `tile-${i}` }));
  const fat = {
    ...otters,
    effects: Array.from({ length: 8 }, () => ({
      effect: 'discount',
      tokens: 1,
      where: { terrain: ['farmland', 'forest', 'hill', 'swamp', 'mountain', 'sea', 'lake'] },
    })),
  };

  test.each([
    ['an id that is taken', race({ id: 'trolls' }), 'taken-id'],
    ['an id twice', { races: [otters, otters] }, 'taken-id'],
    ['an odd id', race({ id: '../etc' }), 'odd-id'],
    ['a value out of range', race({ value: 12 }), 'out-of-range'],
    ['a field that does nothing there', effect({ keeps: 'tokens' }), 'unknown-key'],
    ['a terrain that is none', effect({ where: { terrain: ['desert'] } }), 'unknown-word'],
    ['a tray that is too small', race({ tray: 1 }), 'small-tray'],
  ])('%s: by the rules, with the fault', async (_, tiles, fault) => {
    const { status, body } = await open(tiles);
    expect([status, body.code, body.faults[0]?.code]).toEqual([400, 'bad-setup', fault]);
  });

  test.each([
    ['no object', 'otters'],
    ['null', null],
    ['an unknown key', { tiles: [] }],
    ['an unknown field', race({ script: '1' })],
    ['an unknown effect', race({ effects: [{ effect: 'win' }] })],
    ['a number that is none', race({ value: '5' })],
    ['a number without end', race({ value: 1e300 })],
    ['a name with signs that nobody sees', race({ name: { en: 'Ot\u202eters' } })],
    ['a name without end', race({ name: { en: 'x'.repeat(41) } })],
    ['too many tiles', { races: many(11, otters) }],
    ['too many effects', race({ effects: Array.from({ length: 9 }, () => ({ effect: 'swim' })) })],
    ['lists in lists', race({ effects: [[[[{}]]]] })],
  ])('%s: by its form', async (_, tiles) => {
    const { status, body } = await open(tiles);
    expect([status, body.code]).toEqual([400, 'bad-request']);
    expect(JSON.stringify(body)).toContain('homebrew');
  });

  test('more than a table takes', async () => {
    const { status, body } = await open({ races: many(10, fat) });
    expect([status, body.code, body.message]).toEqual([413, 'too-large', expect.any(String)]);
    expect((await open({ races: many(5, fat) })).status).toBe(201);
  });

  test('lists in lists without end', async () => {
    const nested = `${'['.repeat(3000)}${']'.repeat(3000)}`;
    const tables = ['homebrew', 'board'].map(
      (part) => `{"edition":"classic","seats":["me","open"],"${part}":{"races":${nested},"regions":${nested}}}`,
    );
    for (const text of tables) expect((await anna.ask('POST', '/tables', text)).status).toBe(400);
  });

  test('keys that reach for what every object has', async () => {
    const text = '{"edition":"classic","seats":["me","open"],"homebrew":{"__proto__":{"races":[]}}}';
    expect((await anna.ask('POST', '/tables', text)).status).toBe(400);
    expect((await open({ constructor: {} })).status).toBe(400);
  });
});
