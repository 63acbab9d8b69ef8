/**
 * What no server of this make can exceed: the same Fastify and the same streams, that answer a move with nothing and tell both seats of it in as many bytes as
 * a real one. No database, no rules, nobody is known. To the simulated people it looks like any other server.
 */

import { emptyServer } from '../../packages/server/src/api/door.ts';
import { callerOf, openStream } from '../../packages/server/src/api/streams.ts';
import type { StreamEnd } from '../../packages/server/src/game/watchers.ts';
import { realOutside } from '../../packages/server/src/outside.ts';

const SEATS = 2;
/** Bytes of an event, with what frames it. */
const BYTES = Number(process.env.LOAD_BYTES ?? 400);

interface StreamedTable {
  readonly lines: StreamEnd[];
  seq: number;
}

const tables = new Map<string, StreamedTable>();
const server = emptyServer({ proxies: 0, logLevel: 'error' });

function tell({ lines, seq }: StreamedTable): void {
  for (const [seat, line] of lines.entries()) {
    const legal = seat === seq % SEATS ? ',"legal":["done"]' : '';
    const frame = `id: ${seq}\nevent: news\ndata: {"seq":${seq},"rows":[{"seq":${seq},"":""}]${legal}}\n\n`;
    const row = seq === 0 ? '' : `{"seq":${seq},"":"${'x'.repeat(Math.max(0, BYTES - frame.length))}"}`;
    line.send('news', `{"seq":${seq},"rows":[${row}]${legal}}`, seq);
  }
}

server.post('/api/v1/guests', async () => ({ token: 'x'.repeat(43) }));
server.post('/api/v1/tables', async () => {
  const id = `limit-${tables.size}`.padEnd(22, '-');
  tables.set(id, { lines: [], seq: 0 });
  return { id };
});
server.post('/api/v1/tables/:table/seats', async () => ({}));
server.get<{ Params: { table: string } }>('/api/v1/tables/:table/stream', async (request, reply) => {
  const table = tables.get(request.params.table);
  const line = openStream(realOutside, request, reply, callerOf(request, reply));
  table?.lines.push(line);
  if (table?.lines.length === SEATS) tell(table);
});
server.post<{ Params: { table: string } }>('/api/v1/tables/:table/moves', async (request, reply) => {
  const table = tables.get(request.params.table);
  if (table === undefined) return reply.code(404).send();
  table.seq++;
  setImmediate(tell, table);
  return reply.send();
});

server.get('/metrics', async () => {
  const { user, system } = process.cpuUsage();
  return `process_cpu_seconds_total ${(user + system) / 1e6}\n`;
});

const address = await server.listen({ host: '127.0.0.1', port: 0 });
console.log(address.replace('127.0.0.1', 'localhost'));
