/**
 * Pages of the browser that are used again: to open one takes longer than what most tests do on it, and what a page has compiled it knows the
 * next time. Whoever gets one finds nothing of those before.
 */
import type { BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright-core';
import { desk, openBrowser, pageAddress } from './browser.ts';

/** What a page can change after it was opened; all else makes it another one. */
type Dress = { readonly [K in 'viewport' | 'colorScheme' | 'reducedMotion']?: BrowserContextOptions[K] | undefined };

/** Pages that nobody uses, by what they were opened with. */
const free = new Map<string, Page[]>();
const kinds = new WeakMap<Page, string>();

/** A blank page for one visit, until it is given back. The script runs before the page's own. */
export async function takePage(options: BrowserContextOptions = {}, script = ''): Promise<Page> {
  const { kind, dress } = asked(options);
  const page = free.get(kind)?.pop() ?? (await newPage(kind, dress));
  await makeFresh(page, dress, script);
  return page;
}

/** The next visit's, unless it is closed. */
export async function giveBack(page: Page): Promise<void> {
  const kind = kinds.get(page);
  if (kind === undefined || page.isClosed()) return;
  await leave(page);
  free.set(kind, [...(free.get(kind) ?? []), page]);
}

/** Pages of which one after the other is the same, as long as what they are opened with is the same. */
export function openPages(): {
  readonly open: (options?: BrowserContextOptions, script?: string) => Promise<Page>;
  readonly close: () => Promise<void>;
} {
  const mine = new Map<string, Page>();
  return {
    open: async (options = {}, script = '') => {
      const { kind, dress } = asked(options);
      const known = mine.get(kind);
      if (known?.isClosed() === false) {
        await makeFresh(known, dress, script);
        return known;
      }
      const page = await takePage(options, script);
      mine.set(kind, page);
      return page;
    },
    close: async () => {
      for (const page of mine.values()) await giveBack(page);
      mine.clear();
    },
  };
}

function asked(options: BrowserContextOptions): { kind: string; dress: Dress } {
  const { viewport, colorScheme, reducedMotion, ...kind } = { ...desk, ...options };
  return { kind: JSON.stringify(kind), dress: { viewport, colorScheme, reducedMotion } };
}

async function newPage(kind: string, { viewport }: Dress): Promise<Page> {
  const page = await (await openBrowser()).newPage({ ...JSON.parse(kind), viewport: viewport ?? null });
  kinds.set(page, kind);
  return page;
}

/** To a page without any script, of the same site: for one of no site the browser would end its process, and begin the next visit with a cold one. */
async function leave(page: Page): Promise<void> {
  const nowhere = `${await pageAddress()}/healthz`;
  await page.context().setOffline(false);
  if (page.url() !== nowhere) await page.goto(nowhere);
}

/** Ends what hangs: nothing that is waited for depends on how fast a machine is. */
const LIMIT_MS = 60_000;

const devtools = new WeakMap<Page, CDPSession>();
/** Pixels: as far as that from all that is on a page, there is nothing to be drawn. */
const AFAR = 100_000;

/** Pages on which something moves. */
const moving = new WeakSet<Page>();

type Size = { readonly width: number; readonly height: number };

/**
 * Nobody looks at these pages, and to draw one takes as long as all else it does: so what would be drawn is what lies far beside it.
 * Sizes, places and the mouse are as ever. What moves is drawn, and what a finger may move, for both are the business of those who draw.
 */
export async function resize(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  const { hasTouch = false, isMobile = false }: BrowserContextOptions = JSON.parse(kinds.get(page) ?? '{}');
  if (hasTouch || isMobile) return;
  const known = devtools.get(page) ?? (await page.context().newCDPSession(page));
  devtools.set(page, known);
  const size = { width, height, screenWidth: width, screenHeight: height, deviceScaleFactor: 1, mobile: false };
  const viewport = { x: AFAR, y: AFAR, width, height, scale: 1 };
  await known.send('Emulation.setDeviceMetricsOverride', moving.has(page) ? size : { ...size, viewport });
}

/** A speaker takes a twentieth of a processor as long as its page is open, and nobody listens. Tests of what is to be heard bring their own. */
const MUTE = 'delete window.AudioContext';

const scripts = new WeakMap<Page, Disposable>();
let visits = 0;

/** As if nobody had been there: nothing is kept in it when the first address is opened. */
async function makeFresh(page: Page, { viewport, colorScheme, reducedMotion }: Dress, script: string): Promise<void> {
  page.removeAllListeners();
  page.setDefaultTimeout(LIMIT_MS);
  await page.unrouteAll();
  await page.context().unrouteAll();
  await scripts.get(page)?.dispose();
  await leave(page);
  await page.context().clearCookies();
  await page.emulateMedia({ colorScheme: colorScheme ?? 'light', reducedMotion: reducedMotion ?? 'no-preference' });
  if (reducedMotion === 'reduce') moving.delete(page);
  else moving.add(page);
  if (viewport) await resize(page, viewport);
  const name = `visit ${++visits}`;
  const emptied = `if (window.name !== '${name}') { localStorage.clear(); sessionStorage.clear(); window.name = '${name}'; }`;
  // A blank page, or none that could be reached, has nothing to keep anything in.
  scripts.set(page, await page.addInitScript(`if (location.protocol.startsWith('http')) { ${emptied};${MUTE};${script} }`));
}
