/** A thread that plays games of a study. */
import { parentPort, workerData } from 'node:worker_threads';
import { playStudied, type Study } from '@elbowroom/bots/balance';

const study: Study = workerData;
parentPort?.on('message', (game: number) => parentPort?.postMessage(playStudied(study, game)));
