import { expect, test } from 'vitest';
import { board, legal, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const row = board(`
  0 swamp edge - 1
  1 hill       - 0 2
  2 forest     - 1 3
  3 mountain   - 2 4 5
  4 sea edge   - 3
  5 lake       - 3
`);

test('CL-FLYING-1 reaches any land', () => {
  expect(legal(scene(row, `anna*  orcs+flying  hand 3  0:1`), 'conquer')).toEqual(['conquer 1', 'conquer 2', 'conquer 3']);
});

test('CL-FLYING-1 comes in anywhere', () => {
  expect(legal(scene(row, `anna*  orcs+flying  hand 3`), 'conquer')).toEqual(['conquer 0', 'conquer 1', 'conquer 2', 'conquer 3']);
});

test('CL-FLYING-1 never takes a sea or the lake', () => {
  const start = scene(row, `anna*  orcs+flying  hand 9  3:1`);
  for (const r of [4, 5]) expect(cost(start, r).blocked).toEqual({ rule: 'CORE-CONQUER-5', what: 'water' });
});

test('CL-FLYING-1 rolls for a far region too', () => {
  expect(legal(scene(row, `anna*  orcs+flying  hand 2  0:1`), 'roll')).toEqual(['roll 3']); // 2 + mountain
});

test('CL-FLYING-1 is no more in decline', () => {
  expect(legal(scene(row, `anna*  elves+hill  hand 3  0:1  / orcs 3:1`), 'conquer')).toEqual(['conquer 1']);
});
