import type { Outside } from '../outside.ts';

/** One thing after the other. Whatever takes longer than `patienceMs` is no longer waited for and fails with `late`: it must not block the rest for ever. */
export function oneByOne(outside: Outside, patienceMs: number, late: () => Error): <T>(work: () => Promise<T>) => Promise<T> {
  let tail: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = tail.then(() => within(outside, work(), patienceMs, late));
    tail = turn.catch(() => {});
    return turn;
  };
}

function within<T>({ after }: Outside, work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = after(ms, () => reject(late()));
    work.then(
      (result) => {
        cancel();
        resolve(result);
      },
      (error) => {
        cancel();
        reject(error);
      },
    );
  });
}
