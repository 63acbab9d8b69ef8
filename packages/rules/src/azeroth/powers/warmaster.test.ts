import { expect, test } from 'vitest';
import { income, scored } from '../../../test/income.ts';
import { after, board, endTurn, scene } from '../../../test/scene.ts';

const front = board(`
  0 hill anchor         - 1 2 3 4 5
  1 swamp               - 0
  2 forest              - 0
  3 farmland native     - 0
  4 hill                - 0
  5 mountain            - 0
`);
const start = scene(
  front,
  `
  anna*  trolls+warmaster  hand 6  0:1   / gnomes 4:1
  bert   orcs+champion             1:1 2:0+champion
  natives 3:1
`,
);

test('AZ-WARMASTER-1 gives a coin for each non-empty region conquered: a people’s, the Murlocs’, one’s own declined people’s', () => {
  expect(income(after(start, 'conquer 1'), 'AZ-WARMASTER-1')).toBe(1);
  expect(income(after(start, 'conquer 1', 'conquer 3', 'conquer 4'), 'AZ-WARMASTER-1')).toBe(3); // Trolls pay 2 for each
});

test('AZ-WARMASTER-1 gives nothing for an empty region, mountain or not', () => {
  expect(income(after(start, 'conquer 5'), 'AZ-WARMASTER-1')).toBe(0);
});

test('AZ-WARMASTER-1, AZ-NONEMPTY: a champion alone is no race token, and leaves its region empty', () => {
  expect(income(after(start, 'conquer 2'), 'AZ-WARMASTER-1')).toBe(0);
});

test('AZ-WARMASTER-1 × AZ-GOBLINS-2: a region that one’s own bomb has emptied is empty', () => {
  const bombed = scene(
    front,
    `
    anna   goblins+warmaster  0:3
    bert*  orcs+miner         1:1
  `,
    { bombs: { 1: 'live' } },
  );
  const turn = after(endTurn(bombed), 'expand');
  expect(income(after(turn, 'conquer 1'), 'AZ-WARMASTER-1')).toBe(0);
});

test('AZ-WARMASTER-1 forgets last turn’s conquests, and gives nothing in decline', () => {
  const taken = endTurn(after(start, 'conquer 1'));
  const next = endTurn(after(taken, 'expand'));
  expect(income(after(next, 'expand'), 'AZ-WARMASTER-1')).toBe(0);
  expect(scored(next, 'AZ-WARMASTER-1', 'decline')).toBe(0);
});
