import { expect, test } from 'vitest';
import { after, at, board, coins, scene, seatAt } from '../../../test/scene.ts';

const row = board(`
  0 swamp edge - 1
  1 hill       - 0 2
  2 forest     - 1 3
  3 swamp edge - 2
`);

test('CL-SPIRIT-1 declines beside another people in decline', () => {
  const over = after(scene(row, `anna*  orcs+spirit  0:2  / elves 2:1`, { phase: 'start' }), 'decline');
  expect(seatAt(over, 0).declined).toEqual([{ race: 'elves' }, { race: 'orcs', power: 'spirit' }]);
});

test('CL-SPIRIT-1 leaves room for another people in decline', () => {
  const over = after(scene(row, `anna*  humans+hill  0:2  / orcs+spirit 2:1`, { phase: 'start' }), 'decline');
  expect([at(over, 0).race, at(over, 2).race]).toEqual(['humans', 'orcs']);
});

test('CL-SPIRIT-1 scores both', () => {
  const start = scene(row, `anna*  humans+swamp  3:1  / orcs+spirit 0:1 / elves 1:1 2:1`);
  expect(coins(after(start, 'done'), 0)).toBe(10); // 5 + 4 regions + swamp
});

test('CL-SPIRIT-2 stays at a third decline, which removes the other people', () => {
  const over = after(scene(row, `anna*  humans+hill  0:1  / orcs+spirit 1:1 / elves 2:1`, { phase: 'start' }), 'decline');
  expect([at(over, 0).race, at(over, 1).race, at(over, 2).race]).toEqual(['humans', 'orcs', undefined]);
});

test('CL-SPIRIT-2 removes nobody when it declines as the third', () => {
  const over = after(scene(row, `anna*  orcs+spirit  0:1  / elves 2:1`, { phase: 'start' }), 'decline');
  expect([at(over, 0).race, at(over, 2).race]).toEqual(['orcs', 'elves']);
});

test('CL-SPIRIT-2 ends only when an enemy wipes it out', () => {
  const start = scene(
    row,
    `
    anna   humans+hill          3:1  / orcs+spirit 1:1
    bert*  elves+swamp  hand 3  0:1
  `,
  );
  expect(seatAt(after(start, 'conquer 1'), 0).declined).toBeUndefined();
});
