import { expect, test } from 'vitest';
import { committed, generated } from './rules-words.ts';

test('the help says what docs/rules says (if not: node tools/rules-words.ts)', () => {
  expect(committed()).toBe(generated());
});
