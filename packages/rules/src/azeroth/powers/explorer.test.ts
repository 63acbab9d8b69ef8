import { expect, test } from 'vitest';
import { income, scored } from '../../../test/income.ts';
import { after, board, scene } from '../../../test/scene.ts';

const isles = board(`
  0 hill anchor           - 1
  1 swamp                 - 0
  2 forest anchor island1 - 3
  3 lake island1          - 2
  4 farmland anchor island2 -
`);

test('AZ-EXPLORER-1 gives a coin for each island on which a region is held, however many', () => {
  const start = scene(isles, 'anna*  orcs+explorer  hand 3  0:1 1:1');
  expect(income(start, 'AZ-EXPLORER-1')).toBe(1);
  expect(income(after(start, 'conquer 4'), 'AZ-EXPLORER-1')).toBe(2); // 2 + travel
});

test('AZ-EXPLORER-1 × AZ-NAGA-1: a lake is a region of its island', () => {
  expect(income(scene(isles, 'anna*  naga+explorer  3:1'), 'AZ-EXPLORER-1')).toBe(1);
});

test('AZ-EXPLORER-1 looks at this people alone, not at its owner’s declined one', () => {
  expect(income(scene(isles, 'anna*  orcs+explorer  0:1  / gnomes 2:1 4:1'), 'AZ-EXPLORER-1')).toBe(1);
});

test('AZ-EXPLORER-1 gives nothing without a region, nothing in decline', () => {
  expect(income(scene(isles, 'anna*  orcs+explorer  hand 5'), 'AZ-EXPLORER-1')).toBe(0);
  expect(scored(scene(isles, 'anna*  orcs+explorer  0:1 2:1', { phase: 'start' }), 'AZ-EXPLORER-1', 'decline')).toBe(0);
});
