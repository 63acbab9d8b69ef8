/** A thread that looks at puzzles once more. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Doubt, type Look, rechecked } from './recheck.ts';

const look: Look = workerData;

parentPort?.on('message', (doubt: Doubt) => parentPort?.postMessage(rechecked(doubt, look)));
