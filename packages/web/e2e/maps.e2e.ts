/** Maps of one's own: made by mouse, by touch and by the keys, kept, handed on and played on. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focused, pressOn, tabTo } from './keyboard.ts';
import { resize } from './pages.ts';
import { useSite } from './site.ts';
import { complaintsOf, faults, faultsInBothColours, faultsOfLayout, widthOf } from './table.ts';

const site = useSite();

/** The proposal is a map out of chance; here it is always the same one. */
const SAME_MAP = 'Math.random = () => 0.4';
const wide = { width: 1440, height: 900 };

async function toBench(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Work on this map' }).click();
  await page.getByTestId('map-canvas').locator('svg .chart path').first().waitFor({ state: 'attached' });
}

const seats = (page: Page): Promise<string> => page.getByTestId('seats').innerText();
const under = (page: Page) => page.getByTestId('under-cursor');

/** A place on the map, by shares of its width and height. */
async function placeOn(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await page.getByTestId('map-canvas').boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) * x, y: (box?.y ?? 0) + (box?.height ?? 0) * y };
}

test('a map begins with a proposal, is painted by mouse, taken back, kept, and played on', async () => {
  const page = await site.open({ viewport: wide }, SAME_MAP);
  const complaints = complaintsOf(page);
  await page.goto(`${site.address}/?workshop=map&lang=en`);
  await toBench(page);
  await page.getByText('Nothing: it can be played.').waitFor();
  const before = await seats(page);

  await page.getByRole('button', { name: 'New region' }).click();
  const [from, to] = [await placeOn(page, 0.45, 0.45), await placeOn(page, 0.52, 0.5)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  expect(await seats(page)).not.toBe(before);
  await page.getByRole('heading', { name: /^Region \d+$/ }).waitFor();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Newland');
  await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Newland' }).waitFor();
  await page.getByRole('radio', { name: 'Swamp' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Mine' }).check();

  for (let i = 0; i < 4; i++) await page.keyboard.press('Control+z');
  expect(await seats(page)).toBe(before);
  for (let i = 0; i < 4; i++) await page.keyboard.press('Control+Shift+z');
  await page.reload();
  await page.getByTestId('map-canvas').locator('svg .chart path').first().waitFor({ state: 'attached' });
  expect(await seats(page)).not.toBe(before);

  await page.getByRole('button', { name: 'Play on it' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.hit').first().waitFor({ state: 'attached' });
  expect(await page.locator('.hit[aria-label^="Newland"]').count()).toBe(1);
  expect(complaints).toEqual([]);
});

test('two regions are joined and one is cut by a click on them', async () => {
  const page = await site.open({ viewport: wide }, SAME_MAP);
  await page.goto(`${site.address}/?workshop=map&lang=en`);
  await toBench(page);
  expect(await seats(page)).toContain('26 regions of land');
  const [mountain, field] = [await placeOn(page, 0.38, 0.385), await placeOn(page, 0.31, 0.21)];
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.mouse.click(mountain.x, mountain.y);
  await page.mouse.click(field.x, field.y);
  expect(await seats(page)).toContain('25 regions of land');
  await page.getByRole('button', { name: 'Cut', exact: true }).click();
  await page.mouse.click(mountain.x, mountain.y);
  expect(await seats(page)).toContain('26 regions of land');
  await page.keyboard.press('Control+z');
  expect(await seats(page)).toContain('25 regions of land');
});

test('by the keys alone: the cursor says what lies under it, the pen paints, and every tool has its letter', async () => {
  const page = await site.open({ viewport: { width: 1024, height: 768 } }, SAME_MAP);
  await page.goto(`${site.address}/?workshop=map&lang=en`);
  await toBench(page);
  const canvas = page.getByTestId('map-canvas');
  await canvas.focus();
  const here = await under(page).innerText();
  expect(here).toMatch(/, (Farmland|Forest|Hill|Swamp|Mountain|Lake|Sea)/i);
  await page.keyboard.press('c');
  expect(await page.getByRole('button', { name: 'Cut', exact: true }).getAttribute('aria-pressed')).toBe('true');
  const before = await seats(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  expect(await seats(page)).not.toBe(before);
  await page.keyboard.press('p');
  await page.keyboard.press('Space');
  expect(await under(page).innerText()).toMatch(/^Pen down/);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Space');
  expect(await under(page).innerText()).not.toMatch(/^Pen down/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  expect(await seats(page)).toBe(before);
});

test('by the keys alone: from the hall to a map with a name, a region of one’s own, and a game on it', async () => {
  const page = await site.open({ viewport: wide }, SAME_MAP);
  await page.goto(`${site.address}/?workshop&lang=en&pace=none`);
  await page.getByRole('heading', { level: 1, name: 'Workshop' }).waitFor();
  await pressOn(page, /^A map/);
  await pressOn(page, 'Work on this map');
  await page.getByTestId('map-canvas').locator('svg .chart path').first().waitFor({ state: 'attached' });
  await tabTo(page, 'Name of the map');
  await page.keyboard.type('Keyland');
  await tabTo(page, 'Map');
  await page.keyboard.press('n');
  for (const key of ['Space', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Space']) await page.keyboard.press(key);
  await page.getByRole('heading', { name: /^Region \d+$/ }).waitFor();
  await tabTo(page, 'Name');
  await page.keyboard.type('A|B|C');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'A B C' }).waitFor();
  await tabTo(page, /^(Farmland|Forest|Hill|Swamp|Mountain)$/i);
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'Hill' }).isChecked()).toBe(true);
  await pressOn(page, 'Mine', 'Space');
  expect(await page.getByRole('button', { name: 'Play on it' }).isDisabled()).toBe(false);
  // What was typed is what is read again.
  await page.reload();
  await page.getByTestId('map-canvas').locator('svg .chart path').first().waitFor({ state: 'attached' });
  expect(await page.getByRole('textbox', { name: 'Name of the map', exact: true }).inputValue()).toBe('Keyland');
  await pressOn(page, 'Play on it');
  await tabTo(page, 'Play');
  expect(await focused(page)).toBe('Play');
  await page.keyboard.press('Enter');
  await page.locator('.hit').first().waitFor({ state: 'attached' });
  expect(await page.locator('.hit[aria-label^="A B C"]').count()).toBe(1);
});

test.each([
  ['1440 and 1024 px', false, [wide, { width: 1024, height: 768 }]],
  ['820 px by touch', true, [{ width: 820, height: 1180 }]],
] as const)('the beginning and the bench fit %s in both colours, and nothing is out of reach', async (_, hasTouch, sizes) => {
  const page = await site.open({ viewport: sizes[0], hasTouch }, SAME_MAP);
  const fits = async (): Promise<void> => {
    for (const size of sizes) {
      await resize(page, size);
      expect(await widthOf(page)).toBeLessThanOrEqual(size.width);
      const found = size === sizes[0] ? await faultsInBothColours(page) : await faultsOfLayout(page);
      expect(found, `${size.width} px`).toEqual([]);
    }
  };
  await page.goto(`${site.address}/?workshop=map&lang=en`);
  await page.getByRole('button', { name: 'Work on this map' }).waitFor();
  await fits();
  await toBench(page);
  await page.getByTestId('map-canvas').click({ position: { x: 200, y: 200 } });
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
  await fits();
});

test('by touch on a tablet, in French and in the dark, from an empty sea; what is missing is said and shown', async () => {
  const page = await site.open({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });
  await page.goto(`${site.address}/?workshop=map&lang=fr&theme=dark`);
  await page.getByRole('button', { name: /Mer vide · Azeroth/ }).tap();
  await page.getByText('Rien n’est peint.').waitFor();
  const at = await placeOn(page, 0.4, 0.4);
  await page.touchscreen.tap(at.x, at.y);
  await page.getByRole('button', { name: /deux mouillages/ }).waitFor();
  const fault = page.getByRole('button', { name: /deux mouillages/ });
  await fault.tap();
  expect(await fault.getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.hint-cells').count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Jouer dessus' }).isDisabled()).toBe(true);
  expect(await widthOf(page)).toBe(820);
  expect(await faults(page)).toEqual([]);
  await resize(page, { width: 390, height: 844 });
  expect(await widthOf(page)).toBe(390);
});

test('a copy of a board of ours goes to somebody else as a link', async () => {
  const page = await site.open();
  await page.goto(`${site.address}/?workshop=map&lang=en`);
  await page.getByRole('button', { name: 'Copy it' }).click();
  await page.getByTestId('map-canvas').waitFor();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const field = page.getByRole('textbox', { name: /Copy this link/ });
  const status = page.getByText('Link copied').first();
  await field.or(status).first().waitFor();
  const link = (await field.count()) > 0 ? await field.inputValue() : await page.evaluate<string>('navigator.clipboard.readText()');
  expect(link.length).toBeLessThan(2000);
  const other = await site.open();
  await other.goto(link);
  await other.locator('main .map svg path').first().waitFor();
  await other.getByRole('button', { name: 'Put it on my shelf' }).click();
  await other.getByTestId('map-canvas').waitFor();
  expect(await seats(other)).toContain('27 regions of land');
});
