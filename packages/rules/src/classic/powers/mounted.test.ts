import { expect, test } from 'vitest';
import { board, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const row = board(`
  0 swamp edge    - 1 2 3
  1 hill          - 0
  2 farmland edge - 0
  3 mountain      - 0
`);

test('CL-MOUNTED-1 takes hills and farmland for one token less', () => {
  const start = scene(
    row,
    `
    anna*  orcs+mounted  hand 5  0:1
    bert   elves+swamp           2:1
  `,
  );
  expect([cost(start, 1).total, cost(start, 2).total]).toEqual([1, 2]); // 2 - 1, 2 + 1 defender - 1
});

test('CL-MOUNTED-1 rides in over farmland for one token less', () => {
  expect(cost(scene(row, `anna*  orcs+mounted  hand 5`), 2).total).toBe(1);
});

test('CL-MOUNTED-1 pays in full for other land', () => {
  expect(cost(scene(row, `anna*  orcs+mounted  hand 5  0:1`), 3).total).toBe(3); // 2 + mountain
});

test('CL-MOUNTED-1 is no more in decline', () => {
  expect(cost(scene(row, `anna*  elves+hill  hand 5  0:1  / orcs 3:1`), 1).total).toBe(2);
});
