import { expect, test } from 'vitest';
import { income, scored } from '../../../test/income.ts';
import { after, board, coins, hand, scene } from '../../../test/scene.ts';

const shore = board(`
  0 hill anchor   - 1 3
  1 hill          - 0 2
  2 swamp         - 1 3
  3 hill native   - 0 2
`);
const start = scene(
  shore,
  `
  anna*  trolls+herbalist  hand 4  0:1 2:1  / gnomes 1:1
  bert   orcs+enraged
  natives 3:1
`,
);

test('AZ-HERBALIST-1 gives a coin for each hill held, and none for other terrain', () => {
  expect(income(start, 'AZ-HERBALIST-1')).toBe(1); // region 0; 2 is swamp
  expect(income(after(start, 'conquer 3'), 'AZ-HERBALIST-1')).toBe(2); // one that was conquered this turn counts at once
});

test('AZ-HERBALIST-1 does not count the hills of its owner’s other people', () => {
  expect(income(after(start, 'conquer 1'), 'AZ-HERBALIST-1')).toBe(2); // 1 was the declined Gnomes’ until now
});

test('AZ-HERBALIST-1 is paid when the turn is scored', () => {
  expect(coins(after(start, 'done', ...Array<string>(4).fill('deploy 0')), 0)).toBe(5 + 2 + 1 + 1); // regions, the Gnomes’, the hill
});

test('AZ-HERBALIST-1 gives nothing in decline', () => {
  const choice = scene(shore, 'anna*  trolls+herbalist  0:2 1:1', { phase: 'start' });
  expect(income(choice, 'AZ-HERBALIST-1')).toBe(2);
  expect(scored(choice, 'AZ-HERBALIST-1', 'decline')).toBe(0);
  expect(scored(choice, 'CORE-SCORE-1', 'decline')).toBe(2);
});

test('AZ-HERBALIST-1 comes with 4 tokens, as in the book’s example: 6 + 4 Forsaken', () => {
  const offers = scene(shore, 'anna*', { phase: 'start', offers: [{ race: 'forsaken', power: 'herbalist' }] });
  expect(hand(after(offers, 'pick 0'), 0)).toBe(10);
});
