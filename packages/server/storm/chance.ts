/** All that is left to chance in a storm, from one seed: the same words, the same storm. */
import { createHash } from 'node:crypto';

export interface Chance {
  /** From 0 to just below 1. */
  readonly next: () => number;
  /** A whole number from 0 on. */
  readonly below: (most: number) => number;
  readonly between: (least: number, most: number) => number;
  readonly isLikely: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly bytes: (count: number) => Buffer;
  /** How long until something that comes every `mean` milliseconds. */
  readonly wait: (mean: number) => number;
}

/** The generator is sfc32: small, quick, and good enough to shuffle events. */
export function chanceFrom(seed: string): Chance {
  const start = createHash('sha256').update(seed).digest();
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => start.readInt32LE(at)) as [number, number, number, number];
  const whole = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  const next = (): number => whole() / 2 ** 32;
  const below = (most: number): number => Math.floor(next() * most);
  return {
    next,
    below,
    between: (least, most) => least + next() * (most - least),
    isLikely: (share) => next() < share,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('nothing to choose from');
      return list[below(list.length)] as T;
    },
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => below(256))),
    wait: (mean) => -Math.log(1 - next()) * mean,
  };
}
