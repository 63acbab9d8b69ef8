import { toDecide } from '@elbowroom/rules';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { isMine } from './house.ts';
import { keptScript, movesUntil, visitKept } from './kept.ts';
import { useSite } from './site.ts';
import { faults } from './table.ts';

const site = useSite();

const bertsTurn = movesUntil((state) => toDecide(state) === 1);
/** How many moves of the game the browser keeps. */
const MOVES = 'JSON.parse(localStorage.getItem("elbowroom.game.kept")).moves.length';

/** True once the service worker has kept everything and looks after the page. */
const READY = 'navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)';

/** Everything of the kept page whose name has this in it is gone. */
const forgetting = (name: string): string =>
  `caches.keys().then((names) => Promise.all(names.map(async (name) => { const cache = await caches.open(name); for (const { url } of await cache.keys()) if (url.includes("${name}")) await cache.delete(url); })))`;

describe('after the first visit', () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await (await openBrowser()).newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    page = await context.newPage();
    await page.goto(`${site.address}/?lang=en`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForFunction(READY);
    await page.addInitScript(keptScript(bertsTurn));
  });
  afterAll(() => context?.close());

  test('the page works without its server: start, board, help and bots', async () => {
    await context.setOffline(true);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${site.address}/?lang=en&demo&board=azeroth-3`);
    await page.locator('.hit').first().waitFor();
    await page.keyboard.press('?');
    await page
      .getByRole('dialog')
      .getByRole('heading', { level: 1, name: /Small World/ })
      .waitFor();
    expect(await page.evaluate<boolean>('document.fonts.check("16px Alegreya Variable")')).toBe(true);
    await page.goto(`${site.address}/?game=kept&lang=en&pace=none`);
    await expect.poll(() => isMine(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('bots that are neither kept nor to be had are said to be missing, and the game waits for them', async () => {
    await context.setOffline(false);
    await page.evaluate(forgetting('/bot-worker-'));
    await page.evaluate('localStorage.clear()');
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await context.setOffline(true);
    await page.goto(`${site.address}/?game=kept&lang=en&pace=none`);
    await page.getByRole('alert').getByText('The bots could not be loaded').waitFor();
    expect(await page.evaluate<number>(MOVES)).toBe(bertsTurn.length);
    await context.setOffline(false);
    await expect.poll(() => isMine(page)).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

test('it can be installed: a manifest with icons that are there', async () => {
  const page = await site.open();
  await page.goto(site.address);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await page.evaluate<{ name: string; display: string; start_url: string; icons: { src: string; sizes: string }[] }>(
    `fetch('${address}').then((answer) => answer.json())`,
  );
  expect(manifest).toMatchObject({ name: 'Elbowroom', display: 'standalone', start_url: './' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) expect(await page.evaluate(`fetch('/${src}').then(({ status }) => status)`)).toBe(200);
});

test('it is the page of players, without what would warn its developers', async () => {
  const page = await site.open();
  await page.goto(site.address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // Built for developers, it would look for their mistakes in every list that is searched.
  expect(await page.evaluate<string>('Array.prototype.includes.toString()')).toContain('[native code]');
});

test('a part that does not come is said to be missing, and comes when it is asked for again', async () => {
  const page = await site.open();
  await page.route(/\/Demo-.*\.js/, (route) => route.abort());
  await page.goto(`${site.address}/?lang=fr&demo`);
  await page.getByRole('alert').getByText('n’a pas pu être chargée').waitFor();
  await page.unroute(/\/Demo-.*\.js/);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.locator('.hit').first().waitFor();
});

test('a page that was renewed meanwhile loads itself anew, but never twice', async () => {
  const page = await site.open();
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
});

test('bots that a new version has taken away lead to it, and the game goes on there', async () => {
  const annasLast = bertsTurn.slice(0, -1);
  const { page } = await visitKept(site, annasLast);
  const visits: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && visits.push(request.url()));
  await page.route(/\/bot-worker-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.route('**/?now', (route) => route.fulfill({ body: '<script type="module" src="/assets/index-renewed.js"></script>' }));
  const told = page.getByRole('alert').getByText('There is a new version of this page');
  await page.getByRole('button', { name: 'Place for me' }).click();
  await told.waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => told.count()).toBe(0);
  await page.locator('.hit[data-open]').first().click({ force: true });
  await page.getByRole('button', { name: /^End turn/ }).click();
  await told.waitFor();
  expect(await faults(page)).toEqual([]);
  const made = await page.evaluate<number>(MOVES);
  expect(made).toBe(annasLast.length + 1);
  expect(visits).toEqual([]);
  await page.unroute(/\/bot-worker-.*\.js/);
  await page.getByRole('button', { name: 'Load the new version' }).click();
  await expect.poll(() => isMine(page)).toBe(true);
  expect(await page.evaluate<number>(MOVES)).toBeGreaterThan(made);
});

test('the strongest bot plays on without helpers that could not be fetched', async () => {
  const page = await site.open({}, keptScript(bertsTurn).replaceAll('novice', 'master'));
  await page.route(/\/bot-worker-.*\.js/, async (route) => {
    const written = await (await route.fetch()).text();
    const alone = written.replace(/new Worker\([\w.]*location\.href/, 'new Worker("/assets/gone.js"');
    expect(alone).not.toBe(written);
    const body = `Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 4 });${alone}`;
    await route.fulfill({ body, contentType: 'text/javascript' });
  });
  await page.goto(`${site.address}/?game=kept&lang=en&pace=none`);
  await expect.poll(() => isMine(page)).toBe(true);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('where a game is not kept nobody is told to load the page anew', async () => {
  const { page } = await visitKept(site, []);
  await page.route(/\/Advice-.*\.js/, (route) => route.abort());
  await page.evaluate('Storage.prototype.setItem = () => { throw new Error("quota"); }');
  await page.locator('.whole:enabled').first().click();
  await page.getByRole('button', { name: /^Take the / }).click();
  await page.getByRole('alert').getByText('This browser does not keep games').waitFor();
  await page.keyboard.press('a');
  await page.getByRole('alert').getByText('This part of the page could not be loaded').waitFor();
  expect(await page.getByText('Your games are kept').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
});
