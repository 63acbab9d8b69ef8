/** How fast one node is, beside what is the most that could be had here and now. */
import { fileURLToPath } from 'node:url';
import { type NodeProcess, startNode } from '../../packages/server/test/node-process.ts';
import { gauge, line, machineTime, median, middle, pause, quantile, shown } from './figures.ts';
import { Pace } from './pace.ts';
import { type Crowd, newTally, pair, type Tally } from './players.ts';

export interface Plan {
  readonly edition: string;
  readonly games: number;
  readonly seconds: number;
  readonly repetitions: number;
  /** A server runs for weeks: what it is like while its code is still being compiled is not of interest. After four seconds the compiler took a fifth of its time, after twenty a thirtieth. */
  readonly warmUpSeconds: number;
}

/** What was seen in one period. */
export interface Period {
  readonly tally: Tally;
  readonly seconds: number;
  /** Seconds of processor time: of the server, of the clients, and of the whole machine. */
  readonly cpu: number;
  readonly own: number;
  readonly machine: number;
}

export const rateOf = ({ tally, seconds }: Period): number => tally.answered.length / seconds;

/** People who come to their tables, and wait there. */
export async function gathered(addresses: readonly string[], { games, edition }: Plan): Promise<Crowd & { readonly leave: () => void }> {
  const crowd: Crowd = { pace: new Pace(), edition, tally: newTally(), isLeaving: false };
  const at = (n: number): string => addresses[n % addresses.length] as string;
  const pairs: (() => void)[] = [];
  const ATONCE = 20;
  for (let i = 0; i < games; i += ATONCE) {
    const some = Array.from({ length: Math.min(ATONCE, games - i) }, (_, n) => i + n);
    pairs.push(...(await Promise.all(some.map((n) => pair([at(n), at(Math.floor(n / addresses.length))], crowd)))));
  }
  return Object.assign(crowd, {
    leave: () => {
      crowd.isLeaving = true;
      for (const leave of pairs) leave();
    },
  });
}

/** What happens from now on, for as long as `play` lasts. */
export async function watched(crowd: Crowd, nodes: readonly NodeProcess[], play: () => Promise<void>): Promise<Period> {
  const cpuOf = async (): Promise<number> =>
    (await Promise.all(nodes.map((node) => gauge(node, 'process_cpu_seconds_total')))).reduce((sum, one) => sum + one, 0);
  const [cpuBefore, ownBefore, machineBefore] = [await cpuOf(), process.cpuUsage(), machineTime()];
  const tally = newTally();
  crowd.tally = tally;
  const began = performance.now();
  await play();
  crowd.tally = newTally();
  const seconds = (performance.now() - began) / 1000;
  const counted = { ...tally, answered: [...tally.answered], heard: [...tally.heard] }; // what is answered later does not count
  const { user, system } = process.cpuUsage(ownBefore);
  return { tally: counted, seconds, own: (user + system) / 1e6, machine: machineTime() - machineBefore, cpu: (await cpuOf()) - cpuBefore };
}

/** Everybody decides at once, for so long; then nobody does. */
export async function freely(crowd: Crowd, nodes: readonly NodeProcess[], seconds: number): Promise<Period> {
  const period = await watched(crowd, nodes, async () => {
    crowd.pace.free();
    await pause(seconds * 1000);
    crowd.pace.hold();
  });
  await pause(200); // until what is under way has arrived
  return period;
}

const limitFile = fileURLToPath(new URL('./limit.ts', import.meta.url));

/** The real one and the limit in turn, so that both have the same machine; then moves at fixed moments. */
export async function speed(settings: Record<string, string>, plan: Plan, target: number): Promise<void> {
  const node = await startNode(settings);
  const crowd = await gathered([node.address], plan);
  const { tally } = await freely(crowd, [node], plan.warmUpSeconds);
  const limit = await startNode({ LOAD_BYTES: String(Math.round(median(tally.events))) }, limitFile);
  const others = await gathered([limit.address], plan);
  await freely(others, [], plan.warmUpSeconds / 2);
  const pairs: { readonly real: Period; readonly most: Period }[] = [];
  for (let i = 0; i < plan.repetitions; i++)
    pairs.push({ most: await freely(others, [limit], plan.seconds), real: await freely(crowd, [node], plan.seconds) });
  others.leave();
  await limit.stop();
  tellShares(pairs, target);
  const periods = pairs.map(({ real }) => real);
  tellMoves(periods);
  tellProcessors(
    periods,
    pairs.map(({ most }) => most),
  );
  await openLoop(crowd, node, median(pairs.map(({ most }) => rateOf(most))) / 4, plan);
  line('streams open', shown(await gauge(node, 'elbowroom_streams')));
  crowd.leave();
  await node.stop();
}

function tellShares(pairs: readonly { readonly real: Period; readonly most: Period }[], target: number): void {
  const shares = pairs.map(({ real, most }) => (rateOf(real) / rateOf(most)) * 100);
  line('the limit: empty answers and two events each, per second', middle(pairs.map(({ most }) => rateOf(most))));
  line('durable moves per second', middle(pairs.map(({ real }) => rateOf(real))));
  line('share of the limit, %', middle(shares), `≥ ${target}`, median(shares) >= target);
}

function tellMoves(periods: readonly Period[]): void {
  const per = (figure: (period: Period) => number): string => middle(periods.map(figure));
  line(
    'p50, ms, everybody at once',
    per(({ tally }) => quantile(tally.answered, 0.5)),
  );
  line(
    'p99, ms',
    per(({ tally }) => quantile(tally.answered, 0.99)),
  );
  line(
    'p99 until a stream told of it, ms',
    per(({ tally }) => quantile(tally.heard, 0.99)),
  );
  const events = periods.flatMap(({ tally }) => tally.plainEvents);
  line('bytes of an event, median', shown(median(events)), '≤ 400', median(events) <= 400);
  line('… with the legal moves, which players here ask for', shown(median(periods.flatMap(({ tally }) => tally.events))));
  line(
    'bytes per move: two events and the answer',
    per(({ tally }) => tally.bytes / tally.answered.length),
  );
  const sum = (figure: (tally: Tally) => number): string => shown(periods.reduce((all, { tally }) => all + figure(tally), 0));
  line(
    'games finished meanwhile',
    sum(({ games }) => games),
  );
  line(
    'refused',
    sum(({ refused }) => refused),
  );
  line(
    'gaps or doubles in the streams',
    sum(({ gaps }) => gaps),
  );
}

const cpuOfMove = ({ cpu, tally }: Period): number => (cpu * 1000) / tally.answered.length;

function tellProcessors(periods: readonly Period[], limits: readonly Period[]): void {
  const fine = (some: readonly Period[], figure: (period: Period) => number): string => middle(some.map(figure), (n) => n.toFixed(3));
  line('processor time of the server for a move, all threads, ms', fine(periods, cpuOfMove));
  line('… of the limit', fine(limits, cpuOfMove));
  line(
    '… of the clients',
    fine(periods, ({ own, tally }) => (own * 1000) / tally.answered.length),
  );
  const others = fine(periods, ({ machine, cpu, own, seconds }) => (machine - cpu - own) / seconds);
  line('processors that everything else kept busy, database too', others);
}

/** Latency from the moment at which a move was meant to be sent: a server that falls behind is not spared what it kept waiting. */
async function openLoop(crowd: Crowd, node: NodeProcess, perSecond: number, { seconds, repetitions }: Plan): Promise<void> {
  const periods: Period[] = [];
  for (let i = 0; i < repetitions; i++) {
    periods.push(await watched(crowd, [node], () => crowd.pace.timed(perSecond, seconds)));
    crowd.pace.hold();
    await pause(200);
  }
  const p99s = periods.map(({ tally }) => quantile(tally.answered, 0.99));
  line(`open loop at ${shown(perSecond)} moves per second, a quarter of the limit`, shown(median(periods.map(rateOf))));
  line('p50 from the moment it was meant, ms', middle(periods.map(({ tally }) => quantile(tally.answered, 0.5))));
  line('p99, ms', middle(p99s), '≤ 10', median(p99s) <= 10);
}
