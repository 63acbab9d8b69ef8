import { expect, test } from 'vitest';
import type { TableView } from './client.ts';
import { isOurs, withChanges } from './listed.ts';

const table = (id: string, made: number, over: Partial<TableView> = {}): TableView => ({
  id,
  status: 'open',
  private: false,
  options: { edition: 'classic', undo: true, spectators: true },
  seats: [{ open: true }],
  seedHash: '',
  rules: '1',
  made,
  mine: [],
  host: false,
  ...over,
});
const before = [table('c', 3), table('b', 2, { host: true }), table('a', 1)];

test('what has changed takes its old place, what is new comes first, what is gone goes', () => {
  const changed = [table('a', 1, { seats: [] }), table('d', 4)];
  const after = withChanges(before, { changed, gone: ['c'] });
  expect(after.map(({ id }) => id)).toEqual(['d', 'b', 'a']);
  expect(after[2]?.seats).toEqual([]);
});

test('what a table is to us comes beside what it is to everybody', () => {
  const own = [{ id: 'a', mine: [0], host: false, code: 'abcdefg' }];
  expect(withChanges(before, { changed: [table('a', 1)], gone: [], own })[2]).toMatchObject(own[0] ?? {});
  expect(isOurs(before, { changed: [], gone: [], own })).toBe(true);
  expect(isOurs(before, { changed: [], gone: ['b'] })).toBe(true);
  expect(isOurs(before, { changed: [table('c', 3)], gone: ['a'] })).toBe(false);
});
