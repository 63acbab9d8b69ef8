import { difference, newGame, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { wholeNews } from './changed.ts';
import type { News } from './client.ts';

const known: News = {
  seq: 4,
  after: 4,
  rows: [],
  view: view(newGame({ edition: 'classic', seats: 2, seed: 'changed' }), 0),
  control: ['person', 'person'],
  agreed: [true, false],
  paused: false,
  undo: 2,
};
const row = { seq: 5, at: 0, kind: 'agree', seat: 1 } as const;

test('what has changed is changed, what has not stays, and what was there alone then is gone', () => {
  const { undo, ...rest } = known;
  const now = { ...rest, agreed: [true, true], paused: true };
  const { changed } = { changed: difference(known, now) };
  expect(wholeNews(known, { seq: 5, after: 4, rows: [row], changed })).toEqual({ ...now, seq: 5, rows: [row] });
  expect(wholeNews(known, { seq: 5, rows: [row], changed })?.after).toBe(5);
});

test('news that are whole are taken as they are', () => expect(wholeNews(undefined, known)).toBe(known));

test.each([
  ['nothing is known', undefined, {}],
  ['something else is known', { ...known, seq: 3 }, {}],
  ['they do not fit', known, { view: { offers: { '17': [1] } } }],
] as const)('all has to be asked for when %s', (_, before, changed) =>
  expect(wholeNews(before, { seq: 5, rows: [row], changed })).toBeUndefined(),
);
