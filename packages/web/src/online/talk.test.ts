import { expect, test } from 'vitest';
import type { ChatLine } from './client.ts';
import { hearing, lastHeard, nothingSaid, recalling } from './talk.ts';

const lines = (...numbers: number[]): ChatLine[] => numbers.map((n) => ({ n, at: n, name: 'Anna', text: String(n) }));

test('what comes twice is heard once', () => {
  const talk = [lines(1, 2), lines(2, 3)].reduce((known, said) => hearing(known, { lines: said }), nothingSaid);
  expect(talk).toEqual({ lines: lines(1, 2, 3), hasMore: false });
  expect(lastHeard(talk)).toBe(3);
});

test('the server forgets some lines: a number that is missing is no gap', () => {
  expect(hearing({ lines: lines(1), hasMore: false }, { lines: lines(4, 5) }).lines).toEqual(lines(1, 4, 5));
});

test('when more was said than is told at once, what was known before is asked for again', () => {
  const broken = hearing({ lines: lines(1, 2), hasMore: false }, { lines: lines(8, 9), more: true });
  expect(broken).toEqual({ lines: lines(8, 9), hasMore: true });
  const whole = recalling(broken, { lines: lines(5, 6, 7), next: 5 });
  expect(whole).toEqual({ lines: lines(5, 6, 7, 8, 9), hasMore: true });
  expect(recalling(whole, { lines: lines(3) })).toEqual({ lines: lines(3, 5, 6, 7, 8, 9), hasMore: false });
});

test('the first page of a long talk has others before it, and one from the first line on has none', () => {
  expect(hearing(nothingSaid, { lines: lines(7, 8), more: true }).hasMore).toBe(true);
  expect(hearing(nothingSaid, { lines: lines(1, 2), more: true }).hasMore).toBe(false);
});
