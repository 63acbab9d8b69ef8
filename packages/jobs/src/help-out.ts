/** Whoever helps: takes one piece after the other and does it, until there is nothing left or somebody says so. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Piece, Queue, Taker } from './queue.ts';

/** Does a piece; what it throws is why it could not be done. */
export type Doer = (piece: Piece) => Promise<unknown>;

interface Manner extends Taker {
  readonly isOver: () => boolean;
  /** Whether there is nothing that comes first: as long as bots at tables want the machine, nothing is begun. Left out: there is nothing. */
  readonly isFree?: (() => boolean | Promise<boolean>) | undefined;
  /** Hears of every piece that is done. */
  readonly note?: (piece: Piece, milliseconds: number) => void;
  /** The clock, where it is not the real one. */
  readonly clock?: Clock;
}

interface Clock {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** Milliseconds between two looks where there was nothing to do, and between two signs of life. */
const PAUSE = 200;
const SIGN = 3000;
/** Of pieces that take less than so many milliseconds the next one is fetched meanwhile; longer ones are left to whoever has nothing to do. */
const SHORT = 1000;

/** Why somebody gives a piece back that they could have done. */
export const LET_GO = 'it was let go, for somebody else to do';

const REAL: Clock = { now: () => performance.now(), wait: (milliseconds) => wait(milliseconds) };

export async function helpOut(queue: Queue, doer: Doer, manner: Manner): Promise<void> {
  const { clock = REAL, isFree = () => true, isOver } = manner;
  const next = async (): Promise<Piece | undefined> => ((await isFree()) && !isOver() ? queue.take(manner) : undefined);
  let fetched: Promise<Piece | undefined> | undefined;
  let last = Number.POSITIVE_INFINITY;
  while (!isOver()) {
    const piece = await (fetched ?? next());
    fetched = undefined;
    if (piece === undefined) {
      await clock.wait(PAUSE);
      continue;
    }
    // What is fetched ahead would begin without another look.
    if (last < SHORT && manner.isFree === undefined) {
      fetched = next();
      fetched.catch(() => {}); // told when it is awaited
    }
    const since = clock.now();
    if (await isDone(queue, doer, piece, fetched)) manner.note?.(piece, clock.now() - since);
    last = clock.now() - since;
  }
  const unbegun = await fetched;
  if (unbegun !== undefined) await queue.fail(unbegun, LET_GO).catch(() => {});
}

/** Whoever has it says so every now and then, and of the next one, too. */
async function isDone(queue: Queue, doer: Doer, piece: Piece, next: Promise<Piece | undefined> | undefined): Promise<boolean> {
  const alive = setInterval(() => {
    void queue.touch(piece).catch(() => {});
    void next?.then((one) => one && queue.touch(one)).catch(() => {});
  }, SIGN);
  try {
    await queue.finish(piece, await doer(piece));
    return true;
  } catch (error) {
    // Where even that cannot be told, silence will.
    await queue.fail(piece, error instanceof Error ? error.message : String(error)).catch(() => {});
    return false;
  } finally {
    clearInterval(alive);
  }
}
