import { expect, test } from 'vitest';
import { income, scored } from '../../../test/income.ts';
import { after, board, scene } from '../../../test/scene.ts';

const springs = board(`
  0 hill anchor magic  - 1 2
  1 forest magic       - 0 2 3
  2 swamp              - 0 1 3
  3 farmland magic     - 1 2
`);

test('AZ-BLOOD-ELVES-1 gives a coin more for each magic source held', () => {
  const start = scene(springs, 'anna*  blood-elves+miner  hand 2  0:1 2:1');
  expect(income(start, 'AZ-BLOOD-ELVES-1')).toBe(1);
  expect(income(after(start, 'conquer 1'), 'AZ-BLOOD-ELVES-1')).toBe(2);
});

test('AZ-BLOOD-ELVES-1 neither sources of others nor those of one’s own declined people count', () => {
  const start = scene(springs, 'anna*  blood-elves+miner  0:1  / naga 1:1\nbert  orcs+farmer  3:1');
  expect(income(start, 'AZ-BLOOD-ELVES-1')).toBe(1);
});

test('AZ-BLOOD-ELVES-1 a source held by the champion alone counts: the people holds the region', () => {
  const start = scene(springs, 'anna*  blood-elves+champion  2:1');
  expect(income(after(start, 'conquer 1 with champion'), 'AZ-BLOOD-ELVES-1')).toBe(1);
});

test('AZ-BLOOD-ELVES-1 gives nothing in decline, in the very turn of it or later', () => {
  const start = scene(springs, 'anna*  blood-elves+miner  0:1 1:1', { phase: 'start' });
  expect(scored(start, 'AZ-BLOOD-ELVES-1', 'decline')).toBe(0);
  expect(scored(start, 'CORE-SCORE-1', 'decline')).toBe(2);
  expect(income(scene(springs, 'anna*  orcs+miner  2:1  / blood-elves 0:1 1:1'), 'AZ-BLOOD-ELVES-1')).toBe(0);
});
