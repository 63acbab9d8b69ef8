/** Every scene of the classic lesson as a scene of the rules: what its words say is what the rules do. */
import { cost, forecast } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { after, items, options, sceneOf, seated } from './testing.ts';

const scene = (id: string) => sceneOf('classic', id);
const parts = (view: Parameters<typeof cost>[0], region: number) =>
  cost(view, region).parts?.map(({ what, amount }) => `${what} ${amount}`);
const coins = (view: { readonly seats: readonly { readonly coins?: number }[] }, seat = 0) => view.seats[seat]?.coins;

test.each([0, 1, 2, 3, 4, 5])('CORE-DRAFT-2 lesson: people %i may be taken, for as many coins as it is down the column', async (place) => {
  const table = await after(scene('combo'), `pick ${place}`);
  const found = place === 3 ? 1 : 0;
  expect([table.isDone, coins(table.view)]).toEqual([true, 5 - place + found]);
});

test('CORE-DRAFT-4 lesson: the Merchant Skeletons bring 6 + 2 tokens', async () => {
  expect((await after(scene('combo'), 'pick 2')).view.seats[0]?.active?.hand).toBe(8);
});

test('CL-FIRST-1 lesson: any region of the edge is a way in, the two inside are not', async () => {
  const entries = options(await seated(scene('enter'))).filter((move) => move !== 'done');
  expect(entries).toEqual([0, 1, 2, 3, 4, 7, 8, 9, 10].map((region) => `conquer ${region}`));
  for (const move of entries) expect((await after(scene('enter'), move)).isDone, move).toBe(true);
});

test('CORE-CONQUER-1 lesson: 2 for a region, 1 for each token there and for a mountain', async () => {
  const { view } = await seated(scene('march'));
  expect(parts(view, 5)).toEqual(['region 2', 'humans 2']);
  expect(parts((await seated(scene('roll'))).view, 6)).toEqual(['region 2', 'mountain 1']);
});

test('CORE-LOSS-1 lesson: of two Humans driven out one is gone and one comes back', async () => {
  const table = await after(scene('march'), 'conquer 5');
  expect(table.isDone).toBe(true);
  expect(table.course.steps[0]?.events).toContainEqual(expect.objectContaining({ type: 'lost', race: 'humans', fallen: 1, saved: 1 }));
});

test('CORE-DIE-2 lesson: the Molar needs a two or more, and any region within reach of a three may be named', async () => {
  const start = await seated(scene('roll'));
  expect(cost(start.view, 6)).toMatchObject({ total: 3, hand: 1, chance: 2 / 6 });
  const rolls = options(start).filter((move) => move !== 'done');
  expect(rolls).toEqual(['roll 1', 'roll 4', 'roll 6', 'roll 8']);
  for (const move of rolls) expect((await after(scene('roll'), move)).isDone, move).toBe(true);
});

test('CORE-DIE-3 lesson: a roll that falls short loses nothing and ends the conquests', async () => {
  const table = await after(scene('roll'), 'roll 8'); // 1 + 2 against 4
  expect([table.view.seats[0]?.active?.hand, options(table)]).toEqual([7, ['deploy 0', 'deploy 5']]); // 8 - 2 that stay + 1 raised
});

test('CORE-DEPLOY-1 lesson: six tokens stand wherever they are put, and then the turn is scored', async () => {
  for (const regions of [
    [0, 0, 0, 0, 0, 0],
    [0, 5, 6, 0, 5, 6],
    [6, 6, 6, 5, 5, 5],
  ]) {
    const table = await after(scene('spread'), ...regions.map((region) => `deploy ${region}`));
    expect([table.isDone, items(table)]).toEqual([true, { 'CORE-SCORE-1': 3, 'CL-MERCHANT-1': 3 }]);
  }
});

test('CORE-LOSS-4 lesson: after the attack two Skeletons go where they still hold something', async () => {
  const table = await seated(scene('attacked'));
  expect(table.course.steps[0]?.events).toContainEqual(expect.objectContaining({ type: 'lost', race: 'skeletons', fallen: 1, saved: 2 }));
  expect(options(table)).toEqual(['deploy 0', 'deploy 6']);
  table.play(['deploy 0', 'deploy 6']);
  expect([table.isDone, table.view.regions[0]?.tokens, table.view.regions[6]?.tokens]).toEqual([true, 4, 4]);
});

test('CORE-TURN-2 lesson: of six Tritons in five regions one comes to hand, and no neighbour costs fewer than four', async () => {
  const table = await after(scene('stretched'), 'expand');
  expect([table.isDone, table.view.seats[0]?.active?.hand]).toEqual([true, 1]);
  const prices = [5, 6, 7, 8].map((region) => cost(table.view, region));
  expect(Math.min(...prices.map(({ total = 0 }) => total))).toBe(4);
  expect(Math.max(...prices.map(({ chance = 0 }) => chance))).toBeCloseTo(1 / 6);
  expect(forecast(table.view).reduce((sum, { amount }) => sum + amount, 0)).toBe(6);
});

test('CORE-DECLINE-4 lesson: declining scores five regions without the hill, one coin less than expanding', async () => {
  const table = await after(scene('decline'), 'decline');
  expect([table.isDone, items(table)]).toEqual([true, { 'CORE-SCORE-1': 5 }]);
});

test('CORE-DECLINE-2 lesson: one Triton stays in each region, and the power is gone', async () => {
  const { view } = await after(scene('decline'), 'decline');
  expect([0, 1, 2, 3, 4].map((region) => view.regions[region])).toEqual(new Array(5).fill({ race: 'tritons', tokens: 1 }));
  expect(view.seats[0]).toMatchObject({ declined: [{ race: 'tritons' }] });
});

test('CORE-SCORE-1 lesson: two peoples score, and more than the Tritons could have', async () => {
  const table = await after(
    scene('second'),
    'pick 0',
    'conquer 10',
    'conquer 9',
    'conquer 8',
    'done',
    ...new Array<string>(9).fill('deploy 9'),
  );
  expect([table.isDone, items(table)]).toEqual([true, { 'CORE-SCORE-1': 8, 'CL-ALCHEMIST-1': 2 }]);
});

test('CORE-DRAFT-3 lesson: the coins on the Ratmen are taken with them', async () => {
  expect(coins((await after(scene('second'), 'pick 0')).view)).toBe(29 + 2);
});

test('CORE-TURN-1 lesson: with eight in hand and neighbours at three, expanding is right', async () => {
  const table = await after(scene('not-yet'), 'expand');
  expect([table.view.seats[0]?.active?.hand, [0, 5, 6, 7].map((region) => cost(table.view, region).total)]).toEqual([8, [3, 3, 3, 3]]);
  table.play(['conquer 0']);
  expect(table.isDone).toBe(false);
  table.play(['conquer 7']);
  expect(table.isDone).toBe(true);
});
