/** The worked examples of the rulebook, as far as its pictures can be told from its words. */
import { expect, test } from 'vitest';
import { income } from '../../test/income.ts';
import { after, at, board, coins, endTurn, events, hand, legal, scene, seatAt } from '../../test/scene.ts';
import { cost, forecast, snapshot } from '../index.ts';

const isle = board(`
  0 farmland anchor native  - 1 2
  1 hill                    - 0 2 3
  2 mountain                - 0 1 3
  3 forest                  - 1 2
`);
const table = (dice: number[]) =>
  scene(isle, 'anna*\nbert  kobolds+miner  1:2 3:1\nnatives 0:1', {
    phase: 'start',
    offers: [
      { race: 'orcs', power: 'farmer' },
      { race: 'gnomes', power: 'swamp', coins: 1 },
      { race: 'forsaken', power: 'herbalist' },
      { race: 'trolls', power: 'fisher' },
    ],
    dice,
  });
const opened = after(table([]), 'pick 2');

test('CORE-DRAFT-2 the Herbalist Forsaken are bought with a coin on each combo above them', () => {
  expect(coins(opened, 0)).toBe(3); // third from the top
  const offers = snapshot(opened).offers;
  expect(Array.isArray(offers) ? offers.slice(0, 3) : offers).toEqual([
    { race: 'orcs', power: 'farmer', coins: 1 },
    { race: 'gnomes', power: 'swamp', coins: 2 },
    { race: 'trolls', power: 'fisher' }, // moved up
  ]);
  expect(offers).toHaveLength(6);
});

test('CORE-DRAFT-4 the combo brings 6 + 4 = 10 tokens', () => {
  expect(hand(opened, 0)).toBe(10);
});

test('AZ-FIRST-1 to settle on the island it takes the anchor field with its Murloc for 4', () => {
  expect(cost(opened, 0).total).toBe(4); // 2 + 1 Murloc + 1 travel
  expect(legal(opened, 'conquer')).toEqual(['conquer 0']);
});

const attacked = after(opened, 'conquer 0', 'conquer 1'); // 4, then 2 + 2 Kobolds

test('CORE-DIE-2 the mountain is taken by a lucky roll with too few troops', () => {
  expect(hand(attacked, 0)).toBe(2);
  expect(cost(attacked, 2).total).toBe(3); // 2 + 1 mountain
  expect(legal(attacked)).toContain('roll 2');
});

/** The same turn with the die on the table. */
const lastRoll = after(table([1]), 'pick 2', 'conquer 0', 'conquer 1', 'roll 2');

test('AZ-FORSAKEN-1 two tokens fell, a Murloc and a Kobold: up to two Forsaken, one is bought', () => {
  expect(legal(lastRoll)).toEqual(['choose 0', 'choose 1', 'choose 2']);
  const bought = after(lastRoll, 'choose 1');
  expect(coins(bought, 0)).toBe(2);
  const onMap = [0, 1, 2].reduce((sum, r) => sum + (at(bought, r).tokens ?? 0), 0);
  expect(onMap + hand(bought, 0)).toBe(11); // 10 + 1, for redeployment
});

test('AZ-HERBALIST-1 three regions and a hill: 3 + 1 coins', () => {
  const scored = endTurn(after(lastRoll, 'choose 1'));
  expect(coins(scored, 0)).toBe(6); // 2 + 3 + 1
  const bought = after(lastRoll, 'choose 1');
  expect(forecast(bought)).toEqual([
    { rule: 'CORE-SCORE-1', what: 'forsaken', amount: 3 },
    { rule: 'AZ-HERBALIST-1', what: 'herbalist', amount: 1 },
  ]);
});

const war = board(`
  0 farmland anchor        - 1 2
  1 forest magic           - 0 2
  2 swamp                  - 0 1
  3 hill anchor island1    - 4
  4 hill island1           - 3
`);
const returning = after(
  scene(
    war,
    `
    anna*                          / forsaken 3:1 4:1
    bert   dwarves+miner   0:1
    cara   humans+farmer   1:1 2:1
  `,
    { phase: 'start', offers: [{ race: 'blood-elves', power: 'archaeologist' }] },
  ),
  'pick 0',
);
const victory = after(returning, 'conquer 0', 'conquer 1', 'conquer 2'); // 4 with travel, 3, 3

test('AZ-FACTION-1 Blood Elves beat the Dwarves once and the Humans twice: a bonus of 2', () => {
  expect(hand(returning, 0)).toBe(10);
  expect(hand(victory, 0)).toBe(0);
  expect(income(victory, 'AZ-FACTION-1')).toBe(2);
});

test('AZ-BLOOD-ELVES-1 their magic source gives a coin; the Forsaken in decline score their hills without Herbalist', () => {
  expect(forecast(victory)).toEqual(
    expect.arrayContaining([
      { rule: 'CORE-SCORE-1', what: 'blood-elves', amount: 3 },
      { rule: 'AZ-BLOOD-ELVES-1', what: 'blood-elves', amount: 1 },
      { rule: 'AZ-FACTION-1', what: 'faction', amount: 2 },
      { rule: 'CORE-SCORE-1', what: 'forsaken', amount: 2 },
    ]),
  );
  expect(forecast(victory)).toHaveLength(4);
  expect(coins(endTurn(victory), 0)).toBe(13); // 5 + 8
});

test('CORE-DECLINE-3 when the Blood Elves decline, the Forsaken leave the map and their tile goes under the stack', () => {
  const before = scene(war, 'anna*  blood-elves+archaeologist  0:3 1:2  / forsaken 3:1 4:1\nbert  dwarves+miner  2:1', { phase: 'start' });
  const declined = after(before, 'decline');
  expect([at(declined, 3).race, at(declined, 4).race]).toEqual([undefined, undefined]);
  expect(seatAt(declined, 0).declined).toEqual([{ race: 'blood-elves' }]);
  expect(snapshot(declined).stacks?.races?.[0]?.at(-1)).toBe('forsaken');
  expect([at(declined, 0).tokens, at(declined, 1).tokens]).toEqual([1, 1]); // one each, the others go back
  expect(snapshot(declined).stacks?.discards).toContain('archaeologist');
  expect(events(before, 'decline')).toContainEqual(expect.objectContaining({ type: 'scored', total: 2 })); // regions only
});
