/** Plays its share of the games in a thread of its own, and tells how they went. */
import { parentPort, workerData } from 'node:worker_threads';
import { invariants } from '../../packages/rules/test/invariants/index.ts';
import { playRandomly } from '../../packages/rules/test/random-game.ts';
import { planned } from './plan.ts';
import type { PlayedSince, Task } from './run.ts';

/** Milliseconds between two reports. */
const REPORT = 100;

const { wanted, first, stride, end, until }: Task = workerData;
let told: PlayedSince = { games: 0, moves: 0 };
let last = Date.now();
for (let number = first; number < end && Date.now() < until; number += stride) {
  const game = planned(wanted, number);
  const { moves, failure } = playRandomly(game, game.seed, invariants);
  told = { games: told.games + 1, moves: told.moves + moves };
  if (failure !== undefined) {
    parentPort?.postMessage({ ...told, failure, number } satisfies PlayedSince);
    break;
  }
  if (Date.now() - last < REPORT) continue;
  parentPort?.postMessage(told);
  told = { games: 0, moves: 0 };
  last = Date.now();
}
if (told.games > 0) parentPort?.postMessage(told);
