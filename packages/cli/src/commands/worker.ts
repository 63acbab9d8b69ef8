import { availableParallelism, constants, setPriority } from 'node:os';
import { helperFor, helperName, helpOut, openQueue, tuningSourcesOf } from '@elbowroom/jobs';
import { type Command, Misread, optionsOf, wholeNumber } from '../command.ts';
import { HERE } from '../engine/checkout.ts';
import { ALL_WORKS } from '../in-pieces.ts';
import { sourcesHash } from '../ladder/sources.ts';

/** Helps with whatever waits in the queue, until it is ended. */
export const worker: Command = {
  usage: 'worker [--workers n] [--beside address] [--once]',
  what: 'Takes pieces of heavy work from the queue in the Postgres that DATABASE_URL names and does them, --workers at once, below everything else that the machine has to do. --beside names a node of the server on the same machine (http://localhost:3000): no piece is begun while bots think there. --once ends when nothing is left.',
  run: async (args, { say }) => {
    const given = optionsOf(args, {
      workers: { type: 'string', default: String(availableParallelism()) },
      beside: { type: 'string' },
      once: { type: 'boolean', default: false },
    });
    const queue = await openQueue(databaseUrl());
    const sources = sourcesHash();
    setPriority(constants.priority.PRIORITY_LOW); // bots' turns at tables come first
    const [since, begun] = [performance.now(), processorTime()];
    let [played, pieces, last] = [0, 0, since];
    const isOver = (): boolean => given.once && pieces > 0 && performance.now() - last > IDLE;
    const note = (_: unknown, milliseconds: number): void => {
      pieces++;
      played += milliseconds;
      last = performance.now();
    };
    const helpers = Array.from({ length: wholeNumber('workers', given.workers, 1, 256) }, () => helperFor(ALL_WORKS));
    say(`helps with pieces of sources ${sources}`);
    const manner = { sources: [sources, tuningSourcesOf(HERE)], isOver, note, name: helperName(), isFree: freeBeside(given.beside) };
    await Promise.all(helpers.map(({ doer }) => helpOut(queue, doer, manner)));
    say(
      `${pieces} pieces, ${percent(played, (last - since) * helpers.length)} of the time was work, ${processorShare(begun)} of the processor's`,
    );
    await Promise.all(helpers.map(({ leave }) => leave()));
    await queue.leave();
    return 0;
  },
};

/** Milliseconds without a piece after which nothing is left. */
const IDLE = 2000;
/** Milliseconds for a node on the same machine to say whether its bots think: one that says nothing has none. */
const PATIENCE = 1000;

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1e-9)).toFixed(1)} %`;

/** Of the whole process, and of this thread alone. */
function processorTime(): { readonly all: number; readonly own: number } {
  const spent = ({ system, user }: NodeJS.CpuUsage): number => system + user;
  return { all: spent(process.cpuUsage()), own: spent(process.threadCpuUsage()) };
}

/** What this thread took asked the queue and passed pieces on; all else was work. */
function processorShare(begun: ReturnType<typeof processorTime>): string {
  const ended = processorTime();
  const [all, own] = [ended.all - begun.all, ended.own - begun.own];
  return percent(all - own, all);
}

/** Whether no bot thinks at the node of that address; undefined where there is none. */
function freeBeside(address: string | undefined): (() => Promise<boolean>) | undefined {
  if (address === undefined) return undefined;
  return async () => {
    try {
      const answer = await fetch(`${address}/bots`, { signal: AbortSignal.timeout(PATIENCE) });
      const said: unknown = await answer.json();
      return !(typeof said === 'object' && said !== null && 'thinking' in said && Number(said.thinking) > 0);
    } catch {
      return true;
    }
  };
}

export function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (url === undefined || url === '') throw new Misread('DATABASE_URL has to name a Postgres: postgres://…');
  return url;
}
