import { expect, test } from 'vitest';
import { after, board, coins, scene } from '../../../test/scene.ts';
import { forecast, type Item, type State } from '../../index.ts';

const row = board(`
  0 swamp edge      - 1
  1 hill native     - 0 2
  2 mountain        - 1 3
  3 forest native   - 2
`);
const loot = (s: State): Item[] => forecast(s).filter(({ rule }) => rule === 'CL-PILLAGING-1');

test('CL-PILLAGING-1 takes a coin more for each non-empty region conquered', () => {
  const start = scene(
    row,
    `
    anna*  elves+pillaging  hand 9  0:1
    bert   humans+swamp             2:1
    natives 1:1
  `,
  );
  expect(loot(after(start, 'conquer 1', 'conquer 2'))).toEqual([{ rule: 'CL-PILLAGING-1', what: 'pillaging', amount: 2 }]);
});

test('CL-PILLAGING-1 takes nothing for an empty region, mountain or not', () => {
  expect(loot(after(scene(row, `anna*  elves+pillaging  hand 9  0:1`), 'conquer 1', 'conquer 2'))).toEqual([]);
});

test('CL-PILLAGING-1 takes nothing when the roll fails', () => {
  const start = scene(
    row,
    `
    anna*  elves+pillaging  hand 2  0:1
    natives 1:1
  `,
    { dice: [0] },
  );
  expect(coins(after(start, 'roll 1', 'deploy 0', 'deploy 0'), 0)).toBe(6); // 5 + 1 region
});

test('CL-PILLAGING-1 keeps the coin for a region that Amazons give up again', () => {
  const start = scene(
    row,
    `
    anna*  amazons+pillaging  hand 3  0:1
    natives 1:1
  `,
  );
  expect(coins(after(start, 'conquer 1', 'done', 'abandon 1'), 0)).toBe(6); // 5 + no region (0 goes too) + 1
});

test('CL-PILLAGING-1 takes nothing in the turn of the decline', () => {
  expect(coins(after(scene(row, `anna*  elves+pillaging  0:1`, { phase: 'start' }), 'decline'), 0)).toBe(6); // 5 + 1 region
});

const rendered = (rulings: Record<string, string> = {}) =>
  after(scene(row, `anna*  amazons+pillaging  hand 4  0:1\n natives 1:1\n bert`, { rulings }), 'conquer 1', 'done', 'abandon 1');

test('CL-PILLAGING-1 or, read otherwise, only for what is held at the end', () => {
  expect([coins(rendered(), 0), coins(rendered({ 'pillage-given-up': 'no' }), 0)]).toEqual([7, 6]); // 5 + 1 region, + 1
  const kept = after(
    scene(row, `anna*  elves+pillaging  hand 3  0:1\n natives 1:1\n bert`, { rulings: { 'pillage-given-up': 'no' } }),
    'conquer 1',
  );
  expect(loot(kept)).toEqual([{ rule: 'CL-PILLAGING-1', what: 'pillaging', amount: 1 }]);
});
