/** The workshop: a tile is made, tried, kept, sent and played, alone and with others, by keyboard and by touch. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workFragment } from '../src/workshop/work-link.ts';
import { button, type House, openHouse } from './house.ts';
import { focused, pressOn, tabTo } from './keyboard.ts';
import { resize } from './pages.ts';
import { useSite } from './site.ts';
import { complaintsOf, faultsInBothColours, faultsOfLayout, widthOf } from './table.ts';

const site = useSite();
let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** From the start page to the Otters on the bench. */
async function toBench(page: Page, address = site.address): Promise<void> {
  await page.goto(`${address}/?lang=en&pace=none`);
  await page.getByRole('button', { name: /^Workshop/ }).click();
  await page.getByRole('button', { name: /^A race or a power/ }).click();
  await page.getByRole('button', { name: /Otters/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Otters' }).waitFor();
}

test('a twelve-year-old makes the Otters their own: sentence by sentence, taken back, kept, tried and played', async () => {
  const page = await site.open({ viewport: { width: 1440, height: 900 } });
  const complaints = complaintsOf(page);
  await toBench(page);
  const sentence = page.getByRole('listitem', { name: 'Coins' });
  await button(page, '+1 – How many coins?').click();
  await button(page, 'How many coins?: One more').click();
  await page.getByText('+2 coins for each region held on the shore.').first().waitFor();
  await page.getByText('+2 pièces pour chaque région au bord de l’eau que vous tenez.').waitFor();
  await button(page, '+ in decline too').click();
  await sentence.getByText('also in decline').waitFor();
  await page.keyboard.press('Control+z');
  await sentence.getByText('also in decline').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Shift+z');
  await sentence.getByText('also in decline').waitFor();
  await page.getByLabel('Name in English').fill('River Otters');
  await page.getByRole('spinbutton', { name: 'Tokens' }).fill('99');
  await page.getByText('This number is not possible here.').waitFor();
  expect(await button(page, 'Play with it').isDisabled()).toBe(true);
  await page.getByRole('spinbutton', { name: 'Tokens' }).fill('6');
  await page.locator('.hit').first().waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'River Otters' }).waitFor();
  await button(page, 'Play with it').click();
  await page.locator('summary', { hasText: 'Our box' }).getByText('1 differs').waitFor();
  await button(page, 'Play').click();
  await page.locator('.hit').first().waitFor({ state: 'attached' });
  await button(page, 'House rules: 1').click();
  const dialog = page.getByRole('dialog', { name: 'At this table' });
  await dialog.getByText('River Otters').waitFor();
  await dialog.getByText('+2 coins for each region held on the shore, also in decline.').waitFor();
  await page.goto(`${page.url().split('#')[0]}#help/race/river-otters`);
  await page.getByRole('article', { name: 'River Otters' }).getByText('Seas and lakes can be conquered.').waitFor();
  expect(complaints).toEqual([]);
});

test('by the keys alone: a power is invented, said, tried and played with', async () => {
  const page = await site.open({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.address}/?workshop&lang=en&pace=none`);
  await page.getByRole('heading', { level: 1, name: 'Workshop' }).waitFor();
  await pressOn(page, /^A race or a power/);
  await page.getByRole('heading', { level: 1, name: 'What will it be?' }).waitFor();
  await pressOn(page, 'Power');
  await tabTo(page, 'Name in English');
  await page.keyboard.type('Sleepy');
  await pressOn(page, '+ Add something that it does');
  await pressOn(page, /^Pieces/);
  const sentence = page.getByRole('listitem', { name: 'Pieces' });
  await sentence.waitFor();
  await page.keyboard.press('Shift+Tab');
  await pressOn(page, /^tower – What is it called/);
  await tabTo(page, 'Name in English');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('big pillow');
  await pressOn(page, 'Done');
  // Back at the gap that was filled.
  expect(await focused(page)).toBe('big pillow – What is it called?');
  await sentence.getByText('big pillow').waitFor();
  await page.getByText('«\u00a0tour\u00a0»').waitFor();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await sentence.getByText('big pillow').waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.locator('.hit').first().waitFor();
  for (let i = 0; i < 60 && (await focused(page)) !== 'Play with it'; i++) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.locator('summary', { hasText: 'Our box' }).getByText('1 differs').waitFor();
  await pressOn(page, 'Play');
  await page.locator('.hit').first().waitFor({ state: 'attached' });
  await button(page, 'House rules: 1').waitFor();
});

test('the hall and the bench fit 1440, 1024 and 820 px in both colours, and nothing is out of reach', async () => {
  const page = await site.open({ hasTouch: true });
  const fits = async (): Promise<void> => {
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [820, 1180],
    ] as const) {
      await resize(page, { width, height });
      expect(await widthOf(page)).toBeLessThanOrEqual(width);
      // A desk and a tablet: between them nothing is laid out otherwise.
      const found = width === 1024 ? await faultsOfLayout(page) : await faultsInBothColours(page);
      expect(found, `${width} px`).toEqual([]);
    }
  };
  await toBench(page);
  await page.locator('.hit').first().waitFor();
  await fits();
  await button(page, 'Back to the workshop').click();
  await page.getByRole('heading', { level: 1, name: 'Workshop' }).waitFor();
  await button(page, 'Play with it: Two Kettles').waitFor();
  await fits();
});

test('something of ours is played with at once, or changed', async () => {
  const page = await site.open({ viewport: { width: 1440, height: 900 } });
  const complaints = complaintsOf(page);
  await page.goto(`${site.address}/?workshop&lang=en&pace=none`);
  await button(page, 'Change it: Seven Pearls').click();
  await expect.poll(() => page.getByLabel('Name of the map', { exact: true }).inputValue()).toBe('Seven Pearls');
  await button(page, 'Workshop').click();
  await page.getByRole('article').filter({ hasText: 'Seven Pearls' }).waitFor(); // on the shelf now
  await button(page, 'Play with it: Foxes').click();
  await page.getByText('In the box, homemade: Foxes').waitFor();
  await button(page, 'Play').click();
  await page.getByText(/Foxes/).first().waitFor(); // among the first on offer
  expect(complaints).toEqual([]);
});

test('an emblem is found by its name, and chosen; a finger can leave them all alone', async () => {
  const page = await site.open();
  await toBench(page);
  await button(page, /Choose an emblem/).click();
  await button(page, 'Close').click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await button(page, /Choose an emblem/).click();
  await page.getByPlaceholder(/Look for one/).fill('lighthouse');
  await button(page, 'lighthouse').click();
  await button(page, /Emblem: lighthouse/).waitFor();
  await page.locator('#e-lighthouse path').first().waitFor({ state: 'attached' });
});

const HOSTILE = '<img src=x onerror="document.title=1">';
const trap = {
  races: [{ id: 'trap', name: { en: HOSTILE }, emblem: 'x"><script>', value: 4, effects: [{ effect: 'piece', piece: '<b>', count: 9e9 }] }],
};

test('whoever gets a link reads it first, and what a stranger has put into it stays text', async () => {
  const page = await site.open();
  const complaints = complaintsOf(page);
  await page.goto(`${site.address}/?lang=en${await workFragment({ kind: 'tile', edition: 'classic', name: HOSTILE, content: trap })}`);
  await page.getByRole('heading', { name: 'Somebody has sent you this' }).waitFor();
  await page.getByText(HOSTILE).first().waitFor();
  await button(page, 'Put it on my shelf').click();
  await page.getByRole('heading', { level: 1, name: HOSTILE }).waitFor();
  expect(await button(page, 'Play with it').isDisabled()).toBe(true);
  expect(await page.locator('img').count()).toBe(0);
  await page.goto(`${site.address}/?lang=en#work/1.AAAA`);
  await page.getByText('This link is damaged.').waitFor();
  expect(complaints).toEqual([]);
});

test('from the bench to a table online: it shows what is homemade to whoever comes, and it is played there', async () => {
  const anna = await house.arrive('Anna', '');
  await toBench(anna, house.address);
  await button(anna, 'Play with it').click();
  await button(anna, /^Play with friends online/).click();
  await anna.locator('summary', { hasText: 'Our box' }).getByText('1 differs').waitFor();
  await button(anna, 'Open the table').click();
  await anna.getByRole('heading', { name: 'Homemade' }).waitFor();
  const bert = await house.arrive('Bert', new URL(anna.url()).hash);
  await bert.getByRole('heading', { name: 'Homemade' }).waitFor();
  await bert.getByText('Seas and lakes can be conquered.').waitFor();
  await button(bert, /Sit here/).click();
  await bert.locator('.hit').first().waitFor({ state: 'attached' });
  await button(bert, 'House rules: 1').waitFor();
  expect(house.complaints).toEqual([]);
});
