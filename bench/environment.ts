/**
 * What is measured of the environment for learners: steps of 64 games at once at random, each with its observation and its mask. Once in this thread, once as whoever learns
 * has it: a process of its own, asked and answered through pipes, whose processor time counts, that of all its threads.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { act, HEAD, openBatch, RECORD } from '../packages/cli/src/environment/batch.ts';
import { framesFrom, writeFrame } from '../packages/cli/src/environment/frames.ts';
import type { Setup } from '../packages/rules/src/index.ts';
import { ACTIONS, OBSERVATION } from '../packages/rules/src/learning.ts';
import { randomFrom } from '../packages/rules/test/random.ts';
import type { Yardstick } from './slices.ts';
import type { Work } from './work.ts';

const GAMES = 64;
const COMMAND = fileURLToPath(new URL('../packages/cli/src/main.ts', import.meta.url));
/** Steps of all games between two looks at the clock of another process. */
const BETWEEN = 16;
const NANOSECONDS = 1e6;
/** Processor time after which a process that plays compiles hardly anything any more, in milliseconds. */
const COMPILED_MS = 12_000;

/** Actions at random for what is seen. */
function chooser(): (records: Uint8Array | Uint8ClampedArray) => Uint16Array {
  const random = randomFrom('bench learning');
  const actions = new Uint16Array(GAMES);
  return (records) => {
    for (let game = 0; game < GAMES; game++) {
      const at = game * RECORD + HEAD.bytes + OBSERVATION;
      // The next open one after any: quickly found, for it is not the learner that is measured.
      let action = random(ACTIONS);
      while (records[at + action] === 0) action = action + 1 === ACTIONS ? 0 : action + 1;
      actions[game] = action;
    }
    return actions;
  };
}

function stepping(step: () => void, clock: () => number, atOnce: number): Work {
  return (milliseconds) => {
    const until = clock() + milliseconds;
    let steps = 0;
    for (; clock() < until; steps += atOnce * GAMES) for (let i = 0; i < atOnce; i++) step();
    return { steps };
  };
}

/** In this thread. */
export function learning(edition: Setup['edition'], seats: number): Work {
  const players = Array.from({ length: seats }, () => 'learner' as const);
  const batch = openBatch({ setup: { edition, seats }, games: GAMES, seed: 'bench', players, steps: 0, reward: 'outcome' });
  const chosen = chooser();
  const step = (): void => {
    if (act(batch, chosen(batch.records)) !== undefined) throw new Error('the mask and the rules do not agree');
  };
  return stepping(step, () => performance.now(), 1);
}

/** What the way through a process and its pipes leaves of the speed. */
export const besideThread = (edition: Setup['edition'], seats: number): Yardstick => ({
  name: 'unpiped',
  work: learning(edition, seats),
  thing: 'steps',
});

interface Environment {
  readonly pid: number;
  /** Asks, waits, and answers with the body of the answer. */
  readonly ask: (kind: string, body: Uint8Array) => Uint8Array;
}

/** It ends when its input does, with this process at the latest. */
function started(): Environment {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-pipe-'));
  const [asked, told] = [join(folder, 'asked'), join(folder, 'told')];
  execFileSync('mkfifo', [asked, told]);
  const run = 'exec "$0" "$1" environment < "$2" > "$3"';
  const child = spawn('sh', ['-c', run, process.execPath, COMMAND, asked, told], { stdio: ['ignore', 'ignore', 'inherit'] });
  child.unref();
  const [to, from] = [openSync(asked, 'w'), openSync(told, 'r')];
  rmSync(folder, { recursive: true });
  const next = framesFrom(from);
  const ask = (kind: string, body: Uint8Array): Uint8Array => {
    writeFrame(to, kind, body);
    const answer = next();
    if (answer === undefined || answer.kind === 'e') throw new Error(`the environment does not answer ${kind}`);
    return answer.body;
  };
  return { pid: child.pid ?? 0, ask };
}

/** Milliseconds of processor time of all threads of a process. */
function timeOf(pid: number): number {
  const threads = `/proc/${pid}/task`;
  const spent = readdirSync(threads).map((thread) => Number(readFileSync(join(threads, thread, 'schedstat'), 'utf8').split(' ')[0]));
  return spent.reduce((sum, one) => sum + one, 0) / NANOSECONDS;
}

/** Whether this system tells what another process has used. */
export const canPipe = (): boolean => existsSync('/proc/self/task') && existsSync('/proc/self/schedstat');

/**
 * In a process of its own, which is started when it is first asked for, and asked until its code is compiled: whoever learns asks for hours. It works for so long by its
 * own clock: beside others it gets little of any other time.
 */
export function piping(edition: Setup['edition'], seats: number): { readonly work: Work; readonly clock: () => number } {
  const chosen = chooser();
  let seen: Uint8Array = new Uint8Array();
  let environment: Environment | undefined;
  const step = ({ ask }: Environment): void => {
    const { buffer } = chosen(seen);
    seen = ask('s', new Uint8Array(buffer));
  };
  const opened = (): Environment => {
    if (environment !== undefined) return environment;
    environment = started();
    const { ask, pid } = environment;
    ask('o', new TextEncoder().encode(JSON.stringify({ games: GAMES, seed: 'bench', setup: { edition, seats } })));
    seen = ask('r', new Uint8Array());
    while (timeOf(pid) < COMPILED_MS) step(environment);
    return environment;
  };
  const clock = (): number => timeOf(opened().pid);
  return { work: stepping(() => step(opened()), clock, BETWEEN), clock };
}
