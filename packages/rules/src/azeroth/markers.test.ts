import { expect, test } from 'vitest';
import { income } from '../../test/income.ts';
import { after, at, board, endTurn, legal, scene } from '../../test/scene.ts';

const field = board(`
  0 hill anchor             - 1 2
  1 mountain                - 0 2
  2 forest                  - 0 1 3
  3 swamp                   - 2
  4 farmland anchor island1 -
`);
test('AZ-MARKER-1 a marker is turned up by the first conquest of its region, and may be used at once', () => {
  const hidden = scene(field, 'anna*  orcs+miner  hand 6  0:1\nmarkers 2?frostmourne');
  expect(legal(hidden).filter((move) => move.includes('frostmourne'))).toEqual([]);
  const found = after(hidden, 'conquer 2');
  expect(at(found, 2)).toMatchObject({ markers: ['frostmourne'] });
  expect(at(found, 2).faceDown).toBeUndefined();
  expect(legal(found, 'conquer 1')).toContain('conquer 1 with frostmourne');
});

test('AZ-MARKER-1 a roll that fails turns nothing up', () => {
  const hidden = scene(
    field,
    `
    anna*  orcs+miner    hand 1  0:1
    markers 2?frostmourne
  `,
    { dice: [0] },
  );
  expect(at(after(hidden, 'roll 2'), 2)).toEqual({ markers: ['frostmourne'], faceDown: true });
});

test('AZ-MARKER-1 once face up it stays so, whoever comes', () => {
  const empty = scene(field, 'anna*  orcs+miner  0:2 2:1\nmarkers 2:frostmourne', { phase: 'start' });
  const left = after(empty, 'expand', 'abandon 2');
  expect(at(left, 2)).toEqual({ markers: ['frostmourne'] });
});

test('AZ-MARKER-2 the seat that takes the region from an opponent uses the artifact at once', () => {
  const taken = after(
    scene(
      field,
      `
      anna*  orcs+miner    hand 9  0:1
      bert   gnomes+farmer         2:1
      markers 2:frostmourne
    `,
    ),
    'conquer 2',
  );
  expect(legal(taken, 'conquer 3')).toContain('conquer 3 with frostmourne');
});

test('AZ-MARKER-3 an artifact stays in an abandoned region, and goes to whoever takes it', () => {
  const left = after(
    scene(
      field,
      `
      anna*  orcs+miner    0:2 2:1
      bert   gnomes+farmer  3:4
      markers 2:frostmourne
    `,
      { phase: 'start' },
    ),
    'expand',
    'abandon 2',
  );
  expect(left).toHold(2, 'frostmourne');
  const bert = after(endTurn(left), 'expand', 'conquer 2');
  expect(legal(bert, 'conquer 1')).toContain('conquer 1 with frostmourne');
});

test('AZ-MARKER-3 × AZ-INTIMIDATING-1: an artifact stays in a region that was emptied', () => {
  const scared = after(
    scene(
      field,
      `
      anna*  trolls+intimidating  0:1
      bert   gnomes+farmer        2:1
      markers 2:frostmourne
    `,
    ),
    'use intimidating 2',
  );
  expect(at(scared, 2)).toEqual({ markers: ['frostmourne'] });
});

test('AZ-MARKER-3 a place never moves: neither with its holder nor with an artifact used from its region', () => {
  const struck = after(scene(field, 'anna*  orcs+miner  hand 6  0:1\nmarkers 0:frostmourne 0:karazhan'), 'conquer 2 with frostmourne');
  expect(at(struck, 0).markers).toEqual(['karazhan']);
});

test('AZ-MARKER-4 once per turn, also when the artifact lies elsewhere now', () => {
  const found = scene(
    field,
    `
    anna*  orcs+miner    hand 6  0:1
    bert   gnomes+farmer         2:1
    markers 2:frostmourne
  `,
  );
  const once = after(found, 'conquer 2', 'conquer 3 with frostmourne');
  expect(once).toHold(3, 'frostmourne');
  expect(legal(once).filter((move) => move.includes('frostmourne'))).toEqual([]);
});

test('AZ-MARKER-4 in the same seat’s next turn it may be used again', () => {
  const used = scene(
    field,
    `
    anna*  orcs+miner    hand 4  0:1
    bert   gnomes+farmer         4:3
    markers 0:frostmourne
  `,
  );
  const again = after(endTurn(after(endTurn(after(used, 'conquer 2 with frostmourne')), 'expand')), 'expand');
  expect(legal(again, 'conquer 3')).toContain('conquer 3 with frostmourne');
});

test('AZ-MARKER-2 × AZ-PORTAL-1: a place lends nothing to a declined people, until its owner’s active one takes the region', () => {
  const portal = scene(field, 'anna*  trolls+miner  hand 3  0:1  / orcs 2:1\nmarkers 2:dark-portal');
  expect(income(portal, 'AZ-PORTAL-1')).toBe(0);
  expect(income(after(portal, 'conquer 2'), 'AZ-PORTAL-1')).toBe(2);
});
