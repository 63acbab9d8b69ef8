/** Games that take days: a reserve of time, days off, orders for questions out of one's turn, and where it is one's turn. */
import { legalMoves, newest, text, toDecide } from '@elbowroom/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advanced, awaited, begin, type Course, dutyOf, hasOrder, rebuilt, replayed } from '../src/game/course.ts';
import { DAY_MS, joined, mostInAYear, waited } from '../src/game/patience.ts';
import type { Row, RowKind } from '../src/store/store.ts';
import { type Client, guestAt, preferred, startServer, type TestServer, tableOf } from './client.ts';
import { aGame } from './store-contract.ts';

const DAY = 86_400;
const setup = { edition: 'classic', seats: ['Anna', 'Bert'], seed: 'clock', first: 0 } as const;
const people = [{ guest: 'a' }, { guest: 'b' }];
const options = { clock: DAY, reserve: 3 * DAY, holidays: 10 };
const start = begin(setup, people, 0, options);
const rowOf = (seq: number, at: number, kind: RowKind, body = '', seat = 0): Row => ({ seq, at, kind, seat, body });

/** Ends the turn of the seat that must decide, at a moment. */
function turnEnded(from: Course, at: number): Course {
  const seat = toDecide(from.state);
  let course = from;
  while (toDecide(course.state) === seat && course.state.turn === from.state.turn) {
    const [first] = legalMoves(course.state).map(text);
    const line =
      legalMoves(course.state)
        .map(text)
        .find((one) => one === 'done' || one.startsWith('deploy')) ??
      first ??
      'done';
    course = advanced(course, rowOf(course.seq + 1, at, 'move', line, seat)).course;
  }
  return course;
}

describe('the reserve', () => {
  test('is used when the time for a turn is up, and what is left stays', () => {
    expect(dutyOf(start, DAY)).toEqual({ due: 4 * DAY_MS });
    const late = turnEnded(start, 2.5 * DAY_MS);
    expect(late.reserves).toEqual([1.5 * DAY_MS, 3 * DAY_MS]);
    expect(dutyOf(late, DAY)).toEqual({ due: late.since + 4 * DAY_MS });
    expect(turnEnded(start, DAY_MS).reserves).toEqual([3 * DAY_MS, 3 * DAY_MS]);
  });

  test('is gone for whoever lets it run out, and nobody else’s', () => {
    const { course } = advanced(start, rowOf(1, 4 * DAY_MS, 'absent'));
    expect(course.reserves).toEqual([0, 3 * DAY_MS]);
  });

  test('is not asked for where a table grants none: old games go on as they were', () => {
    const old = begin(setup, people, 0);
    expect(turnEnded(old, 9 * DAY_MS).reserves).toEqual([0, 0]);
    expect(dutyOf(old, DAY)).toEqual({ due: DAY_MS });
  });

  test('is the same after an undo as if nothing had been taken back', () => {
    const moved = rowOf(1, 2 * DAY_MS, 'move', 'pick 0');
    const { course } = rebuilt(start, [moved, rowOf(2, 2 * DAY_MS, 'undo', '1')]);
    expect([course.reserves, dutyOf(course, DAY)]).toEqual([start.reserves, dutyOf(start, DAY)]);
  });
});

describe('days off', () => {
  const off = (from: number, until: number): string => `${from * DAY_MS} ${until * DAY_MS}`;

  test('let a clock stand still, whose days they are', () => {
    const { course } = advanced(start, rowOf(1, 0, 'holiday', off(2, 7)));
    expect(dutyOf(course, DAY)).toEqual({ due: 9 * DAY_MS });
    const { course: others } = advanced(start, rowOf(1, 0, 'holiday', off(2, 7), 1));
    expect(dutyOf(others, DAY)).toEqual({ due: 4 * DAY_MS });
    expect(turnEnded(course, 7.5 * DAY_MS).reserves[0]).toBe(1.5 * DAY_MS);
  });

  test('are withdrawn from a moment on, and what is over stays', () => {
    const { course } = advanced(start, rowOf(1, 0, 'holiday', off(2, 7)));
    const { course: soon } = advanced(course, rowOf(2, DAY_MS, 'holiday', ''));
    expect([soon.holidays[0], dutyOf(soon, DAY)]).toEqual([[], dutyOf(start, DAY)]);
    const { course: amid } = advanced(course, rowOf(2, 5 * DAY_MS, 'holiday', ''));
    expect([amid.holidays[0], dutyOf(amid, DAY)]).toEqual([[{ from: 2 * DAY_MS, until: 5 * DAY_MS }], { due: 7 * DAY_MS }]);
    const { course: later } = advanced(course, rowOf(2, 8 * DAY_MS, 'holiday', ''));
    expect(later.holidays).toEqual(course.holidays);
  });

  test('are counted once where they meet, and by the year of the game', () => {
    const spans = joined(joined([{ from: 0, until: 4 }], { from: 3, until: 6 }), { from: 10, until: 12 });
    expect(spans).toEqual([
      { from: 0, until: 6 },
      { from: 10, until: 12 },
    ]);
    expect(waited(spans, 2, 11)).toBe(4);
    const newYear = { from: 360 * DAY_MS, until: 375 * DAY_MS };
    expect(mostInAYear([newYear], 0)).toBe(10 * DAY_MS);
  });
});

describe('orders', () => {
  /** Everybody has left some, and conquers what they can, until somebody is asked in the turn of another. */
  function asked(seed: string): Course | undefined {
    let course = begin({ ...setup, seed }, people, 0);
    for (const seat of [0, 1]) course = advanced(course, rowOf(course.seq + 1, 0, 'orders', 'left', seat)).course;
    while (toDecide(course.state) !== undefined && !hasOrder(course)) {
      const lines = legalMoves(course.state).map(text);
      const line = lines.find((one) => one.startsWith('conquer')) ?? lines[0] ?? 'done';
      course = advanced(course, rowOf(course.seq + 1, 0, 'move', line, toDecide(course.state))).course;
    }
    return hasOrder(course) ? course : undefined;
  }
  const here = ['a', 'b', 'c', 'd', 'e', 'f'].map(asked).find((course) => course !== undefined) ?? start;

  test('are looked at where somebody is asked in the turn of another, until they leave it to the person', () => {
    const seat = toDecide(here.state) ?? -1;
    expect([hasOrder(start), hasOrder(here), seat]).toEqual([false, true, 1 - here.state.turn]);
    expect([awaited(here), dutyOf(here, undefined)]).toEqual([undefined, { due: 0 }]);
    const { course: left } = advanced(here, rowOf(here.seq + 1, 0, 'ask', '', seat));
    expect([hasOrder(left), awaited(left), left.asked, dutyOf(left, undefined)]).toEqual([false, seat, left.seq, 'none']);
    expect(hasOrder(advanced(here, rowOf(here.seq + 1, 0, 'orders', '', seat)).course)).toBe(false);
  });
});

describe('at a table', () => {
  let server: TestServer;
  let anna: Client;
  let bert: Client;
  beforeAll(async () => {
    server = await startServer();
    [anna, bert] = (await Promise.all(['Anna', 'Bert'].map((name) => guestAt(server.address, name)))) as [Client, Client];
  });
  afterAll(() => server?.stop());

  test('somebody finds where it is their turn, what is due first before the rest', async () => {
    const tables = [await tableOf([anna, bert], { clock: 3 * DAY }), await tableOf([anna, bert], { clock: DAY, reserve: DAY })];
    const turns = async (who: Client) =>
      (await who.ask<{ turns: { table: { id: string }; due: number }[] }>('GET', '/tables/turns')).body.turns;
    const found = [...(await turns(anna)), ...(await turns(bert))];
    expect(found.map(({ table }) => table.id).sort()).toEqual(tables.map(({ id }) => id).sort());
    for (const list of [await turns(anna), await turns(bert)])
      expect(list.map(({ due }) => due)).toEqual(list.map(({ due }) => due).sort());
  });

  test('days off are granted up to what the table says, and seen by all', async () => {
    const table = await tableOf([anna, bert], { clock: DAY, holidays: 5 });
    const now = Date.now();
    const take = async (days: number) =>
      (await bert.ask<{ tables: unknown[] }>('POST', '/guests/me/holidays', { from: now, until: now + days * DAY_MS })).body.tables;
    expect(await take(4)).toEqual([{ id: table.id, granted: true }]);
    expect(await take(9)).toEqual([{ id: table.id, granted: false }]);
    const { body } = await anna.ask('GET', `/tables/${table.id}/news`);
    expect(body.holidays?.[1]).toHaveLength(1);
    expect((await bert.ask('POST', '/guests/me/holidays', { from: now, until: now - 1 })).status).toBe(400);
    expect((await bert.ask('DELETE', '/guests/me/holidays')).status).toBe(204);
    const { body: after } = await anna.ask('GET', `/tables/${table.id}/news`);
    expect([after.seq, (after.holidays?.[1]?.[0]?.until ?? 0) < now + DAY_MS]).toEqual([body.seq + 1, true]);
    expect((await bert.ask('DELETE', '/guests/me/holidays')).status).toBe(204); // there are none: nothing is written
    expect((await anna.ask('GET', `/tables/${table.id}/news`)).body.seq).toBe(after.seq);
  });

  test('orders are told to whose they are; others learn that there are some', async () => {
    const table = await tableOf([anna, bert], {});
    const path = `/tables/${table.id}/orders`;
    const orders = { hold: [3, 5], otherwise: 'ask' };
    expect((await anna.ask<unknown>('PUT', path, orders)).body).toEqual({ orders });
    expect((await anna.ask<unknown>('GET', path)).body).toEqual({ orders });
    expect((await bert.ask<unknown>('GET', path)).body).toEqual({});
    expect((await (await guestAt(server.address, 'Eve')).ask('GET', path)).body.code).toBe('not-your-seat');
    const told = JSON.stringify([
      (await bert.ask('GET', `/tables/${table.id}/news?since=0`)).body,
      (await bert.ask('GET', `/tables/${table.id}/log`)).body,
    ]);
    expect(told).toContain('"ordered":[true,false]');
    expect(told).not.toContain('hold');
    expect((await anna.ask('DELETE', path, {})).status).toBe(204);
    expect((await anna.ask<unknown>('GET', path)).body).toEqual({});
  });

  /** A table of both, dealt from a seed. */
  async function dealt(seed: string): Promise<string> {
    const ids = await Promise.all([anna, bert].map(async (who) => (await who.ask<{ id: string }>('GET', '/guests/me')).body.id));
    const id = `orders-${seed}`.padEnd(22, '-');
    const seats = ids.map((guest, i) => ({ guest, name: `Guest ${i}` }));
    await server.store.addGame(aGame({ id, code: id, host: ids[0] ?? '', seed, rules: String(newest.version), isPrivate: true, seats }));
    await anna.ask('GET', `/tables/${id}`); // full: it begins
    return id;
  }

  /** Whoever's turn it is conquers; what is asked of the other, a node answers. Answers with how often. */
  async function answered(seed: string): Promise<number> {
    const id = await dealt(seed);
    for (const who of [anna, bert]) await who.ask('PUT', `/tables/${id}/orders`, { hold: [], otherwise: 'bot' });
    for (;;) {
      const { body: seen } = await anna.ask('GET', `/tables/${id}/news?seat=0`);
      if (seen.outcome !== undefined) break;
      const mover = seen.view.seat === 0 ? anna : bert;
      const { body: news } = await mover.ask('GET', `/tables/${id}/news?seat=${seen.view.seat}`);
      if (news.legal === undefined) continue; // a node is about to answer
      await mover.ask('POST', `/tables/${id}/moves`, { seat: seen.view.seat, after: news.after, moves: [preferred(news)] });
    }
    const [game, rows] = [await server.store.game(id), await server.store.rowsSince(id, 0)];
    expect(rows.some(({ kind }) => kind === 'ask')).toBe(false);
    const courses = [...replayed(begin(game?.setup ?? setup, game?.seats ?? [], 0), rows)];
    return courses.filter(({ row }, i) => row.kind === 'move' && row.seat !== (courses[i - 1]?.course.state.turn ?? row.seat)).length;
  }

  test('a node answers for whoever has left orders, and the game goes on without them', async () => {
    let count = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) count ||= await answered(seed);
    expect(count).toBeGreaterThan(0);
  });
});
