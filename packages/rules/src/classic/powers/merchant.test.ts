import { expect, test } from 'vitest';
import { after, board, coins, scene } from '../../../test/scene.ts';
import { forecast } from '../../index.ts';

const row = board(`
  0 swamp edge - 1
  1 hill       - 0 2
  2 forest     - 1
`);

test('CL-MERCHANT-1 takes a coin more for each region', () => {
  expect(forecast(scene(row, `anna*  orcs+merchant  0:1 1:1 2:1`))).toContainEqual({ rule: 'CL-MERCHANT-1', what: 'merchant', amount: 3 });
});

test('CL-MERCHANT-1 takes none for the regions of a people in decline', () => {
  expect(coins(after(scene(row, `anna*  orcs+merchant  0:1  / elves 1:1 2:1`), 'done'), 0)).toBe(9); // 5 + 3 regions + 1
});

test('CL-MERCHANT-1 takes none in the turn of the decline', () => {
  expect(coins(after(scene(row, `anna*  orcs+merchant  0:1 1:1`, { phase: 'start' }), 'decline'), 0)).toBe(7); // 5 + 2 regions
});
