import { expect, test } from 'vitest';
import { income, scored } from '../../../test/income.ts';
import { after, board, endTurn, scene } from '../../../test/scene.ts';

const front = board(`
  0 hill anchor         - 1 2 3 4
  1 swamp               - 0
  2 forest              - 0
  3 farmland native     - 0
  4 hill                - 0
`);

test('AZ-ENRAGED-1 brings as many coins as tokens stood in a region of two or more', () => {
  const start = scene(
    front,
    `
    anna*  dwarves+enraged  hand 9  0:1
    bert   orcs+miner               1:3 2:2
  `,
  );
  expect(income(after(start, 'conquer 1'), 'AZ-ENRAGED-1')).toBe(3);
  expect(income(after(start, 'conquer 1', 'conquer 2'), 'AZ-ENRAGED-1')).toBe(5);
});

test('AZ-ENRAGED-1 brings nothing for a single token, a Murloc or an empty region', () => {
  const start = scene(
    front,
    `
    anna*  dwarves+enraged  hand 9  0:1
    bert   orcs+miner               1:1
    natives 3:1
  `,
  );
  expect(income(after(start, 'conquer 1', 'conquer 3', 'conquer 2'), 'AZ-ENRAGED-1')).toBe(0);
});

test('AZ-ENRAGED-1 × AZ-BEASTMASTER-2: beasts count as tokens', () => {
  const start = scene(
    front,
    `
    anna*  dwarves+enraged   hand 9  0:1
    bert   orcs+beastmaster          1:1+beast*2  2:0+beast
  `,
  );
  expect(income(after(start, 'conquer 1'), 'AZ-ENRAGED-1')).toBe(3);
  expect(income(after(start, 'conquer 2'), 'AZ-ENRAGED-1')).toBe(0); // one beast alone
});

test('AZ-ENRAGED-1 × AZ-CHAMPION-2: the champion counts as a token', () => {
  const start = scene(
    front,
    `
    anna*  dwarves+enraged  hand 9  0:1
    bert   orcs+champion            1:1+champion
  `,
  );
  expect(income(after(start, 'conquer 1'), 'AZ-ENRAGED-1')).toBe(2);
});

test('AZ-ENRAGED-1 does not count forts, walls or mountains', () => {
  const start = scene(
    front,
    `
    anna*  dwarves+enraged  hand 9  0:1
    bert   night-elves+miner        2:1+wisp-wall+fort
  `,
  );
  expect(income(after(start, 'conquer 2'), 'AZ-ENRAGED-1')).toBe(0); // 2 + 1 + 2 tokens paid, one token driven out
});

test('AZ-ENRAGED-1 × AZ-TAUREN-3: a declined pair of one’s own brings 2', () => {
  const start = scene(front, 'anna*  dwarves+enraged  hand 4  0:1  / tauren 4:2');
  expect(income(after(start, 'conquer 4'), 'AZ-ENRAGED-1')).toBe(2);
});

test('AZ-ENRAGED-1 forgets last turn’s conquests, and gives nothing in decline', () => {
  const start = scene(
    front,
    `
    anna*  dwarves+enraged  hand 4  0:1
    bert   orcs+miner               1:2 2:1
  `,
  );
  const taken = endTurn(after(start, 'conquer 1'));
  const next = after(endTurn(after(taken, 'expand')));
  expect(income(after(next, 'expand'), 'AZ-ENRAGED-1')).toBe(0);
  expect(scored(next, 'AZ-ENRAGED-1', 'decline')).toBe(0);
});
