import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, servePage } from './browser.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof servePage>>;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), servePage()]);
  // The accessibility checker is put into the page by hand, which the page's own policy forbids.
  page = await browser.newPage({ bypassCSP: true });
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(site.address);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test('the page opens under its name', async () => {
  await page.getByRole('heading', { name: 'Elbowroom' }).waitFor();
  expect(await page.title()).toMatch('Elbowroom');
});

test('the page has no fault that an accessibility checker can see', async () => {
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  expect(violations.map((fault) => `${fault.id}: ${fault.help}`)).toEqual([]);
});

test('the browser has nothing to complain about', () => {
  expect(complaints).toEqual([]);
});
