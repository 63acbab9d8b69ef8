import { expect, test } from 'vitest';
import { after, at, board, endTurn, legal, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

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
  expect(
    legal(scene(field, 'anna*  trolls+miner  hand 6  2:1  / orcs 0:1\nmarkers 0:frostmourne')).filter((move) =>
      move.includes('frostmourne'),
    ),
  ).toEqual([]);
});
