import { expect, test } from 'vitest';
import { income } from '../../../test/income.ts';
import { ruleAgainst } from '../../../test/refused.ts';
import { after, at, board, coins, endTurn, hand, legal, scene, seatAt } from '../../../test/scene.ts';
import { toDecide } from '../../index.ts';

const moor = board(`
  0 hill anchor         - 1 2 3
  1 swamp               - 0 2
  2 forest              - 0 1
  3 farmland native     - 0 4
  4 hill                - 3 5
  5 lake                - 4
`);
const scary = (table: string, more: Parameters<typeof scene>[2] = {}) =>
  scene(moor, `anna*  gnomes+intimidating  hand 2  0:1\n${table}`, more);

test('AZ-INTIMIDATING-1 moves a token from beside its regions to another region of the same people, as it chooses', () => {
  const start = scary('bert  orcs+miner  1:2 3:1 4:1');
  expect(legal(start, 'use')).toEqual(['use intimidating 1 3', 'use intimidating 1 4', 'use intimidating 3 1', 'use intimidating 3 4']); // 4 does not border
  const moved = after(start, 'use intimidating 1 4');
  expect([at(moved, 1).tokens, at(moved, 4).tokens]).toEqual([1, 2]);
});

test('AZ-INTIMIDATING-1 three times per turn, in three different regions', () => {
  const start = scary('bert  orcs+miner  1:1 2:1 4:1\nnatives 3:1');
  const thrice = after(start, 'use intimidating 1 4', 'use intimidating 2 4', 'use intimidating 3');
  expect([1, 2, 3].map((r) => at(thrice, r))).toEqual([{}, {}, {}]);
  expect(thrice).toHold(4, 'orcs', 3);
  expect(legal(thrice, 'use')).toEqual([]);
});

test('AZ-INTIMIDATING-1 three times per turn, or several times in one region', () => {
  const start = scary('bert  orcs+miner  1:3 2:1');
  const thrice = after(start, 'use intimidating 1 2', 'use intimidating 1 2', 'use intimidating 1 2');
  expect(at(thrice, 1)).toEqual({});
  expect(thrice).toHold(2, 'orcs', 4);
  expect(legal(thrice, 'use')).toEqual([]);
});

test('AZ-INTIMIDATING-1 a token that has nowhere to go is lost', () => {
  const start = scary('bert  orcs+miner  1:2');
  expect(legal(start, 'use')).toEqual(['use intimidating 1']);
  const scared = after(start, 'use intimidating 1');
  expect(scared).toHold(1, 'orcs', 1);
  expect(hand(scared, 1)).toBe(0);
  expect(at(after(scared, 'use intimidating 1'), 1)).toEqual({});
});

test('AZ-INTIMIDATING-1, AZ-FACTION-3: no conquest: the region is empty then, and no bonus is due', () => {
  const scared = after(scary('bert  orcs+miner  1:1'), 'use intimidating 1');
  expect(income(scared, 'AZ-FACTION-1')).toBe(0);
  expect(income(after(scared, 'conquer 1'), 'AZ-FACTION-1')).toBe(0);
});

test('AZ-INTIMIDATING-1 declined peoples too; several declined tokens in a region all fall with it', () => {
  const start = scene(
    moor,
    `
    anna*  gnomes+intimidating  hand 4  0:1
    bert   trolls+miner                 4:1  / orcs 1:1 2:1
  `,
  );
  const moved = after(start, 'use intimidating 1 2');
  expect(at(moved, 1)).toEqual({});
  expect(moved).toHold(2, 'orcs', 2);
  expect(seatAt(after(moved, 'conquer 2'), 1).declined).toBeUndefined(); // CORE-LOSS-3, CORE-DECLINE-5
});

test('AZ-INTIMIDATING-1 the last token of a declined people takes its tile along', () => {
  const start = scary('bert  trolls+miner  4:1  / orcs 1:1');
  expect(seatAt(after(start, 'use intimidating 1'), 1).declined).toBeUndefined();
});

test('AZ-INTIMIDATING-1 the tokens of one’s own declined people, never those of one’s own active one', () => {
  const start = scene(moor, 'anna*  gnomes+intimidating  hand 2  0:2 3:1  / orcs 1:1 4:1');
  expect(legal(start, 'use')).toEqual(['use intimidating 1 4', 'use intimidating 4 1']);
  expect(after(start, 'use intimidating 1 4')).toHold(4, 'orcs', 2);
});

test('AZ-INTIMIDATING-1 × AZ-TAUREN-2: the Tauren left alone goes where its owner says', () => {
  const start = scary('bert  tauren+miner  1:2 3:2 4:2');
  const scared = after(start, 'use intimidating 1 3');
  expect(toDecide(scared)).toBe(1);
  expect(legal(scared)).toEqual(['deploy 3', 'deploy 4']);
  const rejoined = after(scared, 'deploy 4');
  expect(at(rejoined, 1)).toEqual({});
  expect([at(rejoined, 3).tokens, at(rejoined, 4).tokens]).toEqual([3, 3]);
  expect(toDecide(rejoined)).toBe(0);
});

test('AZ-INTIMIDATING-1 × AZ-TAUREN-2: of a people’s only pair one is lost, the other comes to hand', () => {
  const scared = after(scary('bert  tauren+miner  1:2'), 'use intimidating 1');
  expect(at(scared, 1)).toEqual({});
  expect(hand(scared, 1)).toBe(1);
});

test('AZ-INTIMIDATING-1 × AZ-TAUREN-2: of a declined people’s only pair both are lost', () => {
  const scared = after(scary('bert  orcs+miner  4:1  / tauren 1:2'), 'use intimidating 1');
  expect(at(scared, 1)).toEqual({});
  expect(seatAt(scared, 1).declined).toBeUndefined();
});

test('AZ-INTIMIDATING-1 × AZ-DRAENEI-1: the first Draenei without a refuge stays in hand', () => {
  const start = scary('bert  draenei+miner  1:3');
  const once = after(start, 'use intimidating 1');
  expect(hand(once, 1)).toBe(1);
  const twice = after(once, 'use intimidating 1');
  expect(hand(twice, 1)).toBe(1); // AZ-DRAENEI-2
  expect(endTurn(after(twice, 'done'))).toHold(1, 'draenei', 2); // one left, one back from hand
});

test('AZ-INTIMIDATING-1 × AZ-CHAPEL-1: the chapel’s holder loses none', () => {
  const start = scary('bert  orcs+miner  1:2\nmarkers 1:lights-hope-chapel');
  expect(hand(after(start, 'use intimidating 1'), 1)).toBe(1);
});

test('AZ-INTIMIDATING-1 × AZ-FORSAKEN-1: a token lost by fear can be bought', () => {
  const start = scene(
    moor,
    `
    anna*  forsaken+intimidating  0:1
    natives 3:1
  `,
  );
  expect(legal(after(start, 'use intimidating 3', 'done'), 'choose')).toEqual(['choose 0', 'choose 1']);
});

test('AZ-INTIMIDATING-1 × AZ-PANDAREN-2: fear breaks harmony, once', () => {
  const start = scary('bert  pandaren+miner  1:2 4:1', { harmony: [0] });
  const twice = after(start, 'use intimidating 1 4', 'use intimidating 1 4');
  expect([coins(twice, 0), coins(twice, 1)]).toEqual([3, 7]);
  const poor = scene(
    moor,
    `
    anna*  gnomes+intimidating  coins 1  0:1
    bert   pandaren+miner                1:2 4:1
  `,
    { harmony: [0] },
  );
  expect(legal(poor, 'use')).toEqual([]); // AZ-PAY-1
});

test('AZ-INTIMIDATING-2 a Murloc is always lost, wherever others live', () => {
  const start = scary('natives 3:1 4:1');
  expect(legal(start, 'use')).toEqual(['use intimidating 3']);
  expect(at(after(start, 'use intimidating 3'), 3)).toEqual({});
});

test('AZ-INTIMIDATING-3 wall and fort go first, each a use of its own', () => {
  const start = scary('bert  night-elves+entrenched  2:1+wisp-wall+fort 4:1+fort');
  expect(legal(start, 'use')).toEqual(['use intimidating 2']);
  const once = after(start, 'use intimidating 2');
  expect(at(once, 2).pieces).toEqual({ fort: 1 });
  const twice = after(once, 'use intimidating 2');
  expect(at(twice, 2)).toEqual({ race: 'night-elves', tokens: 1 });
  expect(legal(twice, 'use')).toEqual(['use intimidating 2 4']);
  expect(legal(after(twice, 'use intimidating 2 4'), 'use')).toEqual([]);
});

test('AZ-INTIMIDATING-3 a fort that was scared off goes back to the box, and can be built again', () => {
  const long = board(
    Array.from(
      { length: 11 },
      (_, r) => `${r} hill ${r === 0 ? 'anchor' : ''} - ${[r - 1, r + 1].filter((b) => b >= 0 && b < 11).join(' ')}`,
    ).join('\n'),
  );
  const start = scene(
    long,
    `
    anna*  gnomes+intimidating  0:1
    bert   orcs+entrenched      ${Array.from({ length: 10 }, (_, i) => `${i + 1}:1+fort`).join(' ')}
  `,
  );
  const scared = after(start, 'use intimidating 1');
  expect(at(scared, 1)).toEqual({ race: 'orcs', tokens: 1 });
  expect(after(endTurn(scared), 'expand', 'done')).toHold(1, 'fort', 1);
});

test('AZ-INTIMIDATING-3 × AZ-PANDAREN-2: a fort is no token: taking it off leaves harmony whole', () => {
  const start = scary('bert  pandaren+entrenched  1:1+fort 4:1', { harmony: [0] });
  expect(coins(after(start, 'use intimidating 1'), 0)).toBe(5);
});

test('AZ-INTIMIDATING-4 not after the last conquest', () => {
  const start = scene(
    moor,
    `
    anna*  gnomes+intimidating  hand 1  0:1
    bert   orcs+miner                   1:1 2:1
  `,
    { dice: [0] },
  );
  expect(legal(after(start, 'roll 1'))).toEqual(['deploy 0']);
});

/** Trolls beside Orcs; what they have is said by the test. */
const trolls = (line: string, rest = '') => scene(moor, `anna*  trolls+intimidating  ${line}\nbert  orcs+miner  1:4 2:4\n${rest}`);

test('AZ-INTIMIDATING-4 not once a conquest has been made and the hand is empty', () => {
  const start = trolls('hand 2  0:1');
  expect(legal(start, 'use')).toHaveLength(2); // before
  expect(legal(after(start, 'conquer 3'))).toEqual(['done']);
  expect(ruleAgainst(after(start, 'conquer 3'), 'use intimidating 1 2')).toBe('AZ-INTIMIDATING-4');
});

test('AZ-INTIMIDATING-4 not once a conquest has been made and nothing is in reach, of the last roll either', () => {
  const near = (hands: number) => legal(after(trolls(`hand ${hands}  0:1`, 'natives 4:4'), 'conquer 3'), 'use');
  expect(near(3)).toEqual([]); // one token left, and a 3 at best, against 2 + 4 - 1
  expect(near(4)).toHaveLength(3); // two left
});

test('AZ-INTIMIDATING-4 with an empty hand before any conquest', () => {
  expect(legal(trolls('0:1'), 'use')).toHaveLength(2);
});

test('AZ-INTIMIDATING-4 as long as an artifact could still conquer', () => {
  const sword = (dark: string) => after(trolls('hand 3  0:1', `markers 0:${dark}`), 'conquer 3');
  expect(legal(sword('doomhammer'), 'use')).not.toEqual([]); // one token is enough
  expect(legal(after(sword('doomhammer'), 'conquer 4 with doomhammer'), 'use')).toEqual([]);
});

test('AZ-INTIMIDATING-4 not from an immune region, and not to one', () => {
  const start = scary('bert  orcs+defensive  3:1+watchtower 1:2 4:1');
  expect(legal(start, 'use')).toEqual(['use intimidating 1 4']);
  const hemmed = scary('bert  orcs+defensive  3:1+watchtower 1:2');
  expect(legal(hemmed, 'use')).toEqual(['use intimidating 1']); // the tower is no refuge: lost
});

test('AZ-INTIMIDATING-4 × AZ-AEGIS-1: each try at the Aegis costs 2 coins, and it is no refuge', () => {
  const start = scary('bert  orcs+miner  1:3 4:1\nmarkers 1:aegis-of-aggramar');
  const twice = after(start, 'use intimidating 1 4', 'use intimidating 1 4');
  expect([coins(twice, 0), coins(twice, 1)]).toEqual([1, 9]);
  expect(legal(twice, 'use')).toEqual([]); // a third would cost 2, and 1 is left
  const refuge = scary('bert  orcs+miner  1:1 2:1 4:1\nmarkers 4:aegis-of-aggramar');
  expect(legal(refuge, 'use')).toEqual(['use intimidating 1 2', 'use intimidating 2 1']);
});

test('AZ-INTIMIDATING-4 beasts and the champion are no targets, and keep their region', () => {
  const start = scary('bert  orcs+champion  1:0+champion 2:1');
  expect(legal(start, 'use')).toEqual(['use intimidating 2 1']);
  const alone = after(start, 'use intimidating 2 1');
  expect(at(alone, 1)).toEqual({ race: 'orcs', tokens: 1, pieces: { champion: 1 } });
  expect(legal(scary('bert  orcs+beastmaster  1:0+beast*2'), 'use')).toEqual([]);
});

const lake = scene(moor, 'anna*  gnomes+intimidating  4:1\nbert  naga+miner  5:2 3:1');

test('AZ-INTIMIDATING-1, AZ-WATER-1: a Naga whose people holds only a lake besides flees there', () => {
  expect(after(lake, 'use intimidating 3 5')).toHold(5, 'naga', 3);
});

test('AZ-INTIMIDATING-1, AZ-WATER-1: Naga are scared out of a lake, and lost if it was all they had', () => {
  expect(legal(lake, 'use')).toEqual(['use intimidating 3 5', 'use intimidating 5 3']);
  expect(after(lake, 'use intimidating 5 3')).toHold(3, 'naga', 2);
  const last = scene(moor, 'anna*  gnomes+intimidating  4:1\nbert  naga+miner  5:1');
  expect(at(after(last, 'use intimidating 5'), 5)).toEqual({});
});

test('AZ-INTIMIDATING-4 goes in decline', () => {
  expect(
    legal(
      scene(
        moor,
        `
        anna*  trolls+miner  4:1  / gnomes 0:1
        bert   orcs+farmer   1:1 2:1
      `,
      ),
      'use',
    ),
  ).toEqual([]);
});
