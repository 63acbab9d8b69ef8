/** The page as players get it and a browser to look at it with, for all tests of a file. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, servePage } from './browser.ts';
import { openPages, type Pages } from './pages.ts';

export type Site = {
  readonly browser: Browser;
  readonly address: string;
} & Pages;

/** Call at the top of a file; what it answers is filled in before the first test. */
export function useSite(): Site {
  let browser: Browser;
  let page: Awaited<ReturnType<typeof servePage>>;
  const pages = openPages(() => browser);
  beforeAll(async () => {
    [browser, page] = await Promise.all([openBrowser(), servePage()]);
  });
  afterAll(async () => {
    await browser?.close();
    await page?.close();
  });
  return {
    get browser() {
      return browser;
    },
    get address() {
      return page.address;
    },
    open: pages.open,
  };
}
