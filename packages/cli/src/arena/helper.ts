/** A thread that helps one of the arena's games to think. */
import { parentPort } from 'node:worker_threads';
import { type Asked, answerTo } from '@elbowroom/bots';

parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(answerTo(asked)));
