import { fileURLToPath } from 'node:url';
import { createServer } from '@elbowroom/server';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser of all tests listens. */
    readonly browser: string | undefined;
  }
}

/**
 * A wide screen, on which nothing moves. The accessibility checker is put into the page by hand, which the page's own policy forbids.
 * Nothing is kept for a visit without a network: that takes longer than most tests, and is what offline.e2e.ts is about.
 */
export const desk: BrowserContextOptions = {
  bypassCSP: true,
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
};

/** The Chromium of this machine, without a window. To close it ends the visits of whoever opened it. */
export async function openBrowser(): Promise<Browser> {
  const address = inject('browser');
  if (address === undefined) throw new Error('No Chromium was found. Install Chromium or Chrome, or name one in CHROMIUM.');
  return chromium.connect(address);
}

/** The built page, served as players get it. */
export async function servePage(): Promise<{ address: string; close: () => Promise<void> }> {
  const server = await createServer(fileURLToPath(new URL('../dist', import.meta.url)));
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return { address, close: () => server.close() };
}
