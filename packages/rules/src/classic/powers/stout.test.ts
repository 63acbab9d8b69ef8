import { expect, test } from 'vitest';
import { after, at, board, coins, legal, scene, seatAt } from '../../../test/scene.ts';
import { toDecide } from '../../index.ts';

const row = board(`
  0 swamp edge - 1
  1 hill       - 0 2
  2 forest     - 1
`);
const start = scene(
  row,
  `
  anna*  humans+stout  hand 2  0:1
  bert   elves+swamp           2:3
`,
);
const scored = after(start, 'conquer 1', 'done', 'deploy 0');

test('CL-STOUT-1 may decline after its turn and its score', () => {
  expect(coins(scored, 0)).toBe(7); // 5 + 2 regions
  expect(legal(scored)).toEqual(['decline', 'done']);
});

test('CL-STOUT-1 does not score again', () => {
  expect(coins(after(scored, 'decline'), 0)).toBe(7);
});

test('CL-STOUT-1 may stay as it is', () => {
  const on = after(scored, 'done');
  expect([at(on, 0).tokens, toDecide(on)]).toEqual([2, 1]);
  expect(seatAt(on, 0).active?.race).toBe('humans');
});

test('CL-STOUT-1 may decline the usual way too, and is not asked then', () => {
  const over = after(scene(row, `anna*  humans+stout  0:2`, { phase: 'start' }), 'decline');
  expect([coins(over, 0), toDecide(over)]).toEqual([6, 1]);
});

test('CL-STOUT-2 leaves one token in each region', () => {
  const over = after(scored, 'decline');
  expect([at(over, 0), at(over, 1)]).toEqual([
    { race: 'humans', tokens: 1 },
    { race: 'humans', tokens: 1 },
  ]);
});

test('CL-STOUT-2 removes the people that was in decline before', () => {
  const over = after(scene(row, `anna*  humans+stout  0:1  / orcs 1:1`), 'done', 'decline');
  expect(at(over, 1)).toEqual({});
});

test('CL-STOUT-2 chooses anew next turn', () => {
  const mine = after(scored, 'decline', 'expand', 'done', 'deploy 2', 'deploy 2');
  expect([toDecide(mine), legal(mine, 'pick').length]).toEqual([0, 6]);
});

test('CL-STOUT-2 lets the people that it drove out retreat afterwards', () => {
  const raid = scene(
    row,
    `
    anna*  humans+stout  hand 5  0:1
    bert   elves+swamp           1:3 2:1
  `,
  );
  const over = after(raid, 'conquer 1', 'done', 'deploy 0', 'deploy 0', 'deploy 0', 'deploy 0', 'decline');
  expect([toDecide(over), legal(over)]).toEqual([1, ['deploy 2']]);
});
