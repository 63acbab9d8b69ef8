import { expect, test } from 'vitest';
import { board, legal, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const row = board(`
  0 swamp edge - 1 2
  1 hill       - 0
  2 mountain   - 0
`);

test('CL-COMMANDO-1 takes any region for one token less', () => {
  const start = scene(
    row,
    `
    anna*  orcs+commando  hand 5  0:1
    bert   trolls+hill            2:1+lair
  `,
  );
  expect([cost(start, 1).total, cost(start, 2).total]).toEqual([1, 4]); // 2 - 1, 2 + 1 + mountain + lair - 1
});

test('CL-COMMANDO-1 takes its first region for one token less', () => {
  expect(cost(scene(row, `anna*  orcs+commando  hand 1`), 0).total).toBe(1);
});

test('CL-COMMANDO-1 never pays fewer than one', () => {
  const shore = board(`
    0 swamp edge - 1
    1 hill       - 0 2
    2 sea        - 1
  `);
  expect(cost(scene(shore, `anna*  tritons+commando  hand 5  0:1`), 1).total).toBe(1); // 2 - 1 - 1, at least 1
});

test('CL-COMMANDO-1 needs a token in hand', () => {
  expect(legal(scene(row, `anna*  orcs+commando  0:1`))).toEqual(['abandon 0', 'done']);
});

test('CL-COMMANDO-1 is no more in decline', () => {
  expect(cost(scene(row, `anna*  elves+hill  hand 5  0:1  / orcs 2:1`), 1).total).toBe(2);
});
