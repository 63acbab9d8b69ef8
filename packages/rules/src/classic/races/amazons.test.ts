import { expect, test } from 'vitest';
import { after, at, board, coins, endTurn, hand, legal, scene, seatAt, tray } from '../../../test/scene.ts';
import { outcome } from '../../index.ts';

const row = board(`
  0 farmland edge - 1
  1 hill          - 0 2
  2 swamp         - 1 3
  3 forest edge   - 2
`);

test('CL-AMAZONS-1 starts with four tokens more', () => {
  const start = scene(row, `anna*`, { phase: 'start', offers: [{ race: 'amazons', power: 'merchant' }] });
  expect(hand(after(start, 'pick 0'), 0)).toBe(12); // 6 + 2 + 4
});

test('CL-AMAZONS-1 never takes more than the tray holds', () => {
  const start = scene(row, `anna*`, { phase: 'start', offers: [{ race: 'amazons', power: 'flying' }] });
  const picked = after(start, 'pick 0');
  expect([hand(picked, 0), tray(picked, 'amazons')]).toEqual([15, 0]); // 6 + 5 + 4
});

test('CL-AMAZONS-1 all of them attack', () => {
  const start = scene(
    row,
    `
    anna*  amazons+merchant  aside 4  0:1
    bert   orcs+swamp                 1:3
  `,
    { phase: 'start' },
  );
  expect(after(start, 'expand')).toHold(1, 'orcs', 3);
  expect(legal(after(start, 'expand'), 'roll')).toEqual(['roll 1']); // 2 + 3 defenders against 4 in hand
});

test('CL-AMAZONS-2 sets four aside and spreads the others', () => {
  const start = scene(row, `anna*  amazons+merchant  hand 6  0:1 1:1`);
  const deploying = after(start, 'done');
  expect(seatAt(deploying, 0).active).toMatchObject({ hand: 2, aside: 4 });
  expect(legal(deploying)).toEqual(['deploy 0', 'deploy 1']);
});

test('CL-AMAZONS-2 takes them from the map, where conquest left them', () => {
  const start = scene(row, `anna*  amazons+merchant  0:3 1:3`);
  const over = after(start, 'done'); // 2 + 2 above the one in each region: just four
  expect([at(over, 0).tokens, at(over, 1).tokens, seatAt(over, 0).active?.aside]).toEqual([1, 1, 4]);
});

const thin = scene(row, `anna*  amazons+merchant  hand 2  0:1 1:1 2:1`);

test('CL-AMAZONS-2 makes the owner choose regions to give up when two are too few', () => {
  expect(legal(after(thin, 'done'))).toEqual(['abandon 0', 'abandon 1', 'abandon 2']);
});

test('CL-AMAZONS-2 stops giving up as soon as four are off', () => {
  const over = after(thin, 'done', 'abandon 1', 'abandon 0');
  expect(seatAt(over, 0).active).toMatchObject({ hand: 0, aside: 4 }); // 2 + 1 + 1
  expect([at(over, 0).race, at(over, 1).race, at(over, 2).race]).toEqual([undefined, undefined, 'amazons']);
});

test('CL-AMAZONS-2 counts only what is still held', () => {
  expect(coins(after(thin, 'done', 'abandon 1', 'abandon 0'), 0)).toBe(7); // 5 + region 2 + Merchant
});

test('CL-AMAZONS-2 gives up everything when even that makes no four', () => {
  const over = after(scene(row, `anna*  amazons+merchant  0:1 1:1`), 'done', 'abandon 0'); // the last one goes by itself
  expect(seatAt(over, 0).active).toMatchObject({ hand: 0, aside: 2 });
  expect([at(over, 0).race, at(over, 1).race]).toEqual([undefined, undefined]);
});

test('CL-AMAZONS-3 has the four in hand when it next expands', () => {
  const start = scene(row, `anna*  amazons+merchant  aside 4  0:2`, { phase: 'start' });
  expect(seatAt(after(start, 'expand'), 0).active).toEqual({ race: 'amazons', power: 'merchant', hand: 5 }); // 1 + 4
});

test('CL-AMAZONS-3 does not lose the four with its last region', () => {
  const start = scene(
    row,
    `
    anna   amazons+merchant  aside 4  1:1
    bert*  orcs+swamp  hand 3         0:1
  `,
  );
  expect(seatAt(after(start, 'conquer 1'), 0).active).toMatchObject({ hand: 0, aside: 4 });
});

test('CL-AMAZONS-3 does not count the four for a tie', () => {
  const start = scene(
    row,
    `
    anna   amazons+hill  coins 6  aside 4  0:1
    bert*  orcs+swamp    coins 5           3:2
  `,
    { round: 10 },
  );
  expect(outcome(endTurn(start))).toMatchObject({ coins: [6, 6], winners: [1], tieBreak: { what: 'tokens' } }); // 1 on the map against 2
});

test('CL-AMAZONS-3 puts the four into the tray in decline', () => {
  const over = after(scene(row, `anna*  amazons+merchant  aside 4  0:2`, { phase: 'start' }), 'decline');
  expect(seatAt(over, 0).declined).toEqual([{ race: 'amazons' }]);
  expect(tray(over, 'amazons')).toBe(14); // 15 - 1 left in region 0
});

test('CL-AMAZONS-2 gives up regions where one in each would leave fewer than four to set aside', () => {
  expect(legal(after(scene(row, `anna*  amazons+merchant  hand 2  0:1 1:1`), 'done'))).toEqual(['abandon 0', 'abandon 1']);
});

test('CL-AMAZONS-2 or, read otherwise, sets aside only what is left over', () => {
  const start = scene(row, `anna*  amazons+merchant  hand 2  0:1 1:1\n bert  elves+hill  3:1`, {
    rulings: { 'amazons-short': 'set-aside-fewer' },
  });
  const over = after(start, 'done');
  expect([seatAt(over, 0).active, at(over, 0).tokens, at(over, 1).tokens]).toEqual([
    { race: 'amazons', power: 'merchant', hand: 0, aside: 2 },
    1,
    1,
  ]);
});
