import { expect, test } from 'vitest';
import { outdated, unspoken, untranslated } from './rules-words.ts';

test('every rule has French words', () => {
  expect(untranslated()).toEqual([]);
});

test('the help’s words, in both languages, were written for the sentences of docs/rules (if not: mend them, then npm run rules-words)', () => {
  expect(unspoken()).toEqual([]);
});

test('what the help takes from docs/rules is what stands there', () => {
  expect(outdated()).toEqual([]);
});
