import { createHash } from 'node:crypto';
import { outcome, replay } from '@elbowroom/rules';
import { readRecord, verify } from '@elbowroom/rules/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, guestAt, playOn, preferred, startServer, type TestServer, tableOf } from './client.ts';

let server: TestServer;
let anna: Client;
let bert: Client;
beforeAll(async () => {
  server = await startServer();
  [anna, bert] = await Promise.all([guestAt(server.address, 'Anna'), guestAt(server.address, 'Bert')]);
});
afterAll(() => server?.stop());

test('two people open a table, sit down, and play it to the end; seed and file then fit what was promised', async () => {
  const table = await tableOf([anna, bert]);
  expect(table.status).toBe('running');
  const stream = await bert.listen(`/tables/${table.id}/stream`);
  const news = await playOn([anna, bert], table.id);
  expect(news.outcome?.coins).toHaveLength(2);
  expect(createHash('sha256').update(String(news.seed)).digest('hex')).toBe(table.seedHash);

  const last = await stream.until(({ data }) => data.outcome !== undefined);
  const seqs = stream.news().flatMap(({ rows }) => rows.map(({ seq }) => seq));
  expect(seqs).toEqual(Array.from({ length: last.id as number }, (_, i) => i + 1));
  expect(stream.news().every(({ view }) => view.viewer === 1)).toBe(true);
  stream.close();

  const { body: file } = await anna.ask<string>('GET', `/tables/${table.id}/file`);
  const record = readRecord(file);
  expect(record.claims).toMatchObject({ seedHash: table.seedHash, coins: news.outcome?.coins, winners: news.outcome?.winners });
  expect(record.setup).toMatchObject({ seed: news.seed, seats: ['Anna', 'Bert'] });
  expect(outcome(replay(record.setup, record.moves))?.coins).toEqual(news.outcome?.coins);
  expect(verify(record).flaws).toEqual([]);
});

test('the file of a game is found out when its seed, a move, the last position or the result was changed', async () => {
  const table = await tableOf([anna, bert], { edition: 'azeroth', rounds: 4 });
  await playOn([anna, bert], table.id);
  const { body: file } = await anna.ask<string>('GET', `/tables/${table.id}/file`);
  const found = (from: RegExp, to: string): string[] => {
    const forged = file.replace(from, to);
    expect(forged).not.toBe(file);
    return verify(readRecord(forged)).flaws.map(({ code }) => code);
  };
  expect(found(/^seed: .*$/m, 'seed: 00112233445566778899aabbccddeeff')).toContain('wrong-seed');
  expect(found(/^hash: .*$/m, 'hash: 0123456789abcdef')).toEqual(['wrong-hash']);
  expect(found(/^winners: .*$/m, 'winners: 0 1')).toEqual(['wrong-winners']);
  expect(found(/^conquer \d+$/m, 'conquer 99')).toEqual(['bad-move']);
  expect(found(/^conquer \d+\n/m, '').length).toBeGreaterThan(0);
});

test('bots play by themselves, and people may watch', async () => {
  const { body: table } = await anna.ask('POST', '/tables', { edition: 'azeroth', seats: ['random', 'random', 'random'] });
  const stream = await bert.listen(`/tables/${table.id}/stream`);
  const { data } = await stream.until((said) => said.data.outcome !== undefined);
  expect(data.control).toEqual(['bot', 'bot', 'bot']);
  expect(data.view.viewer).toBeUndefined();
  stream.close();
});

test('a stream that breaks goes on where it was, without a gap and nothing twice', async () => {
  const table = await tableOf([anna, bert]);
  const first = await bert.listen(`/tables/${table.id}/stream`);
  await playOn([anna, bert], table.id, 5);
  const { id = 0 } = await first.until(({ id: at }) => at !== undefined && at >= 3);
  first.close();
  await playOn([anna, bert], table.id, 7);
  const second = await bert.listen(`/tables/${table.id}/stream`, { 'last-event-id': String(id) });
  await playOn([anna, bert], table.id, 2);
  await second.until(({ id: at }) => at === 14);
  expect(second.news().flatMap(({ rows }) => rows.map(({ seq }) => seq))).toEqual(Array.from({ length: 14 - id }, (_, i) => id + 1 + i));
  expect(second.news()[0]?.rows.some(({ events }) => events !== undefined)).toBe(true);
  second.close();
});

test('several moves go in one request, all or none', async () => {
  const table = await tableOf([anna], { seats: ['me', 'me'] });
  const path = `/tables/${table.id}`;
  let { body: news } = await anna.ask('GET', `${path}/news?seat=0`);
  const seat = news.view.toDecide;
  news = (await anna.ask('POST', `${path}/moves`, { seat, after: 0, moves: ['pick 0'] })).body;
  const conquest = news.legal?.find((move) => move.startsWith('conquer'));
  const refused = await anna.ask('POST', `${path}/moves`, { seat, after: news.after, moves: [conquest, 'pick 3'] });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ code: 'illegal-move', index: 1, refusal: { code: 'has-people' } });
  expect((await anna.ask('GET', `${path}/news?seat=${seat}`)).body.seq).toBe(1);
  const { status, body } = await anna.ask('POST', `${path}/moves`, { seat, after: news.after, moves: [conquest, 'done'] });
  expect([status, body.seq, body.played]).toEqual([200, 3, 2]);
});

test('a move that reveals something is the last of its request', async () => {
  const table = await tableOf([anna], { seats: ['me', 'me'] });
  const path = `/tables/${table.id}`;
  const seat = (await anna.ask('GET', `${path}/news`)).body.view.toDecide;
  const { body } = await anna.ask('POST', `${path}/moves`, { seat, after: 0, moves: ['pick 0', 'nonsense'] });
  expect([body.played, body.seq]).toEqual([1, 1]);
});

test('the same request twice is played once and answered twice; another one is told that the game has moved on', async () => {
  const table = await tableOf([anna], { seats: ['me', 'me'] });
  const path = `/tables/${table.id}/moves`;
  const seat = (await anna.ask('GET', `/tables/${table.id}/news`)).body.view.toDecide;
  const request = { seat, after: 0, moves: ['pick 1'] };
  const answers = await Promise.all([anna.ask('POST', path, request), anna.ask('POST', path, request), anna.ask('POST', path, request)]);
  expect(answers.map(({ status, body }) => [status, body.seq, body.played])).toEqual([
    [200, 1, 1],
    [200, 1, 1],
    [200, 1, 1],
  ]);
  const late = await anna.ask('POST', path, { seat, after: 0, moves: ['pick 2'] });
  expect([late.status, late.body.code, late.body.after]).toEqual([409, 'moved-on', 1]);
});

test('moves are taken back up to the last revealed fact, by a row and not by deleting one', async () => {
  const table = await tableOf([anna], { seats: ['me', 'me'] });
  const path = `/tables/${table.id}`;
  let { body: news } = await anna.ask('GET', `${path}/news`);
  const seat = news.view.toDecide;
  news = (await anna.ask('POST', `${path}/moves`, { seat, after: 0, moves: ['pick 0'] })).body;
  const refused = await anna.ask('POST', `${path}/undo`, { seat, after: 1 });
  expect(refused.body.code).toBe('nothing-to-undo'); // the next tile has been turned up
  const before = news.view;
  news = (await anna.ask('POST', `${path}/moves`, { seat, after: 1, moves: [preferred(news)] })).body;
  expect(news.undo).toBe(1);
  news = (await anna.ask('POST', `${path}/undo`, { seat, after: 2 })).body;
  expect(news.view).toEqual(before);
  expect(news.seq).toBe(3);
  const { body: log } = await anna.ask('GET', `${path}/log`);
  expect(log.rows.map(({ kind }) => kind)).toEqual(['move', 'move', 'undo']);
  await anna.ask('POST', `${path}/moves`, { seat, after: 3, moves: [preferred(news)] });
  expect((await anna.ask('POST', `${path}/undo`, { seat, after: 3 })).body.code).toBe('moved-on');
});

test('others are played in the same breath as moves are taken back: all or nothing, and once', async () => {
  const table = await tableOf([anna], { seats: ['me', 'me'] });
  const path = `/tables/${table.id}`;
  const seat = (await anna.ask('GET', `${path}/news`)).body.view.toDecide;
  const play = async (moves: readonly string[], after: number) => (await anna.ask('POST', `${path}/moves`, { seat, after, moves })).body;
  const picked = await play(['pick 0'], 0);
  const one = preferred(picked);
  const first = await play([one], 1);
  const two = preferred(first);
  const second = await play([two], 2);

  const wishes: [readonly string[], number, string][] = [
    [['conquer 99'], 422, 'illegal-move'],
    [[two, 'pick 0'], 422, 'illegal-move'],
    [['no move at all'], 422, 'illegal-move'],
    [[], 400, 'bad-request'],
    [Array(101).fill('done'), 400, 'bad-request'],
  ];
  for (const [moves, status, code] of wishes) {
    const refused = await anna.ask('POST', `${path}/undo`, { seat, after: 3, count: 2, moves });
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  }
  const still = (await anna.ask('GET', `${path}/news?seat=${seat}`)).body;
  expect([still.seq, still.undo, still.view]).toEqual([3, second.undo, second.view]);

  const wish = { seat, after: 3, count: 2, moves: [one] };
  const { body: news } = await anna.ask('POST', `${path}/undo`, wish);
  expect([news.seq, news.played, news.view]).toEqual([5, 1, first.view]);
  const again = await anna.ask('POST', `${path}/undo`, wish);
  expect([again.status, again.body.seq, again.body.played]).toEqual([200, 5, 1]); // the answer got lost: not done twice
  for (const other of [
    { ...wish, count: 1 },
    { ...wish, moves: [two] },
    { ...wish, after: 2 },
  ])
    expect((await anna.ask('POST', `${path}/undo`, other)).body.code).toBe('moved-on');
  const { body: log } = await anna.ask('GET', `${path}/log`);
  expect(log.rows.map(({ kind, move, back }) => move ?? `${kind} ${back}`)).toEqual(['pick 0', one, two, 'undo 2', one]);
});

test('earlier moments are shown as the seat saw them, without what was taken back, a hundred at most', async () => {
  const table = await tableOf([anna, bert]);
  const path = `/tables/${table.id}`;
  const live = await bert.listen(`${path}/stream`);
  await live.until(({ event }) => event === 'news');
  for (let moves = 0; moves < 12; moves++) {
    await playOn([anna, bert], table.id, 1);
    await live.until(({ id }) => id === moves + 1);
  }
  const seen = new Map(live.news().map(({ seq, view }) => [seq, view]));
  live.close();
  const { body } = await bert.ask('GET', `${path}/views?since=0&until=12`);
  expect(body.views.map(({ seq, view }) => [seq, view])).toEqual([...seen]);
  expect((await bert.ask('GET', `${path}/views?since=4&until=6`)).body.views.map(({ seq }) => seq)).toEqual([4, 5, 6]);

  await playOn([anna, bert], table.id, 110);
  const { body: page } = await bert.ask('GET', `${path}/views?since=0&until=9999`);
  expect([page.views.length, page.views.at(-1)?.seq]).toEqual([100, 99]);

  const alone = await tableOf([anna], { seats: ['me', 'me'] });
  const seat = (await anna.ask('GET', `/tables/${alone.id}/news`)).body.view.toDecide;
  const first = (await anna.ask('POST', `/tables/${alone.id}/moves`, { seat, after: 0, moves: ['pick 0'] })).body;
  await anna.ask('POST', `/tables/${alone.id}/moves`, { seat, after: 1, moves: [preferred(first)] });
  await anna.ask('POST', `/tables/${alone.id}/undo`, { seat, after: 2 });
  expect((await anna.ask('GET', `/tables/${alone.id}/views?since=0&until=9`)).body.views.map(({ seq }) => seq)).toEqual([0, 1]);
});

test('the end stands: whoever has been told the seed takes nothing back', async () => {
  const table = await tableOf([anna], { seats: ['me', 'me'] });
  const path = `/tables/${table.id}`;
  const look = async (seat: number) => (await anna.ask('GET', `${path}/news?seat=${seat}`)).body;
  let news = await look(0);
  while (news.view.toDecide !== undefined) {
    const seat = news.view.toDecide;
    const { legal = [], after } = await look(seat);
    const moves = [legal.includes('done') ? 'done' : preferred({ ...news, legal })];
    news = (await anna.ask('POST', `${path}/moves`, { seat, after, moves })).body;
  }
  const { seat, move } = (await anna.ask('GET', `${path}/log`)).body.rows.at(-1) ?? {};
  expect([news.seed === undefined, news.undo]).toEqual([false, undefined]);
  for (const moves of [undefined, [move]]) {
    const { body } = await anna.ask('POST', `${path}/undo`, { seat, after: news.after, moves });
    expect(body.code).toBe('nothing-to-undo');
  }
});

test('a table without undo takes nothing back', async () => {
  const table = await tableOf([anna, bert], { undo: false });
  expect((await anna.ask('POST', `/tables/${table.id}/undo`, { after: 0 })).body.code).toBe('undo-off');
});
