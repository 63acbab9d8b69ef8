import { expect, test } from 'vitest';
import { after, at, board, legal, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const row = board(`
  0 farmland edge - 1
  1 hill          - 0 2
  2 swamp         - 1 3
  3 forest        - 2 4
  4 lake          - 3
`);
const fresh = scene(row, `anna*  halflings+merchant  hand 8`);

test('CL-HALFLINGS-1 enters by any land', () => {
  expect(legal(fresh, 'conquer')).toEqual(['conquer 0', 'conquer 1', 'conquer 2', 'conquer 3']);
});

test('CL-HALFLINGS-1 goes on from border to border', () => {
  expect(legal(after(fresh, 'conquer 3'), 'conquer')).toEqual(['conquer 2']);
});

test('CL-HALFLINGS-1 enters anywhere again when it has left the map', () => {
  const start = scene(row, `anna*  halflings+merchant  0:2`, { phase: 'start' });
  expect(legal(after(start, 'expand', 'abandon 0'), 'conquer')).toEqual(['conquer 0', 'conquer 1', 'conquer 2', 'conquer 3']);
});

test('CL-HALFLINGS-2 digs a hole in the first two regions it conquers, and no third', () => {
  const three = after(fresh, 'conquer 1', 'conquer 2', 'conquer 0');
  expect([1, 2, 0].map((r) => at(three, r).pieces)).toEqual([{ hole: 1 }, { hole: 1 }, undefined]);
});

test('CL-HALFLINGS-2 digs the second one in a later turn', () => {
  const start = scene(row, `anna*  halflings+merchant  hand 2  0:1+hole`, { memory: { life: { halflings: 1 } } });
  expect(after(start, 'conquer 1')).toHold(1, 'hole');
});

test('CL-HALFLINGS-2 lets nobody into a hole', () => {
  const start = scene(
    row,
    `
    anna   halflings+merchant  1:1+hole
    bert*  orcs+swamp  hand 8  0:1
  `,
  );
  expect(cost(start, 1).blocked).toEqual({ rule: 'CORE-CONQUER-9', what: 'immune' });
});

test('CL-HALFLINGS-2 lets no Sorcerer and no dragon into a hole', () => {
  const start = scene(
    row,
    `
    anna   halflings+merchant                1:1+hole
    bert*  sorcerers+dragon-master  hand 8  0:1
  `,
  );
  expect(legal(start).filter((line) => / 1( |$)/.test(line))).toEqual([]);
});

test('CL-HALFLINGS-3 loses the hole of a region that it abandons, for good', () => {
  const start = scene(row, `anna*  halflings+merchant  hand 4  0:1+hole 1:1+hole`, { memory: { life: { halflings: 2 } } });
  expect(at(after(start, 'abandon 1'), 1)).toEqual({});
  expect(at(after(start, 'abandon 1', 'conquer 1'), 1)).toEqual({ race: 'halflings', tokens: 2 });
});

test('CL-HALFLINGS-3 loses both holes in decline', () => {
  const over = after(scene(row, `anna*  halflings+merchant  0:1+hole 1:1+hole`, { phase: 'start' }), 'decline');
  expect([at(over, 0), at(over, 1)]).toEqual([
    { race: 'halflings', tokens: 1 },
    { race: 'halflings', tokens: 1 },
  ]);
});

test('CL-HALFLINGS-2 digs two holes again when its tile is taken anew', () => {
  const start = scene(row, `anna*`, { phase: 'start', offers: [{ race: 'halflings', power: 'hill' }], memory: { life: { halflings: 2 } } });
  expect(after(start, 'pick 0', 'conquer 2')).toHold(2, 'hole');
});

const moved = (rulings: Record<string, string> = {}) => {
  const start = scene(row, `anna*  halflings+merchant  0:5+hole 1:1+hole\n bert  elves+hill`, { phase: 'start', rulings });
  return after(start, 'expand', 'abandon 1', 'conquer 1');
};

test('CL-HALFLINGS-3 an abandoned hole is gone for good', () => {
  expect(at(moved(), 1).pieces).toBeUndefined();
});

test('CL-HALFLINGS-3 or, read otherwise, it is dug again in the next region conquered, and there are never more than two', () => {
  const again = moved({ 'hole-returns': 'dug-again' });
  expect(at(again, 1).pieces).toEqual({ hole: 1 });
  expect(at(after(again, 'conquer 2'), 2).pieces).toBeUndefined();
});
