/** The hand on the table: choices at the region they are about, tokens that are dragged, held and taken back, and the keys for all of it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desk } from './browser.ts';
import {
  between,
  choosing,
  drag,
  endTurn,
  finger,
  handOf,
  homes,
  many,
  middle,
  noteFrom,
  placedIn,
  placing,
  pointIn,
  sorcery,
  total,
  upright,
  ways,
  wide,
} from './hand.ts';
import { isAnnas, movesUntil, visitKept } from './kept.ts';
import { useSite } from './site.ts';
import { complaintsOf, faults } from './table.ts';

const site = useSite();
const log = (page: Page) => page.locator('.panel:has(#log) li');

test('by keyboard the ways to take a region open beside it, and Enter takes the first', async () => {
  const { page, complaints } = await visitKept(site, choosing, wide, sorcery);
  await page.locator(`.hit[data-region="${ways[0]}"]`).focus();
  await expect.poll(() => noteFrom(page, ways[0] ?? 0)).toBeLessThan(200);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toMatch(/^Take for/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

test('eight tokens and more are redeployed with two clicks, one way after the other', async () => {
  const { page, complaints } = await visitKept(site, placing, wide, many);
  const hand = await handOf(page);
  expect(hand).toBeGreaterThanOrEqual(8);
  await page.getByRole('button', { name: 'Against attack' }).click();
  await endTurn(page).waitFor();
  expect(await total(page)).toBe(hand);
  await page.getByRole('button', { name: 'As before' }).click();
  await endTurn(page).waitFor();
  await page.getByRole('button', { name: 'Evenly' }).click();
  await endTurn(page).waitFor();
  expect(await total(page)).toBe(hand);
  await endTurn(page).click();
  await expect
    .poll(() =>
      log(page)
        .allInnerTexts()
        .then((lines) => lines.join()),
    )
    .toMatch(/Anna scores/);
  expect(complaints).toEqual([]);
  await page.close();
});

test('tokens are dragged from the hand, from region to region, and off again; holding puts all, Shift five, the other button takes one back', async () => {
  const { page, complaints } = await visitKept(site, placing, wide, many);
  const [one = 0, two = 0] = homes;
  const hand = await handOf(page);
  await drag(page, await middle(page, '.hand'), await pointIn(page, one));
  await expect.poll(() => placedIn(page, one)).toBe(1);
  await drag(page, await pointIn(page, one), await pointIn(page, two));
  await expect.poll(() => placedIn(page, two)).toBe(1);
  expect(await placedIn(page, one)).toBe(0);
  await drag(page, await pointIn(page, two), await middle(page, '.hand'));
  await expect.poll(() => placedIn(page, two)).toBe(0);
  const at = await pointIn(page, one);
  await page.keyboard.down('Shift');
  await page.mouse.click(at.x, at.y);
  await page.keyboard.up('Shift');
  await expect.poll(() => placedIn(page, one)).toBe(5);
  await page.mouse.click(at.x, at.y, { button: 'right' });
  await expect.poll(() => placedIn(page, one)).toBe(4);
  await page.mouse.click(at.x, at.y, { delay: 700 });
  await endTurn(page).waitFor();
  expect(await placedIn(page, one)).toBe(hand);
  await drag(page, await pointIn(page, one), await pointIn(page, two));
  await expect.poll(() => placedIn(page, two)).toBe(1);
  await endTurn(page).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

test('by keyboard: five, all, one back, evenly, and the end of the turn', async () => {
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
  await page.keyboard.press('e');
  await expect.poll(() => placedIn(page, one)).toBeLessThan(hand);
  await endTurn(page).waitFor();
  await page.keyboard.press('n');
  await expect
    .poll(() =>
      log(page)
        .allInnerTexts()
        .then((lines) => lines.join()),
    )
    .toMatch(/Anna scores/);
  expect(complaints).toEqual([]);
  await page.close();
});

test('with a finger tokens are dragged from the hand, swiped off, and held down all at once; the row of numbers does it by tapping', async () => {
  const { page, complaints } = await visitKept(site, placing, upright, many);
  const [one = 0] = homes;
  const hand = await middle(page, '.hand');
  await page.locator(`.hit[data-region="${one}"]`).focus();
  const at = await pointIn(page, one);
  await finger(page, [hand, ...between(hand, at)]);
  await expect.poll(() => placedIn(page, one)).toBe(1);
  const explainer = page.getByTestId('explainer');
  const from = await pointIn(page, one);
  await finger(page, [from, { x: from.x - 14, y: from.y }, { x: from.x - 40, y: from.y + 4 }]);
  await expect.poll(() => placedIn(page, one)).toBe(0);
  const tapped = await pointIn(page, one);
  await page.touchscreen.tap(tapped.x, tapped.y);
  await expect.poll(() => placedIn(page, one)).toBe(1);
  await explainer.getByRole('button', { name: '+5' }).tap();
  await expect.poll(() => placedIn(page, one)).toBe(6);
  expect(await faults(page)).toEqual([]);
  await finger(page, [await pointIn(page, one)], 700);
  await endTurn(page).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

test.each([
  ['1440', wide],
  ['390', upright],
])('the box tells where every tile is, at %s, and each has its page', async (_, options) => {
  const { page, complaints } = await visitKept(site, placing, options, many);
  await page.keyboard.press('t');
  const box = page.getByRole('dialog', { name: 'Where the tiles are' });
  const elves = box.getByRole('link', { name: /^Elves/ });
  await elves.waitFor();
  expect(await elves.innerText()).toMatch(/Anna, Flying/);
  expect(await box.locator('[data-kind=race] li').count()).toBe(14);
  expect(await box.locator('[data-kind=power] li').count()).toBe(20);
  expect(await faults(page)).toEqual([]);
  await elves.click();
  await page.getByRole('dialog', { name: 'Help' }).getByRole('heading', { name: 'Elves' }).first().waitFor();
  expect(complaints).toEqual([]);
  await page.close();
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
  await page.close();
});

test('the key ? lists the keys, and advice leaves seats and log in sight', async () => {
  const { page, complaints } = await visitKept(site, choosing, wide, sorcery);
  await page.keyboard.press('a');
  await page.getByRole('region', { name: 'Advice' }).waitFor();
  expect(await page.locator('.seats').isVisible()).toBe(true);
  expect((await page.locator('.panel:has(#log)').boundingBox())?.height).toBeGreaterThanOrEqual(90);
  await page.keyboard.press('a');
  await page.keyboard.press('?');
  await page.getByText('where the tiles are', { exact: true }).waitFor();
  for (const name of ['N', 'Shift Enter', 'T', 'hold', 'drag'])
    expect(await page.locator('kbd').getByText(name, { exact: true }).count()).toBe(1);
  expect(await faults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.close();
});

test('a newcomer learns by playing against novices; two people who trust each other are asked once who they are', async () => {
  const page = await site.browser.newPage(desk);
  const complaints = complaintsOf(page);
  await page.goto(`${site.address}/?lang=en&theme=light&pace=none`);
  for (const chooser of await page.getByLabel(/^Played by/).all()) expect(['person', 'novice']).toContain(await chooser.inputValue());
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await page.getByTestId('hint').waitFor();
  await page.goto(`${site.address}/?lang=en&theme=light&pace=none`);
  expect(await page.getByRole('button', { name: 'Learn by playing' }).count()).toBe(0);
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
  await page.close();
});
