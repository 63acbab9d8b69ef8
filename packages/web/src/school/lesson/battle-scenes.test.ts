/** Every scene of the lesson of the Battle as a scene of the rules. */
import { forecast, outcome } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { after, options, sceneOf, seated } from './testing.ts';

const scene = (id: string) => sceneOf('battle', id);

test('BA-DRAFT-2 lesson: the Enraged Humans stand in the second row and cost the bank a coin', async () => {
  expect(options(await seated(scene('columns')))).toEqual(['pick 0', 'pick 1', 'pick 2', 'pick 3']);
  const { isDone, view } = await after(scene('columns'), 'pick 1');
  expect([isDone, view.seats[0]?.coins, view.seats[0]?.active]).toEqual([
    true,
    4,
    expect.objectContaining({ race: 'humans', power: 'enraged' }),
  ]);
});

test('BA-DRAFT-3 lesson: from that row on the races of the Horde stand beside other powers', async () => {
  const { offers } = (await after(scene('columns'), 'pick 1')).view;
  expect(offers).toMatchObject({
    horde: ['trolls', 'orcs', 'forsaken', 'goblins'],
    powers: ['farmer', 'fisher', 'navigator', expect.any(String)],
  });
});

test('BA-TEAM-2 lesson: an ally may be attacked, and her coins are seen; those of the Horde are not', async () => {
  const start = await seated(scene('ally'));
  expect(options(start)).toEqual(expect.arrayContaining(['conquer 3', 'conquer 4']));
  expect(start.view.seats.map(({ coins }) => coins)).toEqual([16, undefined, 11, undefined]);
});

test('BA-RULES-1 lesson: a region taken from the Horde is worth a coin more, as everywhere in Azeroth', async () => {
  for (const region of [1, 2]) {
    const table = await after(scene('ally'), `conquer ${region}`);
    expect([table.isDone, forecast(table.view).find(({ rule }) => rule === 'AZ-FACTION-1')?.amount]).toEqual([true, 1]);
  }
});

test('BA-END-4 lesson: 51 and 88, 67, 79 and 72: the Horde wins with 72', async () => {
  const table = await after(scene('end'), 'deploy 7', 'deploy 7', 'deploy 13', 'deploy 14');
  expect(table.isDone).toBe(true);
  expect(outcome(table.view)).toMatchObject({
    coins: [51, 79, 67, 88, 72],
    winners: [1, 4],
    factions: { alliance: 51, horde: 72, neutral: 67 },
  });
});
