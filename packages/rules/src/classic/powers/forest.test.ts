import { expect, test } from 'vitest';
import { after, board, coins, scene } from '../../../test/scene.ts';
import { forecast } from '../../index.ts';

const row = board(`
  0 forest edge - 1
  1 forest      - 0 2
  2 hill      - 1
`);

test('CL-FOREST-1 takes a coin more for each forest', () => {
  expect(forecast(scene(row, `anna*  orcs+forest  0:1 1:1 2:1`))).toContainEqual({ rule: 'CL-FOREST-1', what: 'forest', amount: 2 });
});

test('CL-FOREST-1 takes nothing for other land, nor for a forest of a people in decline', () => {
  expect(coins(after(scene(row, `anna*  orcs+forest  2:1  / elves 0:1 1:1`), 'done'), 0)).toBe(8); // 5 + 3 regions
});

test('CL-FOREST-1 takes nothing in the turn of the decline', () => {
  expect(coins(after(scene(row, `anna*  orcs+forest  0:1 1:1`, { phase: 'start' }), 'decline'), 0)).toBe(7); // 5 + 2 regions
});
