import { expect, test } from 'vitest';
import { inOrder, remarkIn } from './remarks.ts';

test('of those who have left for good nothing is left to be shown, wherever it was said', () => {
  const lines = [
    { n: 1, at: 1, person: 'anna', name: 'Anna', text: 'hello' },
    { n: 2, at: 2, name: '', text: '' },
  ];
  expect(inOrder([], lines)).toMatchObject([{ n: 1, person: 'anna', text: 'hello' }]);
  expect(remarkIn({ seq: 7, at: 3, kind: 'chat', seat: 0, name: '', text: '' })).toBeUndefined();
  expect(remarkIn({ seq: 7, at: 3, kind: 'chat', seat: 0, name: 'Bert', text: 'old' })).toMatchObject({ seq: 7, text: 'old' });
});
