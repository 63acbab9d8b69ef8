import { expect, test } from 'vitest';
import { after, at, board, coins, endTurn, events, legal, scene } from '../../test/scene.ts';
import { cost } from '../index.ts';

const isles = board(`
  0 farmland anchor    - 1 2
  1 forest             - 0 2 3
  2 hill native        - 0 1
  3 lake               - 1
  4 swamp anchor native island1 - 5
  5 mountain anchor island1 - 4 6
  6 forest magic island1 - 5
`);

test('AZ-FIRST-1 a people enters by an anchor region of any island: 3 tokens for an empty one', () => {
  const fresh = scene(isles, 'anna*  orcs+miner  hand 9\nnatives 2:1 4:1');
  expect(legal(fresh, 'conquer')).toEqual(['conquer 0', 'conquer 4', 'conquer 5']);
  expect(cost(fresh, 0).total).toBe(3); // 2 + 1 travel
  expect(cost(fresh, 4).total).toBe(4); // 2 + 1 Murloc + 1
  expect(cost(fresh, 5).total).toBe(4); // 2 + 1 mountain + 1
});

test('AZ-FIRST-1 so does one that has lost everything', () => {
  const lost = scene(isles, 'anna  orcs+miner  1:5\nbert*  trolls+farmer  hand 8  2:1');
  const back = after(endTurn(after(lost, 'conquer 1')), 'expand');
  expect(legal(back, 'conquer')).toEqual(['conquer 0', 'conquer 4', 'conquer 5']);
  expect(cost(back, 0).total).toBe(3);
});

test('AZ-FIRST-1 and one that has abandoned everything', () => {
  const leaving = after(scene(isles, 'anna*  orcs+miner  hand 5  1:1'), 'abandon 1');
  expect(legal(leaving, 'conquer')).toEqual(['conquer 0', 'conquer 4', 'conquer 5']);
});

const settled = scene(isles, 'anna*  orcs+miner  hand 9  0:1');

test('AZ-TRAVEL-1 anchor regions may be attacked at any time, for one token more', () => {
  expect(cost(settled, 4)).toMatchObject({ total: 3 });
  expect(cost(settled, 5).total).toBe(4); // 2 + 1 mountain + 1
  expect(cost(settled, 6)).toMatchObject({ blocked: { rule: 'CORE-CONQUER-4' } });
});

test('AZ-TRAVEL-1 an anchor region that borders costs no travel', () => {
  expect(cost(after(settled, 'conquer 4'), 5).total).toBe(3); // 2 + 1 mountain
});

test('AZ-TRAVEL-1 also on one’s own island, where it does not border', () => {
  const far = scene(isles, 'anna*  orcs+miner  hand 9  6:1');
  expect(cost(far, 4).total).toBe(3); // same island, no common border
});

test('AZ-TRAVEL-1 the regions of one’s people in decline are no bridgehead', () => {
  const old = scene(isles, 'anna*  orcs+miner  hand 9  0:1  / trolls 4:1');
  expect(cost(old, 5).total).toBe(4);
});

test('AZ-TRAVEL-1 a last roll reaches across the water too', () => {
  const few = scene(isles, 'anna*  orcs+miner  hand 1  0:1', { dice: [2] });
  expect(events(few, 'roll 4')).toContainEqual(expect.objectContaining({ type: 'conquered', region: 4 })); // 1 + 2 reach 3
});

test('AZ-COST-1 every token of another people adds to the cost, one’s own declined people included', () => {
  const own = scene(isles, 'anna*  orcs+miner  hand 9  0:1  / tauren 1:2\nbert  trolls+farmer  2:3');
  expect(cost(own, 1).total).toBe(4); // 2 + 2
  expect(cost(own, 2).total).toBe(5); // 2 + 3
  expect(cost(own, 1).parts).toContainEqual({ rule: 'AZ-COST-1', what: 'tauren', amount: 2 });
});

test('AZ-NONEMPTY Murlocs and tokens of any people make a region non-empty, one’s own declined one included', () => {
  const trolls = scene(isles, 'anna*  trolls+miner  hand 9  0:1  / naga 1:1\nnatives 2:1');
  expect(cost(trolls, 1).total).toBe(2); // 2 + 1 - 1 against non-empty
  expect(cost(trolls, 2).total).toBe(2);
});

test('AZ-NONEMPTY mountains, places, artifacts and other pieces alone leave it empty', () => {
  const trolls = scene(isles, 'anna*  trolls+miner  hand 9  0:1\nnobody 1+objective\nmarkers 2:karazhan 2:frostmourne');
  expect([cost(trolls, 1).total, cost(trolls, 2).total, cost(trolls, 5).total]).toEqual([2, 2, 4]); // mountain: 2 + 1 + 1 travel
});

test('AZ-WATER-1 seas and lakes are no target of any people but the Naga, whatever it has', () => {
  const gnomes = scene(isles, 'anna*  gnomes+champion  hand 9  1:1\nmarkers 1:ashes-of-alar 1:doomhammer');
  expect(legal(gnomes, 'conquer 3')).toEqual([]);
  expect(cost(scene(isles, 'anna*  naga+miner  hand 9  1:1'), 3).total).toBe(2);
});

test('AZ-WATER-1 what lies with Naga in the water can be stolen: only conquering is for them alone', () => {
  const thieves = scene(isles, 'anna*  ethereals+farmer  1:1\nbert  naga+miner  3:2\nmarkers 3:aegis-of-aggramar');
  expect(legal(thieves, 'use')).toEqual(['use ethereals 3 1']);
});

test('AZ-MURLOC-1 a Murloc defends as one token, and is lost when its region is taken', () => {
  const hunt = scene(isles, 'anna*  orcs+miner  hand 9  0:1\nnatives 2:1');
  expect(cost(hunt, 2).total).toBe(3);
  expect(events(hunt, 'conquer 2')).toContainEqual({ type: 'lost', race: 'natives', region: 2, fallen: 1, saved: 0 });
});

test('AZ-MURLOC-1 Murlocs are a people of their own where majorities are compared', () => {
  const meadow = board(`
    0 farmland anchor  - 1 2 3
    1 forest           - 0
    2 hill native      - 0
    3 swamp native     - 0
  `);
  const walls = (natives: string) => endTurn(scene(meadow, `anna*  orcs+defensive  0:1 1:1\nbert  trolls+miner\n${natives}`));
  expect(walls('natives 2:1 3:1')).toHold(0, 'watchtower', 0); // 1 against 2
  expect(walls('natives 2:1')).toHold(0, 'watchtower', 0); // 1 against 1
  expect(walls('')).toHold(0, 'watchtower');
});

test('AZ-PAY-1 what has to be paid before an act must be in the purse', () => {
  const poor = (line: string, owner: string, extras = {}) =>
    scene(isles, `anna*  orcs+miner  coins 1  hand 9  0:1\nbert  ${owner}\n${line}`, extras);
  expect(legal(poor('', 'pandaren+farmer  1:1', { harmony: [0] }), 'conquer 1')).toEqual([]);
  expect(legal(poor('markers 1:aegis-of-aggramar', 'trolls+farmer  1:1'), 'conquer 1')).toEqual([]);
  expect(legal(poor('markers 0:doomhammer', 'trolls+farmer  1:1'), 'conquer 1')).toEqual(['conquer 1']); // not with the hammer
  const marsh = scene(isles, 'anna*  orcs+miner  coins 0  hand 9  0:1\nbert  trolls+marshdweller  4:1');
  expect(legal(marsh, 'conquer 4')).toEqual([]);
});

test('AZ-PAY-2 who has too few coins for a choice is asked all the same', () => {
  const bare = board('0 hill anchor - 1\n1 swamp - 0');
  const asked = after(scene(bare, 'anna*  worgen+miner  coins 0  hand 3  0:1', { phase: 'start' }), 'expand');
  expect(legal(asked)).toEqual(['choose human']);
});

test('AZ-PAY-1 a forced payment takes what is there', () => {
  const ransom = scene(isles, 'anna*  orcs+miner  hand 9  0:1\nbert  trolls+champion  coins 0  1:1+champion');
  expect([coins(after(ransom, 'conquer 1'), 0), coins(after(ransom, 'conquer 1'), 1)]).toEqual([5, 0]);
  const heart = endTurn(scene(isles, 'anna*  orcs+miner  0:1\nbert  trolls+farmer  coins 0  1:1\nmarkers 0:heart-of-azeroth'));
  expect([coins(heart, 0), coins(heart, 1)]).toEqual([6, 0]); // 5 + 1 region
});

test('CORE-CONQUER-2 one token is the least, however the discounts add up', () => {
  const smiths = scene(isles, 'anna*  dwarves+blacksmith  hand 9  4:1\nmarkers 4:frostmourne');
  const taken = after(smiths, 'conquer 5 with frostmourne'); // 2 + 1 - 2 - 1 - 2
  expect(at(taken, 5)).toEqual({ race: 'dwarves', tokens: 1, markers: ['frostmourne'] });
});
