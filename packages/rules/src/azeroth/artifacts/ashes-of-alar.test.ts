import { expect, test } from 'vitest';
import { after, board, legal, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const isles = board(`
  0 hill anchor             - 1 2
  1 swamp                   - 0 2
  2 forest                  - 0 1
  3 farmland anchor island1 - 4 5
  4 mountain island1        - 3 5
  5 lake island1            - 3 4
`);
const start = scene(
  isles,
  `
  anna*  orcs+miner    hand 6  0:1
  bert   gnomes+farmer         4:1
  markers 0:ashes-of-alar
`,
);

test('AZ-ASHES-1 takes any land of any island as if it bordered', () => {
  expect(legal(start, 'conquer 4')).toEqual(['conquer 4 with ashes-of-alar']);
  expect(cost(start, 4, 'ashes-of-alar').total).toBe(4); // 2 + 1 defender + mountain
  expect(after(start, 'conquer 4 with ashes-of-alar')).toHold(4, 'orcs', 4);
});

test('AZ-ASHES-1, AZ-TRAVEL-1: an anchor far away costs no travel', () => {
  expect(cost(start, 3).total).toBe(3);
  expect(cost(start, 3, 'ashes-of-alar').total).toBe(2);
});

test('AZ-ASHES-1 once per turn; the ashes then lie in the region taken (AZ-MARKER-3)', () => {
  const taken = after(start, 'conquer 4 with ashes-of-alar');
  expect(taken).toHold(4, 'ashes-of-alar');
  expect(legal(taken).filter((move) => move.includes('ashes'))).toEqual([]);
});

test('AZ-ASHES-1 not a lake, except for Naga', () => {
  expect(legal(start, 'conquer 5')).toEqual([]);
  const naga = scene(isles, 'anna*  naga+miner  hand 2  0:1\nmarkers 0:ashes-of-alar');
  expect(legal(naga, 'conquer 5')).toEqual(['conquer 5 with ashes-of-alar']);
});

test('AZ-ASHES-1 may be the last conquest, by the die; a roll that fails spends it and leaves it where it was', () => {
  const weak = (die: number) =>
    scene(
      isles,
      `
      anna*  orcs+miner    hand 3  0:1
      bert   gnomes+farmer         4:1
      markers 0:ashes-of-alar
    `,
      { dice: [die] },
    );
  expect(after(weak(1), 'roll 4 with ashes-of-alar')).toHold(4, 'ashes-of-alar');
  expect(after(weak(0), 'roll 4 with ashes-of-alar')).toHold(0, 'ashes-of-alar');
});

test('AZ-ASHES-1 × AZ-FROSTMOURNE-1: both at once, and both end up in the region', () => {
  const armed = scene(
    isles,
    `
    anna*  orcs+miner    hand 3  0:1 1:1
    bert   gnomes+farmer         4:1
    markers 0:ashes-of-alar 1:frostmourne
  `,
  );
  expect(cost(armed, 4, 'ashes-of-alar frostmourne').total).toBe(2); // 2 + 1 + mountain - 2
  const taken = after(armed, 'conquer 4 with ashes-of-alar frostmourne');
  expect(taken).toHold(4, 'ashes-of-alar');
  expect(taken).toHold(4, 'frostmourne');
});

test('AZ-ASHES-1 × AZ-DOOMHAMMER-1, AZ-GNOMES-1: with the hammer too, but not together with an assault, which reaches by itself', () => {
  const armed = scene(isles, 'anna*  gnomes+miner  hand 3  0:1\nmarkers 0:ashes-of-alar 0:doomhammer');
  const ways = legal(armed, 'conquer 4');
  expect(ways).toContain('conquer 4 with ashes-of-alar doomhammer');
  expect(ways.filter((move) => move.includes('gnomes') && move.includes('ashes'))).toEqual([]);
});

test('AZ-ASHES-1, AZ-MARKER-2: a declined people cannot use them', () => {
  const declined = scene(isles, 'anna*  orcs+miner  hand 6  1:1  / trolls 0:1\nmarkers 0:ashes-of-alar');
  expect(legal(declined, 'conquer 4')).toEqual([]);
});

test('AZ-ASHES-1, AZ-MARKER-2: the owner’s active people takes them from the declined one, and uses them at once', () => {
  const declined = scene(isles, 'anna*  orcs+miner  hand 6  1:1  / trolls 0:1\nmarkers 0:ashes-of-alar');
  expect(legal(after(declined, 'conquer 0'), 'conquer 4')).toEqual(['conquer 4 with ashes-of-alar']);
});
