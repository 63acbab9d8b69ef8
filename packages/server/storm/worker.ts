/** Sails through its share of the storms in a thread of its own, and tells how each went. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Task, Told } from './run.ts';
import { buildDoors, storm } from './storm.ts';

const { first, stride, end, minutes }: Task = workerData;
// Refusals are errors, and there are many: where they were made is not looked at.
Error.stackTraceLimit = 0;
const doors = await buildDoors();
for (let number = first; number < end; number += stride) {
  parentPort?.postMessage({ begun: number } satisfies Told);
  const report = await storm(String(number), doors, { minutes });
  parentPort?.postMessage({ report } satisfies Told);
  if (report.violations.length > 0) break;
}
process.exit(0); // what was cut off in the last storm still waits for an answer
