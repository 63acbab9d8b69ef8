/**
 * Group commit: whatever arrives while one batch is being written shares the next one.
 * `lanes` batches may be under way at once; two entries with the same key never are in one batch, nor in two at once. Without a key, anything goes together.
 */
interface Waiting<T, R> {
  readonly item: T;
  readonly key: string | undefined;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

export function gather<T, R>(
  keyOf: (item: T) => string | undefined,
  write: (batch: readonly T[]) => R[] | Promise<R[]>,
  { lanes, most }: { readonly lanes: number; readonly most: number },
): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let underWay = 0;
  let isPlanned = false;
  const busy = new Set<string>();

  const plan = (): void => {
    if (isPlanned || underWay >= lanes || waiting.length === 0) return;
    isPlanned = true;
    setImmediate(flush);
  };

  const taken = (): Waiting<T, R>[] => {
    const batch: Waiting<T, R>[] = [];
    const left: Waiting<T, R>[] = [];
    for (const entry of waiting) {
      const { key } = entry;
      const isFree = batch.length < most && (key === undefined || !busy.has(key));
      (isFree ? batch : left).push(entry);
      if (isFree && key !== undefined) busy.add(key);
    }
    waiting = left;
    return batch;
  };

  const flush = async (): Promise<void> => {
    isPlanned = false;
    const batch = taken();
    if (batch.length === 0) return;
    underWay++;
    plan();
    try {
      const results = await write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, i) => {
        resolve(results[i] as R);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      underWay--;
      for (const { key } of batch) if (key !== undefined) busy.delete(key);
      plan();
    }
  };

  return (item) =>
    new Promise<R>((resolve, reject) => {
      waiting.push({ item, key: keyOf(item), resolve, reject });
      plan();
    });
}
