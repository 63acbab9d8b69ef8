/** What the machine room wants to know, in the form that Prometheus reads. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Outside } from './outside.ts';
import type { Store } from './store/store.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter;
  readonly refusals: Counter<'code'>;
  /** The store, with a stopwatch at its appends. */
  readonly timed: (store: Store, outside: Pick<Outside, 'steady'>) => Store;
}

export function makeMetrics(now: () => { readonly rooms: number; readonly streams: number }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const moves = new Counter({ name: 'elbowroom_moves_total', help: 'Moves written by this node.', registers });
  const refusals = new Counter({
    name: 'elbowroom_refusals_total',
    help: 'Requests refused, by code.',
    labelNames: ['code'] as const,
    registers,
  });
  const appends = new Histogram({
    name: 'elbowroom_append_seconds',
    help: 'From the wish to append until it is on disk.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2],
    registers,
  });
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
  return { registry, moves, refusals, timed };
}
