import { expect, test } from 'vitest';
import { after, board, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const ridge = board(`
  0 mountain edge - 1 3
  1 hill          - 0 2
  2 swamp         - 1
  3 mountain      - 0
`);

test('CL-GIANTS-1 takes what borders its mountain for one token less', () => {
  expect(cost(scene(ridge, `anna*  giants+merchant  hand 5  0:1`), 1).total).toBe(1); // 2 - 1
});

test('CL-GIANTS-1 takes a mountain beside a mountain for one token less', () => {
  expect(cost(scene(ridge, `anna*  giants+merchant  hand 5  0:1`), 3).total).toBe(2); // 2 + mountain - 1
});

test('CL-GIANTS-1 never pays fewer than one', () => {
  expect(cost(scene(ridge, `anna*  giants+commando  hand 5  0:1`), 1).total).toBe(1); // 2 - 1 - 1, at least 1
});

test('CL-GIANTS-1 pays in full away from its mountains', () => {
  expect(cost(scene(ridge, `anna*  giants+merchant  hand 5  1:1`), 2).total).toBe(2);
});

test('CL-GIANTS-1 pays in full for the mountain itself', () => {
  expect(cost(scene(ridge, `anna*  giants+merchant  hand 5  1:1`), 0).total).toBe(3); // 2 + mountain
});

test('CL-GIANTS-1 gets nothing from a mountain of its owner’s people in decline', () => {
  expect(cost(scene(ridge, `anna*  giants+merchant  hand 5  2:1  / humans 0:1`), 1).total).toBe(2);
});

test('CL-GIANTS-1 gets it from a mountain conquered a moment ago', () => {
  expect(cost(after(scene(ridge, `anna*  giants+merchant  hand 5  3:1`), 'conquer 0'), 1).total).toBe(1); // 2 - 1
});

test('CL-GIANTS-1 in decline lends nothing to the next people', () => {
  expect(cost(scene(ridge, `anna*  humans+merchant  hand 5  2:1  / giants 0:1`), 1).total).toBe(2);
});

const caves = board(`
  0 mountain edge cavern - 1
  1 hill                 - 0 2
  2 swamp cavern         - 1
`);

test('CL-GIANTS-1 counts a border that Underworld gives', () => {
  expect(cost(scene(caves, `anna*  giants+underworld  hand 5  0:1\n bert  elves+hill  2:2`), 2).total).toBe(2); // 2 + 2 - 1 - 1
});

test('CL-GIANTS-1 or, read otherwise, only borders that are drawn', () => {
  const start = scene(caves, `anna*  giants+underworld  hand 5  0:1\n bert  elves+hill  2:2`, {
    rulings: { 'giants-linked': 'drawn-only' },
  });
  expect([cost(start, 1).total, cost(start, 2).total]).toEqual([1, 3]); // 2 - 1; 2 + 2 - 1 for the cavern
});
