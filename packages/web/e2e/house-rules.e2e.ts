/** House rules from the start screen to the table, the help and the end: on a phone and on a desk, and with others online. */
import { type Ruling, rulingsOf } from '@elbowroom/rules';
import { wordsOf } from '@elbowroom/wording';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, type House, openHouse } from './house.ts';
import { resize } from './pages.ts';
import { useSite } from './site.ts';
import { complaintsOf, faults, widthOf } from './table.ts';

const site = useSite();
let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** The last ruling of Azeroth, turned. */
const [name = '', ruling] = Object.entries<Ruling>(rulingsOf('azeroth')).at(-1) ?? [];
const words = wordsOf(name);
const turned = Object.entries(words?.readings ?? {}).find(([reading]) => reading !== ruling?.standard)?.[1].en ?? '';

/** Six rounds, open purses, a ruling turned and a value from one's own box. */
async function agree(page: Page): Promise<void> {
  await page.getByText('Small World of Warcraft', { exact: true }).first().click();
  await page.locator('summary', { hasText: 'House rules' }).click();
  await page.getByLabel('Rounds').fill('6');
  await page.getByLabel('Open purses').check();
  const asks = words?.asks.en ?? '';
  await page.getByLabel('Find a ruling').fill(asks.slice(0, 40));
  await page.getByRole('group', { name: asks }).getByLabel(turned).check();
  await page.getByLabel('As in my box').check();
  await page.getByLabel('Tauren').fill('99');
  await page.getByLabel('Miner').fill('3');
  await page.getByText('Tauren: A whole number from 1 to 16.').waitFor();
  await page.keyboard.press('Tab');
  await page.getByText('Tauren: A whole number from 1 to 16.').waitFor({ state: 'detached' });
  await page.getByText('4 differ', { exact: true }).first().waitFor();
}

/** What the badge of the table lists. */
async function listed(page: Page): Promise<string> {
  const menu = button(page, 'Menu');
  if (await menu.isVisible()) await menu.click();
  await button(page, 'House rules: 4').click();
  await page.getByRole('dialog', { name: 'At this table' }).getByText('6 rounds instead of 10').waitFor();
  return page.getByRole('dialog', { name: 'At this table' }).innerText();
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test('house rules are set, shown at the table and in the help, and there again for the next game, at 390 and 1440 px', async () => {
  const page = await site.open();
  const complaints = complaintsOf(page);
  await page.goto(`${site.address}/?lang=en&theme=light&pace=none`);
  await agree(page);
  for (const size of sizes) {
    await resize(page, size);
    expect(await widthOf(page)).toBeLessThanOrEqual(size.width);
    expect(await faults(page), `${size.width} px`).toEqual([]);
  }
  await button(page, 'Play').click();
  await page.locator('.hit').first().waitFor({ state: 'attached' });
  for (const size of sizes) {
    await page.keyboard.press('Escape');
    await resize(page, size);
    const list = await listed(page);
    for (const said of ['Everybody sees how many coins everybody has.', turned, 'Miner: 3 tokens', 'usually: 4'])
      expect(list).toContain(said);
    expect(list).not.toContain('Tauren:');
    expect(await faults(page), `${size.width} px`).toEqual([]);
  }
  await page.getByRole('dialog', { name: 'At this table' }).getByRole('link').last().click();
  await page.getByRole('article', { name: 'Miner' }).getByText('at this table').first().waitFor();
  expect(await page.getByRole('article', { name: 'Miner' }).innerText()).toContain('usual: 4');
  await page.goto(`${site.address}/?lang=en&theme=light`);
  await page.getByText('4 differ', { exact: true }).waitFor();
  await page.locator('summary', { hasText: 'House rules' }).click();
  expect(await page.getByLabel('Miner').inputValue()).toBe('3');
  await button(page, 'All as usual').click();
  await page.locator('summary', { hasText: 'House rules' }).getByText('all as usual').waitFor();
  await page.getByLabel('As in my box').check();
  expect(await page.getByLabel('Miner').inputValue()).toBe('3');
  expect(complaints).toEqual([]);
});

test('a table online has them, and says so to whoever comes', async () => {
  const anna = await house.arrive('Anna');
  await anna.locator('summary', { hasText: 'House rules' }).click();
  await anna.getByLabel('Rounds').fill('5');
  await anna.getByLabel('Open purses').check();
  await button(anna, 'Open the table').click();
  await anna.getByText('5 rounds instead of 10').waitFor();
  const bert = await house.arrive('Bert');
  await bert.getByText('House rules: 2').waitFor();
  await button(bert, 'Join').first().click();
  await bert.locator('.hit').first().waitFor({ state: 'attached' });
  await button(bert, 'House rules: 2').waitFor();
  expect(await bert.getByText('coins are secret').count()).toBe(0);
  expect(house.complaints).toEqual([]);
});
