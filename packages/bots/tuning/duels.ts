/** Many duels, on several cores; the results do not depend on how many. */
import { Worker } from 'node:worker_threads';
import type { Duel } from './duel.ts';

/** In the order of the duels: the first one's share of each victory. */
export async function foughtAll(duels: readonly Duel[], workers: number): Promise<number[]> {
  const results = duels.map(() => 0);
  let next = 0;
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./duel-worker.ts', import.meta.url));
      let at = -1;
      const feed = (): void => {
        at = next++;
        if (at < duels.length) worker.postMessage(duels[at]);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('error', reject);
      worker.on('message', (share: number) => {
        results[at] = share;
        process.stderr.write(`\r${Math.min(next, duels.length)} of ${duels.length} games `);
        feed();
      });
      feed();
    });
  await Promise.all(Array.from({ length: Math.min(workers, duels.length) }, thread));
  process.stderr.write('\r\x1b[K');
  return results;
}
