import { expect, test } from 'vitest';
import { adviceWords } from './advice-words.ts';

test.each([
  ['en', 1, 'about 1 coin this turn'],
  ['en', 1.04, 'about 1 coin this turn'],
  ['en', 1.5, 'about 1.5 coins this turn'],
  ['fr', 1.5, 'environ 1,5 pièce ce tour-ci'],
  ['fr', 2, 'environ 2 pièces ce tour-ci'],
] as const)('in %s %d is said as “%s”', (language, coins, said) => {
  expect(adviceWords[language].thisTurn(coins)).toBe(said);
});
