/** The reference as a server shows it, to somebody who has been at the page before: past its service worker, under its security headers. */
import { join } from 'node:path';
import { createServer } from '@elbowroom/server';
import { expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '../packages/web/e2e/browser.ts';
import { freshReference } from './docs.ts';
import { root } from './sources.ts';

test('/docs is the reference, and finds what is looked for', async () => {
  const server = await createServer(join(root, 'packages/web/dist'), undefined, await freshReference());
  onTestFinished(() => server.close());
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const page = await (await openBrowser()).newPage();
  onTestFinished(() => page.close());
  page.setDefaultTimeout(15_000);
  await page.goto(address);
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${address}/docs`);
  await page.getByRole('heading', { name: 'The rules as a library' }).waitFor();
  await page.locator('nav a', { hasText: /^@elbowroom\/rules$/ }).click();
  await page
    .locator('.col-content a', { hasText: /^legalMoves$/ })
    .first()
    .click();
  await page.getByText('Every legal move of the seat that must decide').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('determinize');
  await page.locator('#tsd-search').getByRole('option').first().waitFor();
  expect(complaints).toEqual([]);
});
