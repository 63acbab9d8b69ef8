import { expect, test } from 'vitest';
import { ruleAgainst } from '../../test/refused.ts';
import { after, at, board, coins, events, hand, legal, scene } from '../../test/scene.ts';
import { clone, cost, IllegalMove, parse, type State } from '../index.ts';
import { rollDie } from './random.ts';

/** From Anna's hill: an empty swamp for 2, a native for 3, a mountain with a native for 4, three elves for 5; out of reach a forest. */
const frontier = board(`
  0 hill edge       - 1 2 3 4
  1 swamp           - 0 2
  2 swamp native    - 0 1 3
  3 mountain native - 0 2 4
  4 farmland        - 0 3
  5 forest          - 6
  6 forest          - 5
`);
const armed = (tokens: number, dice: readonly number[] = []): State =>
  scene(
    frontier,
    `
    anna*  ratmen+merchant  hand ${tokens}  0:1
    bert   elves+hill               4:3
    natives 2:1 3:1
  `,
    { dice },
  );

test('CORE-DIE-1 the die shows 0 half of the time, and 1, 2 and 3 a sixth each', () => {
  const s = clone(armed(1));
  const seen = [0, 0, 0, 0];
  for (let i = 0; i < 6000; i++) seen[rollDie(s)]++;
  expect(seen.reduce((sum, n) => sum + n, 0)).toBe(6000);
  for (const [face, expected] of [3000, 1000, 1000, 1000].entries()) expect(Math.abs(seen[face] - expected)).toBeLessThan(120); // four standard deviations
});

test('CORE-DIE-1 so missing 1, 2 or 3 tokens there is a chance of 1/2, 1/3 and 1/6', () => {
  expect(cost(armed(1), 1)).toMatchObject({ total: 2, hand: 1, chance: 1 / 2 });
  expect(cost(armed(1), 2)).toMatchObject({ total: 3, hand: 1, chance: 1 / 3 });
  expect(cost(armed(1), 3)).toMatchObject({ total: 4, hand: 1, chance: 1 / 6 });
  expect(cost(armed(1), 4)).toMatchObject({ total: 5, hand: 1, chance: 0 });
  expect(cost(armed(2), 1)).toMatchObject({ total: 2, hand: 2, chance: 1 });
});

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
])('CORE-DIE-2 with one token in hand region %i falls to a roll of %i', (r, die) => {
  expect(after(armed(1, [die]), `roll ${r}`)).toHold(r, 'ratmen', 1);
});

test.each([
  [1, 0],
  [2, 1],
  [3, 2],
])('CORE-DIE-2 and region %i holds against a %i', (r, die) => {
  const s = after(armed(1, [die]), `roll ${r}`);
  expect(at(s, r).race).not.toBe('ratmen');
});

test('CORE-DIE-2 all the tokens left take the region, also when the die brings more than was missing', () => {
  const s = after(armed(3, [3]), 'roll 3'); // costs 4
  expect(s).toHold(3, 'ratmen', 1); // three went in; two were taken up again for redeployment
  expect(hand(s, 0)).toBe(2);
  expect(events(armed(3, [3]), 'roll 3')).toContainEqual(expect.objectContaining({ type: 'conquered', region: 3, tokens: 3 }));
});

test('CORE-DIE-2 without a token in hand there is no roll', () => {
  expect(legal(armed(0), 'roll')).toEqual([]);
  expect(cost(armed(0), 1)).toMatchObject({ total: 2, hand: 0, chance: 0 });
  expect(ruleAgainst(armed(0), 'roll 1')).toBe('CORE-DIE-2');
});

test('CORE-DIE-3 a failed roll conquers nothing, and the tokens are redeployed', () => {
  const s = after(armed(2, [0]), 'roll 2');
  expect(s).toHold(2, 'natives', 1);
  expect(hand(s, 0)).toBe(2);
  expect(legal(s)).toEqual(['deploy 0']);
  expect(events(armed(2, [0]), 'roll 2')).toEqual([
    { type: 'rolled', seat: 0, die: 0, region: 2 },
    { type: 'repelled', seat: 0, race: 'ratmen', region: 2 },
  ]);
});

test('CORE-DIE-3 no conquest follows a failed roll, even where the tokens would do', () => {
  const s = after(armed(2, [0]), 'roll 2');
  expect(ruleAgainst(s, 'conquer 1')).toBe('CORE-DIE-3');
  expect(ruleAgainst(s, 'roll 3')).toBe('CORE-DIE-3');
});

test('CORE-DIE-3 nor a roll that succeeded', () => {
  const s = after(armed(2, [3]), 'roll 2');
  expect(legal(s)).toEqual(['deploy 0', 'deploy 2']);
  expect(ruleAgainst(s, 'conquer 1')).toBe('CORE-DIE-3');
});

test('CORE-DIE-3 a last roll that takes the last token ends the turn with its score', () => {
  expect(coins(after(armed(1, [1]), 'roll 1'), 0)).toBe(9); // 5 + 2 regions + 2 for the merchants
});

test('CORE-DIE-4 a region that can be paid is not rolled for, one that a 3 does not reach neither', () => {
  expect(legal(armed(2))).toEqual(['abandon 0', 'conquer 1', 'roll 2', 'roll 3', 'roll 4', 'done']); // 2, 3, 4, 5 against 2
  expect(legal(armed(1))).toEqual(['abandon 0', 'roll 1', 'roll 2', 'roll 3', 'done']); // 5 is more than 1 + 3
  expect(ruleAgainst(armed(2), 'roll 1')).toBe('CORE-DIE-4');
  expect(ruleAgainst(armed(1), 'roll 4')).toBe('CORE-DIE-4');
});

test('CORE-DIE-4 a target that could not be conquered cannot be rolled for', () => {
  expect(ruleAgainst(armed(1), 'roll 5')).toBe('CORE-CONQUER-4');
  expect(ruleAgainst(armed(1), 'roll 0')).toBe('CORE-CONQUER-6');
});

test('CORE-DIE-4 the region is named in the move, before the die is cast', () => {
  expect(() => parse('roll')).toThrow(IllegalMove);
  expect(events(armed(1, [2]), 'roll 2').slice(0, 1)).toEqual([{ type: 'rolled', seat: 0, die: 2, region: 2 }]);
});

test('CORE-DIE-4 it may be the first conquest of a people', () => {
  const s = scene(frontier, 'anna*  ratmen+merchant  hand 1', { dice: [1] });
  expect(legal(s)).toEqual(['roll 0', 'done']);
  expect(after(s, 'roll 0')).toHold(0, 'ratmen', 1);
});

test('CORE-DIE-4 a roll that even a 3 would not win is not offered', () => {
  expect(legal(armed(1), 'roll')).toEqual(['roll 1', 'roll 2', 'roll 3']); // the Elves cost 5
});

test('CORE-DIE-4 or, read otherwise, any region in reach may be rolled for, and the conquests are over', () => {
  const bold = scene(frontier, `anna*  ratmen+merchant  hand 1  0:1\n bert  elves+hill  4:3`, {
    dice: [3],
    rulings: { 'hopeless-roll': 'allowed' },
  });
  expect(legal(bold, 'roll')).toEqual(['roll 1', 'roll 2', 'roll 3', 'roll 4']);
  expect(cost(bold, 4).chance).toBe(0);
  expect(legal(after(bold, 'roll 4'))).toEqual(['deploy 0']);
});
