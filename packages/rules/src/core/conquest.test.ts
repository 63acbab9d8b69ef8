import { expect, test } from 'vitest';
import { ruleAgainst } from '../../test/refused.ts';
import { after, board, coins, endTurn, hand, legal, scene } from '../../test/scene.ts';
import { cost, forecast, type State } from '../index.ts';

const partsOf = (s: State, r: number, ability?: string): readonly (readonly [string, string, number])[] => {
  const asked = cost(s, r, ability);
  if (asked.blocked !== undefined) throw new Error(`blocked: ${asked.blocked.what}`);
  expect(asked.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(asked.total);
  return asked.parts.map(({ rule, what, amount }) => [rule, what, amount]);
};

/** Anna's hill in the middle, and around it whatever may be attacked. */
const ring = board(`
  0 hill edge       - 1 2 3 4 5 6 7 8
  1 swamp           - 0 2 8
  2 mountain        - 0 1 3
  3 swamp native    - 0 2 4
  4 forest          - 0 3 5
  5 mountain native - 0 4 6
  6 farmland        - 0 5 7
  7 lake            - 0 6 8
  8 sea             - 0 7 1
`);

const around = scene(
  ring,
  `
  anna*  ratmen+merchant  hand 8  0:1     / wizards 6:2
  bert   trolls+fortified         4:2+lair+fortress
  natives 3:1 5:1
`,
);

test('CORE-CONQUER-1 an empty region costs 2', () => {
  expect(partsOf(around, 1)).toEqual([['CORE-CONQUER-1', 'region', 2]]);
});

test('CORE-CONQUER-1 a mountain and a native add one each', () => {
  expect(partsOf(around, 5)).toEqual([
    ['CORE-CONQUER-1', 'region', 2],
    ['CORE-CONQUER-1', 'natives', 1],
    ['CORE-CONQUER-1', 'mountain', 1],
  ]);
});

test('CORE-CONQUER-1 every enemy token and every defence piece adds one, each under its own rule', () => {
  expect(cost(around, 4).total).toBe(6); // 2 + 2 trolls + lair + fortress
  expect(partsOf(around, 4)).toEqual([
    ['CORE-CONQUER-1', 'region', 2],
    ['CORE-CONQUER-1', 'trolls', 2],
    ['CL-TROLLS-1', 'lair', 1],
    ['CL-FORTIFIED-2', 'fortress', 1],
  ]);
});

test('CORE-CONQUER-1 encampments add one each, several in a region too', () => {
  const camped = scene(
    ring,
    `
    anna*  ratmen+merchant  hand 8  0:1
    bert   elves+bivouacking        4:1+encampment*3
  `,
  );
  expect(cost(camped, 4).total).toBe(6); // 2 + 1 elf + 3 encampments
});

test('CORE-CONQUER-1 classic: own tokens in decline add nothing', () => {
  expect(cost(around, 6).total).toBe(2); // CL-COST-1: two wizards of one's own are no enemies
});

const isles = board(`
  0 forest anchor           - 1
  1 swamp                   - 0
  2 hill anchor island1     - 3
  3 mountain marker island1 - 2
`);

test('CORE-CONQUER-1 azeroth: travel is part of the cost, and own tokens in decline are', () => {
  const s = scene(isles, 'anna*  orcs+miner  hand 9  0:1   / dwarves 1:1  2:1');
  expect(partsOf(s, 2)).toEqual([
    ['CORE-CONQUER-1', 'region', 2],
    ['AZ-COST-1', 'dwarves', 1],
    ['AZ-TRAVEL-1', 'travel', 1],
  ]);
  expect(cost(s, 1).total).toBe(3); // 2 + 1 dwarf, no travel beside one's own region
});

test('CORE-CONQUER-1 discounts add up', () => {
  const s = scene(
    ring,
    `
    anna*  tritons+mounted  hand 8  0:1
    bert   elves+hill               6:3
  `,
  );
  expect(partsOf(s, 6)).toEqual([
    ['CORE-CONQUER-1', 'region', 2],
    ['CORE-CONQUER-1', 'elves', 3],
    ['CL-MOUNTED-1', 'mounted', -1],
    ['CL-TRITONS-1', 'tritons', -1],
  ]);
});

test('CORE-CONQUER-2 never fewer than one token, and the list still adds up', () => {
  const s = scene(ring, 'anna*  tritons+mounted  hand 8  0:1');
  expect(cost(s, 6).total).toBe(1); // 2 - 1 - 1 = 0
  expect(partsOf(s, 6)).toContainEqual(['CORE-CONQUER-2', 'least', 1]);
  expect(after(s, 'conquer 6')).toHold(6, 'tritons', 1);
});

test('CORE-CONQUER-2 with nothing in hand even the cheapest region is out of reach', () => {
  const s = scene(ring, 'anna*  tritons+mounted  hand 0  0:1');
  expect(legal(s)).toEqual(['abandon 0', 'done']);
  expect(cost(s, 6)).toMatchObject({ total: 1, hand: 0, chance: 0 });
});

test('CORE-CONQUER-3 the tokens spent stand in the region', () => {
  const s = after(around, 'conquer 4');
  expect(s).toHold(4, 'ratmen', 6);
  expect(hand(s, 0)).toBe(2); // 8 - 6
});

test('CORE-CONQUER-3 they do not come back for the next conquest', () => {
  const s = after(around, 'conquer 4', 'conquer 1');
  expect(hand(s, 0)).toBe(0); // 8 - 6 - 2
  expect(legal(s)).toEqual(['done']);
});

const road = board(`
  0 hill edge  - 1 2
  1 swamp      - 0 2 3
  2 sea edge   - 0 1 5
  3 forest     - 1 4
  4 farmland   - 3
  5 hill       - 2
`);

test('CORE-CONQUER-4 a region must border one of the active people', () => {
  const s = scene(road, 'anna*  ratmen+merchant  hand 8  0:1');
  expect(legal(s, 'conquer')).toEqual(['conquer 1']);
  expect(cost(s, 3)).toEqual({ blocked: { rule: 'CORE-CONQUER-4', what: 'not-bordering' } });
  expect(ruleAgainst(s, 'conquer 3')).toBe('CORE-CONQUER-4');
});

test('CORE-CONQUER-4 what was just conquered is a place to go on from', () => {
  const s = scene(road, 'anna*  ratmen+merchant  hand 8  0:1');
  expect(legal(after(s, 'conquer 1'), 'conquer')).toEqual(['conquer 3']);
});

test("CORE-CONQUER-4 regions of one's people in decline open no way", () => {
  const s = scene(road, 'anna*  ratmen+merchant  hand 8  0:1  / elves 3:1');
  expect(legal(s, 'conquer')).toEqual(['conquer 1']); // 4 borders the elves only
});

test('CORE-CONQUER-4 a people without a region comes in by the edge, though its decline stands inside', () => {
  const s = scene(road, 'anna*  ratmen+merchant  hand 8  / elves 3:1');
  expect(legal(s, 'conquer')).toEqual(['conquer 0', 'conquer 1', 'conquer 5']); // 0 at the edge, 1 and 5 by the sea
  expect(ruleAgainst(s, 'conquer 4')).toBe('CL-FIRST-1');
});

test('CORE-CONQUER-4 an ability may say otherwise', () => {
  const s = scene(road, 'anna*  ratmen+flying  hand 8  0:1');
  expect(legal(s, 'conquer')).toEqual(['conquer 1', 'conquer 3', 'conquer 4', 'conquer 5']);
});

test('CORE-CONQUER-5 seas and lakes cannot be conquered', () => {
  expect(cost(around, 7)).toEqual({ blocked: { rule: 'CORE-CONQUER-5', what: 'water' } });
  expect(cost(around, 8)).toEqual({ blocked: { rule: 'CORE-CONQUER-5', what: 'water' } });
  expect(ruleAgainst(around, 'conquer 8')).toBe('CORE-CONQUER-5');
});

test('CORE-CONQUER-5 who may conquer them pays 2 and takes a coin for each', () => {
  const s = scene(ring, 'anna*  ratmen+seafaring  coins 0  hand 4  0:1');
  expect(cost(s, 7).total).toBe(2);
  expect(coins(endTurn(after(s, 'conquer 7', 'conquer 8')), 0)).toBe(3); // hill, lake, sea
});

test('CORE-CONQUER-6 a seat does not attack its own active people', () => {
  expect(cost(around, 0)).toEqual({ blocked: { rule: 'CORE-CONQUER-6', what: 'own-region' } });
  expect(ruleAgainst(around, 'conquer 0')).toBe('CORE-CONQUER-6');
});

test('CORE-CONQUER-6 it may attack its own people in decline, whose tokens are lost', () => {
  const s = after(around, 'conquer 6');
  expect(s).toHold(6, 'ratmen', 2);
  expect(s.tray[s.world.races.findIndex(({ id }) => id === 'wizards')]).toBe(10); // both back in a tray of 10
});

test('CORE-CONQUER-7 a seat conquers as often as it has tokens', () => {
  const s = scene(ring, 'anna*  ratmen+merchant  hand 7  0:1');
  expect(hand(after(s, 'conquer 1', 'conquer 4', 'conquer 6'), 0)).toBe(1); // 7 - 2 - 2 - 2
});

test('CORE-CONQUER-7 and may stop at any time, before the first conquest too', () => {
  expect(legal(around)).toContain('done');
  expect(legal(after(around, 'conquer 1'))).toContain('done');
  expect(legal(after(around, 'done'), 'conquer')).toEqual([]);
});

const orcs = scene(
  ring,
  `
  anna*  orcs+swamp  hand 9  0:1  / wizards 6:1
  bert   elves+hill          4:1
  natives 3:1
`,
);
const bounty = (s: State): number => forecast(s).find(({ rule }) => rule === 'CL-ORCS-1')?.amount ?? 0;

test('CORE-CONQUER-8 natives and tokens of others make a region non-empty', () => {
  expect(bounty(after(orcs, 'conquer 3'))).toBe(1);
  expect(bounty(after(orcs, 'conquer 3', 'conquer 4'))).toBe(2);
});

test('CORE-CONQUER-8 a mountain alone leaves it empty, and so do own tokens in decline in the classic edition', () => {
  expect(bounty(after(orcs, 'conquer 2'))).toBe(0);
  expect(bounty(after(orcs, 'conquer 6'))).toBe(0); // CL-NONEMPTY
});

test('CORE-CONQUER-8 azeroth: an artifact or a lone piece leaves it empty, own tokens in decline do not', () => {
  const s = scene(
    isles,
    `
    anna*  tauren+warmaster  hand 12  2:2  / dwarves 1:1
    bert   humans+farmer
    nobody 0+objective
    markers 3:frostmourne
  `,
  );
  const spoils = (q: State): number => forecast(q).find(({ rule }) => rule === 'AZ-WARMASTER-1')?.amount ?? 0;
  expect(spoils(after(s, 'conquer 3', 'conquer 0'))).toBe(0);
  expect(spoils(after(s, 'conquer 0', 'conquer 1'))).toBe(1); // AZ-NONEMPTY
});

const warren = scene(
  ring,
  `
  anna*  sorcerers+dragon-master  hand 9  0:1
  bert   halflings+fortified              1:1+hole  4:1
`,
);

test('CORE-CONQUER-9 an immune region cannot be conquered', () => {
  expect(cost(warren, 1)).toEqual({ blocked: { rule: 'CORE-CONQUER-9', what: 'immune' } });
  expect(ruleAgainst(warren, 'conquer 1')).toBe('CORE-CONQUER-9');
});

test('CORE-CONQUER-9 nor by any ability that takes regions in another way', () => {
  expect(legal(warren).filter((line) => / 1( |$)/.test(line))).toEqual([]);
  expect(legal(warren)).toEqual(expect.arrayContaining(['conquer 4', 'conquer 4 with dragon-master', 'conquer 4 with sorcerers']));
  expect(ruleAgainst(warren, 'conquer 1 with dragon-master')).toBe('CORE-CONQUER-9');
  expect(ruleAgainst(warren, 'conquer 1 with sorcerers')).toBe('CORE-CONQUER-9');
});

test("CORE-CONQUER-9 azeroth: no opponent's power reaches into it", () => {
  const watched = board(`
    0 hill anchor magic      - 1 2
    1 farmland marker magic  - 0 2
    2 farmland anchor magic  - 0 1
  `);
  const s = scene(
    watched,
    `
    anna*  orcs+intimidating  hand 9  0:1
    bert   dwarves+defensive          1:1+watchtower  2:1
  `,
  );
  expect(legal(s).filter((line) => /\b1\b/.test(line))).toEqual([]);
  expect(legal(s)).toContain('conquer 2');
});

test("CORE-CONQUER-9 its owner's own abilities still work on it", () => {
  const own = scene(ring, 'anna*  halflings+fortified  hand 9  0:1+hole');
  expect(after(own, 'use fortified 0')).toHold(0, 'fortress', 1);
});
