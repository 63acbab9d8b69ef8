/** Looking on: somebody finds a game that others play, sees it later than they do, and they see that somebody looks. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atTable, button, type House, openHouse, passUntil, playUntil, roundIs } from './house.ts';
import { resize } from './pages.ts';
import { faults } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

test('a game is found in the list and seen a turn later, with what each seat would take', async () => {
  const { page: anna, hash } = await house.host('Anna', { seats: ['me', 'open'], private: false, delay: 'turn', rated: true });
  const bert = await house.arrive('Bert', hash);
  await button(bert, /^Sit here/)
    .first()
    .click();
  await Promise.all([atTable(anna), atTable(bert)]);

  const cleo = await house.arrive('Cleo');
  const running = cleo.getByRole('region', { name: 'Being played' });
  await running.getByText('shown a turn later').waitFor();
  expect(await faults(cleo)).toEqual([]);
  await button(cleo, 'Watch').first().focus();
  await cleo.keyboard.press('Enter');
  await atTable(cleo);
  const behind = cleo.getByText('You are watching, a whole turn behind.').filter({ visible: true });
  await behind.waitFor();
  await anna.getByText('1 watching').waitFor();

  await playUntil([anna, bert], roundIs(anna, 2));
  expect(await roundIs(cleo, 2)()).toBe(false);
  const commentary = cleo.getByRole('region', { name: 'If the turn ended now' });
  await commentary.getByText('Anna').waitFor();
  expect(await faults(cleo)).toEqual([]);
  await resize(cleo, { width: 390, height: 844 });
  await behind.waitFor();
  expect(await behind.count()).toBe(1);
  await cleo.emulateMedia({ colorScheme: 'dark' });
  expect(await faults(cleo)).toEqual([]);

  await passUntil([anna, bert], roundIs(anna, 3));
  await expect.poll(roundIs(cleo, 2)).toBe(true);
  expect(house.complaints).toEqual([]);
});
