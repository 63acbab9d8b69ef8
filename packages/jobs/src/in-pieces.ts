/**
 * Heavy work in pieces, each of which can be done anywhere and comes out the same: in threads of this process or, where DATABASE_URL names a Postgres, through
 * a queue, with the help of everybody who has the same sources. This process helps along, so that it is done without any, too.
 */
import { hostname } from 'node:os';
import { helperFor, type Works } from './doer.ts';
import { helpOut } from './help-out.ts';
import { openQueue } from './queue.ts';
import { inThreads } from './threads.ts';
import { throughQueue } from './through-queue.ts';

export interface Wanted<Job, Done> {
  /** What can be done here, by name, and what of it is wanted. */
  readonly works: Works;
  readonly work: string;
  /** Of what decides the results. */
  readonly sources: () => string;
  /** What every piece needs to know. Whatever is asked for at the same time is told apart by it. */
  readonly given: unknown;
  readonly jobs: readonly Job[];
  /** Threads of this process. */
  readonly workers: number;
  /** Hears of every piece that is done, in whatever order; what it throws ends all. */
  readonly note: (done: Done) => void;
  /** Where something is needed that only this machine has. */
  readonly isOnlyHere?: boolean | undefined;
}

/** What a process that helps is called. */
export const helperName = (): string => `${hostname()}/${process.pid}`;

export async function inPieces<Job, Done>(wanted: Wanted<Job, Done>, url = process.env.DATABASE_URL): Promise<void> {
  const { given, isOnlyHere, jobs, note, work, workers, works } = wanted;
  const source = works[work];
  if (source === undefined) throw new Error(`there is no work ${work} here`);
  if (url === undefined || url === '' || isOnlyHere === true || jobs.length === 0)
    return inThreads<Job, Done>(source, given, jobs, workers, note);
  const queue = await openQueue(url);
  const sources = wanted.sources();
  let isOver = false;
  const helpers = Array.from({ length: workers }, () => helperFor(works));
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
