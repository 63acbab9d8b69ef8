import { expect, test } from 'vitest';
import { after, at, board, endTurn, hand, legal, scene } from '../../../test/scene.ts';
import { cost, outcome, snapshot } from '../../index.ts';

const hills = board(`
  0 hill anchor      - 1 2 3
  1 hill             - 0 2 4
  2 swamp            - 0 1 3
  3 forest           - 0 2 4
  4 farmland         - 1 3 5
  5 hill             - 4
`);
const kept = (s: Parameters<typeof snapshot>[0]): number => snapshot(s).memory?.kept?.beast ?? 0;
const expanded = (line: string) => after(scene(hills, `anna*  orcs+beastmaster  ${line}`, { phase: 'start' }), 'expand');

test('AZ-BEASTMASTER-1 takes a beast for each hill held', () => {
  expect(kept(expanded('0:2 1:1 2:1'))).toBe(2);
});

test('AZ-BEASTMASTER-1 discards the beasts of last turn first, those in hand too', () => {
  const again = expanded('0:1+beast*2 2:1+beast*3');
  expect(kept(again)).toBe(1); // all 5 were out: one hill, one beast
  expect(again).not.toHold(0, 'beast');
  expect(again).not.toHold(2, 'beast');
  const driven = scene(hills, 'anna*  orcs+beastmaster  hand 4', { phase: 'start', memory: { kept: { beast: 3 } } });
  expect(kept(after(driven, 'expand'))).toBe(0); // saved when the last region fell, and gone now
});

test('AZ-BEASTMASTER-1 takes them anew in each of their turns', () => {
  const first = after(scene(hills, 'anna*  orcs+beastmaster  0:2 1:1\nbert  trolls+miner  3:1', { phase: 'start' }), 'expand');
  expect(kept(first)).toBe(2);
  const second = after(endTurn(endTurn(first)), 'expand');
  expect(kept(second)).toBe(2);
  expect(second).not.toHold(0, 'beast');
  expect(second).not.toHold(1, 'beast');
});

test('AZ-BEASTMASTER-1 takes none without hills, nor when the people has just come', () => {
  expect(kept(expanded('2:1 3:1'))).toBe(0);
  expect(kept(scene(hills, 'anna*  orcs+beastmaster  hand 10'))).toBe(0);
});

test('AZ-BEASTMASTER-1 takes 5 at most', () => {
  const ridge = board(
    Array.from(
      { length: 6 },
      (_, r) => `${r} hill ${r === 0 ? 'anchor' : ''} - ${[r - 1, r + 1].filter((b) => b >= 0 && b < 6).join(' ')}`,
    ).join('\n'),
  );
  expect(kept(after(scene(ridge, 'anna*  orcs+beastmaster  0:1 1:1 2:1 3:1 4:1 5:1', { phase: 'start' }), 'expand'))).toBe(5);
});

test('AZ-BEASTMASTER-1 takes no beasts for its owner’s declined people’s hills', () => {
  expect(kept(expanded('0:1  / gnomes 1:1'))).toBe(1);
});

test('AZ-BEASTMASTER-2 pays with beasts first, then with tokens', () => {
  const turn = expanded('0:2 1:1'); // a token and 2 beasts to spend
  expect(cost(turn, 2)).toMatchObject({ total: 2, hand: 3 });
  const taken = after(turn, 'conquer 2');
  expect(at(taken, 2)).toMatchObject({ race: 'orcs', tokens: 0, pieces: { beast: 2 } });
  expect(hand(taken, 0)).toBe(1);
  const mixed = after(scene(hills, 'anna*  orcs+beastmaster  0:3\nbert gnomes+miner 2:1', { phase: 'start' }), 'expand', 'conquer 2');
  expect(at(mixed, 2)).toMatchObject({ tokens: 2, pieces: { beast: 1 } }); // 2 + 1 defender
});

test('AZ-BEASTMASTER-2 defends like a token', () => {
  const start = scene(
    hills,
    `
    anna*  gnomes+miner      hand 9  0:1
    bert   orcs+beastmaster          2:1+beast*2 3:0+beast
  `,
  );
  expect(cost(start, 2).total).toBe(5); // 2 + token + 2 beasts
  expect(cost(start, 3).total).toBe(3);
});

test('AZ-BEASTMASTER-2 is redeployed after the tokens, leaving one where nothing else holds the region', () => {
  const turn = after(expanded('0:1 1:1'), 'conquer 2', 'done');
  expect(at(turn, 2)).toMatchObject({ race: 'orcs', tokens: 0, pieces: { beast: 1 } });
  expect(legal(turn)).toEqual(['deploy 0 beast', 'deploy 1 beast', 'deploy 2 beast']);
});

test('AZ-BEASTMASTER-2 both beasts may go elsewhere when a token takes their place', () => {
  const turn = after(expanded('0:2 1:1'), 'conquer 2', 'done', 'deploy 2', 'deploy 0 beast', 'deploy 0 beast');
  expect(at(turn, 2)).toEqual({ race: 'orcs', tokens: 1 });
  expect(turn).toHold(0, 'beast', 2);
});

test('AZ-BEASTMASTER-2 × AZ-TAUREN-4: beasts are company for the last roll and at redeployment', () => {
  const herd = after(
    scene(hills, 'anna*  tauren+beastmaster  0:3\nbert gnomes+miner 2:2', { phase: 'start', dice: [2] }),
    'expand',
    'roll 2',
  );
  expect(at(herd, 2)).toMatchObject({ race: 'tauren', tokens: 1, pieces: { beast: 1 } }); // neither leaves the other
});

test('AZ-BEASTMASTER-2 a roll that fails leaves the beasts to be redeployed', () => {
  const turn = after(
    scene(hills, 'anna*  orcs+beastmaster  0:1\nbert gnomes+miner 2:1', { phase: 'start', dice: [0] }),
    'expand',
    'roll 2',
  );
  expect(turn).toHold(2, 'gnomes', 1);
  expect(legal(turn)).toEqual(['deploy 0 beast']);
});

const attacked = scene(
  hills,
  `
  anna*  gnomes+miner      hand 9  0:1
  bert   orcs+beastmaster          2:2+beast*3 4:1
`,
);

test('AZ-BEASTMASTER-3 one beast falls with the region; tokens and other beasts come to hand', () => {
  const taken = after(attacked, 'conquer 2');
  expect(hand(taken, 1)).toBe(2);
  expect(kept(taken)).toBe(2);
  expect(kept(endTurn(taken))).toBe(0);
  expect(endTurn(taken)).toHold(4, 'beast', 2); // placed in retreat
});

test('AZ-BEASTMASTER-3 × AZ-DRAENEI-1: a beast that falls does not spend the Draenei’s first token', () => {
  const light = scene(
    hills,
    `
    anna*  gnomes+miner         hand 9  0:1
    bert   draenei+beastmaster          2:1+beast 3:1 4:1
  `,
  );
  expect(hand(after(light, 'conquer 2', 'conquer 3'), 1)).toBe(2);
});

test('AZ-BEASTMASTER-3 × AZ-FORSAKEN-1: a beast is no token to buy a Forsaken for', () => {
  const start = scene(
    hills,
    `
    anna*  forsaken+miner    hand 4  0:1
    bert   orcs+beastmaster          2:1+beast 4:1
  `,
  );
  expect(legal(after(start, 'conquer 2', 'done'))).toEqual(['deploy 0', 'deploy 2']); // no question
});

test('AZ-BEASTMASTER-3 × AZ-INTIMIDATING-4: a token scared off is lost, the beast beside it stays', () => {
  const start = scene(
    hills,
    `
    anna*  gnomes+intimidating  0:1
    bert   orcs+beastmaster     2:1+beast
  `,
  );
  const scared = after(start, 'use intimidating 2');
  expect(hand(scared, 1)).toBe(0);
  expect(at(scared, 2)).toMatchObject({ race: 'orcs', tokens: 0, pieces: { beast: 1 } });
  expect(legal(scared, 'use intimidating')).toEqual([]);
});

test('AZ-BEASTMASTER-4 a region held by beasts alone is nobody’s at the next expansion, and its hill counts no more', () => {
  const again = expanded('0:1 1:0+beast');
  expect(at(again, 1).race).toBeUndefined();
  expect(kept(again)).toBe(1);
});

test('AZ-BEASTMASTER-4 goes in decline, with the regions that beasts held alone', () => {
  const declined = after(scene(hills, 'anna*  orcs+beastmaster  0:2+beast 1:0+beast*2', { phase: 'start' }), 'decline');
  expect(at(declined, 0)).toEqual({ race: 'orcs', tokens: 1 });
  expect(at(declined, 1).race).toBeUndefined();
  expect(kept(declined)).toBe(0);
});

test('AZ-BEASTMASTER-4 × AZ-WORGEN-1: the Worgen still choose their form when beasts leave a place behind', () => {
  const start = scene(hills, 'anna*  worgen+beastmaster  0:1 1:0+beast\nmarkers 1:battlefield', { phase: 'start' });
  expect(legal(after(start, 'expand'))).toEqual(['choose human', 'choose worgen']);
});

test('AZ-BEASTMASTER-4 × AZ-BATTLEFIELD-2: no side is offered where only beasts held the Battlefield', () => {
  const start = scene(hills, 'anna*  kobolds+beastmaster  0:1 1:0+beast\nmarkers 1:battlefield', { phase: 'start' });
  expect(legal(after(start, 'expand'), 'choose')).toEqual([]);
});

test('AZ-BEASTMASTER-4 does not count for ties', () => {
  const last = scene(
    hills,
    `
    anna   orcs+beastmaster  coins 7  0:1+beast*3
    bert*  gnomes+miner      coins 5  2:1 3:1
  `,
    { round: 10, rounds: 10, phase: 'redeploy', memory: { first: 0 } },
  );
  expect(outcome(endTurn(last))).toMatchObject({ coins: [7, 7], winners: [1] }); // 1 token against 2
});
