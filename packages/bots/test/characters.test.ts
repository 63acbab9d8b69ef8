/** A settler, a raider and a merchant are told apart by how they play. */
import { expect, test } from 'vitest';
import { samplesFrom } from '../tuning/company.ts';
import { judgeOf } from '../tuning/traits.ts';

test('a judge who has seen some of their games tells them apart in others', () => {
  const judge = judgeOf(samplesFrom('casual', 'classic', 'seen', 10));
  const others = samplesFrom('casual', 'classic', 'unseen', 6);
  const right = others.filter(({ character, traits }) => judge(traits) === character).length;
  expect(right / others.length).toBeGreaterThanOrEqual(0.8);
});
