/** Every scene of the lesson of Azeroth as a scene of the rules. */
import { cost, forecast } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { after, items, options, sceneOf, seated } from './testing.ts';

const scene = (id: string) => sceneOf('azeroth', id);
const LANDINGS = [0, 4, 10, 14];

test('AZ-FIRST-1 lesson: a people lands at any anchor, and pays for the voyage', async () => {
  const start = await seated(scene('landing'));
  expect(options(start).filter((move) => move !== 'done')).toEqual(LANDINGS.map((region) => `conquer ${region}`));
  expect(LANDINGS.map((region) => cost(start.view, region).total)).toEqual([3, 4, 6, 3]); // 2 + 1, a Murloc, three Kobolds
  for (const region of LANDINGS) expect((await after(scene('landing'), `conquer ${region}`)).isDone, `${region}`).toBe(true);
});

test('AZ-TRAVEL-1 lesson: the other island is within reach for a token more, before and after conquests at home', async () => {
  const start = await seated(scene('voyage'));
  expect(cost(start.view, 14).parts).toContainEqual({ rule: 'AZ-TRAVEL-1', what: 'travel', amount: 1 });
  for (const moves of [['conquer 14'], ['conquer 10'], ['conquer 1', 'conquer 14']])
    expect((await after(scene('voyage'), ...moves)).isDone).toBe(true);
});

test('AZ-FACTION-1 lesson: a region of the Dwarves and one of the Humans are two coins more, a second one of the Humans is none', async () => {
  const table = await after(scene('faction'), 'conquer 4', 'conquer 3');
  expect(table.isDone).toBe(true);
  const bonus = { rule: 'AZ-FACTION-1', what: 'faction', amount: 2 };
  expect(forecast(table.view)).toContainEqual(bonus);
  table.play(['conquer 2']);
  expect(forecast(table.view)).toContainEqual(bonus);
});

test('AZ-MARKER-1 lesson: whoever takes Bread Acre turns Frostmourne up', async () => {
  const table = await after(scene('marker'), 'conquer 6');
  expect([table.isDone, table.view.regions[6]?.markers]).toEqual([true, ['frostmourne']]);
});

test.each([3, 4, 5])('AZ-FROSTMOURNE-1 lesson: what costs four is taken for two with the blade, region %i too', async (region) => {
  const start = await seated(scene('artifact'));
  expect([cost(start.view, region).total, cost(start.view, region, 'frostmourne').total]).toEqual([4, 2]);
  expect((await after(scene('artifact'), `conquer ${region} with frostmourne`)).isDone).toBe(true);
});

test('AZ-MARKER-3 lesson: the blade lies where it was used', async () => {
  const table = await after(scene('artifact'), 'conquer 3 with frostmourne');
  expect([table.view.regions[6]?.markers, table.view.regions[3]?.markers]).toEqual([undefined, ['frostmourne']]);
});

test('AZ-PORTAL-1 lesson: the Dark Portal brings two coins, beside three regions and a field', async () => {
  const table = await after(scene('place'), 'conquer 12', 'done', 'deploy 7', 'deploy 12');
  expect([table.isDone, items(table)]).toEqual([true, { 'CORE-SCORE-1': 3, 'AZ-FARMER-1': 1, 'AZ-PORTAL-1': 2 }]);
});
