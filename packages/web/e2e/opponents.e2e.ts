/** Bots by level and character: chosen where a game is put together, explained, and heard at the table. */
import { expect, test } from 'vitest';
import { isAnnas, keptScript, movesUntil } from './given.ts';
import { useSite } from './site.ts';
import { faults, widthOf } from './table.ts';

const site = useSite();

test('level and character are chosen by keyboard on a phone, each with its sentence', async () => {
  const page = await site.open({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.address}/?lang=en`);
  const level = page.getByLabel('Played by, Seat B');
  expect(await level.inputValue()).toBe('novice');
  expect(await page.getByLabel('Character, Seat B').count()).toBe(0);
  await level.focus();
  await page.keyboard.type('bot, cas');
  await page.keyboard.press('Tab');
  const character = page.getByLabel('Character, Seat B');
  expect(await character.evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.keyboard.type('Ra');
  expect(await character.inputValue()).toBe('raider');
  await page.getByText('Takes from others rather than from nobody.').first().waitFor();
  await page.getByText('All levels and characters').click();
  expect(await faults(page)).toEqual([]);
  expect(await widthOf(page)).toBe(390);
  await level.selectOption('master');
  expect(await character.count()).toBe(0);
});

test('a planner of a game from before, when it was a level, is known again and called so', async () => {
  const later = movesUntil((state) => state.round === 2 && isAnnas(state));
  const page = await site.open({}, keptScript(later).replaceAll('novice', 'planner'));
  await page.goto(`${site.address}/?game=kept&lang=en&pace=none`);
  await page.getByText('bot, planner').first().waitFor();
});

test('a bot greets in the voice of its character, says the same when the page comes back, and is silent when told so', async () => {
  const later = movesUntil((state) => state.round === 2 && isAnnas(state));
  const page = await site.open({}, keptScript(later).replaceAll('novice', 'casual-raider'));
  await page.goto(`${site.address}/?game=kept&lang=en&pace=none`);
  const spoken = page.locator('li.aside');
  await spoken.first().waitFor();
  await page.getByText('bot, casual raider').waitFor();
  const said = await spoken.allTextContents();
  expect(said[0]).toMatch(/^Bert: “.*(border|door|regions)/);
  await page.reload();
  await spoken.first().waitFor();
  expect(await spoken.allTextContents()).toEqual(said);
  await page.getByRole('button', { name: 'Sound', exact: true }).click();
  await page.getByLabel('Bots talk a little').uncheck();
  expect(await spoken.count()).toBe(0);
});
