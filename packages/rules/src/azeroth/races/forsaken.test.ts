import { expect, test } from 'vitest';
import { after, board, coins, hand, legal, scene } from '../../../test/scene.ts';

const graves = board(`
  0 farmland anchor  - 1 2 3 4
  1 forest native    - 0
  2 hill             - 0 3
  3 swamp            - 0 2
  4 mountain         - 0
`);
const start = scene(
  graves,
  `
  anna*  forsaken+farmer  hand 9  0:1   / dwarves 4:1
  bert   orcs+miner               2:2 3:1
  natives 1:1
`,
);

test('AZ-FORSAKEN-1 one Forsaken may be bought for each token that fell, a coin each', () => {
  const asked = after(start, 'conquer 1', 'conquer 2', 'done'); // a Murloc and an Orc
  expect(legal(asked)).toEqual(['choose 0', 'choose 1', 'choose 2']);
  const bought = after(asked, 'choose 2');
  expect(coins(bought, 0)).toBe(3);
  expect(hand(bought, 0)).toBe(hand(after(asked, 'choose 0'), 0) + 2);
});

test('AZ-FORSAKEN-1 fewer may be bought than fell', () => {
  const asked = after(start, 'conquer 1', 'conquer 2', 'done');
  const bought = after(asked, 'choose 1');
  expect(coins(bought, 0)).toBe(4);
  expect(hand(bought, 0)).toBe(hand(after(asked, 'choose 0'), 0) + 1);
});

test('AZ-FORSAKEN-1 Murlocs count', () => {
  expect(legal(after(start, 'conquer 1', 'done'))).toEqual(['choose 0', 'choose 1']);
});

test('AZ-FORSAKEN-1 one’s own declined people counts', () => {
  expect(legal(after(start, 'conquer 4', 'done'))).toEqual(['choose 0', 'choose 1']); // 2 + 1 + 1 mountain
});

test('AZ-FORSAKEN-1 a declined pair counts for two', () => {
  const herd = scene(graves, 'anna*  forsaken+farmer  hand 9  0:1\nbert  orcs+miner  3:1  / tauren 2:2');
  expect(legal(after(herd, 'conquer 2', 'done'))).toEqual(['choose 0', 'choose 1', 'choose 2']);
});

test('AZ-FORSAKEN-1 tokens that were saved do not count', () => {
  const light = scene(graves, 'anna*  forsaken+farmer  hand 9  0:1\nbert  draenei+miner  2:1 3:1');
  expect(legal(after(light, 'conquer 2', 'done'), 'choose')).toEqual([]);
  expect(legal(after(light, 'conquer 2', 'conquer 3', 'done'), 'choose')).toEqual(['choose 0', 'choose 1']);
});

test('AZ-FORSAKEN-1 tokens that intimidation destroys count', () => {
  const dread = scene(graves, 'anna*  forsaken+intimidating  0:1\nbert  orcs+miner  2:1\nnatives 1:1');
  expect(legal(after(dread, 'use intimidating 1', 'use intimidating 2', 'done'), 'choose')).toEqual(['choose 0', 'choose 1', 'choose 2']);
});

test('AZ-FORSAKEN-1 × AZ-TAUREN-2: a declined pair of Tauren that is broken up falls whole, and counts for two', () => {
  const dread = scene(graves, 'anna*  forsaken+intimidating  0:1\nbert  orcs+miner  3:1  / tauren 2:2');
  expect(legal(after(dread, 'use intimidating 2', 'done'), 'choose')).toEqual(['choose 0', 'choose 1', 'choose 2']);
});

test('AZ-FORSAKEN-1 no more than there are coins for', () => {
  const poor = scene(graves, 'anna*  forsaken+farmer  coins 1  hand 9  0:1\nbert  orcs+miner  2:1\nnatives 1:1');
  expect(legal(after(poor, 'conquer 1', 'conquer 2', 'done'))).toEqual(['choose 0', 'choose 1']);
});

test('AZ-FORSAKEN-1 no more than the tray holds', () => {
  const many = scene(graves, 'anna*  forsaken+farmer  hand 9  0:10\nbert  orcs+miner  2:1\nnatives 1:1'); // 1 left of 20
  expect(legal(after(many, 'conquer 1', 'conquer 2', 'done'))).toEqual(['choose 0', 'choose 1']);
  const all = scene(graves, 'anna*  forsaken+farmer  hand 9  0:11\nnatives 1:1');
  expect(legal(after(all, 'conquer 1', 'done'), 'choose')).toEqual([]);
});

test('AZ-FORSAKEN-2 they come after the last conquest: not for this turn’s attacks, but for redeployment', () => {
  const taken = after(start, 'conquer 1', 'conquer 2'); // 9 - 3 - 4
  expect(hand(taken, 0)).toBe(2);
  const deploying = after(taken, 'done', 'choose 2');
  expect(hand(deploying, 0)).toBe(9); // 2 left, 2 + 3 taken up, 2 bought
  expect(legal(deploying)).toEqual(['deploy 0', 'deploy 1', 'deploy 2']);
});

test('AZ-FORSAKEN-2 they are bought after a roll that fails, too', () => {
  const rolled = scene(graves, 'anna*  forsaken+farmer  hand 4  0:1\nbert  orcs+miner  2:1\nnatives 1:1', { dice: [0] });
  expect(legal(after(rolled, 'conquer 1', 'roll 2'))).toEqual(['choose 0', 'choose 1']);
});

test('AZ-FORSAKEN-2 nothing is carried over to the next turn', () => {
  const next = scene(graves, 'anna*  forsaken+farmer  0:1\nbert  orcs+miner  2:1', { phase: 'start' });
  expect(legal(after(next, 'expand', 'done'), 'choose')).toEqual([]);
});

test('AZ-FORSAKEN-2, AZ-TURN-3: the Forsaken are bought before the Spirit Healer takes from the tray', () => {
  const short = scene(graves, 'anna*  forsaken+farmer  hand 9  0:10\nnatives 1:1\nmarkers 0:spirit-healer'); // 1 left of 20
  const asked = after(short, 'conquer 1', 'done');
  expect(legal(asked)).toEqual(['choose 0', 'choose 1']);
  expect(hand(after(asked, 'choose 0'), 0)).toBe(hand(after(asked, 'choose 1'), 0)); // the Healer brings the last one, or finds none
});

test('AZ-FORSAKEN-1 is over in decline: the next people buys nobody', () => {
  const next = scene(graves, 'anna*  trolls+farmer  hand 9  0:1  / forsaken 4:1\nnatives 1:1');
  expect(legal(after(next, 'conquer 1', 'done'), 'choose')).toEqual([]);
});
