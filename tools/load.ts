// npm run load: what one node can do, and what it could do at most. Servers with a real database in processes of their own, simulated clients in this one, over loopback only.
// --seconds 5 --games 100 --open 10000 --repetitions 5 --warm-up 20 --store sqlite|postgres|both --edition classic|azeroth --nodes 1,2,3 --tables 100,1000,10000 (left empty: not measured)
// --people 100000 --finished 1000000: instead, what is asked about people of a Postgres with so many rows, which are made first
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { calibrated, warmUp } from '../bench/calibration.ts';
import { startNode } from '../packages/server/test/node-process.ts';
import { startPostgres } from '../packages/server/test/postgres-server.ts';
import { line, shown } from './load/figures.ts';
import { moreNodes, moreTables } from './load/growth.ts';
import { manyPeople } from './load/many-people.ts';
import { memory, rebuilding } from './load/memory.ts';
import { type Plan, speed } from './load/speed.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    games: { type: 'string', default: '100' },
    open: { type: 'string', default: '10000' },
    repetitions: { type: 'string', default: '5' },
    'warm-up': { type: 'string', default: '20' },
    store: { type: 'string', default: 'both' },
    edition: { type: 'string', default: 'classic' },
    nodes: { type: 'string', default: '1,2,3' },
    tables: { type: 'string', default: '100,1000,10000' },
    people: { type: 'string', default: '' },
    finished: { type: 'string', default: '1000000' },
  },
});

/** However it is called, a run ends: nothing here goes on for longer. */
const within = (least: number, most: number, value: string): number => Math.min(most, Math.max(least, Number(value) || 0));
const OPEN = within(0, 20_000, values.open);
const plan: Plan = {
  edition: values.edition === 'azeroth' ? 'azeroth' : 'classic',
  games: within(1, 1000, values.games),
  seconds: within(1, 60, values.seconds),
  repetitions: within(1, 20, values.repetitions),
  warmUpSeconds: within(1, 60, values['warm-up']),
};

/** What a server must reach of the limit, in percent: the targets. */
const SHARES = { sqlite: 60, postgres: 45 };
/** How many, each at most so many. */
const counts = (list: string, most: number): number[] => (list === '' ? [] : list.split(',').map((count) => within(1, most, count)));
const NODES = counts(values.nodes, 8);
const TABLES = counts(values.tables, 10_000);

/** How fast a processor is at this moment, as `npm run bench` says it too. */
const calibration = (): void => line('calibration, million steps per second', shown(calibrated()));

const settings = { ELBOWROOM_ROOMS: '30000', ELBOWROOM_LOG: 'error' };

async function measure(name: string, env: Record<string, string>, share: number): Promise<void> {
  console.log(`\n${name}: ${plan.games} games of two (${plan.edition}), ${plan.repetitions} times ${plan.seconds} s`);
  await speed({ ...settings, ...env }, plan, share);
  calibration();
  if (OPEN === 0) return;
  const full = await startNode({ ...settings, ...env });
  await memory(full, OPEN, plan.edition).finally(() => full.stop());
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-load-'));
  await work(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
}

console.log(
  'Clients in another process, loopback. Figures are medians of the repetitions, with the least and the most; they depend on what else the machine does.',
);
warmUp();
calibration();
if (values.people !== '') {
  await manyPeople({ people: within(100, 1_000_000, values.people), games: within(100, 5_000_000, values.finished) });
  calibration();
  process.exit();
}
rebuilding();
if (values.store !== 'postgres') {
  await inFolder((folder) => measure('SQLite', { ELBOWROOM_DATA: folder }, SHARES.sqlite));
  if (TABLES.length > 0) await inFolder((folder) => moreTables({ ...settings, ELBOWROOM_DATA: folder }, TABLES, plan));
}
if (values.store !== 'sqlite') {
  const database = await startPostgres([]);
  const env = { DATABASE_URL: database.url };
  try {
    await measure('Postgres', env, SHARES.postgres);
    if (NODES.length > 0) await moreNodes({ ...settings, ...env }, NODES, plan);
  } finally {
    await database.stop();
  }
}
