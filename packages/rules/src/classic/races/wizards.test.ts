import { expect, test } from 'vitest';
import { after, board, coins, scene } from '../../../test/scene.ts';
import { forecast } from '../../index.ts';

const springs = board(`
  0 farmland magic edge - 1
  1 hill magic          - 0 2
  2 swamp mine          - 1
`);

test('CL-WIZARDS-1 takes a coin more for each magic source', () => {
  expect(forecast(scene(springs, `anna*  wizards+forest  0:1 1:1 2:1`))).toContainEqual({
    rule: 'CL-WIZARDS-1',
    what: 'wizards',
    amount: 2,
  });
});

test('CL-WIZARDS-1 takes nothing for other symbols', () => {
  expect(forecast(scene(springs, `anna*  wizards+forest  2:1`))).toEqual([{ rule: 'CORE-SCORE-1', what: 'wizards', amount: 1 }]);
});

test('CL-WIZARDS-1 takes nothing in the turn of the decline', () => {
  expect(coins(after(scene(springs, `anna*  wizards+forest  0:1 1:1`, { phase: 'start' }), 'decline'), 0)).toBe(7); // 5 + 2 regions
});

test('CL-WIZARDS-1 takes nothing in decline', () => {
  expect(coins(after(scene(springs, `anna*  orcs+forest  2:1  / wizards 0:1 1:1`), 'done'), 0)).toBe(8); // 5 + 3 regions
});
