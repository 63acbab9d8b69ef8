/** Many moves and everything else at once, in a process of its own: nothing is lost, nothing comes twice, nothing grows without end. Orderings are for the storms; this is about real sockets and a real file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord, verify } from '@elbowroom/rules/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { News, TableView } from '../src/game/news.ts';
import { type Client, clientOf, guestAt, preferred } from './client.ts';
import { type NodeProcess, startNode } from './node-process.ts';

const MOVES = 600;
/** A slow machine makes fewer. */
const SOAK_MS = 60_000;
const TABLES = 6;
const SEATS = 3;
/** From one thing to the next, for each person: so that other tests have a processor too. */
const PACE_MS = 15;
const MOST_MEMORY = 600e6;

const folder = mkdtempSync(join(tmpdir(), 'elbowroom-soak-'));
let node: NodeProcess;
beforeAll(async () => {
  node = await startNode({ ELBOWROOM_DATA: folder, ELBOWROOM_LOG: 'warn', ELBOWROOM_TICK: '200' });
});
afterAll(async () => {
  await node?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const isOneIn = (n: number): boolean => Math.random() < 1 / n;

interface Person {
  readonly client: Client;
  /** By table: moves that were acknowledged, by their numbers. */
  readonly acknowledged: Map<string, Map<number, string>>;
  /** By table: rows that the stream told, in the order in which they came. */
  readonly heard: Map<string, number[]>;
  readonly said: string[];
}

/** When everybody goes home. */
let end = 0;
const isLate = (): boolean => tally.moves >= MOVES || Date.now() > end;

const tally = { games: 0, moves: 0, undos: 0, chats: 0, reconnects: 0, rubbish: 0 };

/** Listens to one game from its first row to its end, coming back whenever the line is cut, and acts when it is the seat's turn. */
async function playGame(person: Person, { id: table }: TableView, seat: number): Promise<void> {
  const heard: number[] = [];
  person.heard.set(table, heard);
  for (let isOver = false; !isOver && !isLate(); ) {
    const headers = { 'last-event-id': String(heard.at(-1) ?? 0) };
    const stream = await person.client.listen(`/tables/${table}/stream?seat=${seat}`, headers);
    let read = 0;
    for (let isCut = false; !isCut && !isOver; ) {
      await stream.until(() => stream.news().length > read || isLate(), 1000).catch(() => {});
      for (const news of stream.news().slice(read)) {
        heard.push(...news.rows.map(({ seq }) => seq));
        read++;
        isOver = news.outcome !== undefined;
      }
      const last = stream.news().at(-1);
      if (last?.legal !== undefined && !isOver) await act(person, table, seat, last);
      isCut = stream.isOver() || isLate() || isOneIn(25);
      await pause(PACE_MS);
    }
    // What has come by now counts as heard: only what comes after it is told again.
    for (const news of stream.news().slice(read)) heard.push(...news.rows.map(({ seq }) => seq));
    stream.close();
    tally.reconnects++;
  }
}

async function act(person: Person, table: string, seat: number, news: News): Promise<void> {
  const path = `/tables/${table}`;
  const move = isOneIn(4) ? (news.legal?.at(-1) ?? 'done') : preferred(news);
  const request = { seat, after: news.after, moves: [move] };
  const times = isOneIn(8) ? 2 : 1; // the same request twice, as after a lost answer
  const answers = await Promise.all(Array.from({ length: times }, () => person.client.ask('POST', `${path}/moves`, request)));
  const { status, body } = answers[0] as (typeof answers)[number];
  if (status !== 200) return expect(['moved-on', 'not-your-turn', 'not-running']).toContain(body.code);
  for (const { body: same } of answers) expect(same.played).toBe(1);
  person.acknowledged.get(table)?.set(news.after, move);
  tally.moves++;
  if ((body.undo ?? 0) > 0 && isOneIn(12)) {
    const undone = await person.client.ask('POST', `${path}/undo`, { seat, after: body.after });
    if (undone.status === 200) tally.undos++;
  }
  if (isOneIn(15)) await chat(person, table);
  if (isOneIn(10)) await rubbish(person, table, seat);
}

async function chat({ client, said }: Person, table: string): Promise<void> {
  const text = `<b>${tally.chats++}</b> ☃`;
  const { status } = await client.ask('POST', `/tables/${table}/chat`, { text });
  if (status === 204) said.push(text);
}

/** What no honest client sends is refused, and is no reason to fail. */
async function rubbish({ client }: Person, table: string, seat: number): Promise<void> {
  const path = `/tables/${table}`;
  const tries: [string, string, unknown][] = [
    ['POST', `${path}/moves`, { seat, after: 0, moves: ['conquer 999'] }],
    ['POST', `${path}/moves`, { seat: 4, after: 0, moves: ['done'] }],
    ['POST', `${path}/moves`, '{"moves":'],
    ['POST', `${path}/undo`, { seat, after: 0 }],
    ['POST', '/tables', { edition: 'chess', seats: [] }],
    ['GET', '/tables/nowhere', undefined],
    ['POST', `${path}/chat`, { text: 'x'.repeat(5000) }],
  ];
  const [method, at, body] = tries[tally.rubbish++ % tries.length] as (typeof tries)[number];
  const { status } = await client.ask(method, at, body);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
}

/** One circle of people who play game after game; the last seat of every other table is a bot's. */
async function sit(people: readonly Person[], hasBot: boolean): Promise<string[]> {
  const tables: string[] = [];
  const [host, ...others] = people as [Person, ...Person[]];
  while (!isLate()) {
    const seats = ['me', ...others.map(() => 'open'), ...(hasBot ? ['random'] : [])];
    const { body: opened } = await host.client.ask('POST', '/tables', { edition: isOneIn(2) ? 'classic' : 'azeroth', seats, rounds: 4 });
    tables.push(opened.id);
    for (const { acknowledged } of people) acknowledged.set(opened.id, new Map());
    for (const { client } of others) await client.ask('POST', `/tables/${opened.id}/seats`, {});
    await Promise.all(people.map((person, seat) => playGame(person, opened, seat)));
  }
  return tables;
}

/** Somebody who only watches, and goes from table to table. */
async function stroll(): Promise<void> {
  const client = clientOf(node.address);
  const lobby = await client.listen('/tables/stream');
  while (!isLate()) {
    const stream = await client.listen('/tables/stream');
    await pause(400);
    stream.close();
  }
  expect(lobby.isOver()).toBe(false);
  lobby.close();
}

/** So much has been done that memory should not grow by much any more. */
async function aQuarter(): Promise<void> {
  while (tally.moves < MOVES / 4 && Date.now() < end - (3 / 4) * SOAK_MS) await pause(100);
}

async function metric(name: string): Promise<number> {
  const words = await (await fetch(`${node.address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(words)?.[1]);
}

/** The log of a table against what its people were told and promised. */
async function examine(table: string, people: readonly Person[]): Promise<void> {
  const { client } = people[0] as Person;
  const { rows } = (await client.ask('GET', `/tables/${table}/log`)).body;
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
  for (const [seat, { acknowledged, heard }] of people.entries()) {
    const told = heard.get(table) ?? [];
    expect(told, 'a gap or a double in a stream').toEqual(told.map((_, i) => i + 1));
    for (const [after, move] of acknowledged.get(table) ?? []) {
      const kept = rows.find(({ seq, kind }) => seq > after && kind === 'move');
      expect([kept?.seat, kept?.move], `the move after ${after}`).toEqual([seat, move]);
    }
    const own = rows.filter(({ kind, seat: by }) => kind === 'move' && by === seat);
    expect(own.length, 'moves written that nobody was told of').toBe(acknowledged.get(table)?.size);
  }
  const { body: news } = await client.ask('GET', `/tables/${table}/news`);
  if (news.outcome === undefined) return;
  tally.games++;
  expect(verify(readRecord((await client.ask<string>('GET', `/tables/${table}/file`)).body)).flaws).toEqual([]);
}

test('many people, streams, moves, undos, chat, cuts and rubbish leaves every log whole', async () => {
  const circles = await Promise.all(
    Array.from({ length: TABLES }, (_, t) => {
      const count = t % 2 === 0 ? SEATS : SEATS - 1;
      return Promise.all(Array.from({ length: count }, (_seat, seat) => newPerson(`Guest ${t} ${seat}`)));
    }),
  );
  end = Date.now() + SOAK_MS;
  const early = aQuarter().then(() => metric('process_resident_memory_bytes'));
  const [tables] = await Promise.all([Promise.all(circles.map((people, t) => sit(people, t % 2 === 1))), stroll(), stroll()]);
  const [before, after] = [await early, await metric('process_resident_memory_bytes')];
  for (const [t, people] of circles.entries()) for (const table of tables[t] ?? []) await examine(table, people);

  const spoken = circles.flat().reduce((sum, { said }) => sum + said.length, 0);
  expect(spoken).toBe(tally.chats);
  expect(tally.moves).toBeGreaterThan(300);
  for (const [what, count] of Object.entries(tally)) expect(count, what).toBeGreaterThan(0);
  expect(after).toBeLessThan(MOST_MEMORY);
  expect(after - before, 'memory gained in the last three quarters').toBeLessThan(150e6);
  await expect.poll(() => metric('elbowroom_streams')).toBe(0);
  expect(node.errors()).not.toMatch(/"level":(40|50|60)|Error/);
  expect(await node.stop()).toBe(0);
});

async function newPerson(name: string): Promise<Person> {
  return { client: await guestAt(node.address, name), acknowledged: new Map(), heard: new Map(), said: [] };
}
