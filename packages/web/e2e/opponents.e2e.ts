/** Bots by level and character: chosen where a game is put together, explained, and heard at the table. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk, openBrowser, servePage } from './browser.ts';
import { isAnnas, keptScript, movesUntil } from './given.ts';
import { faults, widthOf } from './table.ts';

let browser: Browser;
let served: Awaited<ReturnType<typeof servePage>>;
beforeAll(async () => {
  [browser, served] = await Promise.all([openBrowser(), servePage()]);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

test('level and character are chosen by keyboard on a phone, each with its sentence', async () => {
  const context = await browser.newContext({ ...desk, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${served.address}/?lang=en`);
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
  await context.close();
});

test('a bot greets in the voice of its character, says the same when the page comes back, and is silent when told so', async () => {
  const context = await browser.newContext(desk);
  const page = await context.newPage();
  const later = movesUntil((state) => state.round === 2 && isAnnas(state));
  await page.addInitScript(keptScript(later).replaceAll('novice', 'casual-raider'));
  await page.goto(`${served.address}/?game=kept&lang=en&pace=none`);
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
  await context.close();
});
