import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** For many thousands of comparisons: the words for a difference are looked for only where there is one. */
export function expectSame(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toStrictEqual(other);
}
