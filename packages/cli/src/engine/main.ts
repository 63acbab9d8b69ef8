/**
 * Bots of any checkout of this repository as an engine: `node main.ts <folder>`. It speaks the protocol of docs/guide/engine-protocol.md, a line each way.
 * A game that comes with its seed is followed move by move, by the rules of that checkout; any other is decided by the views that it is shown.
 *
 * Thinking is done in a thread, so that the end of the input ends the process whatever it thinks about.
 */
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';

const thinker = new Worker(new URL('./thinker.ts', import.meta.url), { workerData: process.argv[2] });
thinker.on('message', (line: string) => process.stdout.write(`${line}\n`));
thinker.on('error', ({ message }) => process.stdout.write(`fault ${message.split('\n', 1)[0]}\n`, () => process.exit(1)));

const orders = createInterface({ input: process.stdin });
orders.on('line', (line) => (line === 'quit' ? process.exit() : thinker.postMessage(line)));
orders.on('close', () => process.exit());
