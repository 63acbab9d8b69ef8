/** Shares storms among threads, and stops at the first promise that is broken. */
import { Worker } from 'node:worker_threads';
import type { Report } from './storm.ts';

export interface Task {
  /** Storms first, first + stride … below `end`. */
  readonly first: number;
  readonly stride: number;
  readonly end: number;
  /** How long each of them lasts. */
  readonly minutes: number;
}

export type Told = { readonly begun: number } | { readonly report: Report };

export interface Run extends Pick<Task, 'minutes'> {
  readonly from: number;
  readonly seeds: number;
  readonly workers: number;
  /** Whose server is tried: this one, or a copy with a fault in it. */
  readonly worker?: URL;
}

/** A storm takes a second or two; one that never ends in real time is a broken promise too. */
const MOST_MS = 120_000;

/** The first storm in which a promise was broken. `heard` is called as storms end. */
export async function run({ from, seeds, minutes, workers, worker }: Run, heard: (report: Report) => void): Promise<Report | undefined> {
  const count = Math.min(workers, seeds);
  let broken: Report | undefined;
  const threads: Worker[] = [];
  const end = (): void => {
    for (const thread of threads) void thread.terminate();
  };
  const finished = Array.from({ length: count }, (_, i) => {
    const task: Task = { first: from + i, stride: count, end: from + seeds, minutes };
    const thread = new Worker(worker ?? new URL('worker.ts', import.meta.url), { workerData: task });
    threads.push(thread);
    let timer: NodeJS.Timeout | undefined;
    let current = task.first;
    const watch = (number: number): void => {
      current = number;
      clearTimeout(timer);
      timer = setTimeout(() => {
        broken ??= failed(number, `it did not come to an end within ${MOST_MS / 1000} s`);
        end();
      }, MOST_MS);
    };
    thread.on('message', (told: Told) => {
      if ('begun' in told) return watch(told.begun);
      heard(told.report);
      if (told.report.violations.length === 0) return;
      broken ??= told.report;
      end();
    });
    return new Promise<void>((resolve) => {
      thread.on('exit', () => {
        clearTimeout(timer);
        resolve();
      });
      thread.on('error', (error) => {
        broken ??= failed(current, `a node died of ${error instanceof Error ? error.message : error}`);
        end();
      });
    });
  });
  await Promise.all(finished);
  return broken;
}

const failed = (number: number, violation: string): Report => ({
  seed: String(number),
  digest: '',
  violations: [violation],
  faults: [],
  counts: { acknowledged: 0, news: 0, rows: 0, games: 0, done: 0, turns: 0, notices: 0, twice: 0, reviews: 0 },
});
