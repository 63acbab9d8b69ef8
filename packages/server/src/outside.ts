/** All that a node takes from the world beside its store, its bots and its sockets: a clock that only goes forward, timers, and chance. */
import { randomBytes } from 'node:crypto';

/** Ends the timer; nothing happens if it has rung. */
export type Cancel = () => void;

export interface Outside {
  /** Milliseconds since some moment of this node's own. What time it is, the store says. */
  readonly steady: () => number;
  /** Once, later. No timer keeps the process alive. */
  readonly after: (ms: number, work: () => void) => Cancel;
  /** When what is being done now is done. */
  readonly soon: (work: () => void) => void;
  /** Nobody can guess them. */
  readonly bytes: (count: number) => Buffer;
}

export const realOutside: Outside = {
  steady: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms).unref();
    return () => clearTimeout(timer);
  },
  soon: (work) => {
    setImmediate(work);
  },
  bytes: randomBytes,
};

/** Again and again, the first time after `ms`. */
export function every({ after }: Pick<Outside, 'after'>, ms: number, work: () => void): Cancel {
  const again = (): void => {
    cancel = after(ms, again);
    work();
  };
  let cancel = after(ms, again);
  return () => cancel();
}

/** The same for what takes a while: as long as it is still busy it is not begun again. */
export function everyUnlessBusy(
  outside: Pick<Outside, 'after'>,
  ms: number,
  work: () => Promise<void>,
  onFault: (error: unknown) => void,
): Cancel {
  let isBusy = false;
  return every(outside, ms, () => {
    if (isBusy) return;
    isBusy = true;
    work()
      .catch(onFault)
      .finally(() => {
        isBusy = false;
      });
  });
}

export const pause = ({ after }: Pick<Outside, 'after'>, ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => after(ms, resolve)) : Promise.resolve();
