import { expect, test } from 'vitest';
import { faultOf } from '../../test/pairs.ts';
import { powers } from './powers/index.ts';
import { races } from './races/index.ts';

test.each(Object.keys(races))('%s play three turns with every power, and everything adds up', (race) => {
  expect(Object.keys(powers).flatMap((id) => faultOf('classic', race, id) ?? [])).toEqual([]);
});
