import { expect, test } from 'vitest';
import { board, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const shore = board(`
  0 swamp edge - 1 2 3 4
  1 farmland   - 0 5
  2 hill       - 0 6
  3 forest     - 0
  4 mountain   - 0 5
  5 sea edge   - 1 4
  6 lake       - 2
`);
const start = scene(shore, `anna*  tritons+merchant  hand 9  0:1`);

test('CL-TRITONS-1 takes land beside a sea for one token less', () => {
  expect(cost(start, 1).total).toBe(1); // 2 - 1
});

test('CL-TRITONS-1 takes land beside the lake for one token less', () => {
  expect(cost(start, 2).total).toBe(1); // 2 - 1
});

test('CL-TRITONS-1 pays for mountain and defenders all the same', () => {
  const held = scene(
    shore,
    `
    anna*  tritons+merchant  hand 9  0:1
    bert   orcs+hill                 4:2
  `,
  );
  expect(cost(held, 4).total).toBe(4); // 2 + 2 defenders + mountain - 1
});

test('CL-TRITONS-1 pays in full inland', () => {
  expect(cost(start, 3).total).toBe(2);
});

test('CL-TRITONS-1 pays in full for the sea itself', () => {
  expect(cost(scene(shore, `anna*  tritons+seafaring  hand 9  1:1`), 5).total).toBe(2);
});

test('CL-TRITONS-1 in decline lends nothing to the next people', () => {
  expect(cost(scene(shore, `anna*  humans+merchant  hand 9  0:1  / tritons 4:1`), 1).total).toBe(2);
});
