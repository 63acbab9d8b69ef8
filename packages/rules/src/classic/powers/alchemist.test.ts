import { expect, test } from 'vitest';
import { after, board, coins, scene } from '../../../test/scene.ts';
import { forecast } from '../../index.ts';

const row = board(`
  0 swamp edge - 1
  1 hill       - 0
`);

test('CL-ALCHEMIST-1 takes two coins more each turn', () => {
  expect(coins(after(scene(row, `anna*  orcs+alchemist  0:1 1:1`), 'done'), 0)).toBe(9); // 5 + 2 regions + 2
});

test('CL-ALCHEMIST-1 takes them without a region', () => {
  expect(forecast(scene(row, `anna*  orcs+alchemist  hand 1`))).toEqual([{ rule: 'CL-ALCHEMIST-1', what: 'alchemist', amount: 2 }]);
});

test('CL-ALCHEMIST-1 takes nothing in the turn of the decline', () => {
  expect(coins(after(scene(row, `anna*  orcs+alchemist  0:1 1:1`, { phase: 'start' }), 'decline'), 0)).toBe(7); // 5 + 2 regions
});
