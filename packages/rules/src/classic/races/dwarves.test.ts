import { expect, test } from 'vitest';
import { after, board, coins, scene } from '../../../test/scene.ts';
import { forecast } from '../../index.ts';

const pits = board(`
  0 hill mine edge - 1
  1 swamp mine     - 0 2
  2 farmland       - 1
`);

test('CL-DWARVES-1 takes a coin more for each mine', () => {
  const start = scene(pits, `anna*  dwarves+swamp  0:1 1:1 2:1`);
  expect(forecast(start)).toContainEqual({ rule: 'CL-DWARVES-1', what: 'dwarves', amount: 2 });
});

test('CL-DWARVES-1 takes nothing for a mine that another people of the seat holds', () => {
  const start = scene(pits, `anna*  dwarves+forest  2:1  / humans 0:1 1:1`);
  expect(forecast(start).filter(({ what }) => what === 'dwarves')).toEqual([{ rule: 'CORE-SCORE-1', what: 'dwarves', amount: 1 }]);
});

test('CL-DWARVES-1 adds up with what a power gives for the same region', () => {
  const start = scene(pits, `anna*  dwarves+hill  0:1`);
  expect(coins(after(start, 'done'), 0)).toBe(8); // 5 + region + mine + hill
});

test('CL-DWARVES-2 takes it in the turn of the decline, though the power is gone', () => {
  const start = scene(pits, `anna*  dwarves+merchant  0:2 1:1 2:1`, { phase: 'start' });
  expect(coins(after(start, 'decline'), 0)).toBe(10); // 5 + 3 regions + 2 mines, no Merchant
});

test('CL-DWARVES-2 takes it in decline beside a new people', () => {
  const start = scene(pits, `anna*  humans+swamp  2:1  / dwarves 0:1 1:1`);
  expect(forecast(start)).toContainEqual({ rule: 'CL-DWARVES-2', what: 'dwarves', amount: 2 });
});

test('CL-DWARVES-2 takes nothing once the mine is lost', () => {
  const start = scene(
    pits,
    `
    anna  humans+swamp            / dwarves 0:1
    bert* orcs+forest   hand 3    1:1
  `,
  );
  expect(forecast(after(start, 'conquer 0')).filter(({ rule }) => rule.startsWith('CL-DWARVES'))).toEqual([]);
});
