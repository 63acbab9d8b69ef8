/**
 * Pages of a browser that are used again: to open one takes longer than what most tests do on it, and what a page has compiled it knows the
 * next time. Whoever gets one finds nothing of those before.
 */
import type { Browser, BrowserContextOptions, Disposable, Page } from 'playwright-core';
import { desk } from './browser.ts';

/** What a page can change after it was opened; all else makes it another one. */
type Dress = { readonly [K in 'viewport' | 'colorScheme' | 'reducedMotion']?: BrowserContextOptions[K] | undefined };

export type Pages = {
  /** A blank page for one visit. It is the next one's, too, unless it is closed. The script runs before the page's own. */
  readonly open: (options?: BrowserContextOptions, script?: string) => Promise<Page>;
};

export function openPages(browser: () => Browser): Pages {
  const opened = new Map<string, Page>();
  return {
    open: async (options = {}, script = '') => {
      const { viewport, colorScheme, reducedMotion, ...kind } = { ...desk, ...options };
      const key = JSON.stringify(kind);
      const known = opened.get(key);
      const page = known?.isClosed() === false ? known : await browser().newPage({ ...kind, viewport: viewport ?? null });
      opened.set(key, page);
      await makeFresh(page, { viewport, colorScheme, reducedMotion }, script);
      return page;
    },
  };
}

const scripts = new WeakMap<Page, Disposable>();
let visits = 0;

/** As if nobody had been there: nothing is kept in it when the first address is opened. */
export async function makeFresh(page: Page, { viewport, colorScheme, reducedMotion }: Dress, script = ''): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll();
  await page.context().unrouteAll();
  await page.context().setOffline(false);
  await scripts.get(page)?.dispose();
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.emulateMedia({ colorScheme: colorScheme ?? 'light', reducedMotion: reducedMotion ?? 'no-preference' });
  if (viewport) await page.setViewportSize(viewport);
  const name = `visit ${++visits}`;
  const emptied = `if (window.name !== '${name}') { localStorage.clear(); sessionStorage.clear(); window.name = '${name}'; }`;
  // A blank page, or none that could be reached, has nothing to keep anything in.
  scripts.set(page, await page.addInitScript(`if (location.protocol.startsWith('http')) { ${emptied};${script} }`));
}
