import { expect, test } from 'vitest';
import { after, board, legal, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const isles = board(`
  0 hill anchor             - 1
  1 swamp                   - 0
  2 forest anchor island1   - 3
  3 farmland island1        - 2
`);

test('AZ-STONE-1 its holder pays no travel', () => {
  expect(cost(scene(isles, 'anna*  orcs+miner  hand 2  1:1\nmarkers 1:meeting-stone'), 2).total).toBe(2);
});

test('AZ-STONE-1 opens no region without an anchor', () => {
  expect(legal(scene(isles, 'anna*  orcs+miner  hand 9  1:1\nmarkers 1:meeting-stone'), 'conquer')).toEqual(['conquer 0', 'conquer 2']);
});

test('AZ-STONE-1 works from the moment it is taken', () => {
  const start = scene(isles, 'anna*  orcs+miner  hand 4  0:1\nmarkers 1?meeting-stone');
  expect(cost(start, 2).total).toBe(3);
  expect(cost(after(start, 'conquer 1'), 2).total).toBe(2);
});

test('AZ-STONE-1 does not help at the entry: a people without a region holds no stone', () => {
  expect(cost(scene(isles, 'anna*  orcs+miner  hand 9\nmarkers 0:meeting-stone'), 0).total).toBe(3);
  const left = after(scene(isles, 'anna*  orcs+miner  0:3\nmarkers 0:meeting-stone', { phase: 'start' }), 'expand', 'abandon 0');
  expect(cost(left, 2).total).toBe(3);
});

test('AZ-STONE-1, AZ-MARKER-2: not from the hands of a declined people, nor for another seat', () => {
  expect(cost(scene(isles, 'anna*  orcs+miner  hand 4  0:1  / trolls 1:1\nmarkers 1:meeting-stone'), 2).total).toBe(3);
  expect(cost(scene(isles, 'anna*  orcs+miner  hand 4  0:1\nbert gnomes+farmer 1:1\nmarkers 1:meeting-stone'), 2).total).toBe(3);
});
