/** What games cost that nobody plays at this moment: memory, and the time to bring one back from its log. */
import { legalMoves, newGame, type Setup, step, text } from '../../packages/rules/src/index.ts';
import { begin, rebuilt } from '../../packages/server/src/game/course.ts';
import type { Row } from '../../packages/server/src/store/store.ts';
import type { NodeProcess } from '../../packages/server/test/node-process.ts';
import { type Wire, wireTo } from './clients.ts';
import { gauge, line, shown } from './figures.ts';
import { guest } from './players.ts';

/** The targets. */
const MOST_MB = 400;
const REBUILD_MS = 5;
/** However slow the machine, opening tables ends. */
const LIMIT_MS = 60_000;

/** Games that have begun, all in memory at once. */
export async function memory(node: NodeProcess, games: number, edition: string): Promise<void> {
  const wires = Array.from({ length: 32 }, () => wireTo(node.address));
  const token = await guest(wires[0] as Wire);
  const before = await gauge(node, 'process_resident_memory_bytes');
  const began = performance.now();
  let made = 0;
  await Promise.all(
    wires.map(async (wire) => {
      while (made < games && performance.now() - began < LIMIT_MS) {
        made++;
        await open(wire, token, edition);
      }
    }),
  );
  for (const wire of wires) wire.close();
  const after = await gauge(node, 'process_resident_memory_bytes');
  const megabytes = after / 1e6;
  const rooms = await gauge(node, 'elbowroom_rooms');
  line(`whole server with ${shown(rooms)} games in memory, MB`, shown(megabytes), `≤ ${MOST_MB}`, megabytes <= MOST_MB);
  line('of that for each game, kB', shown((after - before) / 1000 / Math.max(1, made)));
  line('tables opened and begun per second', shown(made / ((performance.now() - began) / 1000)));
}

async function open({ ask }: Wire, token: string, edition: string): Promise<void> {
  const table = JSON.stringify({ edition, seats: ['me', 'me'], private: true });
  const { id } = JSON.parse((await ask('POST', '/api/v1/tables', token, table)).words);
  const news = JSON.parse((await ask('GET', `/api/v1/tables/${id}/news`, token)).words);
  await ask('POST', `/api/v1/tables/${id}/moves`, token, JSON.stringify({ seat: news.view.toDecide, after: 0, moves: ['pick 0'] }));
}

/** A game of four in Azeroth, read from its log. */
export function rebuilding(): void {
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
  line(`a game of ${rows.length} moves rebuilt, ms of processor time`, shown(ms), `≤ ${REBUILD_MS}`, ms <= REBUILD_MS);
}
