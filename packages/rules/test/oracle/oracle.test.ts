/** Random games, watched by the oracle: what may be attacked, what it costs, what the turn scores, and that nothing is lost on the way. */
import { describe, expect, test } from 'vitest';
import { withHouseRules } from '../house-rules.ts';
import { randomFrom } from '../random.ts';
import { watched } from './watch.ts';

describe.each([
  ['classic', { edition: 'classic' }],
  ['azeroth', { edition: 'azeroth' }],
  ['battle', { edition: 'azeroth', variant: 'battle' }],
] as const)('%s', (_, edition) => {
  test.each([2, 3, 4, 5])('contract: %i seats, every number is what the rules say', (seats) => {
    const said: string[] = [];
    for (let game = 0; game < 4; game++) said.push(...watched({ ...edition, seats, seed: `${seats * 100 + game}` }, 3));
    expect(said).toEqual([]);
  });

  test.each([2, 3, 4, 5])('contract: %i seats, the same with rulings read otherwise', (seats) => {
    const said: string[] = [];
    for (let game = 0; game < 4; game++) {
      const seed = `${seats * 100 + game}`;
      const { rulings = {}, rules } = withHouseRules({ ...edition, seats, seed }, randomFrom(seed), true);
      said.push(...watched({ ...edition, seats, seed, rulings, ...(rules !== undefined && { rules }) }, 3));
    }
    expect(said).toEqual([]);
  });
});
