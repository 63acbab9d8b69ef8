/** Work in threads: each takes the next job as soon as it has done one. */
import { Worker } from 'node:worker_threads';

/** Threads that stay until they are let go. */
export interface Threads<Job, Done> {
  /** `note` hears of every job that is done, in whatever order; what it throws ends all. */
  readonly doAll: (jobs: readonly Job[], note: (done: Done) => void) => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** `given` is what every thread knows. */
export function openThreads<Job, Done>(source: URL, given: unknown, workers: number): Threads<Job, Done> {
  const threads: Worker[] = [];
  return {
    doAll: async (jobs, note) => {
      const open = [...jobs];
      while (threads.length < Math.min(workers, open.length)) threads.push(new Worker(source, { workerData: given }));
      const done = threads.map(async (thread) => {
        try {
          await doAll(thread, open, note);
        } catch (error) {
          // It may be dead, and would never answer again: the next job begins another.
          threads.splice(threads.indexOf(thread), 1);
          void thread.terminate();
          throw error;
        }
      });
      await Promise.all(done);
    },
    leave: async () => {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}

/** The same for jobs that are known at once; here, whatever a queue could do for them. */
export async function inThreads<Job, Done>(
  source: URL,
  given: unknown,
  jobs: readonly Job[],
  workers: number,
  note: (done: Done) => void,
): Promise<void> {
  const threads = openThreads<Job, Done>(source, given, workers);
  try {
    await threads.doAll(jobs, note);
  } finally {
    await threads.leave();
  }
}

/** Lets a thread do what is open until nothing is. */
function doAll<Job, Done>(thread: Worker, open: Job[], note: (done: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const job = open.shift();
      if (job !== undefined) thread.postMessage(job);
      else {
        thread.off('error', reject);
        thread.off('message', hear);
        resolve();
      }
    };
    const hear = (done: Done): void => {
      try {
        note(done);
        next();
      } catch (error) {
        reject(error);
      }
    };
    thread.on('error', reject);
    thread.on('message', hear);
    next();
  });
}
