/** Advice on request. */
import { expect, test } from 'vitest';
import { isAnnas, movesUntil, visitKept } from './kept.ts';
import { useSite } from './site.ts';
import { countOf, faults, widthOf } from './table.ts';

const site = useSite();

const choice = movesUntil((state, legal) => isAnnas(state) && legal.some(({ type }) => type === 'decline'));

test('advice weighs decline against expand, gives its reasons by rule, shows a plan on the map, and is thought over anew after a move', async () => {
  const { page, complaints } = await visitKept(site, choice);
  await page.keyboard.press('a');
  const panel = page.getByRole('region', { name: 'Advice' });
  await panel.getByText(/^(Expand|Decline): until the end of the game about [\d.]+ coins? better/).waitFor();
  await panel.getByRole('heading', { name: 'Best plan' }).waitFor();
  const reason = panel.getByRole('link').first();
  expect(await reason.getAttribute('href')).toMatch(/#help\/rule\/[A-Z]+-/);
  expect(await panel.getByRole('list', { name: 'Why' }).first().getByRole('listitem').first().innerText()).toMatch(/^[+-][\d.]+ \w/);
  const show = panel.getByRole('button', { name: 'Show on the map' }).first();
  await show.click();
  expect(await show.getAttribute('aria-pressed')).toBe('true');
  expect(await countOf(page, '.hint-number')).toBeGreaterThan(0);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'FR Français' }).click();
  await page.getByRole('region', { name: 'Conseil' }).getByRole('heading', { name: 'Meilleur plan' }).waitFor();
  await page.getByRole('button', { name: 'Fermer le conseil' }).click();
  await expect.poll(() => countOf(page, '.hint-number')).toBe(0);

  await page.getByRole('button', { name: 'EN English' }).click();
  await page.getByRole('button', { name: 'Advice', exact: true }).click();
  await panel.getByText(/better than/).waitFor();
  await page.getByRole('button', { name: 'Expand', exact: true }).click();
  await panel.getByRole('heading', { name: 'Best plan' }).waitFor();
  expect(await panel.getByText(/better than/).count()).toBe(0);
  await page.getByRole('button', { name: 'End conquests' }).click();
  await panel.getByText('There is nothing to weigh here.').waitFor();
  await page.getByRole('button', { name: 'Close the advice' }).press('Enter');
  await expect.poll(() => panel.count()).toBe(0);
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Advice');
  expect(complaints).toEqual([]);
});

test('on a phone the advice leaves the map to be seen', async () => {
  const width = 360;
  const { page, complaints } = await visitKept(site, choice, { viewport: { width, height: 640 }, hasTouch: true });
  await page.getByRole('button', { name: 'Advice', exact: true }).tap();
  const panel = page.getByRole('region', { name: 'Advice' });
  await panel.getByRole('button', { name: 'Show on the map' }).first().tap();
  expect(await widthOf(page)).toBe(width);
  expect((await page.getByTestId('stage').boundingBox())?.height).toBeGreaterThan(180);
  await panel.getByRole('button', { name: 'All plans' }).tap();
  await panel.getByText('Plan 2').waitFor();
  expect(await faults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('on a phone advice can be asked for where a people is picked, and the map shows all regions of its plan', async () => {
  const { page, complaints } = await visitKept(site, [], { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.getByRole('heading', { name: 'Peoples on offer' }).waitFor();
  await page.getByRole('button', { name: 'Advice', exact: true }).tap();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('region', { name: 'Advice' }).getByRole('button', { name: 'Show on the map' }).first().tap();
  await page.locator('.hint-number').first().waitFor();
  const isInView = async (): Promise<boolean> => {
    const stage = await page.getByTestId('stage').boundingBox();
    const signs = await Promise.all((await page.locator('.hint-number').all()).map((sign) => sign.boundingBox()));
    return signs.every(
      (sign) =>
        sign && stage && sign.y >= stage.y && sign.y + sign.height <= stage.y + stage.height && sign.x >= 0 && sign.x + sign.width <= 390,
    );
  };
  await expect.poll(isInView).toBe(true);
  await page.getByRole('button', { name: 'Close the advice' }).tap();
  await page.getByRole('button', { name: 'Peoples', exact: true }).tap();
  await page.locator('.whole:enabled').first().waitFor();
  expect(complaints).toEqual([]);
});
