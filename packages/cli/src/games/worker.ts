/** A thread that plays games of a set. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Asked, gameLine } from './game.ts';

const asked: Asked = workerData;
parentPort?.on('message', (game: number) => parentPort?.postMessage(gameLine(asked, game)));
