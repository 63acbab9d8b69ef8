import { expect, test } from 'vitest';
import { after, board, legal, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const row = board(`
  0 swamp cavern edge - 1
  1 hill              - 0 2
  2 forest            - 1 3
  3 mountain cavern   - 2
`);

test('CL-UNDERWORLD-1 takes caverns for one token less', () => {
  expect(cost(scene(row, `anna*  orcs+underworld  hand 5  2:1`), 3).total).toBe(2); // 2 + mountain - 1
});

test('CL-UNDERWORLD-1 pays in full for other regions', () => {
  expect(cost(scene(row, `anna*  orcs+underworld  hand 5  0:1`), 1).total).toBe(2);
});

test('CL-UNDERWORLD-2 goes from cavern to cavern', () => {
  expect(legal(scene(row, `anna*  orcs+underworld  hand 5  0:1`), 'conquer')).toEqual(['conquer 1', 'conquer 3']);
});

test('CL-UNDERWORLD-2 does not come out of a cavern without holding one', () => {
  expect(legal(scene(row, `anna*  orcs+underworld  hand 5  1:1`), 'conquer')).toEqual(['conquer 0', 'conquer 2']);
});

test('CL-UNDERWORLD-2 enters by the edge like everybody', () => {
  expect(legal(scene(row, `anna*  orcs+underworld  hand 5`), 'conquer')).toEqual(['conquer 0']);
});

test('CL-UNDERWORLD-2 is no more in decline', () => {
  const start = scene(row, `anna*  humans+hill  2:1  / ghouls 0:6`, { phase: 'start' });
  expect(legal(after(start, 'expand'), 'conquer')).toEqual(['conquer 1']);
});
