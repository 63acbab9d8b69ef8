/** Does pieces in a thread of its own, which stays while the next piece is of the same run. */
import { type Doer, LET_GO } from './help-out.ts';
import type { Piece } from './queue.ts';
import { openThreads, type Threads } from './threads.ts';

/** What can be asked for by name: a row in a database does not choose which file is run. */
export type Works = Readonly<Record<string, URL>>;

interface Helper {
  readonly doer: Doer;
  /** Whatever it is at is given back. */
  readonly leave: () => Promise<void>;
}

export function helperFor(works: Works): Helper {
  let [threads, of]: [Threads<unknown, unknown>?, string?] = [];
  let giveBack = (): void => {};
  const leave = async (): Promise<void> => {
    giveBack();
    await threads?.leave();
    threads = undefined;
  };
  const doer = async ({ given, job, queue, work }: Piece): Promise<unknown> => {
    const source = Object.hasOwn(works, work) ? works[work] : undefined;
    if (source === undefined) throw new Error(`there is no work ${work} here`);
    if (of !== queue) await leave();
    of = queue;
    threads ??= openThreads(source, given, 1);
    let output: unknown;
    const done = threads.doAll([job], (told) => {
      output = told;
    });
    const letGo = new Promise<never>((_, reject) => {
      giveBack = () => reject(new Error(LET_GO));
    });
    await Promise.race([done, letGo]);
    return output;
  };
  return { doer, leave };
}
