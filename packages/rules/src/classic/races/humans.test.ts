import { expect, test } from 'vitest';
import { after, board, coins, scene } from '../../../test/scene.ts';
import { forecast } from '../../index.ts';

const plain = board(`
  0 farmland edge - 1
  1 farmland      - 0 2
  2 swamp         - 1
`);

test('CL-HUMANS-1 takes a coin more for each farmland', () => {
  expect(forecast(scene(plain, `anna*  humans+hill  0:1 1:1 2:1`))).toContainEqual({ rule: 'CL-HUMANS-1', what: 'humans', amount: 2 });
});

test('CL-HUMANS-1 takes nothing for other land, nor for farmland of a people in decline', () => {
  expect(forecast(scene(plain, `anna*  humans+hill  2:1  / orcs 0:1`))).toEqual([
    { rule: 'CORE-SCORE-1', what: 'humans', amount: 1 },
    { rule: 'CORE-SCORE-1', what: 'orcs', amount: 1 },
  ]);
});

test('CL-HUMANS-1 takes nothing in the turn of the decline', () => {
  expect(coins(after(scene(plain, `anna*  humans+hill  0:1 1:1`, { phase: 'start' }), 'decline'), 0)).toBe(7); // 5 + 2 regions
});

test('CL-HUMANS-1 takes nothing in decline', () => {
  expect(forecast(scene(plain, `anna*  orcs+hill  2:1  / humans 0:1 1:1`))).toContainEqual({
    rule: 'CORE-SCORE-1',
    what: 'humans',
    amount: 2,
  });
  expect(coins(after(scene(plain, `anna*  orcs+hill  2:1  / humans 0:1 1:1`), 'done'), 0)).toBe(8); // 5 + 3 regions
});
