/** Several at one table online: which colour each plays in, and who is asked who they are where some share a screen. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { atTable, button, type House, openHouse, passUntil } from './house.ts';
import { resize } from './pages.ts';
import { faults } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => house.empty());
afterAll(() => house?.close());

/** Whether so many have picked a people: the second could not have done so while somebody asked who it is. */
const havePicked = async (page: Page, count: number): Promise<boolean> =>
  (await page.locator('.panel:has(#log) li', { hasText: ' picks ' }).count()) === count;
const colourOf = (page: Page, whose: string) => page.getByLabel(`Colour, ${whose}`);

test('everybody plays in the colour they chose, all see it, and one that is taken cannot be had', async () => {
  const { page: anna, hash } = await house.host('Anna', { seats: ['me', 'novice', 'open'] });
  await colourOf(anna, 'Anna').selectOption('green');
  await colourOf(anna, 'Novice bot').selectOption('blue');
  await anna.locator('li:has-text("Anna") .swatch.green').waitFor();
  const bert = await house.arrive('Bert', hash);
  await bert.locator('li:has-text("Anna") .swatch.green').waitFor();
  expect(await colourOf(bert, 'you').locator('option:disabled').allTextContents()).toEqual(['blue stripes', 'green dots']);
  await bert.emulateMedia({ colorScheme: 'dark' });
  await resize(bert, { width: 390, height: 844 });
  expect(await faults(bert)).toEqual([]);
  await colourOf(bert, 'you').selectOption('purple');
  await resize(bert, { width: 1280, height: 800 });
  await button(bert, /^Sit here/).click();
  await Promise.all([atTable(anna), atTable(bert)]);
  for (const page of [anna, bert]) {
    const swatches = await page.locator('.strip li .swatch').evaluateAll((all) => all.map((one) => one.classList.value.split(' ')[1]));
    expect(swatches).toEqual(['green', 'blue', 'purple']);
    expect(await page.locator('[data-purse=purple]').count()).toBe(1);
  }
  expect(house.complaints).toEqual([]);
});

test('a colour that somebody was quicker to choose is refused in plain words', async () => {
  const { page: anna, hash } = await house.host('Anna', { seats: ['me', 'open', 'open'] });
  const bert = await house.arrive('Bert', hash);
  await colourOf(anna, 'Anna').selectOption('yellow');
  // As if he had chosen it before he heard of that.
  await bert.route('**/seats', (route) => route.continue({ postData: '{"seat":1,"colour":"yellow"}' }));
  await button(bert, /^Sit here/)
    .first()
    .click();
  await bert.getByText('Somebody else at the table has chosen that colour.').waitFor();
});

test('two seats of one screen are asked who they are where purses are secret, until they wave it away', async () => {
  const { page: anna } = await house.host('Anna', { seats: ['me', 'me'] });
  await button(anna, /^I am /).waitFor();
  expect(await faults(anna)).toEqual([]);
  await button(anna, /^No covering at this table/).click();
  const isAsked = async (): Promise<boolean> => (await button(anna, /^I am /).count()) > 0;
  await passUntil([anna], async () => (await isAsked()) || (await havePicked(anna, 2)));
  expect(await isAsked()).toBe(false);
  await anna.reload();
  await button(anna, 'End conquests').waitFor();
  expect(await isAsked()).toBe(false);
});

test('two seats of one screen with open purses are never asked', async () => {
  const { page: anna } = await house.host('Anna', { seats: ['me', 'me'], openPurses: true });
  await anna.getByRole('heading', { name: 'Peoples on offer' }).waitFor();
  const sheet = button(anna, /^I am /);
  await passUntil([anna], async () => (await sheet.count()) > 0 || (await havePicked(anna, 2)));
  expect(await sheet.count()).toBe(0);
});
