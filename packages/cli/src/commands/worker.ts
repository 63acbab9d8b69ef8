import { availableParallelism, constants, setPriority } from 'node:os';
import { helpOut, openQueue } from '@elbowroom/jobs';
import { type Command, Misread, optionsOf, wholeNumber } from '../command.ts';
import { doerOf } from '../in-pieces.ts';
import { sourcesHash } from '../ladder/sources.ts';

/** Helps with whatever waits in the queue, until it is ended. */
export const worker: Command = {
  usage: 'worker [--workers n] [--once]',
  what: 'Takes pieces of heavy work from the queue in the Postgres that DATABASE_URL names and does them, --workers at once, below everything else that the machine has to do. --once ends when nothing is left.',
  run: async (args, { say }) => {
    const given = optionsOf(args, {
      workers: { type: 'string', default: String(availableParallelism()) },
      once: { type: 'boolean', default: false },
    });
    const queue = await openQueue(databaseUrl());
    const sources = sourcesHash();
    setPriority(constants.priority.PRIORITY_LOW); // bots' turns at tables come first
    const since = performance.now();
    let [played, pieces] = [0, 0];
    const isOver = (): boolean => given.once && pieces > 0 && performance.now() - last > IDLE;
    let last = since;
    const doers = Array.from({ length: wholeNumber('workers', given.workers, 1, 256) }, doerOf);
    say(`helps with pieces of sources ${sources}`);
    await Promise.all(
      doers.map(({ doer }) =>
        helpOut(queue, doer, {
          sources,
          isOver,
          note: (_, milliseconds) => {
            pieces++;
            played += milliseconds;
            last = performance.now();
          },
        }),
      ),
    );
    say(`${pieces} pieces, ${((100 * played) / ((last - since) * doers.length)).toFixed(1)} % of the time was work`);
    await Promise.all(doers.map(({ leave }) => leave()));
    await queue.leave();
    return 0;
  },
};

/** Milliseconds without a piece after which nothing is left. */
const IDLE = 2000;

export function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (url === undefined || url === '') throw new Misread('DATABASE_URL has to name a Postgres: postgres://…');
  return url;
}
