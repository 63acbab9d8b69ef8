import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './site.ts';
import { cardboard, countOf, faults, faultsInBothColours, stepOf, visit, widthOf } from './table.ts';

const site = useSite();

/** Bytes of compressed script that may come before the first board. */
const BUDGET = 300_000;

/** A finger that moves over something: the buttons for the size of the map come only then. */
async function slide(page: Page, over: string): Promise<void> {
  const box = await page.locator(over).boundingBox();
  if (!box) throw new Error(`${over} is not to be seen`);
  const finger = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + 30, y }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('there is little script to load', () => {
  const dist = fileURLToPath(new URL('../dist', import.meta.url));
  const first = [...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(
    ([, path]) => path ?? '',
  );
  const bytes = first.reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path))).length, 0);
  expect(first.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(BUDGET);
});

const ENGLISH = 'demo&seed=e2e&lang=en&theme=light';

test('a step changes tokens and log, and back undoes it; any board can be chosen, each with all its regions', async () => {
  const { page, complaints } = await visit(site, ENGLISH);
  await page.getByRole('heading', { name: 'Elbowroom', exact: true }).waitFor();
  expect(await page.title()).toMatch('Elbowroom');
  const before = await cardboard(page);
  await page.getByRole('button', { name: 'One step on' }).click();
  expect(await page.locator('.panel:has(#log) li').first().innerText()).toMatch(/picks/);
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('.panel:has(#log) li').last().innerText()).toMatch(/takes .+ for \d/);
  expect(await cardboard(page)).not.toEqual(before);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await stepOf(page)).toBe(0);
  expect(await cardboard(page)).toEqual(before);
  for (const [board, regions] of [
    ['classic-2', 23],
    ['classic-4', 39],
    ['classic-5', 48],
    ['classic-3', 30],
    ['azeroth-2', 0],
  ] as const) {
    await page.getByLabel('Board').selectOption(board);
    if (regions > 0) await expect.poll(() => countOf(page, '.hit')).toBe(regions);
    else await page.locator('.pane.islands').waitFor();
    expect(await countOf(page, '.chart .borders path')).toBeGreaterThan(10);
    expect(await countOf(page, '.token.native')).toBeGreaterThan(2);
  }
  expect(await countOf(page, '.isle')).toBe(2);
  await page.getByRole('button', { name: 'Play yourself' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test('space plays and pauses, tokens fly without being lost, and a game plays by itself to its end', async () => {
  const { page, complaints } = await visit(site, ENGLISH, { reducedMotion: 'no-preference' });
  await page.keyboard.press('Space');
  await expect.poll(() => stepOf(page)).toBeGreaterThan(3);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await expect.poll(() => countOf(page, '.sky > *')).toBe(0);
  const [step, flown] = [await stepOf(page), await cardboard(page)];
  await visit(site, `${ENGLISH}&step=${step}`, { reducedMotion: 'no-preference' });
  expect(await cardboard(page)).toEqual(flown);

  await page.locator('input[type=range]:not([max="0"])').waitFor();
  const last = Number(await page.locator('input[type=range]').getAttribute('max'));
  await page.locator('input[type=range]').fill(String(last - 6));
  await page.getByRole('button', { name: 'Speed 1×' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => stepOf(page)).toBe(last);
  expect(await page.locator('.task').innerText()).toMatch(/wins? .*with \d+ coins\./);
  expect(await page.locator('.panel:has(#log) li').last().innerText()).toMatch(/The game is over/);
  expect(complaints).toEqual([]);
});

test('the cost of a region explains itself on hover, by keyboard and by tap', async () => {
  const { page, complaints } = await visit(site, `${ENGLISH}&step=1`);
  const note = page.getByTestId('explainer');
  const target = page.locator('.hit[aria-label*="costs"]').first();
  await target.hover({ force: true });
  await note.waitFor();
  expect(await note.innerText()).toMatch(/every region[\s\S]*tokens?; \d+ in hand/);
  await page.mouse.move(2, 2);
  await expect.poll(() => note.count()).toBe(0);
  await page.locator('.hit[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await note.waitFor();
  expect(await page.evaluate<string>('document.activeElement.getAttribute("aria-label")')).toMatch(
    /^[^,]+, (farmland|forest|hill|swamp|mountain|sea|lake)/,
  );
  await page.keyboard.press('Escape');
  await target.click({ force: true });
  await note.waitFor();
  expect(complaints).toEqual([]);
});

test('language and colours can be changed, and are remembered', async () => {
  const { page, complaints } = await visit(site, 'demo&seed=e2e', { locale: 'fr-FR', colorScheme: 'dark' });
  await page.getByRole('heading', { name: 'Peuples à prendre' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  const night = await page.evaluate<string>('getComputedStyle(document.body).color');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Peoples on offer' }).waitFor();
  await page.getByRole('button', { name: 'Colours: as the device' }).click();
  await page.getByRole('button', { name: 'Colours: light' }).waitFor();
  expect(await page.evaluate<string>('getComputedStyle(document.body).color')).not.toBe(night);
  await page.reload();
  await page.getByRole('heading', { name: 'Peoples on offer' }).waitFor();
  await page.getByRole('button', { name: 'Colours: light' }).waitFor();
  expect(complaints).toEqual([]);
});

test('an accessibility checker finds nothing, light and dark', async () => {
  const { page } = await visit(site, 'demo&seed=e2e&lang=en&theme=auto&step=90');
  await page.locator('.hit').nth(4).click({ force: true });
  expect(await faultsInBothColours(page)).toEqual([]);
  await page.getByRole('button', { name: 'About', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  expect(await faultsInBothColours(page)).toEqual([]);
});

test('on a phone nothing runs over the edge, and every panel is a tap away', async () => {
  const width = 360;
  const { page, complaints } = await visit(site, `${ENGLISH}&board=azeroth-3&step=90`, {
    viewport: { width, height: 760 },
    hasTouch: true,
  });
  expect(await widthOf(page)).toBe(width);
  for (const [tab, heading] of [
    ['Peoples', 'Peoples on offer'],
    ['Seats', 'Anna'],
    ['Log', 'Log'],
  ] as const) {
    await page.getByRole('button', { name: tab, exact: true }).click();
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    expect(await widthOf(page)).toBe(width);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await page.locator('.pane.islands .hit').first().waitFor();
  expect(await page.evaluate<number>('document.querySelector(".sheet").clientWidth')).toBeGreaterThanOrEqual(width);
  await slide(page, '[data-testid=stage]');
  await page.getByRole('button', { name: 'Smaller map' }).tap();
  const isWhole = 'document.querySelector(".sheet").clientHeight <= document.querySelector(".pane").clientHeight';
  await page.waitForFunction(isWhole);
  expect(await faults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
