/** The other side of `pieces.ts`, in a thread. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Placed } from './pieces.ts';

/** `work` is made once, from what all pieces need to know. */
export function serve<Given, Job, Done>(work: (given: Given) => (job: Job) => Done): void {
  const data: { readonly given: Given } = workerData;
  const done = work(data.given);
  parentPort?.on('message', ({ at, piece }: Placed<Job>) => parentPort?.postMessage({ at, piece: done(piece) } satisfies Placed<Done>));
}
