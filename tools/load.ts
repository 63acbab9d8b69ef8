// npm run load: what one node can do. A server with a real database in a process of its own, simulated clients in this one, over loopback only.
// --seconds 10 --games 100 --open 10000 --store sqlite|postgres|both
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { legalMoves, newGame, type Setup, step, text } from '../packages/rules/src/index.ts';
import { begin, rebuilt } from '../packages/server/src/game/course.ts';
import type { Row } from '../packages/server/src/store/store.ts';
import { type NodeProcess, startNode } from '../packages/server/test/node-process.ts';
import { startPostgres } from '../packages/server/test/postgres-server.ts';

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

/** The targets of the architecture. */
const TARGETS = { moves: 5000, p99: 25, rebuildMs: 5, memoryMb: 500 };

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

function send(
  address: string,
  method: string,
  path: string,
  token: string | undefined,
  body?: unknown,
): Promise<{ status: number; words: string }> {
  const words = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(words === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(words) }),
    prefer: 'return=minimal',
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${path}`, { agent, method, headers }, (answer) => {
      let heard = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        heard += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, words: heard }));
    });
    sent.on('error', reject);
    sent.end(words);
  });
}

async function guest(address: string): Promise<string> {
  const { words } = await send(address, 'POST', '/api/v1/guests', undefined, { token: true });
  return JSON.parse(words).token;
}

interface Tally {
  readonly latencies: number[];
  games: number;
  refused: number;
  isOver: boolean;
}

/** One seat: listens, and plays a legal move whenever it has to decide. Only what it needs is read out of the words. */
function seat(address: string, table: string, token: string, tally: Tally, onEnd: () => void): Promise<() => void> {
  const play = async (words: string): Promise<void> => {
    if (words.includes('"outcome":')) return onEnd();
    const at = words.lastIndexOf('"legal":[');
    if (at < 0 || tally.isOver) return;
    const legal: string[] = JSON.parse(words.slice(at + 8, words.indexOf(']', at) + 1));
    const after = Number(/"after":(\d+)/.exec(words)?.[1]);
    const began = performance.now();
    const { status } = await send(address, 'POST', `/api/v1/tables/${table}/moves`, token, {
      after,
      moves: [legal[Math.floor(Math.random() * legal.length)]],
    });
    if (status !== 200) tally.refused++;
    else if (!tally.isOver) tally.latencies.push(performance.now() - began);
  };
  return new Promise((resolve, reject) => {
    const heard = (answer: IncomingMessage): void => {
      let rest = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        rest += chunk;
        const blocks = rest.split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) if (block.includes('event: news')) play(block).catch(() => tally.refused++);
      });
      resolve(() => answer.destroy());
    };
    const stream = request(
      `${address}/api/v1/tables/${table}/stream`,
      { agent: false, headers: { authorization: `Bearer ${token}` } },
      heard,
    );
    stream.on('error', reject);
    stream.end();
  });
}

/** Two people at a table; when their game is over they go to the next. */
async function pair(address: string, tally: Tally): Promise<() => void> {
  const [anna, bert] = await Promise.all([guest(address), guest(address)]);
  let leave: (() => void)[] = [];
  const sitDown = async (): Promise<void> => {
    for (const away of leave) away();
    if (tally.isOver) return;
    const { words } = await send(address, 'POST', '/api/v1/tables', anna, { edition: EDITION, seats: ['me', 'open'], private: true });
    const { id } = JSON.parse(words);
    await send(address, 'POST', `/api/v1/tables/${id}/seats`, bert, {});
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      tally.games++;
      sitDown().catch(() => tally.refused++);
    };
    leave = await Promise.all([anna, bert].map((token) => seat(address, id, token, tally, end)));
  };
  await sitDown();
  return () => {
    for (const away of leave) away();
  };
}

const quantile = (sorted: readonly number[], q: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
const shown = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: n < 100 ? 1 : 0 });
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function line(what: string, value: string, target?: string, isReached?: boolean): void {
  console.log(`  ${what.padEnd(50)} ${value.padStart(12)}${target === undefined ? '' : `   target ${target} ${isReached ? '✓' : '✗'}`}`);
}

async function throughput(node: NodeProcess): Promise<void> {
  const tally: Tally = { latencies: [], games: 0, refused: 0, isOver: false };
  const pairs: (() => void)[] = [];
  for (let i = 0; i < GAMES; i += 20)
    pairs.push(...(await Promise.all(Array.from({ length: Math.min(20, GAMES - i) }, () => pair(node.address, tally)))));
  await pause(1500);
  const before = await gauge(node, 'process_cpu_seconds_total');
  tally.latencies.length = 0;
  const began = performance.now();
  await pause(SECONDS * 1000);
  const seconds = (performance.now() - began) / 1000;
  tally.isOver = true;
  const latencies = [...tally.latencies].sort((a, b) => a - b);
  const streams = await gauge(node, 'elbowroom_streams');
  const cpu = (await gauge(node, 'process_cpu_seconds_total')) - before;
  for (const leave of pairs) leave();
  const rate = latencies.length / seconds;
  const p99 = quantile(latencies, 0.99);
  line('durable moves per second', shown(rate), `≥ ${shown(TARGETS.moves)}`, rate >= TARGETS.moves);
  line('p50, ms', shown(quantile(latencies, 0.5)));
  line('p99, ms', shown(p99), `≤ ${TARGETS.p99}`, p99 <= TARGETS.p99);
  line('streams open', shown(streams));
  line('games finished meanwhile', shown(tally.games));
  line('refused', shown(tally.refused));
  line('share of one processor the server got, %', shown((cpu / seconds) * 100));
  line('moves per second that a whole processor would carry', shown(latencies.length / cpu));
  line('processor time of the server for a move, ms', ((cpu * 1000) / latencies.length).toFixed(2));
}

async function gauge(node: NodeProcess, name: string): Promise<number> {
  const answer = await fetch(`${node.address}/metrics`);
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text())?.[1] ?? 0);
}

/** Games in the middle, all in memory at once. */
async function memory(node: NodeProcess): Promise<void> {
  const token = await guest(node.address);
  const before = await gauge(node, 'process_resident_memory_bytes');
  const began = performance.now();
  const open = async (): Promise<void> => {
    const { words } = await send(node.address, 'POST', '/api/v1/tables', token, { edition: EDITION, seats: ['me', 'me'], private: true });
    const { id } = JSON.parse(words);
    const news = JSON.parse((await send(node.address, 'GET', `/api/v1/tables/${id}/news`, token)).words);
    await send(node.address, 'POST', `/api/v1/tables/${id}/moves`, token, { seat: news.view.toDecide, after: 0, moves: ['pick 0'] });
  };
  let made = 0;
  const LIMIT_MS = 60_000;
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      while (made < OPEN && performance.now() - began < LIMIT_MS) {
        made++;
        await open();
      }
    }),
  );
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

async function measure(name: string, env: Record<string, string>): Promise<void> {
  const settings = { ELBOWROOM_ROOMS: '30000', ELBOWROOM_LOG: 'error', ...env };
  console.log(`\n${name}: ${GAMES} games of two (${EDITION}), ${SECONDS} s`);
  const busy = await startNode(settings);
  await throughput(busy).finally(() => busy.stop());
  if (OPEN === 0) return;
  const full = await startNode(settings);
  await memory(full).finally(() => full.stop());
}

console.log('One node, clients in another process, loopback. Figures depend on what else the machine does.');
rebuilding();
if (values.store !== 'postgres') {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-load-'));
  await measure('SQLite', { ELBOWROOM_DATA: folder }).finally(() => rmSync(folder, { recursive: true, force: true }));
}
if (values.store !== 'sqlite') {
  const database = await startPostgres();
  await measure('Postgres', { DATABASE_URL: database.url }).finally(() => database.stop());
}
agent.destroy();
