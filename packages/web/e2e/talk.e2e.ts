/** People talk while they wait for the others, and what they said is there when the game begins. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atTable, button, type House, hashOf, openHouse } from './house.ts';
import { faults } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

test('what is said in the waiting room is heard there, stays for the game, and comes once', async () => {
  const anna = await house.arrive('Anna');
  await button(anna, 'Open the table').click();
  await anna.waitForURL(/#table\//);
  await anna.getByLabel('Say something').fill('<b>who else?</b>');
  await button(anna, 'Send').click();
  const talk = anna.getByRole('list', { name: 'Chat' });
  await talk.getByText('<b>who else?</b>').waitFor();
  expect(await faults(anna)).toEqual([]);

  const bert = await house.arrive('Bert', hashOf(anna));
  await bert.getByText('<b>who else?</b>').waitFor();
  await bert.getByLabel('Say something').fill('there is me');
  await button(bert, 'Send').click();
  await talk.getByText('there is me').waitFor();

  await button(bert, /^Sit here/)
    .first()
    .click();
  await Promise.all([atTable(anna), atTable(bert)]);
  await button(bert, 'Chat').click();
  await bert.getByText('<b>who else?</b>').waitFor();
  await house.contexts[1]?.setOffline(true);
  await bert.getByText('No connection. Trying again …').waitFor();
  await button(anna, /^Chat/).click();
  await anna.getByLabel('Say something').fill('are you there?');
  await button(anna, 'Send').click();
  await house.contexts[1]?.setOffline(false);
  await bert.getByText('are you there?').waitFor();
  expect(await bert.getByRole('list', { name: 'Chat' }).locator('li').count()).toBe(3);
  expect(house.complaints).toEqual([]);
});
