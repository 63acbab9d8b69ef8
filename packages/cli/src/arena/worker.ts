/** A thread of the arena: plays the games it is asked for, one after the other, with helpers and engines of its own if it is to have any. */
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { crewOf, type Line } from '@elbowroom/bots';
import { checkoutOf } from '../engine/checkout.ts';
import { type Engine, EngineFault, startEngine } from '../engine/engine.ts';
import type { Contest, Played } from './contest.ts';
import { playGame } from './game.ts';

/** What a thread answers: a game, or why it was broken off. */
export type Told = Played | { readonly foul: string };

const contest: Contest = workerData;

function lineToHelper(): Line {
  const worker = new Worker(new URL('./helper.ts', import.meta.url));
  return {
    send: (asked) => worker.postMessage(asked),
    onAnswer: (hear) => worker.on('message', hear),
    onEnd: (hear) => worker.on('error', hear),
  };
}

const engines = new Map<string, Promise<Engine>>();

function engineAt(commit: string): Promise<Engine> {
  const engine = engines.get(commit) ?? startEngine(checkoutOf(commit));
  engines.set(commit, engine);
  return engine;
}

const crew = crewOf(Array.from({ length: (contest.threads ?? 1) - 1 }, lineToHelper), (ms) => wait(ms));

async function told(game: number): Promise<Told> {
  try {
    return await playGame(contest, game, crew, engineAt);
  } catch (error) {
    if (error instanceof EngineFault) return { foul: `game ${game}: ${error.message}` };
    throw error;
  }
}

parentPort?.on('message', async (game: number) => parentPort?.postMessage(await told(game)));
