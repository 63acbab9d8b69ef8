/** A game played on by friends: one opens it from a replay, the other comes by its link. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readGameText } from '../src/games/game-text.ts';
import { fragmentOf } from '../src/games/link.ts';
import { atTable, button, type House, hashOf, isMine, openHouse } from './house.ts';
import { faults } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const { setup, moves } = readGameText(readFileSync(fileURLToPath(new URL('../../../goldens/classic-2-104.txt', import.meta.url)), 'utf8'));
/** Before the last round, so that bots soon bring it to its end. */
const STEP = moves.length - 7;
const PARENT = new RegExp(`Plays on from the game of .*, after ${STEP} moves\\.`);

test('two people play a game on from a step of its replay; its end can be checked', async () => {
  const anna = await house.visit();
  await anna.goto(`${house.address}/?lang=en&pace=none${await fragmentOf({ setup, moves }, STEP)}`);
  await anna.locator('.hit').first().waitFor();
  await button(anna, 'Play on: who sits where …').click();
  const dialog = anna.getByRole('dialog', { name: 'Play on from here' });
  const [mine = '', theirs = ''] = Array.isArray(setup.seats) ? setup.seats : ['Seat A', 'Seat B'];
  await dialog.getByLabel(`Played by, ${mine}`).selectOption('person');
  await dialog.getByLabel(`Played by, ${theirs}`).selectOption('open');
  await dialog.getByText('A table opens online').waitFor();
  await dialog.getByLabel('Your name').fill('Anna');
  expect(await dialog.getByRole('radio').count()).toBe(0);
  expect(await faults(anna)).toEqual([]);
  await button(anna, 'Open the table').click();
  await anna.waitForURL(/#table\//);
  await anna.getByText(PARENT).waitFor();

  const bert = await house.arrive('Bert', hashOf(anna));
  await bert.getByText(PARENT).waitFor();
  await bert.getByText('Anna', { exact: true }).waitFor();
  await button(bert, /^Sit here/).click();
  await Promise.all([atTable(anna), atTable(bert)]);
  const log = anna.getByRole('region', { name: 'Log' });
  await log.getByText(PARENT).waitFor();
  const decider = (await isMine(anna)) ? anna : bert;
  expect(await decider.getByRole('button', { name: 'Undo', exact: true, disabled: false }).count()).toBe(0); // nothing of the parent is taken back
  await button(decider, 'Expand').click();
  await button(decider, 'Undo').waitFor(); // but what was decided here is
  for (const page of [anna, bert]) {
    await button(page, 'Table').click();
    await button(page, /^Resign/).click();
    await button(page, /^Yes, resign/).click();
  }
  await anna.getByRole('heading', { level: 1, name: /wins with/ }).waitFor();
  await button(anna, 'Table').click();
  await button(anna, 'Check this game').click();
  await anna.getByText('✓ The seed is the one that was promised.').waitFor();
  await anna.getByText('✓ Played again here, the game ends with the same coins.').waitFor();
  expect(house.complaints).toEqual([]);
});
