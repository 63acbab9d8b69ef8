/** The worked examples of the rulebook, in their order: one game of Merchant Skeletons from purchase to end. */
import { expect, test } from 'vitest';
import { after, at, board, coins, events, hand, legal, scene, seatAt, tray } from '../../test/scene.ts';
import { cost, forecast, type State, snapshot } from '../index.ts';

const land = board(`
  0 hill native edge - 1 3
  1 farmland         - 0 2
  2 mountain         - 1
  3 hill edge        - 0 4
  4 swamp            - 3
`);

const shop = scene(
  land,
  `
  anna*
  bert  elves+swamp  1:2 4:1
  natives 0:1
`,
  {
    phase: 'start',
    offers: [
      { race: 'wizards', power: 'forest' },
      { race: 'orcs', power: 'hill' },
      { race: 'skeletons', power: 'merchant' },
      { race: 'trolls', power: 'stout', coins: 1 },
    ],
  },
);
const bought = (dice: number[]): State =>
  scene(
    land,
    `
  anna*  skeletons+merchant  coins 3  hand 8
  bert   elves+swamp                  1:2 4:1
  natives 0:1
`,
    { dice },
  );

test('CORE-DRAFT-2 the Merchant Skeletons cost two coins, one on each combo above', () => {
  const state = after(shop, 'pick 2');
  expect(coins(state, 0)).toBe(3); // 5 - 2
  expect(state.offerCoins.slice(0, 2)).toEqual([1, 1]);
});

test('CORE-DRAFT-5 the column moves up, its coins with it, and six combos are on offer again', () => {
  const state = after(shop, 'pick 2');
  const column = state.columns[0]?.map((race) => state.world.races[race]?.id);
  expect([column?.slice(0, 3), column?.length, state.offerCoins[2]]).toEqual([['wizards', 'orcs', 'trolls'], 6, 1]);
});

test('CORE-DRAFT-4 they take 6 + 2 tokens', () => {
  expect(hand(after(shop, 'pick 2'), 0)).toBe(8);
});

test('CL-FIRST-1 × CORE-CONQUER-1 entering against a Lost Tribe takes three', () => {
  expect(cost(bought([]), 0).total).toBe(3); // 2 + 1 Lost Tribe
  expect(legal(bought([]), 'conquer')).toEqual(['conquer 0', 'conquer 3']);
});

/** Hills 3, farmland of two Elves 4: one is left against a mountain of 3. */
const campaign = ['conquer 0', 'conquer 1', 'roll 2'];

test('CORE-DIE-2 the mountain needs a two or more, and gets it', () => {
  expect(cost(after(bought([]), 'conquer 0', 'conquer 1'), 2)).toMatchObject({ total: 3, hand: 1, chance: 2 / 6 });
  expect(after(bought([2]), ...campaign)).toHold(2, 'skeletons', 1);
});

test('CL-SKELETONS-1 redeploys with one more, for two non-empty regions of three', () => {
  const deploying = after(bought([2]), ...campaign);
  expect([hand(deploying, 0), tray(deploying, 'skeletons')]).toEqual([6, 11]); // 8 + 1 - 3 that stay; 20 - 9
});

test('CL-MERCHANT-1 takes three coins for three regions, and three more', () => {
  const deploying = after(bought([2]), ...campaign);
  expect(forecast(deploying)).toEqual([
    { rule: 'CORE-SCORE-1', what: 'skeletons', amount: 3 },
    { rule: 'CL-MERCHANT-1', what: 'merchant', amount: 3 },
  ]);
  expect(coins(after(deploying, ...new Array<string>(6).fill('deploy 0')), 0)).toBe(9); // 3 + 3 + 3
});

const later = scene(
  land,
  `
  anna*  tritons+hill        0:2 3:3  / skeletons 1:1 2:1
  bert   elves+swamp   hand 5         4:1
`,
  { phase: 'start' },
);

test('CL-HILL-1 Hill Tritons take a coin more for each hill; Merchant Skeletons in decline only one a region', () => {
  expect(forecast(after(later, 'expand'))).toEqual([
    { rule: 'CORE-SCORE-1', what: 'tritons', amount: 2 },
    { rule: 'CL-HILL-1', what: 'hill', amount: 2 },
    { rule: 'CORE-SCORE-1', what: 'skeletons', amount: 2 },
  ]);
});

test('CORE-DECLINE-2 the time of decline has come for the Hill Tritons: one token a region, the power discarded', () => {
  const over = after(later, 'decline');
  expect([at(over, 0), at(over, 3), snapshot(over).stacks?.discards]).toEqual([
    { race: 'tritons', tokens: 1 },
    { race: 'tritons', tokens: 1 },
    ['hill'],
  ]);
  expect(coins(over, 0)).toBe(7); // 5 + 2 regions, no hills
});

test('CORE-DECLINE-5 the Merchant Skeletons are gone, and their tile lies under the stack', () => {
  const over = after(later, 'decline');
  expect(seatAt(over, 0).declined).toEqual([{ race: 'tritons' }]);
  expect(snapshot(over).stacks?.races?.[0]?.at(-1)).toBe('skeletons');
  expect(events(later, 'decline')).toContainEqual({ type: 'vanished', race: 'skeletons' });
});
