import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './site.ts';
import { complaintsOf, faults, faultsInBothColours, widthOf } from './table.ts';

const site = useSite();

async function visit(path: string, options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[]; scripts: string[] }> {
  const page = await site.open(options);
  const complaints = complaintsOf(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(`${site.address}/${path}`);
  return { page, complaints, scripts };
}

const titleOf = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('heading', { level: 1, name, exact: true }).waitFor();

test('the key ? opens the quick reference and closes it; its texts come only then', async () => {
  const { page, complaints, scripts } = await visit('?lang=en');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(scripts.some((address) => /\/Book-/.test(address))).toBe(false);
  await page.keyboard.press('?');
  await titleOf(page, 'Small World');
  expect(scripts.some((address) => /\/Book-/.test(address))).toBe(true);
  await page.getByRole('heading', { name: 'Choosing a people' }).waitFor();
  await page.keyboard.press('?');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(new URL(page.url()).hash).toBe('');
  expect(complaints).toEqual([]);
});

test('pages lead to rules and back, by links and by the browser’s own keys; what we decided ourselves stands apart, and a page that does not exist leads on', async () => {
  const { page, complaints } = await visit('?lang=en#help/race/azeroth/tauren');
  await titleOf(page, 'Tauren');
  const book = page.getByRole('dialog');
  expect(await book.innerText()).toMatch(/Tokens it brings\s+11\s*not checked/);
  expect(await book.getByText('our ruling').count()).toBeGreaterThan(2);
  await book.getByRole('link', { name: 'AZ-TAUREN-2' }).first().click();
  await book.getByText('Races › AZ-TAUREN-2').waitFor();
  await book.getByRole('link', { name: /^Tauren/ }).click();
  await book.getByText('What it does').waitFor();
  await page.goBack();
  await book.getByText('Races › AZ-TAUREN-2').waitFor();
  await page.evaluate("location.hash = 'help/race/azeroth/gnomes'");
  await titleOf(page, 'Gnomes');
  expect(await page.locator('article').innerText()).toMatch(/What it does[\s\S]*AZ-GNOMES-1[\s\S]*Our rulings[\s\S]*AZ-GNOMES-2/);
  await page.evaluate("location.hash = 'help/race/classic/gazebos'");
  await titleOf(page, 'No such page');
  await page.getByRole('link', { name: 'In short · The Battle of Azeroth' }).click();
  await titleOf(page, 'The Battle of Azeroth');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('the search finds a page in the language of the reader', async () => {
  const { page, complaints } = await visit('?lang=fr#help/quick/azeroth');
  await titleOf(page, 'Small World of Warcraft');
  await page.getByRole('searchbox', { name: 'Chercher dans les règles' }).fill('geants');
  await page.getByRole('link', { name: /^Géants/ }).click();
  await titleOf(page, 'Géants');
  await page.getByRole('searchbox').fill('qwertz');
  await page.getByText('Rien sur « qwertz »').waitFor();
  expect(complaints).toEqual([]);
});

test('who came by a link straight to a page gets to the start by going back, not out of the house', async () => {
  const { page } = await visit('?lang=en#help/race/classic/sorcerers');
  await titleOf(page, 'Sorcerers');
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

const PAGES = ['quick/classic', 'all/azeroth', 'race/classic/sorcerers', 'rule/CORE-CONQUER-1', 'chapter/azeroth', 'piece/classic/lair'];

test('an accessibility checker finds nothing, light and dark', async () => {
  const { page } = await visit('?lang=en&theme=auto#help');
  await titleOf(page, 'Small World');
  for (const address of PAGES) {
    await page.evaluate(`location.hash = 'help/${address}'`);
    await page.locator(`article h1`).waitFor();
    expect(await faultsInBothColours(page), address).toEqual([]);
  }
});

test('on a phone it fills the screen, and the contents are a tap away', async () => {
  const { page, complaints } = await visit('?lang=en#help/all/classic', { viewport: { width: 360, height: 740 }, hasTouch: true });
  await titleOf(page, 'Small World');
  expect(await widthOf(page)).toBe(360);
  await page.getByRole('button', { name: 'Contents' }).click();
  await page.getByRole('link', { name: 'For all games' }).click();
  await titleOf(page, 'For all games');
  expect(await faults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
