import { expect, test } from 'vitest';
import { after, at, board, coins, legal, scene } from '../../../test/scene.ts';
import { cost, forecast } from '../../index.ts';

const row = board(`
  0 swamp edge - 1
  1 hill       - 0 2
  2 forest     - 1
`);
const seven = board(`
  0 swamp edge - 1
  1 swamp      - 0 2
  2 swamp      - 1 3
  3 swamp      - 2 4
  4 swamp      - 3 5
  5 swamp      - 4 6
  6 swamp      - 5
`);

test('CL-FORTIFIED-1 builds a fortress in a region held, once per turn', () => {
  const built = after(scene(row, `anna*  orcs+fortified  0:1 1:1`), 'use fortified 1');
  expect(built).toHold(1, 'fortress');
  expect(legal(built, 'use')).toEqual([]);
});

test('CL-FORTIFIED-1 builds while it redeploys', () => {
  const start = scene(row, `anna*  orcs+fortified  0:2 1:1`);
  expect(legal(after(start, 'done'))).toEqual(['deploy 0', 'deploy 1', 'use fortified 0', 'use fortified 1']);
});

test('CL-FORTIFIED-1 builds no second one in a region', () => {
  expect(legal(scene(row, `anna*  orcs+fortified  0:1+fortress 1:1`), 'use')).toEqual(['use fortified 1']);
});

test('CL-FORTIFIED-1 has six, and no seventh', () => {
  const full = '0:1+fortress 1:1+fortress 2:1+fortress 3:1+fortress 4:1+fortress 5:1+fortress';
  expect(legal(scene(seven, `anna*  orcs+fortified  ${full} 6:1`), 'use')).toEqual([]);
});

test('CL-FORTIFIED-1 counts those that stand in decline among the six', () => {
  const old = '0:1+fortress 1:1+fortress 2:1+fortress 3:1+fortress 4:1+fortress';
  const start = scene(seven, `anna*  elves+fortified  5:1 6:1  / orcs ${old}`);
  expect(legal(start, 'use')).toEqual(['use fortified 5', 'use fortified 6']);
  expect(after(start, 'use fortified 5')).toHold(5, 'fortress');
});

test('CL-FORTIFIED-1 may build after a last roll', () => {
  const start = scene(row, `anna*  orcs+fortified  hand 1  0:1`, { dice: [1] });
  expect(legal(after(start, 'roll 1'))).toEqual(['done', 'use fortified 0', 'use fortified 1']);
});

test('CL-FORTIFIED-1 does not excuse from redeployment after a last roll', () => {
  const start = scene(row, `anna*  orcs+fortified  hand 1  0:1`, { dice: [0] });
  expect(legal(after(start, 'roll 1'))).toEqual(['deploy 0', 'use fortified 0']); // CORE-DEPLOY-1: the token is placed
});

test('CL-FORTIFIED-2 makes its region cost one more', () => {
  const start = scene(
    row,
    `
    anna   orcs+fortified          1:1+fortress
    bert*  elves+swamp     hand 9  0:1
  `,
  );
  expect(cost(start, 1).total).toBe(4); // 2 + 1 defender + fortress
});

test('CL-FORTIFIED-2 brings a coin each turn', () => {
  expect(forecast(scene(row, `anna*  orcs+fortified  0:1+fortress 1:1+fortress`))).toContainEqual({
    rule: 'CL-FORTIFIED-2',
    what: 'fortified',
    amount: 2,
  });
});

test('CL-FORTIFIED-2 brings nothing in the turn of the decline', () => {
  expect(coins(after(scene(row, `anna*  orcs+fortified  0:1+fortress`, { phase: 'start' }), 'decline'), 0)).toBe(6); // 5 + 1 region
});

test('CL-FORTIFIED-2 defends in decline', () => {
  const start = scene(
    row,
    `
    anna   humans+hill             / orcs 1:1+fortress
    bert*  elves+swamp     hand 9  0:1
  `,
  );
  expect(cost(start, 1).total).toBe(4); // 2 + 1 defender + fortress
});

test('CL-FORTIFIED-3 stands on in decline', () => {
  expect(after(scene(row, `anna*  orcs+fortified  0:3+fortress`, { phase: 'start' }), 'decline')).toHold(0, 'fortress');
});

test('CL-FORTIFIED-3 falls when the region is abandoned or lost', () => {
  expect(at(after(scene(row, `anna*  orcs+fortified  0:1+fortress 1:1`), 'abandon 0'), 0)).toEqual({});
  const raid = scene(
    row,
    `
    anna   orcs+fortified          1:1+fortress
    bert*  elves+swamp     hand 9  0:1
  `,
  );
  expect(at(after(raid, 'conquer 1'), 1)).toEqual({ race: 'elves', tokens: 4 });
});

test('CL-FORTIFIED-3 builds nothing in decline', () => {
  expect(legal(scene(row, `anna*  elves+hill  2:1  / orcs 0:1+fortress 1:1`), 'use')).toEqual([]);
});
