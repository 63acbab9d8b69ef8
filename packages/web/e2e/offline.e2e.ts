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

test('a part that does not come is said to be missing, and comes when it is asked for again', async () => {
  const site = await servePage();
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.route(/\/Demo-.*\.js/, (route) => route.abort());
  await page.goto(`${site.address}/?lang=fr&demo`);
  await page.getByRole('alert').getByText('n’a pas pu être chargée').waitFor();
  await page.unroute(/\/Demo-.*\.js/);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.locator('.hit').first().waitFor();
  await page.close();
  await site.close();
});

test('a page that was renewed meanwhile loads itself anew, but never twice', async () => {
  const site = await servePage();
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const visits: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && visits.push(request.url()));
  await page.route(/\/Online-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.route('**/?now', (route) => route.fulfill({ body: '<script type="module" src="/assets/index-renewed.js"></script>' }));
  const asked = (): Promise<unknown> => page.waitForRequest(/\/Online-.*\.js/);
  const again = asked().then(asked);
  await page.goto(`${site.address}/?lang=en#online`);
  await again;
  await page.getByRole('alert').getByText('could not be loaded').waitFor();
  await page.waitForLoadState('networkidle');
  expect(visits).toHaveLength(2);
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.close();
  await site.close();
});
