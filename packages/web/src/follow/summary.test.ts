import { expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import type { Account } from './since.ts';
import { summary } from './summary.ts';

const quiet: Account = {
  ...{ seat: 1, from: 3, to: 9, picked: undefined, declined: undefined, takings: [], score: undefined, found: [], wipedOut: [] },
  regions: new Set(),
};
const reader = { words: en, edition: 'classic', seats: ['Anna', 'Bert', 'Chloé'], viewer: 0 };

test('what was taken from the reader comes first, then from the others, then from nobody', () => {
  const takings = [
    { region: 1, from: undefined },
    { region: 2, from: 0 },
    { region: 3, from: 2 },
    { region: 4, from: 0 },
  ];
  expect(summary({ ...quiet, takings }, reader)).toEqual(['took 2 regions from you', 'took 1 region from Chloé', '1 elsewhere']);
  expect(summary({ ...quiet, takings: takings.slice(0, 1) }, reader)).toEqual(['took 1 region']);
});

test('a score says what it was for', () => {
  const items = [
    { rule: 'CORE-SCORE-1', what: 'trolls', amount: 3 },
    { rule: 'CL-MERCHANT-1', what: 'merchant', amount: 3 },
  ];
  const account = { ...quiet, declined: 'elves', score: { total: 6, items } };
  expect(summary(account, reader)).toEqual(['let the Elves decline', 'scored 6: 3 regions (Trolls) and +3 Merchant']);
  expect(summary(account, { ...reader, words: fr }).at(-1)).toMatch(/^a marqué 6/);
});

test('who did nothing to speak of is said to', () => {
  expect(summary(quiet, reader)).toEqual(['changed little']);
});
