/** Work in threads: each takes the next job as soon as it has done one. */
import { Worker } from 'node:worker_threads';

/** `note` hears of every job that is done, in whatever order; what it throws ends all. `given` is what every thread knows. */
export async function inThreads<Job, Done>(
  source: URL,
  given: unknown,
  jobs: readonly Job[],
  workers: number,
  note: (done: Done) => void,
): Promise<void> {
  const open = [...jobs];
  const threads = Array.from({ length: Math.min(workers, open.length) }, () => new Worker(source, { workerData: given }));
  try {
    await Promise.all(threads.map((thread) => doAll(thread, open, note)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Lets a thread do what is open until nothing is. */
function doAll<Job, Done>(thread: Worker, open: Job[], note: (done: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const job = open.shift();
      if (job === undefined) resolve();
      else thread.postMessage(job);
    };
    thread.on('error', reject);
    thread.on('message', (done: Done) => {
      try {
        note(done);
      } catch (error) {
        return reject(error);
      }
      next();
    });
    next();
  });
}
