import { expect, test } from 'vitest';
import { after, board, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const peaks = board(`
  0 hill anchor      - 1 2 3
  1 mountain         - 0 2
  2 mountain native  - 0 1
  3 forest           - 0
  4 mountain anchor  - 5
  5 swamp            - 4
`);
const start = scene(
  peaks,
  `
  anna*  dwarves+miner  hand 6  0:1
  natives 2:1
`,
);

test('AZ-DWARVES-1 takes a mountain for two tokens less', () => {
  expect(cost(start, 1).total).toBe(1); // 2 + 1 - 2
  expect(cost(start, 2).total).toBe(2); // 2 + 1 Murloc + 1 - 2
  expect(cost(start, 4).total).toBe(2); // 2 + 1 + 1 travel - 2
});

test('AZ-DWARVES-1 other lands cost as always', () => {
  expect(cost(start, 3).total).toBe(2);
});

test('AZ-DWARVES-1 one token is the least, whatever else lowers the cost', () => {
  const smiths = scene(peaks, 'anna*  dwarves+blacksmith  hand 1  0:1');
  expect(cost(smiths, 1).total).toBe(1); // 2 + 1 - 2 - 1, but 1 at least
  expect(after(smiths, 'conquer 1')).toHold(1, 'dwarves', 1);
});

test('AZ-DWARVES-1 no people after them has it: in decline they attack nothing, and their mountains cost what mountains cost', () => {
  const old = scene(peaks, 'anna*  orcs+miner  hand 6  0:1  / dwarves 4:1');
  expect(cost(old, 1).total).toBe(3);
  expect(cost(old, 4).total).toBe(5); // 2 + 1 own declined + 1 + 1 travel
});
