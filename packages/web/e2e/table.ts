import axe from 'axe-core';
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

/** What an accessibility checker finds, one line each. What it finds in order need not be written down, which takes it longer than to look. */
export async function faults(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.addScriptTag({ content: axe.source });
  return page.evaluate<string[]>(
    'axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, help, nodes }) => [id, help, ...nodes.map((n) => n.target)].join(" ")))',
  );
}

/** The same in light and in dark colours, of a page that has those of its device. */
export async function faultsInBothColours(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const fault of await faults(page)) found.push(`${colorScheme}: ${fault}`);
  }
  return found;
}

export const countOf = (page: Page, selector: string): Promise<number> => page.locator(selector).count();

/** Where the replay stands. */
export const stepOf = async (page: Page): Promise<number> => Number(await page.locator('input[type=range]').inputValue());

/** Everything that lies on the board, as it is painted. */
export const cardboard = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>('[...document.querySelectorAll(".lot")].map((lot) => lot.innerHTML)');

export const widthOf = (page: Page): Promise<number> => page.evaluate<number>('document.documentElement.scrollWidth');
