// npm run pictures: takes the pictures in docs/pictures anew, from the page as it is built.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from '@elbowroom/server';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';
import { buildPage } from './page.mjs';
import { root } from './setup.mjs';
import { smallPng } from './small-png.ts';

type Picture = { readonly name: string; readonly query: string; readonly width: number; readonly height: number; readonly region?: number };

const pictures: readonly Picture[] = [
  { name: 'table', query: 'board=classic-3&seed=s385&step=118&lang=en&theme=light', width: 1440, height: 900, region: 20 },
];

buildPage();
const folder = join(root, 'docs/pictures');
mkdirSync(folder, { recursive: true });
const server = await createServer(join(root, 'packages/web/dist'));
const address = await server.listen({ host: '127.0.0.1', port: 0 });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'],
});
for (const { name, query, width, height, region } of pictures) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(`${address}/?${query}`);
  await page.locator('.hit').first().waitFor();
  if (region !== undefined) await page.locator(`.hit[data-region="${region}"]`).click({ force: true });
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(500);
  writeFileSync(join(folder, `${name}.png`), smallPng(await page.screenshot()));
  console.log(`docs/pictures/${name}.png`);
}
await browser.close();
await server.close();
