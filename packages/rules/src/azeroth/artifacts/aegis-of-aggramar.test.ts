import { expect, test } from 'vitest';
import { after, board, coins, legal, scene } from '../../../test/scene.ts';
import { cost, snapshot } from '../../index.ts';

const wall = board(`
  0 hill anchor   - 1 2
  1 swamp         - 0 2 3
  2 forest        - 0 1
  3 mountain      - 1
`);
const start = scene(
  wall,
  `
  anna*  trolls+miner   hand 6  0:1
  bert   gnomes+farmer          1:1 2:1
  markers 1:aegis-of-aggramar
`,
);

test('AZ-AEGIS-1 is laid at the end of the turn in a region held', () => {
  const asked = after(scene(wall, 'anna*  orcs+miner  0:1 1:1\nmarkers 0:aegis-of-aggramar'), 'done');
  expect(legal(asked)).toEqual(['deploy 0 aegis-of-aggramar', 'deploy 1 aegis-of-aggramar']);
  expect(after(asked, 'deploy 1 aegis-of-aggramar')).toHold(1, 'aegis-of-aggramar');
});

test('AZ-AEGIS-1 whoever conquers its region pays its owner 2 coins, and has it then', () => {
  expect(cost(start, 1)).toMatchObject({ total: 2, tolls: [{ rule: 'AZ-AEGIS-1', coins: 2, to: 1 }] }); // 2 + 1 - 1
  const taken = after(start, 'conquer 1');
  expect([coins(taken, 0), coins(taken, 1)]).toEqual([3, 7]);
  expect(taken).toHold(1, 'aegis-of-aggramar');
});

test('AZ-AEGIS-1 guards its own region alone', () => {
  expect(coins(after(start, 'conquer 2'), 0)).toBe(5);
});

test('AZ-AEGIS-1, AZ-PAY-1: without 2 coins nobody gets in', () => {
  const poor = scene(
    wall,
    `
    anna*  trolls+champion  coins 1  hand 6  0:1
    bert   gnomes+farmer                     1:1
    markers 1:aegis-of-aggramar 0:doomhammer
  `,
  );
  expect(legal(poor).filter((move) => / 1( |$)/.test(move))).toEqual([]);
});

test('AZ-AEGIS-1 each try pays, also one that fails', () => {
  const weak = scene(
    wall,
    `
    anna*  orcs+miner     hand 2  0:1
    bert   gnomes+farmer          1:1
    markers 1:aegis-of-aggramar
  `,
    { dice: [0] },
  );
  const repelled = after(weak, 'roll 1');
  expect([coins(repelled, 0), coins(repelled, 1)]).toEqual([3, 7]);
  expect(repelled).toHold(1, 'gnomes', 1);
});

test('AZ-AEGIS-1 × AZ-ETHEREALS-1: a theft pays too, that of the Aegis itself included', () => {
  const thieves = scene(
    wall,
    `
    anna*  ethereals+miner  0:1
    bert   gnomes+farmer    1:1
    markers 1:aegis-of-aggramar
  `,
  );
  const stolen = after(thieves, 'use ethereals 1 0');
  expect(stolen).toHold(0, 'aegis-of-aggramar');
  expect([coins(stolen, 0), coins(stolen, 1)]).toEqual([3, 7]);
});

test('AZ-AEGIS-1 × AZ-GOBLINS-1: laying a bomb there costs 2 coins', () => {
  const goblins = after(
    scene(
      wall,
      `
      anna*  goblins+miner  0:1
      bert   gnomes+farmer  1:1
      markers 1:aegis-of-aggramar
    `,
    ),
    'done',
    'deploy 1 bomb',
  );
  expect(Object.keys(snapshot(goblins).bombs ?? {})).toEqual(['1']);
  expect(coins(goblins, 1)).toBe(7);
});

test('AZ-AEGIS-1, AZ-MARKER-2: a holder that declines is guarded no more', () => {
  const declined = scene(
    wall,
    `
    anna*  trolls+miner  coins 0  hand 6  0:1
    bert   orcs+farmer                    3:1  / gnomes 1:1
    markers 1:aegis-of-aggramar
  `,
  );
  expect(after(declined, 'conquer 1')).toHold(1, 'trolls');
});

test('AZ-AEGIS-1 asks nothing of its own holder, nor for an empty region where it was left', () => {
  const left = scene(wall, 'anna*  trolls+miner  coins 0  hand 6  0:1\nmarkers 1:aegis-of-aggramar');
  expect(after(left, 'conquer 1')).toHold(1, 'trolls');
});

test('AZ-AEGIS-1 face down it guards nothing', () => {
  const hidden = scene(
    wall,
    `
    anna*  trolls+miner  coins 0  hand 6  0:1
    bert   gnomes+farmer                  1:1
    markers 1?aegis-of-aggramar
  `,
  );
  expect(after(hidden, 'conquer 1')).toHold(1, 'trolls');
});
