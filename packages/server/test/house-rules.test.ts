/** House rules over the wire: what a table agreed on is kept, shown to everybody, played by, and in the file of the game. */
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

const agreed = {
  rounds: 4,
  openPurses: true,
  rulings: { 'bombs-water': 'never' },
  values: { tauren: 8, miner: 3 },
  board: ['L1a', 'M1a', 'S1a'],
};
const open = (over: Record<string, unknown>) => anna.ask('POST', '/tables', { edition: 'azeroth', seats: ['me', 'open'], ...over });

test('a game is played by them to its end, exported and verified, and the next table has them too', async () => {
  const table = await tableOf([anna, bert], { edition: 'azeroth', ...agreed });
  expect(table.options).toMatchObject(agreed);
  const news = await playOn([anna, bert], table.id);
  expect(news.view).toMatchObject({ rounds: 4, openPurses: true, rulings: agreed.rulings, values: agreed.values });
  const { body: file } = await bert.ask<string>('GET', `/tables/${table.id}/file`);
  const record = readRecord(file);
  expect(record.setup).toMatchObject({ ...agreed, board: agreed.board.join('+') });
  expect(verify(record).flaws).toEqual([]);
  const { body: next } = await anna.ask('POST', `/tables/${table.id}/rematch`);
  expect(next.options).toMatchObject(agreed);
});

test('with open purses everybody sees all coins, spectators too', async () => {
  const watcher = await guestAt(server.address, 'Chloé');
  const coinsAt = async (id: string, who: Client) => (await who.ask('GET', `/tables/${id}/news`)).body.view.seats.map(({ coins }) => coins);
  const shown = await tableOf([anna, bert], { edition: 'classic', openPurses: true });
  for (const who of [anna, bert, watcher]) expect(await coinsAt(shown.id, who)).toEqual([5, 5]);
  const hidden = await tableOf([anna, bert], { edition: 'classic', openPurses: false });
  expect(hidden.options.openPurses).toBeUndefined();
  expect(await coinsAt(hidden.id, bert)).toEqual([undefined, 5]);
  expect(await coinsAt(hidden.id, watcher)).toEqual([undefined, undefined]);
});

test('whoever looks for a table sees them before sitting down', async () => {
  const { body: table } = await open({ rounds: 6 });
  const found = (await bert.ask('GET', '/tables')).body.tables.find(({ id }) => id === table.id);
  expect(found?.options.rounds).toBe(6);
  expect((await bert.ask('GET', `/tables/${table.id}`)).body.options.rounds).toBe(6);
});

test('a box of one’s own is dealt from', async () => {
  const { body: table } = await open({ edition: 'classic', seats: ['me', 'me'] });
  const full = (await anna.ask('GET', `/tables/${table.id}/news?seat=0`)).body.view;
  expect(full.box).toBeUndefined();
  const races = ['amazons', 'dwarves', 'elves', 'ghouls', 'giants', 'halflings'];
  const box = [...races, 'alchemist', 'berserk', 'bivouacking', 'commando', 'diplomat'];
  const { status, body: small } = await open({ edition: 'classic', seats: ['me', 'me'], box });
  expect([status, small.options.box]).toEqual([201, box]);
  expect((await anna.ask('GET', `/tables/${small.id}/news?seat=0`)).body.view.box).toEqual(box);
});

test('the description says what they look like', async () => {
  const words = JSON.stringify(await (await fetch(`${server.address}/api/v1/openapi.json`)).json());
  for (const part of ['openPurses', 'rulings', 'npx elbowroom rulings', 'rounds']) expect(words).toContain(part);
});

describe('what cannot be is refused with a code, and no table is opened', () => {
  test.each([
    ['too few rounds', { rounds: 3 }, 'out-of-range'],
    ['too many rounds', { rounds: 16 }, 'out-of-range'],
    ['a ruling that is none', { rulings: { dragons: 'may' } }, 'unknown-ruling'],
    ['a reading that is none', { rulings: { 'bombs-water': 'sometimes' } }, 'unknown-reading'],
    ['a ruling of another edition', { rulings: { 'revenants-abandon': 'never' } }, 'unknown-ruling'],
    ['a value out of range', { values: { tauren: 17 } }, 'out-of-range'],
    ['a value of no tile', { values: { amazons: 6 } }, 'unknown-tile'],
    ['a box that is too small', { box: ['tauren', 'miner'] }, 'too-few'],
    ['a tile twice', { box: ['tauren', 'tauren'] }, 'tile-twice'],
    ['a board of another edition', { board: 'classic-3' }, 'wrong-edition'],
  ])('%s: by the rules, with the fault', async (_, wish, fault) => {
    const { status, body } = await open(wish);
    expect([status, body.code]).toEqual([400, 'bad-setup']);
    expect(body.faults.map(({ code }) => code)).toContain(fault);
  });

  test.each([
    ['rounds in words', { rounds: 'ten' }],
    ['purses in words', { openPurses: 'yes' }],
    ['rulings as a list', { rulings: ['bombs-water'] }],
    ['a reading without end', { rulings: { 'bombs-water': 'x'.repeat(41) } }],
    ['a name that is none', { rulings: { '../etc': 'may' } }],
    ['too many rulings', { rulings: Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`r-${i}`, 'may'])) }],
    ['a value in words', { values: { tauren: 'many' } }],
    ['a box without end', { box: Array.from({ length: 100 }, (_, i) => `t-${i}`) }],
  ])('%s: by its form', async (_, wish) => {
    const { status, body } = await open(wish);
    expect([status, body.code]).toEqual([400, 'bad-request']);
  });

  test('keys that reach for what every object has', async () => {
    const text = '{"edition":"azeroth","seats":["me","open"],"rulings":{"__proto__":{}}}';
    expect((await anna.ask('POST', '/tables', text)).status).toBe(400);
    expect((await open({ rulings: { constructor: 'may' } })).status).toBe(400);
  });
});
