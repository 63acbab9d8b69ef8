/** A thread of the arena: plays the games it is asked for, one after the other, with helpers and engines of its own if it is to have any. */
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { crewOf, type Line } from '@elbowroom/bots';
import { checkoutOf } from '../engine/checkout.ts';
import { type Engine, EngineFault, startCheckout, startProgram } from '../engine/engine.ts';
import type { Contest, Played } from './contest.ts';
import type { Entrant } from './entrant.ts';
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

/** One that has ended, by whatever it did, is begun anew; one that never began is not tried again. */
async function engineFor({ commit, program = [] }: Entrant): Promise<Engine> {
  const key = commit ?? program.join(' ');
  const before = engines.get(key);
  if (before !== undefined && !(await before).isGone()) return before;
  const engine = commit === undefined ? startProgram(program) : startCheckout(checkoutOf(commit));
  engines.set(key, engine);
  return engine;
}

const crew = crewOf(Array.from({ length: (contest.threads ?? 1) - 1 }, lineToHelper), (ms) => wait(ms));

async function told(game: number): Promise<Told> {
  try {
    return await playGame(contest, game, crew, engineFor);
  } catch (error) {
    if (error instanceof EngineFault) return { foul: `game ${game}: ${error.message}` };
    throw error;
  }
}

parentPort?.on('message', async (game: number) => parentPort?.postMessage(await told(game)));
