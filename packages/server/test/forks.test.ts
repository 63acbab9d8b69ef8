/** Tables that play on from another game: by those who sit there, and by those who try what they should not. */
import { history, replay, type Setup, snapshot } from '@elbowroom/rules';
import { readRecord, sha256, verify } from '@elbowroom/rules/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editions, someMoves } from '../../rules/test/some-game.ts';
import { type Client, guestAt, playOn, startServer, type TestServer, tableOf } from './client.ts';

let server: TestServer;
let anna: Client;
let bert: Client;
beforeAll(async () => {
  server = await startServer();
  [anna, bert] = await Promise.all([guestAt(server.address, 'Anna'), guestAt(server.address, 'Bert')]);
});
afterAll(() => server?.stop());

const RULES = 1; // not the newest: a fork goes on by the rules of its parent

/** A game of two to play on from, and what somebody sends who does. */
function parentOf(edition: Pick<Setup, 'edition' | 'variant'>, seed: string) {
  const setup: Setup = { ...edition, seats: 2, seed, rules: RULES };
  const moves = someMoves(setup);
  const fork = (step: number) => ({
    seed,
    rules: RULES,
    moves: moves.slice(0, step),
    game: sha256(seed),
    names: ['Cleo', 'Dora'],
    played: 7,
  });
  return { setup, moves, fork, half: Math.floor(moves.length / 2) };
}
const parent = parentOf({ edition: 'classic' }, 'parent');
const open = (fork: unknown, over: Record<string, unknown> = {}) =>
  anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open'], fork, ...over });

test.each(editions)('a game of $edition $variant is played on by others to its end, exported and verified', async (edition) => {
  const { fork, half, moves, setup } = parentOf(edition, 'before');
  const table = await tableOf([anna, bert], { ...edition, fork: fork(half) });
  expect(table.parent).toEqual({ game: sha256('before'), names: ['Cleo', 'Dora'], played: 7, step: half });
  const { body: first } = await anna.ask('GET', `/tables/${table.id}/news`);
  const seen = history(setup, moves.slice(0, half)).end.view(0);
  const { seats, ...board } = first.view;
  expect(board).toEqual({ ...JSON.parse(JSON.stringify(seen)), seats: undefined });
  expect(seats.map(({ name, ...rest }) => rest)).toEqual(
    JSON.parse(JSON.stringify(seen.seats)).map(({ name: _, ...rest }: { name: string }) => rest),
  );
  const end = await playOn([anna, bert], table.id);
  expect(sha256(end.seed ?? '')).toBe(table.seedHash);
  const { body: file } = await bert.ask<string>('GET', `/tables/${table.id}/file`);
  const record = readRecord(file);
  expect(record.moves.slice(0, half)).toEqual(moves.slice(0, half));
  expect(record.setup).toMatchObject({ seed: 'before', anew: { after: half, seed: end.seed, unseen: true } });
  expect(verify(record).flaws).toEqual([]);
  expect(verify({ ...record, claims: { ...record.claims, seedHash: sha256('another') } }).flaws[0]?.code).toBe('wrong-seed');
});

test('what is to come is the table’s own secret, though all of the parent is known', async () => {
  const tables = await Promise.all([1, 2, 3].map(() => tableOf([anna, bert], { fork: parent.fork(parent.half) })));
  expect(new Set(tables.map(({ seedHash }) => seedHash)).size).toBe(3);
  for (const { id } of tables) {
    const said =
      JSON.stringify((await bert.ask('GET', `/tables/${id}/news?since=0`)).body) +
      JSON.stringify((await bert.ask('GET', `/tables/${id}`)).body);
    const { seed = '' } = (await server.store.game(id)) ?? {};
    expect(seed.length).toBeGreaterThan(10);
    expect(said).not.toContain(seed);
  }
});

test('nothing of the parent is taken back', async () => {
  for (const step of [1, 2, 3, 5, parent.half]) {
    const table = await tableOf([anna, bert], { fork: parent.fork(step) });
    const { body: news } = await anna.ask('GET', `/tables/${table.id}/news`);
    expect([news.seq, news.undo]).toEqual([0, undefined]);
    const [seat, who] = news.view.toDecide === 0 ? [0, anna] : [1, bert];
    const { status, body } = await (who as Client).ask('POST', `/tables/${table.id}/undo`, { seat, after: 0 });
    expect([status, body.code]).toEqual([409, 'nothing-to-undo']);
  }
});

test('own moves are taken back up to the fork, and how it looked then is told', async () => {
  const table = await tableOf([anna, bert], { fork: parent.fork(0) });
  const before = (await anna.ask('GET', `/tables/${table.id}/views?since=0&until=0`)).body.views[0]?.view;
  const { played } = (await playOn([anna, bert], table.id, 2)) as { played?: number };
  expect(played).toBe(1);
  const views = (await anna.ask('GET', `/tables/${table.id}/views?since=0&until=2`)).body.views;
  expect(views.map(({ seq }) => seq)).toEqual([0, 1, 2]);
  expect(views[0]?.view).toEqual(before);
});

test('a fork of a fork keeps what came anew before, and the next table plays on from the same', async () => {
  const table = await tableOf([anna, bert], { fork: parent.fork(10) });
  await playOn([anna, bert], table.id);
  const { setup, moves } = readRecord((await anna.ask<string>('GET', `/tables/${table.id}/file`)).body);
  const fork = { ...parent.fork(0), seed: setup.seed, anew: setup.anew, moves: moves.slice(0, 20) };
  const again = await tableOf([anna, bert], { fork });
  const end = await playOn([anna, bert], again.id);
  expect(end.outcome).toBeDefined();
  const record = readRecord((await anna.ask<string>('GET', `/tables/${again.id}/file`)).body);
  expect(record.setup.anew).toMatchObject({ after: 20, before: setup.anew });
  expect(verify(record).flaws).toEqual([]);
  const { body: next } = await anna.ask('POST', `/tables/${again.id}/rematch`);
  expect(next.parent?.step).toBe(20);
  expect(next.seedHash).not.toBe(again.seedHash);
});

test('bots take seats of it too, and lists only name the parent', async () => {
  const { body: table } = await open(parent.fork(parent.half));
  const listed = (await bert.ask('GET', '/tables')).body.tables.find(({ id }) => id === table.id);
  expect([listed?.parent?.step, listed?.options.fork]).toEqual([parent.half, undefined]);
  expect((await bert.ask('GET', `/tables/${table.id}`)).body.options.fork?.moves).toHaveLength(parent.half);
  const { body: bots } = await open(parent.fork(parent.half), { seats: ['me', 'random'] });
  await anna.ask('POST', `/tables/${bots.id}/resign`, {});
  const watch = await bert.listen(`/tables/${bots.id}/stream`);
  await watch.until(({ data }) => data.outcome !== undefined, 30_000);
  watch.close();
});

describe('what cannot be played on is refused', () => {
  const { fork, half, moves } = parent;

  test.each([
    ['no seed', { seed: '' }, 'blank'],
    ['rules of the future', { rules: 999 }, 'unknown-version'],
    ['names of others', { names: ['Cleo', 'Dora', 'Emil'] }, 'wrong-seats'],
    ['a game that is over', { moves }, 'game-over'],
    ['chance of later', { anew: { after: half, seed: 'x' } }, 'out-of-range'],
    ['chance that is none', { anew: { seed: 'x' } }, 'not-whole'],
  ])('%s: bad-setup', async (_, over, fault) => {
    const { status, body } = await open({ ...fork(half), ...over });
    expect([status, body.code, body.faults.map(({ code }) => code)]).toEqual([400, 'bad-setup', [fault]]);
  });

  test('every fault is named', async () => {
    const { body } = await open({ ...fork(0), moves, names: ['A', 'B', 'C'] });
    expect(body.faults.map(({ code }) => code)).toEqual(['wrong-seats', 'game-over']);
    const { body: both } = await open({ ...fork(half), rules: 999, anew: { after: -1, seed: 'x' } });
    expect(both.faults.length).toBeGreaterThan(1);
  });

  test('a move that does not fit: which one, and why', async () => {
    const { status, body } = await open({ ...fork(0), moves: [...moves.slice(0, 4), 'pick 9', 'done'] });
    expect([status, body.code, body.index, typeof body.refusal.code]).toEqual([422, 'illegal-move', 4, 'string']);
  });

  test.each([
    ['no object', 'parent'],
    ['no moves', { ...fork(3), moves: undefined }],
    ['moves of no form', { ...fork(3), moves: ['pick 0\nseed: x'] }],
    ['more moves than any game has', { ...fork(3), moves: Array.from({ length: 2001 }, () => 'done') }],
    ['a name that hides something', { ...fork(3), names: ['Cleo', 'Do\u202era'] }],
    ['an unknown field', { ...fork(3), dice: [3, 3] }],
    ['a game of no name', { ...fork(3), game: '../etc' }],
  ])('%s: by its form', async (_, wish) => {
    const { status, body } = await open(wish);
    expect([status, body.code]).toEqual([400, 'bad-request']);
  });

  test('whoever wants much played again waits, whether it can be played or not', async () => {
    const strict = await startServer({ ELBOWROOM_LIMITS: '1' });
    try {
      const cleo = await guestAt(strict.address, 'Cleo');
      const long = { ...fork(0), moves: Array.from({ length: 2000 }, () => 'done') };
      const wish = { edition: 'classic', seats: ['me', 'open'], private: true, fork: long };
      const answers = await Promise.all(Array.from({ length: 6 }, () => cleo.ask('POST', '/tables', wish)));
      expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['illegal-move', 'too-many']));
    } finally {
      await strict.stop();
    }
  });
});

test('a field that nobody asked for is named', async () => {
  const { status, body } = await open({ ...parent.fork(3), dice: [3, 3] });
  expect([status, (body as { where?: string }).where]).toEqual([400, 'body/fork must NOT have additional properties: dice']);
});

test('a parent that nobody could have played leaves nobody wiser: the stacks lie otherwise at each table', async () => {
  const table = await tableOf([anna, bert], { fork: parent.fork(0) });
  await playOn([anna, bert], table.id);
  const record = readRecord((await anna.ask<string>('GET', `/tables/${table.id}/file`)).body);
  expect(verify(record).flaws).toEqual([]);
  const { anew: _, ...known } = record.setup;
  const stacks = (setup: Setup) => snapshot(replay(setup, [])).stacks;
  expect(stacks(known)).toEqual(stacks(parent.setup));
  expect(stacks(record.setup)).not.toEqual(stacks(known)); // what the parent's seed would have dealt is not what came
});
