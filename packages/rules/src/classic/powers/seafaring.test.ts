import { expect, test } from 'vitest';
import { after, at, board, coins, legal, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const shore = board(`
  0 swamp edge - 1
  1 hill       - 0 2 3
  2 sea edge   - 1 4
  3 lake       - 1
  4 forest     - 2 5
  5 farmland   - 4
`);

test('CL-SEAFARING-1 conquers seas and the lake as empty regions', () => {
  const start = scene(shore, `anna*  orcs+seafaring  hand 5  1:1`);
  expect([cost(start, 2).total, cost(start, 3).total]).toEqual([2, 2]);
  expect(after(start, 'conquer 2')).toHold(2, 'orcs', 2);
});

test('CL-SEAFARING-1 may enter by a sea at the edge, not by the lake', () => {
  expect(legal(scene(shore, `anna*  orcs+seafaring  hand 5`), 'conquer')).toEqual(['conquer 0', 'conquer 1', 'conquer 2', 'conquer 4']);
});

test('CL-SEAFARING-1 does not enter by a lake at the edge, nor by a sea behind another sea', () => {
  const waters = board(`
    0 lake edge - 1
    1 forest    - 0 3
    2 sea edge  - 3
    3 sea       - 1 2
  `);
  expect(legal(scene(waters, `anna*  orcs+seafaring  hand 5`), 'conquer')).toEqual(['conquer 2']);
});

test('CL-SEAFARING-1 goes on from the sea', () => {
  expect(legal(scene(shore, `anna*  orcs+seafaring  hand 5  2:1`), 'conquer')).toEqual(['conquer 1', 'conquer 4']);
});

test('CL-SEAFARING-1 takes a coin for a sea like for any region', () => {
  expect(coins(after(scene(shore, `anna*  orcs+seafaring  2:1 3:1`), 'done'), 0)).toBe(7); // 5 + 2
});

test('CL-SEAFARING-2 keeps and scores its seas in decline', () => {
  const over = after(scene(shore, `anna*  orcs+seafaring  2:3 3:1`, { phase: 'start' }), 'decline');
  expect([at(over, 2), at(over, 3), coins(over, 0)]).toEqual([{ race: 'orcs', tokens: 1 }, { race: 'orcs', tokens: 1 }, 7]); // 5 + 2
});

test('CL-SEAFARING-2 is safe at sea from everybody without the power', () => {
  const start = scene(
    shore,
    `
    anna   humans+hill           / orcs 2:1
    bert*  elves+swamp   hand 9  1:1
  `,
  );
  expect(cost(start, 2).blocked).toEqual({ rule: 'CORE-CONQUER-5', what: 'water' });
});

test('CL-SEAFARING-2 is not safe from the next people with the power', () => {
  const start = scene(
    shore,
    `
    anna   humans+hill               / orcs 2:1
    bert*  elves+seafaring   hand 9  1:1
  `,
  );
  expect(cost(start, 2).total).toBe(3); // 2 + 1 defender
});

test('CL-SEAFARING-2 conquers no more seas in decline', () => {
  const start = scene(shore, `anna*  humans+hill  5:1  / ghouls 1:5 2:1`, { phase: 'start' });
  expect(legal(after(start, 'expand'), 'conquer')).toEqual(['conquer 0', 'conquer 4']);
});

test('CL-SEAFARING-3 does not keep a new people from entering by that sea', () => {
  const start = scene(
    shore,
    `
    anna   orcs+seafaring         2:3
    bert*  elves+swamp    hand 9
  `,
  );
  expect(legal(start, 'conquer')).toEqual(['conquer 0', 'conquer 1', 'conquer 4']);
});

test('CL-SEAFARING-1 or, read otherwise, enters by land alone and goes to sea from there', () => {
  const start = scene(shore, `anna*  orcs+seafaring  hand 5`, { rulings: { 'seafaring-entry': 'land-only' } });
  expect(legal(start, 'conquer')).toEqual(['conquer 0', 'conquer 1', 'conquer 4']);
  expect(legal(after(start, 'conquer 1'), 'conquer')).toContain('conquer 2');
});
