import { expect, test } from 'vitest';
import { keepRead, readSoFar } from './read-so-far.ts';

function browser(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('what was read at a table stays read, and is nothing at others', () => {
  const store = browser();
  keepRead(store, 'a', 7);
  keepRead(store, 'b', 3);
  keepRead(store, 'a', 9);
  expect(['a', 'b', 'c'].map((table) => readSoFar(store, table))).toEqual([9, 3, 0]);
});

test('only so many tables are remembered, the latest ones', () => {
  const store = browser();
  for (let i = 0; i < 80; i++) keepRead(store, `t${i}`, i + 1);
  expect([readSoFar(store, 't79'), readSoFar(store, 't30'), readSoFar(store, 't29')]).toEqual([80, 31, 0]);
});

test('rubbish, and a browser that keeps nothing, are nothing read', () => {
  const full = {
    getItem: () => '{"x":1}',
    setItem: () => {
      throw new Error('full');
    },
  };
  keepRead(full, 'a', 1);
  expect(readSoFar(full, 'a')).toBe(0);
});
