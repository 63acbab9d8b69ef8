import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONG, longestFirst } from './longest-first.ts';
import { root } from './sources.ts';

test('what is said to take long is there', () => {
  expect(LONG.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('long files come first, the others stay in their order', () => {
  const [longest = '', second = ''] = LONG.map((file) => join(root, file));
  expect(longestFirst(['b', second, 'a', longest], (file) => file)).toEqual([longest, second, 'b', 'a']);
});
