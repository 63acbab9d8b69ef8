/** One thing after the other. Whatever takes longer than `patienceMs` is no longer waited for and fails with `late`: it must not block the rest for ever. */
export function oneByOne(patienceMs: number, late: () => Error): <T>(work: () => Promise<T>) => Promise<T> {
  let tail: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = tail.then(() => within(work(), patienceMs, late));
    tail = turn.catch(() => {});
    return turn;
  };
}

function within<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    work.then(
      (result) => {
        clearTimeout(timer);
        resolve(result);
      },
      (error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
