import { expect, test } from 'vitest';
import { after, at, board, hand, legal, scene } from '../../../test/scene.ts';
import { cost, snapshot } from '../../index.ts';

const row = board(`
  0 swamp edge - 1
  1 mountain   - 0 2
  2 forest     - 1 3
  3 hill       - 2
`);
const DRAGON = (r: number): string => `conquer ${r} with dragon-master`;

test('CL-DRAGON-1 takes a region with one token, whatever defends it', () => {
  const start = scene(
    row,
    `
    anna*  orcs+dragon-master  hand 1  0:1
    bert   elves+swamp                 1:6
  `,
  );
  expect(cost(start, 1, 'dragon-master').total).toBe(1);
  expect(at(after(start, DRAGON(1)), 1)).toEqual({ race: 'orcs', tokens: 1, pieces: { dragon: 1 } });
});

test('CL-DRAGON-1 does so once per turn', () => {
  const start = scene(row, `anna*  orcs+dragon-master  hand 5  0:1`);
  expect(legal(after(start, DRAGON(1)))).toEqual(['conquer 2', 'done']);
});

test('CL-DRAGON-1 needs a region within reach and a token in hand', () => {
  expect(cost(scene(row, `anna*  orcs+dragon-master  hand 5  0:1`), 2, 'dragon-master').blocked).toEqual({
    rule: 'CORE-CONQUER-4',
    what: 'not-bordering',
  });
  expect(legal(scene(row, `anna*  orcs+dragon-master  0:1`))).toEqual(['abandon 0', 'done']);
});

test('CL-DRAGON-1 may be the first conquest', () => {
  expect(hand(after(scene(row, `anna*  orcs+dragon-master  hand 5`), DRAGON(0)), 0)).toBe(4);
});

test('CL-DRAGON-1 is stopped by immunity', () => {
  const start = scene(
    row,
    `
    anna*  orcs+dragon-master  hand 5  0:1
    bert   elves+heroic                1:1+hero
  `,
  );
  expect(cost(start, 1, 'dragon-master').blocked).toEqual({ rule: 'CORE-CONQUER-9', what: 'immune' });
});

test('CL-DRAGON-2 lets nobody into its region', () => {
  const start = scene(
    row,
    `
    anna   orcs+dragon-master          1:1+dragon
    bert*  elves+swamp         hand 9  0:1
  `,
  );
  expect(cost(start, 1).blocked).toEqual({ rule: 'CORE-CONQUER-9', what: 'immune' });
});

test('CL-DRAGON-2 moves to the next region and leaves the last one open', () => {
  const start = scene(row, `anna*  orcs+dragon-master  hand 1  0:1 1:1+dragon`);
  const moved = after(start, DRAGON(2));
  expect([at(moved, 1).pieces, at(moved, 2).pieces]).toEqual([undefined, { dragon: 1 }]);
});

test('CL-DRAGON-2 stays where it is in a turn without its attack', () => {
  const start = scene(row, `anna*  orcs+dragon-master  hand 2  0:1 1:1+dragon`);
  expect(after(start, 'conquer 2', 'done', 'deploy 0')).toHold(1, 'dragon');
});

test('CL-DRAGON-3 returns to its owner when its region is abandoned', () => {
  const left = after(scene(row, `anna*  orcs+dragon-master  0:1+dragon 1:1`), 'abandon 0');
  expect([at(left, 0), snapshot(left).memory?.kept]).toEqual([{}, { dragon: 1 }]);
});

test('CL-DRAGON-3 flies out again from its owner’s hand', () => {
  const moved = after(scene(row, `anna*  orcs+dragon-master  0:1+dragon 1:1`), 'abandon 0', DRAGON(0));
  expect([at(moved, 0).pieces, snapshot(moved).memory?.kept]).toEqual([{ dragon: 1 }, {}]);
});

test('CL-DRAGON-3 goes in decline', () => {
  const over = after(scene(row, `anna*  orcs+dragon-master  0:2+dragon`, { phase: 'start' }), 'decline');
  expect(at(over, 0)).toEqual({ race: 'orcs', tokens: 1 });
});

test('CL-DRAGON-3 goes in decline from its owner’s hand too', () => {
  const over = after(scene(row, `anna*  orcs+dragon-master  0:2`, { phase: 'start' }), 'decline');
  expect(snapshot(over).memory?.kept).toEqual({});
});

const flown = (rulings: Record<string, string> = {}) =>
  after(
    scene(row, `anna*  orcs+dragon-master  0:2 1:1+dragon\n bert  elves+swamp  2:5`, { phase: 'start', rulings }),
    'expand',
    'abandon 1',
  );

test('CL-DRAGON-3 returns to its owner from an abandoned region', () => {
  expect([at(flown(), 1), snapshot(flown()).memory?.kept]).toEqual([{}, { dragon: 1 }]);
});

test('CL-DRAGON-3 or, read otherwise, stays there and lets nobody in', () => {
  const alone = flown({ 'dragon-abandoned': 'stays' });
  expect([at(alone, 1), cost(alone, 1).blocked?.what]).toEqual([{ pieces: { dragon: 1 } }, 'immune']);
  const next = after(alone, 'done', 'deploy 0', 'deploy 0', 'expand');
  expect(cost(next, 1).blocked?.what).toBe('immune');
});

test('CL-DRAGON-3 read so, leaves when it takes another region', () => {
  const start = scene(row, `anna*  orcs+dragon-master  0:2 2:1+dragon\n bert`, {
    phase: 'start',
    rulings: { 'dragon-abandoned': 'stays' },
  });
  const moved = after(start, 'expand', 'abandon 2', DRAGON(1));
  expect([at(moved, 1).pieces, at(moved, 2)]).toEqual([{ dragon: 1 }, {}]);
});

test('CL-DRAGON-3 read so, goes in decline', () => {
  const over = after(flown({ 'dragon-abandoned': 'stays' }), 'done', 'deploy 0', 'deploy 0', 'decline', 'decline');
  expect([at(over, 1), over.supply[over.world.pieces.findIndex(({ id }) => id === 'dragon')]]).toEqual([{}, 1]);
});
