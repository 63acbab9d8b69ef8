/**
 * Bots of any checkout of this repository as a process: `node main.ts <folder>`. It reads orders and writes answers, a line each.
 *
 *     ready random,novice,…             said first: the levels there are; or `fault why`
 *     game {"edition":"classic",…}      a new game by its set-up
 *     sit 0 master any seed             who decides for a seat of it
 *     moves pick 0, conquer 7           what was played since
 *     go 0 ms 1000                      or `steps 20000`: answered by `move conquer 7`, or by `fault why`
 *
 * Thinking is done in a thread, so that the end of the input ends the process whatever it thinks about.
 */
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';

const thinker = new Worker(new URL('./thinker.ts', import.meta.url), { workerData: process.argv[2] });
thinker.on('message', (line: string) => process.stdout.write(`${line}\n`));
thinker.on('error', ({ message }) => process.stdout.write(`fault ${message.split('\n', 1)[0]}\n`, () => process.exit(1)));

const orders = createInterface({ input: process.stdin });
orders.on('line', (line) => thinker.postMessage(line));
orders.on('close', () => process.exit());
