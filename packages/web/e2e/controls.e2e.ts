/** The hand on the table: the keys for all of it, what is in the box, and who is asked what. By mouse and by finger: reach.e2e.ts. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choosing, endTurn, handOf, homes, many, noteFrom, placedIn, placing, sorcery, total, ways, wide } from './hand.ts';
import { isAnnas, movesUntil, visitKept } from './kept.ts';
import { useSite } from './site.ts';
import { complaintsOf, faults } from './table.ts';

const site = useSite();
const log = (page: Page) => page.locator('.panel:has(#log) li');

test('the key ? lists the keys, advice leaves seats and log in sight, and the ways to take a region open beside it, of which Enter takes the first', async () => {
  const { page, complaints } = await visitKept(site, choosing, wide, sorcery);
  await page.keyboard.press('a');
  await page.getByRole('region', { name: 'Advice' }).waitFor();
  expect(await page.locator('.seats').isVisible()).toBe(true);
  expect((await page.locator('.panel:has(#log)').boundingBox())?.height).toBeGreaterThanOrEqual(90);
  await page.keyboard.press('a');
  await page.keyboard.press('?');
  await page.getByText('where the tiles are', { exact: true }).waitFor();
  for (const name of ['N', 'F', 'B', 'Shift Enter', 'T', 'hold', 'drag'])
    expect(await page.locator('kbd').getByText(name, { exact: true }).count()).toBe(1);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator(`.hit[data-region="${ways[0]}"]`).focus();
  await expect.poll(() => noteFrom(page, ways[0] ?? 0)).toBeLessThan(200);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toMatch(/^Take for/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  expect(complaints).toEqual([]);
});

test('by keyboard: five, all, one back, against attack, as before, evenly, and the end of the turn', async () => {
  const { page, complaints } = await visitKept(site, placing, wide, many);
  const [one = 0] = homes;
  const hand = await handOf(page);
  await page.keyboard.press('m');
  await page.locator(`.hit[data-region="${one}"]`).focus();
  await page.keyboard.press('5');
  await expect.poll(() => placedIn(page, one)).toBe(5);
  await page.keyboard.press('Delete');
  await expect.poll(() => placedIn(page, one)).toBe(4);
  await page.keyboard.press('Shift+Enter');
  await expect.poll(() => placedIn(page, one)).toBe(hand);
  // Against attack, as before, and evenly: each puts everything down, and none of them alike.
  const spread: number[] = [];
  for (const key of ['f', 'b', 'e']) {
    await page.keyboard.press(key);
    await expect.poll(() => total(page)).toBe(hand);
    await endTurn(page).waitFor();
    spread.push(await placedIn(page, one));
  }
  expect(spread.at(-1)).toBeLessThan(hand);
  await page.keyboard.press('n');
  await expect
    .poll(() =>
      log(page)
        .allInnerTexts()
        .then((lines) => lines.join()),
    )
    .toMatch(/Anna scores/);
  expect(complaints).toEqual([]);
});

test('in the Battle the box shows what every faction may pick, and allies bear a mark', async () => {
  const battle = { edition: 'azeroth', variant: 'battle', seats: ['Anna', 'Bert', 'Chloé', 'Dara'], seed: 'b1', first: 0 } as const;
  const moves = movesUntil((state, legal) => isAnnas(state) && state.round === 2 && legal.some(({ type }) => type === 'expand'), battle);
  const { page, complaints } = await visitKept(site, moves, wide, battle);
  const allied = page.locator('.hit[aria-label*="Chloé"][aria-label*="an ally"]');
  expect(await allied.count()).toBeGreaterThan(0);
  expect(await page.locator('.lot .ally').count()).toBe(await allied.count());
  expect(await page.locator('.hit[aria-label*="Bert"][aria-label*="an ally"]').count()).toBe(0);
  await page.getByRole('button', { name: 'Box', exact: true }).click();
  const box = page.getByRole('dialog', { name: 'Where the tiles are' });
  await box.locator('.teams').getByText('Horde').waitFor();
  expect(await box.locator('.teams ol').count()).toBe(2);
  expect(await box.locator('.teams li').count()).toBe(8);
  expect(await box.locator('[data-kind=race] [data-standing=offered]').count()).toBe(0);
  const powers = await box.locator('[data-kind=power] [data-standing=offered] small').allTextContents();
  expect(powers).toEqual(['free', '1 coin', '2 coins', '3 coins']);
  expect(complaints).toEqual([]);
});

test('a newcomer learns by playing against novices; two people who trust each other are asked once who they are', async () => {
  const page = await site.open();
  const complaints = complaintsOf(page);
  await page.goto(`${site.address}/?lang=en&theme=light&pace=none`);
  for (const chooser of await page.getByLabel(/^Played by/).all()) expect(['person', 'novice']).toContain(await chooser.inputValue());
  await page.getByRole('button', { name: 'Play at once' }).click();
  await page.getByTestId('hint').waitFor();
  await page.goto(`${site.address}/?lang=en&theme=light&pace=none`);
  expect(await page.getByRole('button', { name: 'Play at once' }).count()).toBe(0);
  for (const chooser of await page.getByLabel(/^Played by/).all()) await chooser.selectOption('person');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: /^No covering at this table/ }).click();
  await page.getByRole('heading', { name: 'Peoples on offer' }).waitFor();
  await page.keyboard.press('1');
  await page.getByRole('button', { name: /^Take the / }).click();
  await page.reload();
  await page.locator('.hit').first().waitFor();
  expect(await page.getByRole('button', { name: /^I am / }).count()).toBe(0);
  expect(complaints).toEqual([]);
});
