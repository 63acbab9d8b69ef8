/** Whoever helps: takes one piece after the other and does it, until there is nothing left or somebody says so. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Piece, Queue } from './queue.ts';

/** Does a piece; what it throws is why it could not be done. */
export type Doer = (piece: Piece) => Promise<unknown>;

interface Manner {
  /** Takes pieces of these sources only. */
  readonly sources: string;
  readonly isOver: () => boolean;
  /** Hears of every piece that is done. */
  readonly note?: (piece: Piece, milliseconds: number) => void;
}

/** Milliseconds between two looks where there was nothing to do, and between two signs of life. */
const PAUSE = 200;
const SIGN = 3000;

export async function helpOut(queue: Queue, doer: Doer, { isOver, note, sources }: Manner): Promise<void> {
  while (!isOver()) {
    const piece = await queue.take(sources);
    if (piece === undefined) {
      await wait(PAUSE);
      continue;
    }
    const alive = setInterval(() => void queue.touch(piece).catch(() => {}), SIGN);
    const since = performance.now();
    try {
      const output = await doer(piece);
      await queue.finish(piece, output);
      note?.(piece, performance.now() - since);
    } catch (error) {
      await queue.fail(piece, error instanceof Error ? error.message : String(error));
    } finally {
      clearInterval(alive);
    }
  }
}
