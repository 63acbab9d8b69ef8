import { expect, test } from 'vitest';
import { onlineWords } from './online-words.ts';
import { troubleOf } from './trouble.ts';

test.each(Object.entries(onlineWords))('every trouble has a title and words of its own, %s', (_, words) => {
  const told = (['no-table', 'closed', 'offline', 'no-spectators', 'no-link', 'too-many'] as const).map((kind) => troubleOf(kind, words));
  expect(new Set(told.map(({ title }) => title)).size).toBe(told.length);
  expect(new Set(told.map(({ says }) => says)).size).toBe(told.length);
  for (const { title, says } of told) {
    expect(title).not.toMatch(/\.$/);
    expect(says).toMatch(/\.$/);
  }
});

test('what has no page of its own is said in the words of the refusal', () => {
  expect(troubleOf('too-many', onlineWords.en)).toEqual({
    title: 'This table cannot be shown',
    says: 'Too fast. Wait a little.',
  });
});
