import { expect, test } from 'vitest';
import { after, at, board, coins, endTurn, events, hand, legal, scene, seatAt } from '../../../test/scene.ts';
import { cost, snapshot, toDecide } from '../../index.ts';

const plain = board(`
  0 farmland anchor  - 1 2 3 4
  1 forest magic     - 0 2
  2 hill             - 0 1 3
  3 swamp            - 0 2 4
  4 mountain magic   - 0 3
`);

test('AZ-TAUREN-1 no region is conquered with fewer than two', () => {
  const smiths = scene(plain, 'anna*  tauren+blacksmith  hand 6  0:2\nbert  orcs+miner  2:1');
  expect(cost(smiths, 1).total).toBe(2); // 2 - 1, but 2 at least
  expect(cost(smiths, 2).total).toBe(2); // 2 + 1 - 1
  expect(cost(smiths, 4).total).toBe(2); // 2 + 1 - 1
});

test('AZ-TAUREN-1 × AZ-FROSTMOURNE-1: not even with the sword', () => {
  const sword = scene(plain, 'anna*  tauren+miner  hand 6  0:2\nmarkers 0:frostmourne');
  expect(cost(sword, 1, 'frostmourne').total).toBe(2); // 2 - 2
  expect(after(sword, 'conquer 1 with frostmourne')).toHold(1, 'tauren', 2);
});

test('AZ-TAUREN-1 two stay in each region when troops are readied, both leave when it is abandoned', () => {
  const start = after(scene(plain, 'anna*  tauren+miner  0:5 1:2', { phase: 'start' }), 'expand');
  expect(hand(start, 0)).toBe(3);
  expect(start).toHold(0, 'tauren', 2);
  expect(hand(after(start, 'abandon 1'), 0)).toBe(5);
});

test('AZ-TAUREN-1 two stay in each region at redeployment', () => {
  const start = scene(plain, 'anna*  tauren+miner  hand 4  0:2');
  const deploying = after(start, 'conquer 1', 'done');
  expect([at(deploying, 0).tokens, at(deploying, 1).tokens, hand(deploying, 0)]).toEqual([2, 2, 2]);
});

test('AZ-TAUREN-1 when their region is conquered one falls and the others come to hand', () => {
  const attack = scene(plain, 'anna*  orcs+miner  hand 6  0:1\nbert  tauren+farmer  1:2 3:2');
  const taken = after(attack, 'conquer 1');
  expect(hand(taken, 1)).toBe(1);
  expect(endTurn(taken)).toHold(3, 'tauren', 3);
});

const dread = scene(plain, 'anna*  orcs+intimidating  0:1\nbert  tauren+farmer  1:2 2:2 3:2');

test('AZ-TAUREN-2 one of a pair scared off leaves the other alone: its owner chooses where it goes', () => {
  const scared = after(dread, 'use intimidating 1 2');
  expect(scared).toHold(2, 'tauren', 3);
  expect(toDecide(scared)).toBe(1);
  expect(legal(scared)).toEqual(['deploy 2', 'deploy 3']);
  const joined = after(scared, 'deploy 3');
  expect([at(joined, 1).race, at(joined, 3).tokens]).toEqual([undefined, 3]);
  expect(toDecide(joined)).toBe(0); // and the intimidating seat goes on
});

test('AZ-TAUREN-2 where only one other region is left nobody is asked', () => {
  const two = scene(plain, 'anna*  orcs+intimidating  0:1\nbert  tauren+farmer  1:2 2:2');
  const scared = after(two, 'use intimidating 1 2');
  expect(scared).toHold(2, 'tauren', 4);
  expect(toDecide(scared)).toBe(0);
});

test('AZ-TAUREN-2 with no other region one falls and the lone one comes to hand', () => {
  const last = scene(plain, 'anna*  orcs+intimidating  0:1\nbert  tauren+farmer  1:2');
  const scared = after(last, 'use intimidating 1');
  expect(at(scared, 1).race).toBeUndefined();
  expect(hand(scared, 1)).toBe(1);
});

test('AZ-TAUREN-2 three can spare one', () => {
  const three = scene(plain, 'anna*  orcs+intimidating  0:1\nbert  tauren+farmer  1:3 2:2');
  expect(after(three, 'use intimidating 1 2')).toHold(1, 'tauren', 2);
});

test('AZ-TAUREN-2 in decline: the lone one joins others, and is lost if there are none', () => {
  const herd = scene(plain, 'anna*  orcs+intimidating  0:1\nbert  trolls+farmer  3:1  / tauren 1:2 2:2');
  expect(after(herd, 'use intimidating 1 2')).toHold(2, 'tauren', 4);
  const last = scene(plain, 'anna*  orcs+intimidating  0:1\nbert  trolls+farmer  3:1  / tauren 1:2');
  expect(events(last, 'use intimidating 1')).toContainEqual({ type: 'vanished', race: 'tauren' });
});

test('AZ-TAUREN-2 the champion is company', () => {
  const guarded = scene(plain, 'anna*  orcs+intimidating  0:1\nbert  tauren+champion  1:2+champion 2:2');
  expect(after(guarded, 'use intimidating 1 2')).toHold(1, 'tauren', 1);
});

test('AZ-TAUREN-2 when the champion goes on to conquer, the one that it stood with is alone', () => {
  const start = scene(plain, 'anna*  tauren+champion  0:2 1:1+champion 2:2');
  const gone = after(start, 'conquer 3 with champion');
  expect(legal(gone)).toEqual(['deploy 0', 'deploy 2', 'deploy 3']); // also after the champion
  expect(at(after(gone, 'deploy 0'), 1).race).toBeUndefined();
});

test('AZ-TAUREN-1, AZ-TAUREN-2: at redeployment the champion stays with one who would be alone', () => {
  const start = scene(plain, 'anna*  tauren+champion  hand 1  0:2 1:1+champion');
  const deployed = after(start, 'done', 'deploy 0');
  expect(deployed).toHold(1, 'champion');
  expect(snapshot(deployed).seat).toBe(1); // nothing left to place
});

test('AZ-TAUREN-1, AZ-TAUREN-2: so does a beast, and no more beasts than needed', () => {
  const start = scene(plain, 'anna*  tauren+beastmaster  0:2 1:1+beast*2 2:0+beast');
  const placing = after(start, 'done');
  expect([at(placing, 1).pieces, at(placing, 2).pieces]).toEqual([{ beast: 1 }, { beast: 1 }]);
  expect(legal(placing)).toEqual(['deploy 0 beast', 'deploy 1 beast', 'deploy 2 beast']);
});

test('AZ-TAUREN-2 beasts that are discarded may leave several alone: they join up until nobody is', () => {
  const start = scene(plain, 'anna*  tauren+beastmaster  0:1+beast 1:1+beast 3:1+beast', { phase: 'start' });
  const asked = after(start, 'expand');
  expect(legal(asked)).toEqual(['deploy 1', 'deploy 3']); // about the one in region 0
  const joined = after(asked, 'deploy 3'); // the one in region 1 has nowhere else to go then
  expect([0, 1, 3].map((r) => at(joined, r).tokens)).toEqual([undefined, undefined, 2]);
  expect(hand(joined, 0)).toBe(1); // and all are readied then
  expect(legal(joined)).toContain('done');
});

test('AZ-TAUREN-2 × AZ-BEASTMASTER-1: their hill brings a beast whether or not there is a choice where to go', () => {
  const beasts = (line: string, ...moves: string[]) =>
    snapshot(after(scene(plain, `anna*  tauren+beastmaster  ${line}`, { phase: 'start' }), 'expand', ...moves)).memory?.kept;
  expect(beasts('2:1+beast 3:2')).toEqual({ beast: 1 });
  expect(beasts('2:1+beast 3:2 0:2', 'deploy 3')).toEqual({ beast: 1 });
});

test('AZ-TAUREN-2 a swap by portal moves the pair together', () => {
  const mages = scene(plain, 'anna*  orcs+portal-mage  0:1 4:1\nbert  tauren+farmer  1:2 3:2');
  const swapped = after(mages, 'use portal-mage 1 4');
  expect(swapped).toHold(4, 'tauren', 2);
  expect(toDecide(swapped)).toBe(0);
});

test('AZ-TAUREN-3 two stay per region in decline, and defend as two', () => {
  const old = after(scene(plain, 'anna*  tauren+miner  0:4 1:2\nbert  orcs+farmer  2:6', { phase: 'start' }), 'decline');
  expect([at(old, 0).tokens, at(old, 1).tokens]).toEqual([2, 2]);
  const next = after(old, 'expand');
  expect(cost(next, 1).total).toBe(4); // 2 + 2
  expect(events(next, 'conquer 1')).toContainEqual({ type: 'lost', race: 'tauren', seat: 0, region: 1, fallen: 2, saved: 0 });
});

test('AZ-TAUREN-3 a declined people keeps the rule: nobody may break up their pairs', () => {
  const herd = scene(plain, 'anna*  orcs+intimidating  0:1\nbert  trolls+farmer  4:1  / tauren 1:2 2:2 3:2');
  expect(legal(after(herd, 'use intimidating 1 2'))).toEqual(['deploy 2', 'deploy 3']);
});

test('AZ-TAUREN-3 one whose champion goes in decline joins others before the turn is scored', () => {
  const start = scene(plain, 'anna*  tauren+champion  0:3 1:1+champion 2:2', { phase: 'start' });
  const asked = after(start, 'decline');
  expect(legal(asked)).toEqual(['deploy 0', 'deploy 2']);
  const old = after(asked, 'deploy 0');
  expect([at(old, 0).tokens, at(old, 1).race]).toEqual([3, undefined]);
  expect(coins(old, 0)).toBe(7); // 5 + 2 regions
});

test('AZ-TAUREN-3 the joining does not depend on the regions’ numbers', () => {
  const start = scene(plain, 'anna*  tauren+champion  1:1+champion 2:3', { phase: 'start' });
  expect(after(start, 'decline')).toHold(2, 'tauren', 3);
  const mirrored = scene(plain, 'anna*  tauren+champion  1:3 2:1+champion', { phase: 'start' });
  expect(after(mirrored, 'decline')).toHold(1, 'tauren', 3);
});

test('AZ-TAUREN-4 a last roll needs two in hand', () => {
  const one = scene(plain, 'anna*  tauren+miner  hand 1  0:2\nbert  orcs+farmer  1:1');
  expect(legal(one, 'roll')).toEqual([]);
  const two = scene(plain, 'anna*  tauren+miner  hand 2  0:2\nbert  orcs+farmer  1:1', { dice: [1] });
  expect(events(two, 'roll 1')).toContainEqual(expect.objectContaining({ type: 'conquered', region: 1, tokens: 2 })); // 2 + 1 reach 3
});

test('AZ-TAUREN-4 × AZ-DOOMHAMMER-1: the hammer takes two', () => {
  const hammer = scene(plain, 'anna*  tauren+miner  hand 2  0:2\nbert  orcs+farmer  1:5\nmarkers 0:doomhammer');
  expect(cost(hammer, 1, 'doomhammer').total).toBe(2);
  const taken = after(hammer, 'conquer 1 with doomhammer');
  expect(taken).toHold(1, 'tauren', 2);
  expect([coins(taken, 0), coins(taken, 1)]).toEqual([3, 7]);
  const one = scene(plain, 'anna*  tauren+miner  hand 1  0:2\nbert  orcs+farmer  1:5\nmarkers 0:doomhammer');
  expect(legal(one, 'conquer')).toEqual([]);
});

test('AZ-TAUREN-1 every Tauren fits into the tray: 11 and a power of 5', () => {
  const fresh = scene(plain, 'anna*', { phase: 'start', offers: [{ race: 'tauren', power: 'champion' }] });
  expect(seatAt(after(fresh, 'pick 0'), 0).active?.hand).toBe(16);
});

test('AZ-TAUREN-2 a beast is company, too', () => {
  const wild = scene(plain, 'anna*  orcs+intimidating  0:1\nbert  tauren+beastmaster  1:2+beast 2:2');
  const scared = after(wild, 'use intimidating 1 2');
  expect([at(scared, 1).tokens, toDecide(scared)]).toEqual([1, 0]);
});
