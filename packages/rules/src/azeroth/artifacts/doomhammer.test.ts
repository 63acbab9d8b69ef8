import { expect, test } from 'vitest';
import { after, at, board, coins, hand, legal, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const field = board(`
  0 hill anchor     - 1 2 3
  1 mountain        - 0 2
  2 forest native   - 0 1
  3 swamp           - 0
`);
const start = scene(
  field,
  `
  anna*  orcs+miner       hand 1  0:1  / trolls 3:1
  bert   gnomes+entrenched        1:4+fort
  natives 2:1
  markers 0:doomhammer
`,
);

test('AZ-DOOMHAMMER-1 takes any region with one token, for 2 coins to the seat that controls it', () => {
  expect(cost(start, 1, 'doomhammer').total).toBe(1);
  const struck = after(start, 'conquer 1 with doomhammer');
  expect(struck).toHold(1, 'orcs', 1);
  expect([coins(struck, 0), coins(struck, 1)]).toEqual([3, 7]);
  expect(hand(struck, 1)).toBe(3);
  expect(struck).toHold(1, 'doomhammer'); // AZ-MARKER-3
});

test('AZ-DOOMHAMMER-1 pays the bank for the Murlocs, for nobody’s and for one’s own declined people’s regions', () => {
  const paid = (s: typeof start, r: number) => {
    const struck = after(s, `conquer ${r} with doomhammer`);
    return [coins(struck, 0), coins(struck, 1)];
  };
  expect(paid(start, 2)).toEqual([3, 5]);
  expect(paid(start, 3)).toEqual([3, 5]);
  expect(paid(scene(field, 'anna*  orcs+miner  hand 1  0:1\nmarkers 0:doomhammer'), 1)).toEqual([3, 5]);
});

test('AZ-DOOMHAMMER-1 pays the owner of a declined people', () => {
  const declined = scene(
    field,
    `
    anna*  orcs+miner  hand 1  0:1
    bert   gnomes+farmer       / trolls 1:1
    markers 0:doomhammer
  `,
  );
  expect(coins(after(declined, 'conquer 1 with doomhammer'), 1)).toBe(7);
});

test('AZ-DOOMHAMMER-1, AZ-PAY-1: not without 2 coins, nor without a token', () => {
  expect(
    legal(scene(field, 'anna*  orcs+miner  coins 1  hand 1  0:1\nmarkers 0:doomhammer')).filter((move) => move.includes('doom')),
  ).toEqual([]);
  expect(legal(scene(field, 'anna*  orcs+miner  hand 0  0:1\nmarkers 0:doomhammer')).filter((move) => move.includes('doom'))).toEqual([]);
});

test('AZ-DOOMHAMMER-1 once per turn', () => {
  const rich = scene(field, 'anna*  orcs+miner  coins 9  hand 3  0:1\nmarkers 0:doomhammer');
  expect(legal(after(rich, 'conquer 1 with doomhammer')).filter((move) => move.includes('doom'))).toEqual([]);
});

test('AZ-DOOMHAMMER-1 × AZ-TAUREN-4: Tauren strike with two', () => {
  const herd = (tokens: number) => scene(field, `anna*  tauren+miner  hand ${tokens}  0:2\nmarkers 0:doomhammer`);
  expect(cost(herd(2), 1, 'doomhammer').total).toBe(2);
  expect(after(herd(2), 'conquer 1 with doomhammer')).toHold(1, 'tauren', 2);
  expect(legal(herd(1)).filter((move) => move.includes('doom'))).toEqual([]);
});

test('AZ-DOOMHAMMER-1 × AZ-AEGIS-1, AZ-PANDAREN-2: tolls come on top', () => {
  const shielded = (purse: number) =>
    scene(
      field,
      `
      anna*  orcs+miner      coins ${purse}  hand 1  0:1
      bert   pandaren+farmer                         1:4
      markers 0:doomhammer 1:aegis-of-aggramar
    `,
      { harmony: [0] },
    );
  const struck = after(shielded(6), 'conquer 1 with doomhammer');
  expect([coins(struck, 0), coins(struck, 1)]).toEqual([0, 11]); // 2 + 2 + 2
  expect(legal(shielded(5), 'conquer 1')).toEqual([]);
});

test('AZ-DOOMHAMMER-1 × AZ-BEASTMASTER-2: a beast is the token that strikes', () => {
  const tamed = after(
    scene(field, 'anna*  orcs+beastmaster  0:1\nmarkers 0:doomhammer', { phase: 'start' }),
    'expand',
    'conquer 1 with doomhammer',
  );
  expect(at(tamed, 1)).toMatchObject({ tokens: 0, pieces: { beast: 1 } });
});

test('AZ-DOOMHAMMER-1, AZ-MARKER-2: not for a declined people', () => {
  expect(
    legal(scene(field, 'anna*  trolls+miner  hand 6  2:1  / orcs 0:1\nmarkers 0:doomhammer')).filter((move) => move.includes('doom')),
  ).toEqual([]);
});
