import { expect, test } from 'vitest';
import { outdated, unspoken } from './rules-words.ts';

test('the help’s words, in both languages, were written for the sentences of docs/rules (if not: mend them, then node tools/rules-words.ts)', () => {
  expect(unspoken()).toEqual([]);
});

test('the help’s outline is that of docs/rules (if not: node tools/rules-words.ts)', () => {
  expect(outdated()).toEqual([]);
});
