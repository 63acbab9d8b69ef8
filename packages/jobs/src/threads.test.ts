import { expect, test } from 'vitest';
import { openThreads } from './threads.ts';

const SOURCE = new URL(`data:text/javascript,
import { parentPort } from 'node:worker_threads';
parentPort.on('message', (n) => {
  if (n < 0) throw new Error('less than nothing');
  parentPort.postMessage(n + 1);
});`);

test('a thread that dies over a job is not asked again', async () => {
  const threads = openThreads<number, number>(SOURCE, undefined, 1);
  const told: number[] = [];
  await threads.doAll([1], (n) => told.push(n));
  await expect(threads.doAll([-1], (n) => told.push(n))).rejects.toThrow('less than nothing');
  await threads.doAll([2, 3], (n) => told.push(n));
  expect(told).toEqual([2, 3, 4]);
  await threads.leave();
});
