import { fileURLToPath } from 'node:url';
import { createServer } from '@elbowroom/server';
import { type Browser, type BrowserContextOptions, chromium, type LaunchOptions } from 'playwright-core';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which Chromium is started, and how. */
    readonly chromium: Pick<LaunchOptions, 'executablePath' | 'args'> | undefined;
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

let started: Promise<Browser> | undefined;

/**
 * The Chromium of this machine, without a window: one for all files that this worker runs, which ends with the worker.
 * Talking to one that another process has started would cost as much again as the talk itself.
 */
export function openBrowser(): Promise<Browser> {
  const how = inject('chromium');
  if (how === undefined) throw new Error('No Chromium was found. Install Chromium or Chrome, or name one in CHROMIUM.');
  started ??= chromium.launch(how);
  return started;
}

/** The page as it is built. */
export const built = fileURLToPath(new URL('../dist', import.meta.url));

let served: Promise<string> | undefined;

/**
 * Where it is served as players get it. The same for all files of a worker: what the browser has fetched from an address and compiled it need
 * not fetch and compile again.
 */
export function pageAddress(): Promise<string> {
  served ??= createServer(built).then((server) => server.listen({ host: '127.0.0.1', port: 0 }));
  return served;
}
