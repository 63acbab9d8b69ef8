/**
 * Heavy work in pieces, each of which can be done anywhere and comes out the same: in threads of this process or, where DATABASE_URL names a Postgres, through
 * a queue, with the help of every `elbowroom worker` that has the same sources. This process helps along, so that it is done without any, too.
 */
import { type Doer, helpOut, openQueue, type Piece, throughQueue } from '@elbowroom/jobs';
import { sourcesHash } from './ladder/sources.ts';
import { inThreads, openThreads, type Threads } from './threads.ts';

/** What can be asked for by name: a row in a database does not choose which file is run. */
const WORKS = {
  arena: new URL('./arena/worker.ts', import.meta.url),
  games: new URL('./games/worker.ts', import.meta.url),
  review: new URL('./review/worker.ts', import.meta.url),
} as const;

interface Wanted<Job, Done> {
  readonly work: keyof typeof WORKS;
  /** What every piece needs to know. */
  readonly given: unknown;
  readonly jobs: readonly Job[];
  /** Threads of this process. */
  readonly workers: number;
  /** Hears of every piece that is done, in whatever order; what it throws ends all. */
  readonly note: (done: Done) => void;
  /** Where something is needed that only this machine has. */
  readonly isOnlyHere?: boolean;
}

export async function inPieces<Job, Done>(
  { given, isOnlyHere, jobs, note, work, workers }: Wanted<Job, Done>,
  url = process.env.DATABASE_URL,
): Promise<void> {
  if (url === undefined || url === '' || isOnlyHere === true || jobs.length === 0)
    return inThreads<Job, Done>(WORKS[work], given, jobs, workers, note);
  const queue = await openQueue(url);
  const sources = sourcesHash();
  let isOver = false;
  const doers = Array.from({ length: workers }, doerOf);
  const helping = doers.map(({ doer }) => helpOut(queue, doer, { sources, isOver: () => isOver }));
  try {
    await Promise.race([
      throughQueue<Done>(queue, { work, sources, given }, jobs, note),
      Promise.all(helping).then(() => new Promise<never>(() => {})),
    ]);
  } finally {
    isOver = true;
    await Promise.all(doers.map(({ leave }) => leave()));
    await Promise.allSettled(helping);
    await queue.leave();
  }
}

/** Does pieces in a thread of its own, which stays while the next piece is of the same run. */
export function doerOf(): { readonly doer: Doer; readonly leave: () => Promise<void> } {
  let [threads, of]: [Threads<unknown, unknown>?, string?] = [];
  let giveBack = (): void => {};
  const leave = async (): Promise<void> => {
    giveBack();
    await threads?.leave();
    threads = undefined;
  };
  const doer = async ({ given, job, queue, work }: Piece): Promise<unknown> => {
    const [, source] = Object.entries(WORKS).find(([name]) => name === work) ?? [];
    if (source === undefined) throw new Error(`there is no work ${work} here`);
    if (of !== queue) await leave();
    of = queue;
    threads ??= openThreads(source, given, 1);
    let output: unknown;
    const done = threads.doAll([job], (told) => {
      output = told;
    });
    const letGo = new Promise<never>((_, reject) => {
      giveBack = () => reject(new Error('it was let go, for somebody else to do'));
    });
    await Promise.race([done, letGo]);
    return output;
  };
  return { doer, leave };
}
