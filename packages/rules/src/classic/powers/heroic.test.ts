import { expect, test } from 'vitest';
import { after, at, board, legal, scene } from '../../../test/scene.ts';
import { cost, snapshot } from '../../index.ts';

const row = board(`
  0 swamp edge - 1
  1 hill       - 0 2
  2 forest     - 1 3
  3 swamp edge - 2
`);

test('CL-HEROIC-1 stands in two different regions at the end of the turn', () => {
  const start = scene(row, `anna*  orcs+heroic  0:1 1:1 2:1`);
  const one = after(start, 'done', 'deploy 1 hero');
  expect(legal(one)).toEqual(['deploy 0 hero', 'deploy 2 hero']);
  expect(after(one, 'deploy 2 hero')).toHold(2, 'hero');
});

test('CL-HEROIC-1 stands in one region if there is only one', () => {
  expect(at(after(scene(row, `anna*  orcs+heroic  0:1`), 'done', 'deploy 0 hero'), 0).pieces).toEqual({ hero: 1 });
});

test('CL-HEROIC-1 lets nobody in', () => {
  const start = scene(
    row,
    `
    anna   orcs+heroic          1:1+hero 2:1+hero
    bert*  elves+swamp  hand 9  0:1
  `,
  );
  expect(cost(start, 1).blocked).toEqual({ rule: 'CORE-CONQUER-9', what: 'immune' });
});

test('CL-HEROIC-1 leaves the other regions open', () => {
  const start = scene(
    row,
    `
    anna   orcs+heroic          1:1 2:1+hero 3:1+hero
    bert*  elves+swamp  hand 9  0:1
  `,
  );
  expect(cost(start, 1).total).toBe(3); // 2 + 1 defender
});

test('CL-HEROIC-1 moves each turn', () => {
  const start = scene(row, `anna*  orcs+heroic  0:1+hero 1:1+hero 2:1`);
  const over = after(start, 'done', 'deploy 1 hero', 'deploy 2 hero');
  expect([at(over, 0).pieces, at(over, 1).pieces, at(over, 2).pieces]).toEqual([undefined, { hero: 1 }, { hero: 1 }]);
});

test('CL-HEROIC-1 comes along when its region is abandoned', () => {
  const start = scene(row, `anna*  orcs+heroic  0:1+hero 1:1+hero 2:1`);
  expect(legal(after(start, 'abandon 0', 'done', 'deploy 1', 'deploy 1 hero'))).toEqual(['deploy 2 hero']);
});

test('CL-HEROIC-2 goes in decline', () => {
  const over = after(scene(row, `anna*  orcs+heroic  0:1+hero 1:1+hero`, { phase: 'start' }), 'decline');
  expect([at(over, 0), at(over, 1)]).toEqual([
    { race: 'orcs', tokens: 1 },
    { race: 'orcs', tokens: 1 },
  ]);
});

test('CL-HEROIC-2 goes in decline also where one hero had no region', () => {
  const over = after(scene(row, `anna*  orcs+heroic  0:1+hero`, { phase: 'start' }), 'decline');
  expect([at(over, 0).pieces, snapshot(over).memory?.kept]).toEqual([undefined, {}]);
});
