/** What the machine room wants to know, in the form that Prometheus reads. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Outside } from './outside.ts';
import type { Store } from './store/store.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter;
  readonly refusals: Counter<'code'>;
  readonly notices: Counter<'outcome'>;
  /** The store, with a stopwatch at its appends. */
  readonly timed: (store: Store, outside: Pick<Outside, 'steady'>) => Store;
}

/** What is looked up when somebody wants to know. */
export interface Gauges {
  readonly rooms: number;
  readonly streams: number;
  /** Notices that are still to be rung, at whichever node. */
  readonly waiting: Promise<number>;
}

export function makeMetrics(now: () => Gauges): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const moves = new Counter({ name: 'elbowroom_moves_total', help: 'Moves written by this node.', registers });
  const refusals = new Counter({
    name: 'elbowroom_refusals_total',
    help: 'Requests refused, by code.',
    labelNames: ['code'] as const,
    registers,
  });
  const notices = new Counter({
    name: 'elbowroom_notices_total',
    help: 'Notices that this node has rung: sent, failed (and tried again later), or gone with whom they were for.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const appends = new Histogram({
    name: 'elbowroom_append_seconds',
    help: 'From the wish to append until it is on disk.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2],
    registers,
  });
  addGauges(registers, now);
  const timed: Metrics['timed'] = (store, { steady }) => ({
    ...store,
    append: (append) => {
      const began = steady();
      const written = store.append(append);
      const observe = (): void => appends.observe((steady() - began) / 1000);
      written.then(observe, observe);
      return written;
    },
  });
  return { registry, moves, refusals, notices, timed };
}

function addGauges(registers: Registry[], now: () => Gauges): void {
  new Gauge({
    name: 'elbowroom_rooms',
    help: 'Games in memory.',
    registers,
    collect() {
      this.set(now().rooms);
    },
  });
  new Gauge({
    name: 'elbowroom_streams',
    help: 'Open streams of games.',
    registers,
    collect() {
      this.set(now().streams);
    },
  });
  new Gauge({
    name: 'elbowroom_notices_waiting',
    help: 'Notices that are still to be rung, or rung again, by any node.',
    registers,
    async collect() {
      this.set(await now().waiting);
    },
  });
}
