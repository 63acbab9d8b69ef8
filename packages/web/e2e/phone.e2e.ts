/** What a phone has less room for: everything one needs is in sight, or one tap away. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { isAnnas, movesUntil, visitKept } from './kept.ts';
import { resize } from './pages.ts';
import { useSite } from './site.ts';
import { faults, faultsOfLayout } from './table.ts';

const site = useSite();
const three = { edition: 'classic', seats: ['Anna', 'Bert', 'Chloé'], seed: 'three', first: 0 } as const;
const conquering = movesUntil((state, legal) => state.round === 2 && isAnnas(state) && legal.some(({ type }) => type === 'conquer'), three);
const upright = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Of these, what reaches over the edge of the screen. */
const beyond = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate<
    string[]
  >(`[...document.querySelectorAll(${JSON.stringify(selector)})].filter((one) => one.checkVisibility()).filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
  }).map((one) => one.textContent ?? one.tagName)`);

describe('held sideways the map has the height, and whose turn it is, the buttons and the tabs stand beside it', () => {
  let phone: Awaited<ReturnType<typeof visitKept>>;
  beforeAll(async () => {
    phone = await visitKept(site, conquering, { ...upright, viewport: { width: 844, height: 390 } }, three);
  });

  test.each([
    [844, 390],
    [915, 412],
    [667, 375],
  ])('%i × %i', async (width, height) => {
    const { page, complaints } = phone;
    await resize(page, { width, height });
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    await page.getByRole('button', { name: 'End conquests' }).waitFor();
    expect(await beyond(page, '.acts button, .tabs button, .seats article, .task')).toEqual([]);
    const stage = await page.getByTestId('stage').boundingBox();
    expect(stage?.height).toBe(height);
    await page.getByRole('button', { name: 'Peoples', exact: true }).tap();
    await page.getByRole('heading', { name: 'Peoples on offer' }).waitFor();
    await page.getByRole('button', { name: 'Log', exact: true }).tap();
    await page.getByRole('heading', { name: 'Log' }).waitFor();
    expect(await (width === 844 ? faults : faultsOfLayout)(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test('the pace of the others, the language and the way out hang behind one button; the rules have a tab', async () => {
  const { page, complaints } = await visitKept(site, conquering, upright, three);
  const pace = page.getByLabel('Moves of others');
  expect(await pace.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await pace.selectOption({ label: 'Pace: calm' });
  await page.getByRole('button', { name: 'FR Français' }).tap();
  await page.getByRole('button', { name: 'Finir les conquêtes' }).waitFor();
  await page.getByRole('button', { name: 'EN English' }).tap();
  expect(await faults(page)).toEqual([]);
  await page.getByTestId('stage').tap({ position: { x: 60, y: 200 } });
  await expect.poll(() => pace.isVisible()).toBe(false);
  await page.getByTestId('stage').tap({ position: { x: 180, y: 150 } });
  await page.locator('.hit:focus').waitFor({ state: 'attached' });
  expect(await page.evaluate<string>('getComputedStyle(document.activeElement).outlineStyle'), 'no box around it').toBe('none');
  await page.getByRole('button', { name: 'Rules', exact: true }).tap();
  await expect.poll(() => page.url()).toContain('#help');
  await page.goBack();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'All games' }).tap();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test('whoever picks a people sees the coins to pay it with', async () => {
  const { page, complaints } = await visitKept(site, [], upright, three);
  await page.locator('.pick').getByText('5 coins').waitFor();
  expect(complaints).toEqual([]);
});
