import { expect, test } from 'vitest';
import { income, scored } from '../../../test/income.ts';
import { after, board, scene } from '../../../test/scene.ts';

const lakes = board(`
  0 hill anchor      - 1 2 3
  1 lake             - 0 2
  2 forest           - 0 1 3
  3 swamp            - 0 2
  4 sea island1      - 5
  5 forest anchor island1 - 4
`);

test('AZ-FISHER-1 gives a coin for each region held that borders a sea or a lake', () => {
  const start = scene(lakes, 'anna*  orcs+fisher  hand 2  0:1 3:1 5:1');
  expect(income(start, 'AZ-FISHER-1')).toBe(2); // 0 by the lake, 5 by the sea; 3 lies dry
  expect(income(after(start, 'conquer 2'), 'AZ-FISHER-1')).toBe(3);
});

test('AZ-FISHER-1 × AZ-NAGA-1: a lake held borders no water, the land beside it does, even when the Naga hold the lake themselves', () => {
  expect(income(scene(lakes, 'anna*  naga+fisher  1:1 0:1'), 'AZ-FISHER-1')).toBe(1);
});

test('AZ-FISHER-1 leaves out the shores of its owner’s declined people', () => {
  expect(income(scene(lakes, 'anna*  orcs+fisher  3:1  / gnomes 0:1'), 'AZ-FISHER-1')).toBe(0);
});

test('AZ-FISHER-1 gives nothing in decline', () => {
  const start = scene(lakes, 'anna*  orcs+fisher  0:1 2:1', { phase: 'start' });
  expect(income(start, 'AZ-FISHER-1')).toBe(2);
  expect(scored(start, 'AZ-FISHER-1', 'decline')).toBe(0);
});
