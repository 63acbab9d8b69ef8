import { expect, test } from 'vitest';
import { after, board, legal, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const forge = board(`
  0 hill anchor             - 1 2
  1 swamp                   - 0 2
  2 mountain                - 0 1
  3 forest anchor island1   - 4
  4 farmland island1        - 3
`);
const start = scene(
  forge,
  `
  anna*  gnomes+blacksmith  hand 3  1:1
  bert   orcs+miner                 2:2
`,
);

test('AZ-BLACKSMITH-1 takes any region for one token less', () => {
  expect(cost(start, 0).total).toBe(1); // 2 - 1
  expect(cost(start, 2).total).toBe(4); // 2 + 2 defenders + mountain - 1
});

test('AZ-BLACKSMITH-1 comes off the travel too, the entry included', () => {
  expect(cost(start, 3).total).toBe(2); // 2 + travel - 1
  expect(cost(scene(forge, 'anna*  orcs+blacksmith  hand 9'), 0).total).toBe(2);
});

test('AZ-BLACKSMITH-1 × AZ-NIGHT-ELVES-1: discounts add up, and one token is the least', () => {
  const wood = scene(forge, 'anna*  night-elves+blacksmith  hand 3  4:1');
  expect(cost(wood, 3).total).toBe(1); // 2 - 1 - 1, but at least 1
});

test('AZ-BLACKSMITH-1 × AZ-TAUREN-1: Tauren pay at least 2', () => {
  const herd = scene(forge, 'anna*  tauren+blacksmith  hand 2  1:2');
  expect(cost(herd, 0).total).toBe(2); // 2 - 1, but at least 2
  expect(after(herd, 'conquer 0')).toHold(0, 'tauren', 2);
  expect(cost(herd, 2).total).toBe(2); // 2 + mountain - 1
});

test('AZ-BLACKSMITH-1 goes in decline: the next people pays in full', () => {
  const next = scene(forge, 'anna*  gnomes+miner  hand 3  1:1  / orcs 4:1');
  expect(cost(next, 0).total).toBe(2);
  expect(legal(next, 'conquer 0')).toContain('conquer 0');
});
