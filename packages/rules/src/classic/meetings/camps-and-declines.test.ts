import { expect, test } from 'vitest';
import { after, at, board, coins, endTurn, hand, legal, scene, seatAt, tray } from '../../../test/scene.ts';
import { cost, snapshot, toDecide } from '../../index.ts';

const row = board(`
  0 swamp edge - 1
  1 hill       - 0 2
  2 forest     - 1 3
  3 swamp edge - 2
`);
const camps = (r: number, count: number): string[] => new Array<string>(count).fill(`deploy ${r} encampment`);

const driven = scene(
  row,
  `
  anna   elves+bivouacking          1:2+encampment*5
  bert*  orcs+swamp         hand 9  0:1
`,
);

test('CL-BIVOUACKING-2 × CL-ELVES-1 Bivouacking Elves that lose everything keep all tokens, and nobody waits for them', () => {
  const next = endTurn(after(driven, 'conquer 1')); // 2 + 2 defenders + 5 encampments
  expect([toDecide(next), hand(next, 0), tray(next, 'elves')]).toEqual([0, 2, 9]);
});

test('CL-BIVOUACKING-2 × CL-ELVES-1 Bivouacking Elves come back at the edge and pitch all five camps', () => {
  const back = after(endTurn(after(driven, 'conquer 1')), 'expand');
  expect(legal(back, 'conquer')).toEqual(['conquer 3']);
  const over = after(back, 'conquer 3', 'done', 'deploy 3', ...camps(3, 5));
  expect(at(over, 3)).toEqual({ race: 'elves', tokens: 2, pieces: { encampment: 5 } });
});

test('CL-BIVOUACKING-3 × CL-ELVES-2 Bivouacking Elves that decline in hand vanish with their camps', () => {
  const over = after(endTurn(after(driven, 'conquer 1')), 'decline');
  expect([seatAt(over, 0).declined, tray(over, 'elves')]).toEqual([undefined, 11]);
});

const thin = scene(row, `anna*  amazons+bivouacking  hand 2  0:1 1:1 2:1+encampment*5`);

test('CL-BIVOUACKING-2 × CL-AMAZONS-2 Bivouacking Amazons that give up regions pitch the camps in what is left', () => {
  const left = after(thin, 'done', 'abandon 2', 'abandon 1');
  expect(legal(left)).toEqual(['deploy 0 encampment']);
  expect(at(after(left, ...camps(0, 5)), 0)).toEqual({ race: 'amazons', tokens: 1, pieces: { encampment: 5 } });
});

test('CL-BIVOUACKING-2 × CL-AMAZONS-2 Bivouacking Amazons that give up everything keep the camps in hand', () => {
  const over = after(scene(row, `anna*  amazons+bivouacking  0:1 1:1+encampment*5`), 'done', 'abandon 0');
  expect(seatAt(over, 0).active).toMatchObject({ hand: 0, aside: 2 });
  const back = after(endTurn(after(over, 'pick 0')), 'expand', 'conquer 0', 'done');
  expect(seatAt(back, 0).active).toMatchObject({ hand: 0, aside: 2 }); // two again are fewer than four: region 0 is given up
});

test('CL-BIVOUACKING-1 × CL-AMAZONS-3 Amazons set aside are not there to defend, camps are', () => {
  const start = scene(
    row,
    `
    anna   amazons+bivouacking  aside 4  1:1+encampment*5
    bert*  orcs+swamp           hand 9   0:1
  `,
  );
  expect(cost(start, 1).total).toBe(8); // 2 + 1 defender + 5 encampments
});

test('CL-STOUT-1 × CL-AMAZONS-2 Stout Amazons set four aside, score, and may decline', () => {
  const scored = after(scene(row, `anna*  amazons+stout  hand 4  0:1 1:1`), 'done');
  expect([coins(scored, 0), seatAt(scored, 0).active?.aside, legal(scored)]).toEqual([7, 4, ['decline', 'done']]); // 5 + 2 regions
});

test('CL-STOUT-2 × CL-AMAZONS-3 Stout Amazons that decline send the four to the tray', () => {
  const over = after(scene(row, `anna*  amazons+stout  hand 4  0:1 1:1`), 'done', 'decline');
  expect([at(over, 0).tokens, at(over, 1).tokens, tray(over, 'amazons')]).toEqual([1, 1, 13]); // 15 - 2
});

test('CL-STOUT-2 × CL-SPIRIT-2 Stout with a Spirit people in decline removes the other one only', () => {
  const start = scene(row, `anna*  humans+stout  0:1  / orcs+spirit 1:1 / elves 2:1`);
  const over = after(start, 'done', 'decline');
  expect([0, 1, 2].map((r) => at(over, r).race)).toEqual(['humans', 'orcs', undefined]);
});

test('CL-STOUT-2 × CL-SPIRIT-1 Stout with a Spirit people alone in decline removes nobody', () => {
  const over = after(scene(row, `anna*  humans+stout  0:1  / orcs+spirit 1:1`), 'done', 'decline');
  expect([0, 1].map((r) => at(over, r).race)).toEqual(['humans', 'orcs']);
});

test('CL-STOUT-1 × CL-DWARVES-2 Stout Dwarves take their mines once in the turn', () => {
  const pit = board(`
    0 hill mine edge - 1
    1 swamp          - 0
  `);
  expect(coins(after(scene(pit, `anna*  dwarves+stout  0:1`), 'done', 'decline'), 0)).toBe(7); // 5 + 1 region + 1 mine
});

test('CL-WEALTHY-1 × CORE-CONQUER-7 a Wealthy people takes its seven coins in a first turn without conquest', () => {
  const start = scene(row, `anna*`, { phase: 'start', offers: [{ race: 'orcs', power: 'wealthy' }] });
  expect(coins(after(start, 'pick 0', 'done'), 0)).toBe(12); // 5 + 7
});

test('CL-WEALTHY-1 × CL-AMAZONS-2 Wealthy Amazons that give up everything take them too', () => {
  const start = scene(row, `anna*  amazons+wealthy  hand 2`);
  expect(coins(after(start, 'conquer 0', 'done'), 0)).toBe(12); // 2 are fewer than 4: region 0 is given up; 5 + 7
});

test('CL-DIPLOMAT-1 × CORE-SETUP-1 in a game of two the Diplomats may make peace with the only opponent', () => {
  const start = scene(
    row,
    `
    anna*  orcs+diplomat  1:1
    bert   elves+swamp    0:5
  `,
  );
  expect(legal(after(start, 'done', 'choose ally 1', 'expand'))).toEqual(['abandon 0', 'done']);
});

test('CL-DIPLOMAT-1 × CORE-DIE-3 in a game of two a failed roll leaves the Diplomats nobody to name', () => {
  const start = scene(
    row,
    `
    anna*  orcs+diplomat  hand 1  1:1
    bert   elves+swamp            0:1
  `,
    { dice: [0] },
  );
  expect(legal(after(start, 'roll 0', 'deploy 1'))).toEqual(['expand', 'decline']); // bert's turn already
});

test('CL-DIPLOMAT-1 × CORE-CONQUER-6 a failed roll against a people in decline is no attack on the active one', () => {
  const start = scene(
    row,
    `
    anna*  orcs+diplomat  hand 1  1:1
    bert   elves+swamp            3:1  / humans 0:1
  `,
    { dice: [0] },
  );
  expect(legal(after(start, 'roll 0', 'deploy 1'))).toEqual(['choose none', 'choose ally 1']);
});

test('CL-AMAZONS-2 × CL-DRAGON-3 Amazons that give up the dragon’s region have it back in hand', () => {
  const over = after(scene(row, `anna*  amazons+dragon-master  hand 3  0:1+dragon 1:1`), 'done', 'abandon 0');
  expect([at(over, 0), snapshot(over).memory?.kept]).toEqual([{}, { dragon: 1 }]);
});

test('CL-AMAZONS-2 × CL-FORTIFIED-2 a fortress that Amazons give up brings no coin', () => {
  const over = after(scene(row, `anna*  amazons+fortified  hand 3  0:1+fortress 1:1`), 'done', 'abandon 0');
  expect(coins(over, 0)).toBe(6); // 5 + region 1
});

test('CL-AMAZONS-2 × CL-HEROIC-1 heroes of Amazons stand where they stayed', () => {
  const left = after(scene(row, `anna*  amazons+heroic  hand 3  0:1+hero 1:1+hero 2:1`), 'done', 'abandon 1');
  expect(legal(left)).toEqual(['deploy 0 hero', 'deploy 2 hero']);
});
