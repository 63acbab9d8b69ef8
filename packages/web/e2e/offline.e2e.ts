import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, servePage } from './browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** True once the service worker has kept everything and looks after the page. */
const READY = 'navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)';

test('after the first visit the page works without its server: start, board and help', async () => {
  const site = await servePage();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${site.address}/?lang=en`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => page.evaluate<boolean>(READY), { timeout: 30_000 }).toBe(true);
  await site.close();
  await context.setOffline(true);

  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${site.address}/?lang=en&demo&board=azeroth-3`);
  await page.locator('.hit').first().waitFor({ timeout: 20_000 });
  await page.keyboard.press('?');
  await page
    .getByRole('dialog')
    .getByRole('heading', { level: 1, name: /Small World/ })
    .waitFor();
  expect(await page.evaluate<boolean>('document.fonts.check("16px Alegreya Variable")')).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test('it can be installed: a manifest with icons that are there', async () => {
  const site = await servePage();
  const page = await browser.newPage();
  await page.goto(site.address);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await page.evaluate<{ name: string; display: string; start_url: string; icons: { src: string; sizes: string }[] }>(
    `fetch('${address}').then((answer) => answer.json())`,
  );
  expect(manifest).toMatchObject({ name: 'Elbowroom', display: 'standalone', start_url: './' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) expect(await page.evaluate(`fetch('/${src}').then(({ status }) => status)`)).toBe(200);
  await page.close();
  await site.close();
});
