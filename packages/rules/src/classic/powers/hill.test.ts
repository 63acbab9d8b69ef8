import { expect, test } from 'vitest';
import { after, board, coins, scene } from '../../../test/scene.ts';
import { forecast } from '../../index.ts';

const row = board(`
  0 hill edge - 1
  1 hill      - 0 2
  2 swamp      - 1
`);

test('CL-HILL-1 takes a coin more for each hill', () => {
  expect(forecast(scene(row, `anna*  orcs+hill  0:1 1:1 2:1`))).toContainEqual({ rule: 'CL-HILL-1', what: 'hill', amount: 2 });
});

test('CL-HILL-1 takes nothing for other land, nor for a hill of a people in decline', () => {
  expect(coins(after(scene(row, `anna*  orcs+hill  2:1  / elves 0:1 1:1`), 'done'), 0)).toBe(8); // 5 + 3 regions
});

test('CL-HILL-1 takes nothing in the turn of the decline', () => {
  expect(coins(after(scene(row, `anna*  orcs+hill  0:1 1:1`, { phase: 'start' }), 'decline'), 0)).toBe(7); // 5 + 2 regions
});
