/** Addresses that lead nowhere, and those that do. */
import { expect, test } from 'vitest';
import { useSite } from './site.ts';
import { complaintsOf, faults, widthOf } from './table.ts';

const site = useSite();

const hashOf = (address: string): string => new URL(address).hash;

test('an unknown address is told kindly, in both languages, and the start is there to go on', async () => {
  const page = await site.open({ viewport: { width: 360, height: 740 } });
  const complaints = complaintsOf(page);
  await page.goto(`${site.address}/?lang=en&theme=dark#nonsense`);
  const told = page.getByRole('alert');
  await told.getByText('This address is not known here, or no longer valid').waitFor();
  expect(await widthOf(page)).toBe(360);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'FR Français' }).click();
  await told.getByText('Cette adresse est inconnue ici').waitFor();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect.poll(() => told.count()).toBe(0);
  expect(hashOf(page.url())).toBe('');
  await page.evaluate("location.hash = '#table/abc'");
  await told.getByText('Ce lien vers une table est incomplet').waitFor();
  await page.getByRole('button', { name: 'Jouer', exact: true }).click();
  await page.locator('.hit').first().waitFor({ state: 'attached' });
  expect(complaints).toEqual([]);
});

test('a damaged game, a page of the help and no address at all are not taken for an unknown one', async () => {
  const page = await site.open();
  await page.goto(`${site.address}/?lang=en#game/1.AAAA`);
  await page.getByRole('alert').getByText('This link or file is damaged').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.evaluate("location.hash = '#help/race/classic/elves'");
  await page.getByRole('dialog').getByRole('heading', { level: 1, name: 'Elves' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
});
