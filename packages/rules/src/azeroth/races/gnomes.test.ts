import { expect, test } from 'vitest';
import { after, at, board, coins, events, hand, legal, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const skies = board(`
  0 farmland anchor    - 1
  1 forest             - 0 2
  2 hill               - 1 3
  3 lake               - 2
  4 swamp anchor island1 - 5
  5 mountain island1   - 4
`);
const start = (hands: number, dice: number[], rest = '') =>
  scene(skies, `anna*  gnomes+miner  hand ${hands}  0:1\nbert  orcs+farmer  2:2\n${rest}`, { dice });

test('AZ-GNOMES-1 any land of any island counts as bordering, once per turn', () => {
  const ready = start(6, [0]);
  expect(cost(ready, 5, 'gnomes').total).toBe(3); // 2 + 1 mountain, no travel
  expect(cost(ready, 4, 'gnomes').total).toBe(2);
  expect(cost(ready, 4).total).toBe(3); // by boat
  expect(cost(ready, 3, 'gnomes')).toMatchObject({ blocked: { rule: 'CORE-CONQUER-5' } });
  const landed = after(ready, 'conquer 5 with gnomes');
  expect(landed).toHold(5, 'gnomes', 3);
  expect(legal(landed, 'conquer').filter((move) => move.includes('gnomes'))).toEqual([]);
});

test('AZ-GNOMES-1 the die is rolled before, and lowers the cost', () => {
  expect(after(start(6, [2]), 'conquer 2 with gnomes')).toHold(2, 'gnomes', 2); // 2 + 2 - 2
});

test('AZ-GNOMES-1 never below one token', () => {
  expect(after(start(6, [3]), 'conquer 1 with gnomes')).toHold(1, 'gnomes', 1); // 2 - 3
});

test('AZ-GNOMES-1 the region is named first: a bad roll has to be paid for, or fought on', () => {
  const short = after(start(3, [0]), 'conquer 2 with gnomes'); // 4 needed
  expect(legal(short)).toEqual(['roll 2', 'choose none']);
  expect(at(short, 2).race).toBe('orcs');
});

test('AZ-GNOMES-2 as the last conquest it gets a second die', () => {
  const last = [start(2, [1, 1]), 'conquer 2 with gnomes', 'roll 2'] as const;
  expect(events(...last)).toContainEqual(expect.objectContaining({ type: 'conquered', region: 2, tokens: 2 })); // 2 + 1 + 1 reach 4
  expect(legal(after(...last), 'conquer')).toEqual([]); // and the conquests are over
});

test('AZ-GNOMES-2 a second die that fails takes nothing', () => {
  const lost = after(start(2, [1, 0]), 'conquer 2 with gnomes', 'roll 2');
  expect(at(lost, 2).race).toBe('orcs');
  expect(hand(lost, 0)).toBe(2); // for redeployment
  expect(legal(lost)).toEqual(['deploy 0']);
});

test('AZ-GNOMES-2 it may be given up: the assault is spent, other conquests follow', () => {
  const gaveUp = after(start(3, [0]), 'conquer 2 with gnomes', 'choose none');
  expect(hand(gaveUp, 0)).toBe(3);
  expect(legal(gaveUp, 'conquer')).toEqual(['conquer 1', 'conquer 4']);
});

test('AZ-GNOMES-2 no second die is offered where a 3 would not do', () => {
  const far = after(scene(skies, 'anna*  gnomes+miner  hand 1  0:1\nbert  orcs+farmer  2:5', { dice: [0] }), 'conquer 2 with gnomes'); // 7 - 0 > 1 + 3
  expect(legal(far, 'roll 2')).toEqual([]);
  expect(hand(far, 0)).toBe(1);
});

test('AZ-GNOMES-2 a region that two sixths of luck cannot reach is not offered', () => {
  const far = scene(skies, 'anna*  gnomes+miner  hand 1  0:1\nbert  orcs+farmer  2:6'); // 8 > 1 + 3 + 3
  expect(legal(far, 'conquer 2')).toEqual([]);
});

test('AZ-GNOMES-3 may be the first conquest, without travel', () => {
  const fresh = scene(skies, 'anna*  gnomes+miner  hand 9', { dice: [1] });
  expect(after(fresh, 'conquer 5 with gnomes')).toHold(5, 'gnomes', 2); // 2 + 1 - 1
});

test('AZ-GNOMES-1 × AZ-PANDAREN-2: an assault given up is an attack all the same', () => {
  const peace = scene(skies, 'anna*  gnomes+miner  hand 1  0:1\nbert  pandaren+farmer  2:2', { dice: [0], harmony: [0] });
  const gaveUp = after(peace, 'conquer 2 with gnomes', 'choose none');
  expect([coins(gaveUp, 0), coins(gaveUp, 1)]).toEqual([3, 7]);
});

test('AZ-GNOMES-1 × AZ-DEFENSIVE-2: not into an immune region', () => {
  const tower = scene(skies, 'anna*  gnomes+miner  hand 6  2:1\nbert  orcs+defensive  0:1+watchtower 1:1');
  expect(cost(tower, 0, 'gnomes')).toMatchObject({ blocked: { rule: 'CORE-CONQUER-9' } });
});

test('AZ-GNOMES-1 × AZ-FROSTMOURNE-1: an assault with the sword; it lies where they land', () => {
  const sword = scene(skies, 'anna*  gnomes+miner  hand 6  0:1\nbert  orcs+farmer  5:3\nmarkers 0:frostmourne', { dice: [1] });
  const landed = after(sword, 'conquer 5 with gnomes frostmourne');
  expect(landed).toHold(5, 'gnomes', 3); // 2 + 1 + 3 - 2 - 1
  expect(landed).toHold(5, 'frostmourne');
});

test('AZ-GNOMES-1 is over in decline', () => {
  const next = scene(skies, 'anna*  orcs+miner  hand 6  0:1  / gnomes 2:1');
  expect(legal(next, 'conquer')).toEqual(['conquer 1', 'conquer 4']);
});
