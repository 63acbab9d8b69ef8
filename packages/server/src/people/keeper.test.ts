import { expect, test } from 'vitest';
import { keeperBy, keepersFrom } from './keeper.ts';

test('keepers are known by their tokens', () => {
  const keepers = keepersFrom(`olga:${'o'.repeat(20)}, piet:${'p'.repeat(40)}`);
  expect([keeperBy(keepers, 'p'.repeat(40)), keeperBy(keepers, 'o'.repeat(20)), keeperBy(keepers, 'o'), keeperBy([], '')]).toEqual([
    ...['piet', 'olga', undefined, undefined],
  ]);
  expect([keepersFrom(undefined), keepersFrom(' ')]).toEqual([[], []]);
});

test.each(['olga', 'olga:short', ':tokentokentokentoken', 'olga:tokentokentoken token'])('“%s” is refused', (words) => {
  expect(() => keepersFrom(words)).toThrow(/ELBOWROOM_KEEPERS/);
});
