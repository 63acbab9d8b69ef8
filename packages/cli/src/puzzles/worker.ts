/** A thread that looks through games for puzzles. */
import { parentPort, workerData } from 'node:worker_threads';
import { mine } from './mine.ts';
import type { Recipe } from './recipe.ts';

const recipe: Recipe = workerData;

parentPort?.on('message', (game: number) => parentPort?.postMessage(mine(recipe, game)));
