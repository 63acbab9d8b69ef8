import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import type { Site } from './site.ts';

export type Visit = { readonly page: Page; readonly complaints: string[] };

/** Everything that the browser complains of. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfTab(message)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** The picture on its tab is asked for by the browser itself, now and then just when a page that is used again has been left. */
const isOfTab = (message: ConsoleMessage): boolean => `${message.location().url} ${message.text()}`.includes('/favicon.svg');

/** The page with a given game, ready to be looked at; everything the browser complains of is kept. */
export async function visit({ open, address }: Site, query: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const page = await open(options);
  const complaints = complaintsOf(page);
  await page.goto(`${address}/?${query}`);
  await page.locator('.hit').first().waitFor();
  return { page, complaints };
}

/** The accessibility checker, as small as it comes. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * What is only drawn, and has neither a name nor a part to play: four fifths of a page with a map on it. The checker has nothing to say of it,
 * and what lies over a picture it leaves undecided by the picture as a whole, but it would measure every single line.
 */
const DRAWN = 'svg :is(path, rect, circle, ellipse, line, polyline, polygon, use, image):not([role], [tabindex], [aria-label])';

/** What holds drawings together: as large as all that it holds, it would seem to lie over what is beside the picture. */
const GROUPED = 'svg :is(g, svg):not([role], [tabindex], [aria-label], [aria-hidden])';

/**
 * What an accessibility checker finds, one line each. What it finds in order need not be written down, nor how anything is written, which takes
 * it as long as to look. It goes from child to child and over all elements in turn: on both ways drawings are left out, and nothing on the page changes.
 * Where something is open over the page and has to be closed first, nothing else can be reached: it is looked at alone.
 */
export async function faults(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.addScriptTag({ content: AXE });
  const options = { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) };
  return page.evaluate<string[]>(`(async () => {
    const drawn = new Set(document.querySelectorAll('${DRAWN}'));
    const grouped = new Set(document.querySelectorAll('${GROUPED}'));
    const { get } = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes');
    const within = (one) => [...get.call(one)].flatMap((child) => (drawn.has(child) ? [] : grouped.has(child) ? within(child) : [child]));
    const kept = (one) => (drawn.has(one) ? NodeFilter.FILTER_REJECT : grouped.has(one) ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_ACCEPT);
    Object.defineProperty(SVGElement.prototype, 'childNodes', { configurable: true, get() { return within(this); } });
    document.createTreeWalker = (root, what) => Document.prototype.createTreeWalker.call(document, root, what, kept);
    axe.configure({ noHtml: true });
    try {
      const { violations } = await axe.run([...document.querySelectorAll('dialog:modal')].at(-1) ?? document, ${JSON.stringify(options)});
      return violations.map(({ id, help, nodes }) => [id, help, ...nodes.map((n) => n.target)].join(' '));
    } finally {
      delete SVGElement.prototype.childNodes;
      delete document.createTreeWalker;
    }
  })()`);
}

/** At another width of the same kind of device: what is on the page, and in which colours, is what was looked at before; only what has to be scrolled may be more. */
export const faultsOfLayout = (page: Page): Promise<string[]> => faults(page, ['scrollable-region-focusable']);

/** The rules of the checker that look at colours. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** The same in light and in dark colours, of a page that has those of its device; what has no colour is the same in both. */
export async function faultsInBothColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await faults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await faults(page, OF_COLOUR);
  return [...light.map((fault) => `light: ${fault}`), ...dark.map((fault) => `dark: ${fault}`)];
}

export const countOf = (page: Page, selector: string): Promise<number> => page.locator(selector).count();

/** Where the replay stands. */
export const stepOf = async (page: Page): Promise<number> => Number(await page.locator('input[type=range]').inputValue());

/** Everything that lies on the board, as it is painted. */
export const cardboard = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>('[...document.querySelectorAll(".lot")].map((lot) => lot.innerHTML)');

export const widthOf = (page: Page): Promise<number> => page.evaluate<number>('document.documentElement.scrollWidth');
