/** A game that somebody sent as a link. */

import { outcome } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { fragmentOf } from '../src/games/link.ts';
import { movesUntil, setup } from './kept.ts';
import { useSite } from './site.ts';
import { complaintsOf, widthOf } from './table.ts';

const site = useSite();

const game = { setup: { ...setup, seats: ['Ines', 'Otto'] }, moves: movesUntil((state) => outcome(state) !== undefined) };

test('language and colours can be changed, the help gives the address back, and the table can be played again', async () => {
  const page = await site.open({ viewport: { width: 390, height: 844 } });
  const complaints = complaintsOf(page);
  const fragment = await fragmentOf(game);
  const hash = (): string => new URL(page.url()).hash;
  await page.goto(`${site.address}/?lang=en&theme=light${fragment}`);
  await page.getByRole('heading', { level: 1, name: / wins with \d+ coins$/ }).waitFor();
  expect(await widthOf(page)).toBe(390);

  await page.getByRole('button', { name: 'FR Français' }).click();
  await page.getByRole('heading', { level: 1, name: / gagne avec \d+ pièces$/ }).waitFor();
  await page.getByRole('button', { name: 'EN English' }).click();
  await page.getByRole('button', { name: 'Colours: light' }).click();
  await page.getByRole('button', { name: 'Colours: dark' }).waitFor();

  await page.keyboard.press('?');
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
  expect(hash()).toMatch(/^#help/);
  await page.keyboard.press('Escape');
  await expect.poll(hash).toBe(fragment);
  await page.getByRole('heading', { level: 1, name: / wins with \d+ coins$/ }).waitFor();

  await page.getByRole('button', { name: 'Play again' }).first().click();
  await expect
    .poll(() => page.getByLabel(/^Name/).evaluateAll((fields) => fields.map((field) => Reflect.get(field, 'value'))))
    .toEqual(['Ines', 'Otto']);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.hit').first().waitFor({ state: 'attached' });
  expect(complaints).toEqual([]);
});
