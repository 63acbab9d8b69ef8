import { expect, test } from 'vitest';
import { after, board, legal, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const isles = board(`
  0 hill anchor             - 1
  1 swamp                   - 0
  2 forest anchor island1   - 3
  3 farmland island1        - 2
`);

test('AZ-NAVIGATOR-1 pays no travel to an anchor far away', () => {
  expect(cost(scene(isles, 'anna*  orcs+navigator  hand 2  1:1'), 2).total).toBe(2);
  expect(cost(scene(isles, 'anna*  orcs+miner      hand 3  1:1'), 2).total).toBe(3); // what others pay
});

test('AZ-NAVIGATOR-1 pays none at the entry either', () => {
  const start = scene(isles, 'anna*  orcs+navigator  hand 2');
  expect(cost(start, 0).total).toBe(2);
  expect(after(start, 'conquer 0')).toHold(0, 'orcs', 2);
});

test('AZ-NAVIGATOR-1 opens no region without an anchor', () => {
  expect(legal(scene(isles, 'anna*  orcs+navigator  hand 9  0:1'), 'conquer')).toEqual(['conquer 1', 'conquer 2']);
});

test('AZ-NAVIGATOR-1 takes off the travel alone, once, beside the Meeting Stone too (AZ-STONE-1)', () => {
  const start = scene(
    isles,
    `
    anna*  orcs+navigator  hand 4  1:1
    bert   gnomes+miner            2:1
    markers 1:meeting-stone
  `,
  );
  expect(cost(start, 2).total).toBe(3); // 2 + 1 defender
});

test('AZ-NAVIGATOR-1 goes in decline: the people that comes next pays', () => {
  const start = scene(isles, 'anna*  gnomes+miner  hand 9  / orcs 0:1');
  expect(cost(start, 2).total).toBe(3); // 2 + travel
});
