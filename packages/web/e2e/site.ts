/** The page as players get it and a browser to look at it with, for all tests of a file. */

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, pageAddress } from './browser.ts';
import { openPages } from './pages.ts';

export type Site = {
  readonly browser: Browser;
  readonly address: string;
  /** A blank page for one visit. It is the next one's, too, unless it is closed. The script runs before the page's own. */
  readonly open: (options?: BrowserContextOptions, script?: string) => Promise<Page>;
};

/** Call at the top of a file; what it answers is filled in before the first test. */
export function useSite(): Site {
  let browser: Browser;
  let address: string;
  const pages = openPages();
  beforeAll(async () => {
    [browser, address] = await Promise.all([openBrowser(), pageAddress()]);
  });
  afterAll(() => pages.close());
  return {
    get browser() {
      return browser;
    },
    get address() {
      return address;
    },
    open: pages.open,
  };
}
