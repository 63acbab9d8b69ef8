/** Shares the games among threads, and stops at the first failure. */
import { Worker } from 'node:worker_threads';
import type { Failure } from '../../packages/rules/test/random-game.ts';
import type { Wanted } from './plan.ts';

export interface Task {
  readonly wanted: Wanted;
  /** Games first, first + stride, first + 2 × stride … below `end`, until that moment. */
  readonly first: number;
  readonly stride: number;
  readonly end: number;
  readonly until: number;
}

/** What a thread has played since it last told. */
export interface PlayedSince {
  readonly games: number;
  readonly moves: number;
  readonly failure?: Failure;
  readonly number?: number;
}

export interface Run {
  readonly wanted: Wanted;
  readonly from: number;
  readonly games: number;
  readonly minutes: number | undefined;
  readonly workers: number;
}

export interface Broken {
  readonly number: number;
  readonly failure: Failure;
}

/** The failure, if there was one. `heard` is called as games are played. */
export async function run({ wanted, from, games, minutes, workers }: Run, heard: (told: PlayedSince) => void): Promise<Broken | undefined> {
  const until = minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + minutes * 60_000;
  const count = Math.min(workers, games);
  let broken: Broken | undefined;
  const threads: Worker[] = [];
  const finished = Array.from({ length: count }, (_, i) => {
    const first = from + i;
    const task: Task = { wanted, first, stride: count, end: from + games, until };
    const thread = new Worker(new URL('worker.ts', import.meta.url), { workerData: task });
    threads.push(thread);
    thread.on('message', (told: PlayedSince) => {
      heard(told);
      if (told.failure === undefined || broken !== undefined) return;
      broken = { number: told.number ?? first, failure: told.failure };
      for (const other of threads) void other.terminate();
    });
    return new Promise<void>((resolve, reject) => {
      thread.on('exit', () => resolve());
      thread.on('error', reject);
    });
  });
  await Promise.all(finished);
  return broken;
}
