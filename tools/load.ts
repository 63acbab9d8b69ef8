// npm run load: what one node can do. A server with a real database in a process of its own, simulated clients in this one, over loopback only.
// --seconds 10 --games 100 --open 10000 --store sqlite|postgres|both
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { calibrated, warmUp } from '../bench/calibration.ts';
import { legalMoves, newGame, type Setup, step, text } from '../packages/rules/src/index.ts';
import { begin, rebuilt } from '../packages/server/src/game/course.ts';
import type { Row } from '../packages/server/src/store/store.ts';
import { type NodeProcess, startNode } from '../packages/server/test/node-process.ts';
import { startPostgres } from '../packages/server/test/postgres-server.ts';
import { type Heard, listen, type Wire, wireTo } from './load-client.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    games: { type: 'string', default: '100' },
    open: { type: 'string', default: '10000' },
    store: { type: 'string', default: 'both' },
    edition: { type: 'string', default: 'classic' },
  },
});
/** However it is called, a run ends: nothing here goes on for longer. */
const SECONDS = Math.min(60, Math.max(1, Number(values.seconds) || 8));
const GAMES = Math.min(1000, Math.max(1, Number(values.games) || 100));
const OPEN = Math.min(20_000, Math.max(0, Number(values.open)));
const EDITION = values.edition === 'azeroth' ? 'azeroth' : 'classic';

/** A server runs for weeks: what it is like while its code is still being compiled is not of interest. After four seconds the compiler took a fifth of its time, after twenty a thirtieth. */
const WARM_UP_MS = 20_000;

/** The targets of the architecture. */
const TARGETS = { moves: 5000, p99: 25, rebuildMs: 5, memoryMb: 500 };

async function guest(wire: Wire): Promise<string> {
  const { words } = await wire.ask('POST', '/api/v1/guests', undefined, '{"token":true}');
  return JSON.parse(words).token;
}

interface Answered {
  /** When it was sent. */
  readonly at: number;
  readonly ms: number;
}

interface Tally {
  answered: Answered[];
  /** From the wish to move until a stream told of it. */
  readonly heard: number[];
  games: number;
  refused: number;
  /** News that did not follow what the stream had told before. */
  gaps: number;
  isOver: boolean;
}

/** Two people at a table, each with a stream and a connection of its own; when their game is over they go to the next. */
async function pair(address: string, tally: Tally): Promise<() => void> {
  const people = await Promise.all([wireTo(address), wireTo(address)].map(async (wire) => ({ wire, token: await guest(wire) })));
  const [anna, bert] = people as [Person, Person];
  let leave: (() => void)[] = [];
  const sitDown = async (): Promise<void> => {
    for (const away of leave) away();
    if (tally.isOver) return;
    const wish = JSON.stringify({ edition: EDITION, seats: ['me', 'open'], private: true });
    const { id } = JSON.parse((await anna.wire.ask('POST', '/api/v1/tables', anna.token, wish)).words);
    await bert.wire.ask('POST', `/api/v1/tables/${id}/seats`, bert.token, '{}');
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      tally.games++;
      sitDown().catch(() => tally.refused++);
    };
    const table: PlayedTable = { id, sentAt: new Map() };
    leave = people.map((person) => listen(address, id, person.token, (heard) => answer(person, table, heard, tally, end)));
  };
  await sitDown();
  return () => {
    for (const away of leave) away();
    for (const { wire } of people) wire.close();
  };
}

interface Person {
  readonly wire: Wire;
  readonly token: string;
}

interface PlayedTable {
  readonly id: string;
  /** When moves were sent, by the row they follow. */
  readonly sentAt: Map<number, number>;
}

/** Plays a legal move whenever there is something to decide. */
function answer(
  { wire, token }: Person,
  table: PlayedTable,
  { seq, after, legal, isOver, isNext }: Heard,
  tally: Tally,
  onEnd: () => void,
): void {
  const began = performance.now();
  if (!isNext) tally.gaps++;
  const sent = table.sentAt.get(seq - 1);
  if (sent !== undefined) tally.heard.push(began - sent);
  if (isOver) onEnd();
  if (legal.length === 0 || tally.isOver) return;
  const body = `{"after":${after},"moves":["${legal[Math.floor(Math.random() * legal.length)]}"]}`;
  table.sentAt.set(after, began);
  wire.ask('POST', `/api/v1/tables/${table.id}/moves`, token, body).then(
    ({ status }) => {
      if (status !== 200) tally.refused++;
      else if (!tally.isOver) tally.answered.push({ at: began, ms: performance.now() - began });
    },
    () => {
      if (!tally.isOver) tally.refused++;
    },
  );
}

const sortedLatencies = (answered: readonly Answered[]): number[] => answered.map(({ ms }) => ms).sort((a, b) => a - b);

/** Latencies of the second in which most was done. A shared host gives now more, now less: this is what the server does when it gets its processors. */
function bestSecond(answered: readonly Answered[], began: number): number[] {
  const seconds = Object.values(Object.groupBy(answered, ({ at }) => Math.floor((at - began) / 1000)));
  return sortedLatencies(seconds.reduce((best: Answered[], second = []) => (second.length > best.length ? second : best), []));
}

const quantile = (sorted: readonly number[], q: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
const shown = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: n < 100 ? 1 : 0 });
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function line(what: string, value: string, target?: string, isReached?: boolean): void {
  console.log(`  ${what.padEnd(50)} ${value.padStart(12)}${target === undefined ? '' : `   target ${target} ${isReached ? '✓' : '✗'}`}`);
}

/** What was seen while a node was busy. */
interface Busy {
  readonly tally: Tally;
  readonly began: number;
  readonly seconds: number;
  readonly streams: number;
  /** Seconds of processor time: of the server, of the clients, and of the whole machine. */
  readonly cpu: number;
  readonly own: number;
  readonly machine: number;
}

async function throughput(node: NodeProcess): Promise<void> {
  const tally: Tally = { answered: [], heard: [], games: 0, refused: 0, gaps: 0, isOver: false };
  const pairs: (() => void)[] = [];
  for (let i = 0; i < GAMES; i += 20)
    pairs.push(...(await Promise.all(Array.from({ length: Math.min(20, GAMES - i) }, () => pair(node.address, tally)))));
  await pause(WARM_UP_MS);
  const busy = await watched(node, tally);
  for (const leave of pairs) leave();
  tellMoves(busy);
  tellProcessors(busy);
}

/** Counts from now on, for as long as asked; then the tally is over. */
async function watched(node: NodeProcess, tally: Tally): Promise<Busy> {
  const cpuBefore = await gauge(node, 'process_cpu_seconds_total');
  const ownBefore = process.cpuUsage();
  tally.answered = [];
  tally.heard.length = 0;
  const machineBefore = machineTime();
  const began = performance.now();
  await pause(SECONDS * 1000);
  const seconds = (performance.now() - began) / 1000;
  tally.isOver = true;
  const { user, system } = process.cpuUsage(ownBefore);
  const machine = machineTime() - machineBefore;
  const streams = await gauge(node, 'elbowroom_streams');
  const cpu = (await gauge(node, 'process_cpu_seconds_total')) - cpuBefore;
  return { tally, began, seconds, streams, cpu, own: (user + system) / 1e6, machine };
}

function tellMoves({ tally, began, seconds, streams }: Busy): void {
  const latencies = sortedLatencies(tally.answered);
  const rate = latencies.length / seconds;
  const p99 = quantile(latencies, 0.99);
  line('durable moves per second', shown(rate), `≥ ${shown(TARGETS.moves)}`, rate >= TARGETS.moves);
  line('p50, ms', shown(quantile(latencies, 0.5)));
  line('p99, ms', shown(p99), `≤ ${TARGETS.p99}`, p99 <= TARGETS.p99);
  const best = bestSecond(tally.answered, began);
  line('moves in its best second, and their p99 in ms', `${shown(best.length)}, ${shown(quantile(best, 0.99))}`);
  const heard = tally.heard.sort((a, b) => a - b);
  line('p99 until a stream told of it, ms', shown(quantile(heard, 0.99)));
  line('streams open', shown(streams));
  line('games finished meanwhile', shown(tally.games));
  line('refused', shown(tally.refused));
  line('gaps or doubles in the streams', shown(tally.gaps));
}

function tellProcessors({ tally, seconds, cpu, own, machine }: Busy): void {
  const moves = tally.answered.length;
  line('share of one processor the server got, %', shown((cpu / seconds) * 100));
  line('moves per second that a whole processor would carry', shown(moves / cpu));
  line('processor time of the server for a move, ms', ((cpu * 1000) / moves).toFixed(3));
  line('processor time of the clients for a move, ms', ((own * 1000) / moves).toFixed(3));
  line('processors that everything else kept busy, database too', ((machine - cpu - own) / seconds).toFixed(2));
}

/** Seconds that all processors together have worked, for whomever. */
const machineTime = (): number => cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;

async function gauge(node: NodeProcess, name: string): Promise<number> {
  const answer = await fetch(`${node.address}/metrics`);
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text())?.[1] ?? 0);
}

/** Games in the middle, all in memory at once. */
async function memory(node: NodeProcess): Promise<void> {
  const wires = Array.from({ length: 32 }, () => wireTo(node.address));
  const token = await guest(wires[0] as Wire);
  const before = await gauge(node, 'process_resident_memory_bytes');
  const began = performance.now();
  const table = JSON.stringify({ edition: EDITION, seats: ['me', 'me'], private: true });
  const open = async ({ ask }: Wire): Promise<void> => {
    const { id } = JSON.parse((await ask('POST', '/api/v1/tables', token, table)).words);
    const news = JSON.parse((await ask('GET', `/api/v1/tables/${id}/news`, token)).words);
    await ask('POST', `/api/v1/tables/${id}/moves`, token, JSON.stringify({ seat: news.view.toDecide, after: 0, moves: ['pick 0'] }));
  };
  let made = 0;
  const LIMIT_MS = 60_000;
  await Promise.all(
    wires.map(async (wire) => {
      while (made < OPEN && performance.now() - began < LIMIT_MS) {
        made++;
        await open(wire);
      }
    }),
  );
  for (const wire of wires) wire.close();
  const after = await gauge(node, 'process_resident_memory_bytes');
  const megabytes = after / 1e6;
  const rooms = await gauge(node, 'elbowroom_rooms');
  line(`whole server with ${shown(rooms)} games in memory, MB`, shown(megabytes), `≤ ${TARGETS.memoryMb}`, megabytes <= TARGETS.memoryMb);
  line('of that for each game, kB', shown((after - before) / 1000 / Math.max(1, made)));
  line('tables opened and begun per second', shown(made / ((performance.now() - began) / 1000)));
}

/** A game of four in Azeroth, read from its log. */
function rebuilding(): void {
  const setup: Setup = { edition: 'azeroth', seats: 4, seed: 'load' };
  const state = newGame(setup);
  const rows: Row[] = [];
  for (let seq = 1; seq <= 300; seq++) {
    const options = legalMoves(state);
    const move = options[(seq * 7919) % options.length];
    if (move === undefined) break;
    rows.push({ seq, at: seq, kind: 'move', seat: 0, body: text(move) });
    step(state, move);
  }
  const seats = [{}, {}, {}, {}];
  for (let i = 0; i < 30; i++) rebuilt(begin(setup, seats, 0), rows);
  const TIMES = 100;
  const before = process.cpuUsage();
  for (let i = 0; i < TIMES; i++) rebuilt(begin(setup, seats, 0), rows);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000 / TIMES;
  line(`a game of ${rows.length} moves rebuilt, ms of processor time`, shown(ms), `≤ ${TARGETS.rebuildMs}`, ms <= TARGETS.rebuildMs);
}

/** How fast a processor is at this moment, as `npm run bench` says it too. */
const calibration = (): void => line('calibration, million steps per second', shown(calibrated()));

async function measure(name: string, env: Record<string, string>): Promise<void> {
  const settings = { ELBOWROOM_ROOMS: '30000', ELBOWROOM_LOG: 'error', ...env };
  console.log(`\n${name}: ${GAMES} games of two (${EDITION}), ${SECONDS} s`);
  const busy = await startNode(settings);
  await throughput(busy).finally(() => busy.stop());
  calibration();
  if (OPEN === 0) return;
  const full = await startNode(settings);
  await memory(full).finally(() => full.stop());
}

console.log('One node, clients in another process, loopback. Figures depend on what else the machine does.');
warmUp();
calibration();
rebuilding();
if (values.store !== 'postgres') {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-load-'));
  await measure('SQLite', { ELBOWROOM_DATA: folder }).finally(() => rmSync(folder, { recursive: true, force: true }));
}
if (values.store !== 'sqlite') {
  const database = await startPostgres();
  await measure('Postgres', { DATABASE_URL: database.url }).finally(() => database.stop());
}
