import type { Outside } from '../outside.ts';

/**
 * One thing after the other; what comes while nothing is under way begins at once.
 * Whatever takes longer than `patienceMs` is no longer waited for and fails with `late`: it must not block the rest for ever.
 */
export function oneByOne({ after }: Outside, patienceMs: number, late: () => Error): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let isBusy = false;
  const next = (): void => {
    const begin = waiting.shift();
    isBusy = begin !== undefined;
    begin?.();
  };
  return (work) =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        let isAwaited = true;
        const end = (tell: () => void): void => {
          if (!isAwaited) return;
          isAwaited = false;
          cancel();
          tell();
          next();
        };
        const cancel = after(patienceMs, () => end(() => reject(late())));
        work().then(
          (result) => end(() => resolve(result)),
          (error) => end(() => reject(error)),
        );
      };
      if (isBusy) waiting.push(begin);
      else {
        isBusy = true;
        begin();
      }
    });
}
