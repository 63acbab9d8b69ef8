import { expect, test } from 'vitest';
import { income, scored } from '../../../test/income.ts';
import { after, board, coins, scene } from '../../../test/scene.ts';

const shore = board(`
  0 farmland anchor   - 1 3
  1 farmland          - 0 2
  2 hill         - 1 3
  3 farmland native   - 0 2
`);
const start = scene(
  shore,
  `
  anna*  trolls+farmer  hand 4  0:1 2:1  / gnomes 1:1
  bert   orcs+enraged
  natives 3:1
`,
);

test('AZ-FARMER-1 gives a coin for each field held, and none for other terrain', () => {
  expect(income(start, 'AZ-FARMER-1')).toBe(1); // region 0; 2 is hill
  expect(income(after(start, 'conquer 3'), 'AZ-FARMER-1')).toBe(2); // one that was conquered this turn counts at once
});

test('AZ-FARMER-1 does not count the fields of its owner’s other people', () => {
  expect(income(after(start, 'conquer 1'), 'AZ-FARMER-1')).toBe(2); // 1 was the declined Gnomes’ until now
});

test('AZ-FARMER-1 is paid when the turn is scored', () => {
  expect(coins(after(start, 'done', ...Array<string>(4).fill('deploy 0')), 0)).toBe(5 + 2 + 1 + 1); // regions, the Gnomes’, the field
});

test('AZ-FARMER-1 gives nothing in decline', () => {
  const choice = scene(shore, 'anna*  trolls+farmer  0:2 1:1', { phase: 'start' });
  expect(income(choice, 'AZ-FARMER-1')).toBe(2);
  expect(scored(choice, 'AZ-FARMER-1', 'decline')).toBe(0);
  expect(scored(choice, 'CORE-SCORE-1', 'decline')).toBe(2);
});
