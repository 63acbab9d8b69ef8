import { expect, test } from 'vitest';
import { after, board, coins, scene } from '../../../test/scene.ts';
import { forecast } from '../../index.ts';

const row = board(`
  0 swamp edge - 1
  1 swamp      - 0 2
  2 forest      - 1
`);

test('CL-SWAMP-1 takes a coin more for each swamp', () => {
  expect(forecast(scene(row, `anna*  orcs+swamp  0:1 1:1 2:1`))).toContainEqual({ rule: 'CL-SWAMP-1', what: 'swamp', amount: 2 });
});

test('CL-SWAMP-1 takes nothing for other land, nor for a swamp of a people in decline', () => {
  expect(coins(after(scene(row, `anna*  orcs+swamp  2:1  / elves 0:1 1:1`), 'done'), 0)).toBe(8); // 5 + 3 regions
});

test('CL-SWAMP-1 takes nothing in the turn of the decline', () => {
  expect(coins(after(scene(row, `anna*  orcs+swamp  0:1 1:1`, { phase: 'start' }), 'decline'), 0)).toBe(7); // 5 + 2 regions
});
