/** What is measured of the environment for learners: steps of 64 games at once at random, each with its observation and its mask; and the same with the way through a pipe. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { act, type Batch, HEAD, openBatch, RECORD } from '../packages/cli/src/environment/batch.ts';
import { writeAround } from '../packages/cli/src/environment/frames.ts';
import type { Setup } from '../packages/rules/src/index.ts';
import { ACTIONS, OBSERVATION } from '../packages/rules/src/learning.ts';
import { randomFrom } from '../packages/rules/test/random.ts';
import type { Yardstick } from './slices.ts';
import type { Work } from './work.ts';

const GAMES = 64;

/** `send` does something with what is seen after each step. */
function stepping(edition: Setup['edition'], seats: number, send: (batch: Batch) => void): Work {
  const players = Array.from({ length: seats }, () => 'learner' as const);
  const batch = openBatch({ setup: { edition, seats }, games: GAMES, seed: 'bench', players, steps: 0, reward: 'outcome' });
  const random = randomFrom('bench learning');
  const actions = new Uint16Array(GAMES);
  /** The next open one after any: quickly found, for it is not the learner that is measured. */
  const choose = (game: number): number => {
    const at = game * RECORD + HEAD.bytes + OBSERVATION;
    let action = random(ACTIONS);
    while (batch.records[at + action] === 0) action = action + 1 === ACTIONS ? 0 : action + 1;
    return action;
  };
  return (milliseconds) => {
    const until = performance.now() + milliseconds;
    let steps = 0;
    for (; performance.now() < until; steps += GAMES) {
      for (let game = 0; game < GAMES; game++) actions[game] = choose(game);
      if (act(batch, actions) !== undefined) throw new Error('the mask and the rules do not agree');
      send(batch);
    }
    return { steps };
  };
}

export const learning = (edition: Setup['edition'], seats: number): Work => stepping(edition, seats, () => {});

/** A pipe that somebody reads who does nothing with it. */
function openDrain(): number {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-pipe-'));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  spawn('sh', ['-c', `exec cat < ${pipe} > /dev/null`], { stdio: 'ignore' }).unref();
  const to = openSync(pipe, 'w');
  rmSync(folder, { recursive: true });
  return to;
}

export function piping(edition: Setup['edition'], seats: number): Work {
  let to: number | undefined;
  return stepping(edition, seats, ({ frame, frameWords }) => {
    to ??= openDrain();
    writeAround(to, 'g', frame, frameWords);
  });
}

/** What the pipe leaves of the speed. */
export const besideThread = (edition: Setup['edition'], seats: number): Yardstick => ({
  name: 'unpiped',
  work: learning(edition, seats),
  thing: 'steps',
});
