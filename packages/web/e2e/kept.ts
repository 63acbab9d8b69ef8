/** A game that is in the browser already, at the moment that a test is about. */
import type { Setup } from '@elbowroom/rules';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { keptScript, setup } from './given.ts';
import type { Site } from './site.ts';
import { complaintsOf } from './table.ts';

export { isAnnas, keptScript, movesUntil, setup } from './given.ts';

/** `script` runs before the page's own; `query`: what the address wishes. */
type Beside = { readonly script?: string; readonly query?: string };

/** The page at the table of that game; everything it complains of is kept. */
export async function visitKept(
  { open, address }: Pick<Site, 'open' | 'address'>,
  moves: readonly string[],
  options: BrowserContextOptions = {},
  given: Setup & { readonly seats: readonly string[] } = setup,
  { script = '', query = `theme=${options.colorScheme ?? 'light'}&pace=none` }: Beside = {},
): Promise<{ page: Page; complaints: string[] }> {
  const page = await open(options, `${keptScript(moves, given)};${script}`);
  const complaints = complaintsOf(page);
  await page.goto(`${address}/?game=kept&lang=en&${query}`);
  await page.locator('.hit').first().waitFor({ state: 'attached' });
  return { page, complaints };
}
