/**
 * Heavy work in pieces, each of which can be done anywhere and comes out the same: in threads of this process or, where DATABASE_URL names a Postgres, through
 * a queue, with the help of every `elbowroom worker` that has the same sources. This process helps along, so that it is done without any, too.
 */
import { hostname } from 'node:os';
import { helperFor, helpOut, inThreads, openQueue, throughQueue } from '@elbowroom/jobs';
import { sourcesHash } from './ladder/sources.ts';

/** What can be asked for by name. */
export const WORKS = {
  arena: new URL('./arena/worker.ts', import.meta.url),
  balance: new URL('./balance/worker.ts', import.meta.url),
  games: new URL('./games/worker.ts', import.meta.url),
  puzzles: new URL('./puzzles/worker.ts', import.meta.url),
  'puzzle-check': new URL('./puzzles/checker.ts', import.meta.url),
  review: new URL('./review/worker.ts', import.meta.url),
} as const;

interface Wanted<Job, Done> {
  readonly work: keyof typeof WORKS;
  /** What every piece needs to know. Whatever is asked for at the same time is told apart by it. */
  readonly given: unknown;
  readonly jobs: readonly Job[];
  /** Threads of this process. */
  readonly workers: number;
  /** Hears of every piece that is done, in whatever order; what it throws ends all. */
  readonly note: (done: Done) => void;
  /** Where something is needed that only this machine has. */
  readonly isOnlyHere?: boolean;
}

/** What a process that helps is called. */
export const helperName = (): string => `${hostname()}/${process.pid}`;

export async function inPieces<Job, Done>(
  { given, isOnlyHere, jobs, note, work, workers }: Wanted<Job, Done>,
  url = process.env.DATABASE_URL,
): Promise<void> {
  if (url === undefined || url === '' || isOnlyHere === true || jobs.length === 0)
    return inThreads<Job, Done>(WORKS[work], given, jobs, workers, note);
  const queue = await openQueue(url);
  const sources = sourcesHash();
  let isOver = false;
  const helpers = Array.from({ length: workers }, () => helperFor(WORKS));
  const helping = helpers.map(({ doer }) => helpOut(queue, doer, { sources: [sources], isOver: () => isOver, name: helperName() }));
  try {
    await Promise.race([
      throughQueue<Done>(queue, { work, sources, given }, jobs, note),
      Promise.all(helping).then(() => new Promise<never>(() => {})),
    ]);
  } finally {
    isOver = true;
    await Promise.all(helpers.map(({ leave }) => leave()));
    await Promise.allSettled(helping);
    await queue.leave();
  }
}
