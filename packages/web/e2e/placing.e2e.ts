/** Putting tokens down, and taking them up again. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAnnas, movesUntil, visitKept } from './kept.ts';
import { useSite } from './site.ts';
import { cardboard } from './table.ts';

const site = useSite();

/** The first redeployment of the game, nothing put down yet. */
const placing = movesUntil((state, legal) => isAnnas(state) && legal.some(({ type }) => type === 'deploy'));

/** The regions that tokens can be put into, by name. */
async function homes(page: Page): Promise<string[]> {
  const labels = await page
    .locator('.hit[aria-label*="place a token"]')
    .evaluateAll((found) => found.map((hit) => hit.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.split(',')[0] ?? '');
}
const region = (page: Page, name: string): Locator => page.locator(`.hit[aria-label^="${name},"]`);
const take = (page: Page, name: string): Locator => page.getByRole('button', { name: `Take one back from ${name}`, exact: true });
const placed = (page: Page, name: string, count: number): Promise<void> =>
  page.locator(`.hit[aria-label^="${name},"][aria-label*=" ${count} placed just now"]`).waitFor();
const noneLeft = (page: Page) => expect.poll(() => page.locator('.hit[aria-label*="placed just now"]').count()).toBe(0);

test('a minus on every region takes one token back, Delete does it by key, and one button all of them, those placed for me too', async () => {
  const { page, complaints } = await visitKept(site, placing);
  const [one = '', two = ''] = await homes(page);
  const empty = await cardboard(page);
  for (const name of [one, two, one]) await region(page, name).click({ force: true });
  await page.mouse.move(2, 2);
  await placed(page, one, 2);
  await placed(page, two, 1);
  await take(page, one).click({ force: true });
  await placed(page, one, 1);
  await placed(page, two, 1);
  await region(page, two).focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => take(page, two).count()).toBe(0);
  await placed(page, one, 1);
  await page.keyboard.press('Enter');
  await placed(page, two, 1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Take all back' }).click();
  await noneLeft(page);
  await page.mouse.move(2, 2);
  await expect.poll(() => cardboard(page)).toEqual(empty);

  // What was placed for me can be changed before the turn ends, and a reload keeps it.
  const end = page.getByRole('button', { name: /^End turn, score/ });
  await page.getByRole('button', { name: 'Place for me' }).click();
  await end.waitFor();
  // The last one waits for a word, but no longer in the hand.
  expect(await page.locator('.seats .to-move').innerText()).not.toContain('in hand');
  const from = (await take(page, one).count()) > 0 ? one : two;
  await take(page, from).click({ force: true });
  await end.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.hit[aria-label*="place a token"]').first().waitFor();
  await region(page, from).click({ force: true });
  await end.waitFor();
  await page.getByRole('button', { name: 'Take all back' }).click();
  await noneLeft(page);
  await page.getByRole('button', { name: 'Place for me' }).click();
  await end.click();
  await expect.poll(() => page.title()).toMatch(/^● .*Round 2|^Elbowroom/);
  expect(complaints).toEqual([]);
});

test('with a finger the token that was put down is offered for taking back', async () => {
  const { page, complaints } = await visitKept(site, placing, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const [one = ''] = await homes(page);
  await region(page, one).dispatchEvent('click');
  await placed(page, one, 1);
  const back = page.getByTestId('explainer').getByRole('button', { name: 'Take one back' });
  await back.waitFor();
  expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await region(page, one).dispatchEvent('click');
  await placed(page, one, 2);
  await back.tap();
  await placed(page, one, 1);
  await back.tap();
  await noneLeft(page);
  expect(complaints).toEqual([]);
});
