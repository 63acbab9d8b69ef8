import { expect, test } from 'vitest';
import { cost } from '../../index.ts';
import { after, at, board, endTurn, legal, scene } from '../../../test/scene.ts';

const field = board(`
  0 hill anchor             - 1 2
  1 mountain                - 0 2
  2 forest                  - 0 1 3
  3 swamp                   - 2
  4 farmland anchor island1 -
`);
const start = scene(
  field,
  `
  anna*  orcs+miner    hand 6  0:1
  bert   gnomes+farmer         1:2 3:1
  markers 0:frostmourne
`,
);

test('AZ-FROSTMOURNE-1 takes a region for two tokens less', () => {
  expect(cost(start, 1, 'frostmourne').total).toBe(3); // 2 + 2 defenders + mountain - 2
  expect(after(start, 'conquer 1 with frostmourne')).toHold(1, 'orcs', 3);
});

test('AZ-FROSTMOURNE-1 for one token at least', () => {
  expect(cost(start, 2, 'frostmourne').total).toBe(1); // 2 - 2
});

test('AZ-FROSTMOURNE-1, AZ-MARKER-4: once per turn, and it lies where it struck (AZ-MARKER-3)', () => {
  const struck = after(start, 'conquer 2 with frostmourne');
  expect(struck).toHold(2, 'frostmourne');
  expect(at(struck, 0).markers).toBeUndefined();
  expect(legal(struck).filter((move) => move.includes('frostmourne'))).toEqual([]);
});

test('AZ-FROSTMOURNE-1, AZ-MARKER-4: the next owner may use it in its own turn again', () => {
  const struck = scene(
    field,
    `
    anna*  orcs+miner    hand 1  0:1
    bert   gnomes+farmer         1:9
    markers 0:frostmourne
  `,
  );
  const turn = after(endTurn(after(struck, 'conquer 2 with frostmourne')), 'expand', 'conquer 2');
  expect(legal(turn, 'conquer 3')).toContain('conquer 3 with frostmourne');
});

test('AZ-FROSTMOURNE-1 it need not be used, and a plain conquest leaves it in its place', () => {
  expect(after(start, 'conquer 2')).toHold(0, 'frostmourne');
});

test('AZ-FROSTMOURNE-1 lowers what the last roll needs, and travel too', () => {
  const weak = scene(
    field,
    `
    anna*  orcs+miner    hand 1  0:1
    bert   gnomes+farmer         1:2
    markers 0:frostmourne
  `,
    { dice: [2] },
  );
  expect(cost(weak, 4, 'frostmourne').total).toBe(1); // 2 + travel - 2
  expect(after(weak, 'roll 1 with frostmourne')).toHold(1, 'orcs', 1); // 1 + 2 against 3
});

test('AZ-FROSTMOURNE-1 × AZ-TAUREN-1: Tauren pay at least 2', () => {
  const herd = scene(field, 'anna*  tauren+miner  hand 2  0:2\nmarkers 0:frostmourne');
  expect(cost(herd, 2, 'frostmourne').total).toBe(2);
  expect(cost(herd, 1, 'frostmourne').total).toBe(2); // 3 - 2, but at least 2
});

test('AZ-FROSTMOURNE-1 × AZ-DOOMHAMMER-1: the hammer sets the price, so the two do not meet', () => {
  const armed = scene(field, 'anna*  orcs+miner  hand 3  0:1\nmarkers 0:frostmourne 0:doomhammer');
  expect(legal(armed, 'conquer 1').filter((move) => move.includes('frostmourne') && move.includes('doomhammer'))).toEqual([]);
});

test('AZ-FROSTMOURNE-1, AZ-MARKER-2: not for a declined people', () => {
  expect(legal(scene(field, 'anna*  trolls+miner  hand 6  2:1  / orcs 0:1\nmarkers 0:frostmourne')).filter((move) => move.includes('frostmourne'))).toEqual([]);
});

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
  expect(legal(bert, 'conquer 1')).toEqual(['roll 1', 'conquer 1 with frostmourne'].filter((move) => move.startsWith('conquer')));
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

test('AZ-MARKER-4 an artifact taken from somebody who used it in the turn before is fresh', () => {
  const used = scene(
    field,
    `
    anna*  orcs+miner    hand 6  0:1
    bert   gnomes+farmer         2:1
    markers 2:frostmourne
  `,
    { memory: { today: { frostmourne: 0 } } },
  );
  const once = after(used, 'conquer 2', 'conquer 3 with frostmourne');
  expect(legal(once).filter((move) => move.includes('frostmourne'))).toEqual([]);
  expect(once).toHold(3, 'frostmourne');
});
