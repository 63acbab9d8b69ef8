import { expect, test } from 'vitest';
import { income, scored } from '../../../test/income.ts';
import { after, board, scene } from '../../../test/scene.ts';

const pits = board(`
  0 hill cavern anchor        - 1 2
  1 forest mine               - 0 2 3
  2 mountain cavern magic     - 0 1 3
  3 swamp cavern              - 1 2
`);

test('AZ-MINER-1 gives a coin for each cavern held, whatever the terrain', () => {
  const start = scene(pits, 'anna*  orcs+miner  hand 3  0:1 1:1');
  expect(income(start, 'AZ-MINER-1')).toBe(1);
  expect(income(after(start, 'conquer 2'), 'AZ-MINER-1')).toBe(2);
});

test('AZ-MINER-1 leaves out the caverns of its owner’s declined people', () => {
  expect(income(scene(pits, 'anna*  orcs+miner  1:1  / gnomes 0:1 3:1'), 'AZ-MINER-1')).toBe(0);
});

test('AZ-MINER-1 gives nothing in decline', () => {
  const start = scene(pits, 'anna*  orcs+miner  0:1 3:1', { phase: 'start' });
  expect(income(start, 'AZ-MINER-1')).toBe(2);
  expect(scored(start, 'AZ-MINER-1', 'decline')).toBe(0);
});

test('AZ-MINER-1 × AZ-KOBOLDS-1: a cavern of another island is reached, and pays', () => {
  const far = board(`
    0 hill anchor           - 1
    1 swamp                 - 0
    2 forest cavern island1 -
  `);
  expect(income(after(scene(far, 'anna*  kobolds+miner  hand 2  1:1'), 'conquer 2'), 'AZ-MINER-1')).toBe(1);
});
