/** A thread of the arena: plays the games it is asked for, one after the other, with helpers of its own if it is to have any. */
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { crewOf, type Line } from '@elbowroom/bots';
import { type Contest, playGame } from './arena-game.ts';

const contest: Contest = workerData;

function lineToHelper(): Line {
  const worker = new Worker(new URL('./arena-helper.ts', import.meta.url));
  return {
    send: (asked) => worker.postMessage(asked),
    onAnswer: (hear) => worker.on('message', hear),
    onEnd: (hear) => worker.on('error', hear),
  };
}

const crew = crewOf(Array.from({ length: (contest.threads ?? 1) - 1 }, lineToHelper), (ms) => wait(ms));
parentPort?.on('message', async (game: number) => parentPort?.postMessage(await playGame(contest, game, crew)));
