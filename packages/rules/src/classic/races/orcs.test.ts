import { expect, test } from 'vitest';
import { after, board, coins, endTurn, scene } from '../../../test/scene.ts';
import { forecast, type Item, type State } from '../../index.ts';

const row = board(`
  0 farmland edge - 1
  1 hill native   - 0 2
  2 mountain      - 1 3
  3 swamp         - 2
`);
const bonus = (s: State): Item[] => forecast(s).filter(({ rule }) => rule === 'CL-ORCS-1');

test('CL-ORCS-1 takes a coin more for a Lost Tribe driven out', () => {
  const start = scene(
    row,
    `
    anna*  orcs+merchant  hand 5  0:1
    natives 1:1
  `,
  );
  expect(bonus(after(start, 'conquer 1'))).toEqual([{ rule: 'CL-ORCS-1', what: 'orcs', amount: 1 }]);
});

test('CL-ORCS-1 takes one for each people driven out, active or in decline', () => {
  const start = scene(
    row,
    `
    anna*  orcs+merchant  hand 9  0:1
    bert   humans+hill            1:1  / elves 2:1
  `,
  );
  expect(bonus(after(start, 'conquer 1', 'conquer 2'))).toEqual([{ rule: 'CL-ORCS-1', what: 'orcs', amount: 2 }]);
});

test('CL-ORCS-1 takes nothing for an empty mountain', () => {
  expect(bonus(after(scene(row, `anna*  orcs+merchant  hand 5  1:1`), 'conquer 2'))).toEqual([]);
});

test('CL-ORCS-1 takes nothing for what it conquered in an earlier turn', () => {
  const start = scene(
    row,
    `
    anna*  orcs+hill  hand 3  0:1
    natives 1:1
  `,
  );
  const next = after(endTurn(endTurn(after(start, 'conquer 1'))), 'expand');
  expect(bonus(next)).toEqual([]);
});

test('CL-ORCS-1 takes it for a region won by the last roll', () => {
  const start = scene(
    row,
    `
    anna*  orcs+forest  hand 1  0:1
    natives 1:1
  `,
    { dice: [2] },
  );
  expect(coins(after(start, 'roll 1'), 0)).toBe(8); // 5 + 2 regions + 1
});

test('CL-ORCS-1 takes nothing in decline', () => {
  const start = scene(row, `anna*  orcs+merchant  0:1 1:1`, { phase: 'start' });
  expect(coins(after(start, 'decline'), 0)).toBe(7); // 5 + 2 regions
});
