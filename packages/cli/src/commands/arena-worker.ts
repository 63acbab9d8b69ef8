/** A thread of the arena: plays the games it is asked for, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Contest, playGame } from './arena-game.ts';

const contest: Contest = workerData;
parentPort?.on('message', (game: number) => parentPort?.postMessage(playGame(contest, game)));
