import { expect, test } from 'vitest';
import { choosable, coloursAt } from './colours.ts';

test('where nobody has chosen, as at tables of before, every seat has its usual colour', () => {
  expect(coloursAt([{}, {}, {}])).toEqual(['blue', 'vermilion', 'green']);
});

test('a colour that was chosen is nobody else’s: whose usual one it is takes what is left', () => {
  expect(coloursAt([{}, { colour: 'blue' }, {}])).toEqual(['vermilion', 'blue', 'green']);
  expect(coloursAt([{}, {}, {}, {}, { colour: 'blue' }])).toEqual(['purple', 'vermilion', 'green', 'yellow', 'blue']);
});

test('a seat may choose what no other has chosen, and keep its own', () => {
  const seats = [{ colour: 'green' }, { colour: 'purple' }, {}] as const;
  expect(choosable(seats)).toEqual(['blue', 'vermilion', 'yellow']);
  expect(choosable(seats, 0)).toEqual(['blue', 'vermilion', 'green', 'yellow']);
});
