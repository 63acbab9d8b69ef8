/** A thread that plays duels. */
import { parentPort } from 'node:worker_threads';
import { type Duel, fought } from './duel.ts';

parentPort?.on('message', (duel: Duel) => parentPort?.postMessage(fought(duel)));
