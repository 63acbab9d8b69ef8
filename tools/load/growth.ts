/** How it grows: with nodes over one database, and with tables at one node. */
import { type NodeProcess, startNode } from '../../packages/server/test/node-process.ts';
import { wireTo } from './clients.ts';
import { gauge, median, quantile, shown, table } from './figures.ts';
import { Pace } from './pace.ts';
import { type Crowd, guest, newTally, soloist } from './players.ts';
import { freely, gathered, type Period, type Plan, rateOf, watched } from './speed.ts';

/** The same games at more and more nodes; the two of a table come to any of them. */
export async function moreNodes(settings: Record<string, string>, counts: readonly number[], plan: Plan): Promise<void> {
  const rows: string[][] = [];
  for (const count of counts) {
    const nodes: NodeProcess[] = [];
    for (let i = 0; i < count; i++) nodes.push(await startNode({ ...settings, ELBOWROOM_NODE: `load-${i}` }));
    const addresses = nodes.map(({ address }) => address);
    const crowd = await gathered(addresses, plan);
    await freely(crowd, nodes, plan.warmUpSeconds);
    const periods: Period[] = [];
    for (let i = 0; i < plan.repetitions; i++) periods.push(await freely(crowd, nodes, plan.seconds));
    crowd.leave();
    await Promise.all(nodes.map((node) => node.stop()));
    const per = (figure: (period: Period) => number): string => shown(median(periods.map(figure)));
    const p = (q: number): string => per(({ tally }) => quantile(tally.answered, q));
    rows.push([String(count), per(rateOf), p(0.5), p(0.99), per(({ cpu, seconds }) => (cpu / seconds) * 100)]);
  }
  table(['nodes', 'durable moves/s', 'p50, ms', 'p99, ms', 'of one processor, %'], rows);
}

/** How often somebody moves at a table with people at it. */
const MOVE_SECONDS = 5;
const WIRES = 64;

/** More and more tables at which people play as fast as people do, each with a stream. */
export async function moreTables(settings: Record<string, string>, counts: readonly number[], plan: Plan): Promise<void> {
  const rows: string[][] = [];
  for (const count of counts) {
    const node = await startNode(settings);
    rows.push(await atTables(node, count, plan).finally(() => node.stop()));
  }
  table(['tables', 'moves/s', 'p50, ms', 'p99, ms', 'of one processor, %', 'server, MB', 'refused, gaps'], rows);
}

async function atTables(node: NodeProcess, count: number, plan: Plan): Promise<string[]> {
  const crowd: Crowd = { pace: new Pace(), edition: plan.edition, tally: newTally(), isLeaving: false };
  const wires = Array.from({ length: WIRES }, () => wireTo(node.address));
  const token = await guest(wires[0] as (typeof wires)[number]);
  const leave: (() => void)[] = [];
  await Promise.all(
    wires.map(async (_, w) => {
      for (let n = w; n < count; n += WIRES) leave.push(await soloist(node.address, wires, token, crowd, n));
    }),
  );
  await crowd.pace.timed(count / MOVE_SECONDS, plan.warmUpSeconds);
  const seconds = Math.max(plan.seconds, 10);
  const period = await watched(crowd, [node], () => crowd.pace.timed(count / MOVE_SECONDS, seconds));
  const megabytes = (await gauge(node, 'process_resident_memory_bytes')) / 1e6;
  crowd.isLeaving = true;
  for (const away of leave) away();
  for (const wire of wires) wire.close();
  const { tally, cpu } = period;
  const latency = [0.5, 0.99].map((q) => shown(quantile(tally.answered, q)));
  return [
    shown(count),
    shown(rateOf(period)),
    ...latency,
    shown((cpu / period.seconds) * 100),
    shown(megabytes),
    `${tally.refused}, ${tally.gaps}`,
  ];
}
