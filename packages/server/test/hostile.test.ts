/** Each address tried by those who should not: nobody, another guest, a spectator, the wrong seat; and with requests that no honest client sends. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problems } from '../src/errors.ts';
import type { TableView } from '../src/game/news.ts';
import { type Client, clientOf, guestAt, playOn, startServer, type TestServer, tableOf } from './client.ts';

let server: TestServer;
let anna: Client;
let bert: Client;
let eve: Client;
let nobody: Client;
let table: TableView;
let closed: TableView;
/** Whoever must decide, and whoever must not. */
let mover: Client;
let waiter: Client;
let turn: number;

beforeAll(async () => {
  server = await startServer();
  nobody = clientOf(server.address);
  [anna, bert, eve] = (await Promise.all(['Anna', 'Bert', 'Eve'].map((name) => guestAt(server.address, name)))) as [Client, Client, Client];
  table = await tableOf([anna, bert]);
  closed = await tableOf([anna, bert], { spectators: false });
  turn = (await anna.ask('GET', `/tables/${table.id}/news`)).body.view.toDecide ?? 0;
  [mover, waiter] = turn === 0 ? [anna, bert] : [bert, anna];
});
afterAll(() => server?.stop());

const seq = async (): Promise<number> => (await anna.ask('GET', `/tables/${table.id}/news`)).body.seq;

describe('who may do what', () => {
  const acts: [string, string, unknown][] = [
    ['POST', 'moves', { after: 0, moves: ['pick 0'] }],
    ['POST', 'undo', { after: 0, moves: ['pick 0'] }],
    ['POST', 'resign', {}],
    ['POST', 'back', {}],
    ['POST', 'pause', { agree: true }],
    ['POST', 'rematch', undefined],
    ['POST', 'start', { fill: 'random' }],
    ['PUT', 'seats/0', { bot: 'random' }],
    ['POST', 'seats', { seat: 0 }],
    ['PATCH', 'seats/0', { colour: 'green' }],
    ['DELETE', 'seats/0', undefined],
    ['DELETE', '', undefined],
  ];

  test.each(acts)('%s …/%s is refused to nobody and to another guest, and changes nothing', async (method, path, body) => {
    const at = `/tables/${table.id}${path === '' ? '' : `/${path}`}`;
    expect((await nobody.ask(method, at, body)).body.code).toBe('no-guest');
    const answer = await eve.ask(method, at, body);
    expect([403, 409]).toContain(answer.status);
    expect(Object.keys(problems)).toContain(answer.body.code);
    expect(await seq()).toBe(0);
  });

  test.each(acts.slice(0, 5))('%s …/%s is refused for a seat that is not one’s own', async (method, path, body) => {
    const wrong = { ...(body as object), seat: turn };
    expect((await waiter.ask(method, `/tables/${table.id}/${path}`, wrong)).body.code).toBe('not-your-seat');
    expect((await eve.ask(method, `/tables/${table.id}/${path}`, { ...wrong, seat: 4 })).body.code).toBe('not-your-seat');
    expect(await seq()).toBe(0);
  });

  test('a seat does not move when another must decide', async () => {
    const { status, body } = await waiter.ask('POST', `/tables/${table.id}/moves`, { after: 0, moves: ['pick 0'] });
    expect([status, body.code]).toEqual([409, 'not-your-turn']);
  });

  test.each(['/guests/me', '/tables/mine'])('GET %s is for guests', async (path) => {
    expect((await nobody.ask('GET', path)).status).toBe(401);
    expect((await clientOf(server.address, 'x'.repeat(43)).ask('GET', path)).status).toBe(401);
  });

  test.each(['news', 'stream', 'log', 'file', 'views?since=0&until=9'])(
    'GET …/%s shows a table without spectators to nobody else',
    async (path) => {
      for (const client of [nobody, eve]) expect((await client.ask('GET', `/tables/${closed.id}/${path}`)).body.code).toBe('no-spectators');
      expect((await eve.ask('POST', `/tables/${closed.id}/chat`, { text: 'hello' })).body.code).toBe('no-spectators');
    },
  );

  test.each(['news?', 'stream?', 'views?since=0&until=9&'])('GET …/%s does not show a foreign seat', async (path) => {
    for (const client of [nobody, eve, waiter]) {
      const { status, body } = await client.ask('GET', `/tables/${table.id}/${path}seat=${turn}`);
      expect([status, body.code]).toEqual([403, 'not-your-seat']);
    }
  });

  test('a page of another site cannot use the cookie', async () => {
    const cookie = { cookie: `elbowroom=${mover.token}` };
    const act = (headers: Record<string, string>) =>
      nobody.ask('POST', `/tables/${table.id}/chat`, { text: 'hello' }, { ...cookie, ...headers });
    expect((await act({ origin: 'https://elsewhere.example' })).body.code).toBe('wrong-origin');
    expect((await act({ origin: 'null' })).body.code).toBe('wrong-origin');
    expect((await act({ 'sec-fetch-site': 'cross-site' })).body.code).toBe('wrong-origin');
    expect((await act({ origin: server.address })).status).toBe(204);
  });
});

describe('what nobody may learn', () => {
  test('neither seed nor foreign coins nor anybody’s secret is in what others see', async () => {
    const game = await tableOf([anna, bert]);
    await playOn([anna, bert], game.id, 30);
    for (const client of [nobody, eve, anna]) {
      const answers = await Promise.all(
        ['', '/news', '/log', '/views?since=0&until=99'].map((path) => client.ask('GET', `/tables/${game.id}${path}`)),
      );
      const words = JSON.stringify(answers.map(({ body }) => body));
      expect(words).not.toContain('"seed"');
      for (const { token } of [anna, bert]) expect(words).not.toContain(token);
    }
    const { body: seen } = await eve.ask('GET', `/tables/${game.id}/news`);
    expect(seen.view.seats.map(({ coins }) => coins)).toEqual([undefined, undefined]);
    expect(seen.legal).toBeUndefined();
    for (const [client, known] of [
      [nobody, []],
      [eve, []],
      [anna, [0]],
      [bert, [1]],
    ] as const) {
      const { views } = (await client.ask('GET', `/tables/${game.id}/views?since=0&until=99`)).body;
      expect(views).toHaveLength(31);
      for (const { view } of views) expect(view.seats.flatMap(({ coins }, seat) => (coins === undefined ? [] : [seat]))).toEqual(known);
    }
    const { body: own } = await anna.ask('GET', `/tables/${game.id}/news`);
    expect(own.view.seats.map(({ coins }) => typeof coins)).toEqual(['number', 'undefined']);
  });

  test('a running game is not given out as a file', async () => {
    expect((await anna.ask('GET', `/tables/${table.id}/file`)).body.code).toBe('not-finished');
  });

  test('metrics are not for those behind a proxy, faults tell nothing of the inside', async () => {
    expect((await fetch(`${server.address}/metrics`)).status).toBe(200);
    expect((await fetch(`${server.address}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(404);
  });
});

describe('what no honest client sends', () => {
  const bad: [string, string, unknown][] = [
    ['POST', 'moves', {}],
    ['POST', 'moves', { after: -1, moves: ['pick 0'] }],
    ['POST', 'moves', { after: 0.5, moves: ['pick 0'] }],
    ['POST', 'moves', { after: '0', moves: ['pick 0'] }],
    ['POST', 'moves', { after: 0, moves: [] }],
    ['POST', 'moves', { after: 0, moves: Array(101).fill('done') }],
    ['POST', 'moves', { after: 0, moves: ['x'.repeat(201)] }],
    ['POST', 'moves', { after: 0, moves: [7] }],
    ['POST', 'moves', { after: 0, moves: ['pick 0'], seed: 'mine' }],
    ['POST', 'moves', { after: 0, moves: ['pick 0'], seat: 5 }],
    ['POST', 'moves', '{"after":0,"moves":["pick 0"],"__proto__":{"seat":1}}'],
    ['POST', 'moves', '{"after":0,'],
    ['POST', 'moves', '[]'],
    ['POST', 'moves', 'null'],
    ['POST', 'undo', { after: 0, count: 0 }],
    ['POST', 'undo', { after: 0, moves: [] }],
    ['POST', 'undo', { after: 0, moves: 'done' }],
    ['GET', 'views', undefined],
    ['GET', 'views?since=0', undefined],
    ['GET', 'views?since=-1&until=5', undefined],
    ['GET', 'views?since=0&until=1e5', undefined],
    ['POST', 'pause', { agree: 'yes' }],
    ['POST', 'chat', { text: { toString: 'x' } }],
    ['POST', 'seats', { seat: 9 }],
    ['PUT', 'seats/7', { bot: 'random' }],
    ['PUT', 'seats/0', { bot: 'perfect' }],
    ['PATCH', 'seats/0', { colour: 'mauve' }],
    ['POST', 'seats', { seat: 1, colour: 'Blue' }],
    ['GET', 'news?seat=abc', undefined],
    ['GET', 'news?since=-1', undefined],
    ['GET', 'log?since=1e9', undefined],
    ['GET', 'news?seat=0&seat=1', undefined],
  ];
  test.each(bad)('%s …/%s with %j is refused by its shape', async (method, path, body) => {
    const { status, body: answer } = await mover.ask(method, `/tables/${table.id}/${path}`, body);
    expect([status, answer.code]).toEqual([400, 'bad-request']);
  });

  test.each(['__proto__ 1', 'pick 1e3', 'pick -1', 'conquer 0 with', 'pick\t0', 'deploy 0 \u0000', 'pick 99999'])(
    '%j is no move',
    async (move) => {
      const { status, body } = await mover.ask('POST', `/tables/${table.id}/moves`, { after: 0, moves: [move] });
      expect([status, body.code]).toEqual([422, 'illegal-move']);
    },
  );

  test('names that are empty, huge or not to be seen are refused', async () => {
    for (const name of ['', ' ', 'x'.repeat(31), 'a\u0000', 'a\u202eb', '\ud800', '\u200b'])
      expect((await nobody.ask('POST', '/guests', { name, token: true })).status).toBe(400);
  });

  test('tables that are not there, and ids of another form', async () => {
    expect((await anna.ask('GET', `/tables/${'x'.repeat(22)}`)).body.code).toBe('no-table');
    for (const id of ['x', '..%2f..%2fetc', "' OR 1=1 --", 'x'.repeat(5000)])
      expect((await anna.ask('GET', `/tables/${encodeURIComponent(id)}`)).status).toBeGreaterThanOrEqual(400);
  });

  test('a body that is too large, of another kind, or never ends', async () => {
    expect((await mover.ask('POST', `/tables/${table.id}/moves`, `{"after":0,"moves":["${'x'.repeat(100_000)}"]}`)).body.code).toBe(
      'too-large',
    );
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect((await mover.ask('POST', `/tables/${table.id}/chat`, 'text=hello', { 'content-type': type })).status).toBe(400);
  });

  test('rubbish on the wire does not hurt', async () => {
    const { port } = new URL(server.address);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.end('\x16\x03\x01 no HTTP at all\r\n\r\n'));
      socket.on('close', () => resolve()).on('error', () => resolve());
      socket.resume();
    });
    expect((await nobody.ask('GET', '/tables')).status).toBe(200);
  });

  test('moves of the past, of the future, in disorder and all at once: one of them counts', async () => {
    const game = await tableOf([anna], { seats: ['me', 'me'] });
    const path = `/tables/${game.id}/moves`;
    const seat = (await anna.ask('GET', `/tables/${game.id}/news`)).body.view.toDecide;
    const picks = [5, 4, 3, 2, 1, 0].map((place) => anna.ask('POST', path, { seat, after: 0, moves: [`pick ${place}`] }));
    const statuses = (await Promise.all(picks)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await anna.ask('GET', `/tables/${game.id}/log`)).body.rows).toHaveLength(1);
    for (const [where, what] of [
      ['moves', { moves: ['done'] }],
      ['undo', {}],
    ] as const) {
      const early = await anna.ask('POST', `/tables/${game.id}/${where}`, { seat, after: 900_000, ...what });
      expect([early.status, early.body.code, early.body.after]).toEqual([409, 'moved-on', 1]);
    }
    expect((await anna.ask('POST', path, { seat, after: 0, moves: ['done'] })).body.code).toBe('moved-on');
  });

  test('a stream from the far future or with nonsense begins anew', async () => {
    for (const id of ['999999', '-1', 'abc', '9'.repeat(50)]) {
      const stream = await eve.listen(`/tables/${table.id}/stream`, { 'last-event-id': id });
      const { data } = await stream.until(({ event }) => event === 'news');
      expect(data.rows).toEqual([]);
      stream.close();
    }
  });
});

test('a name or a message shows something, and nothing that turns or hides what stands beside it', async () => {
  for (const name of ['\u3164', '\u2800', ' \u0301', 'A\u061cnna', 'A\u00adnna', 'A\u200dnna', 'A\u{e0041}nna', 'A\u2028nna']) {
    expect((await nobody.ask('POST', '/guests', { name })).body.code).toBe('bad-name');
  }
  for (const name of ['Zoë', '李', 'אבג', '❤️ 7', '⚔']) expect((await nobody.ask('POST', '/guests', { name })).status).toBe(201);
  for (const text of ['\u3164', 'a\u061cb', 'a\u202eb'])
    expect((await anna.ask('POST', `/tables/${table.id}/chat`, { text })).body.code).toBe('bad-request');
  for (const text of ['👩‍👩‍👧', 'می‌خواهم']) expect((await anna.ask('POST', `/tables/${table.id}/chat`, { text })).status).toBe(204);
});

test('an address that cannot be read is refused with a code, like everything else', async () => {
  const { status, body } = await nobody.ask('GET', '/tables/%zz');
  expect([status, body.code, Object.keys(body).sort()]).toEqual([400, 'bad-request', ['code', 'message']]);
});

test('whoever is too fast is told to wait, by guest and by address', async () => {
  const strict = await startServer({ ELBOWROOM_LIMITS: '1' });
  try {
    const [a, b] = await Promise.all([guestAt(strict.address), guestAt(strict.address)]);
    const game = await tableOf([a, b]);
    const said = await Promise.all(Array.from({ length: 10 }, () => a.ask('POST', `/tables/${game.id}/chat`, { text: 'again' })));
    const late = said.find(({ status }) => status === 429);
    expect(late?.body.code).toBe('too-many');
    expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await b.ask('POST', `/tables/${game.id}/chat`, { text: 'hello' })).status).toBe(204);
    const knocks = await Promise.all(Array.from({ length: 80 }, () => clientOf(strict.address).ask('POST', '/guests', {})));
    expect(knocks.some(({ status }) => status === 429)).toBe(true);
  } finally {
    await strict.stop();
  }
});
