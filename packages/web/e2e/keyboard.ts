/** Somebody who has nothing but keys. */
import type { Page } from 'playwright-core';

/** What a screen reader would say of what has the focus: its name, as far as this page gives any. */
const FOCUSED = `(() => {
  const at = document.activeElement;
  const label = at?.labels?.[0]?.innerText ?? '';
  return (at?.getAttribute('aria-label') || label || at?.innerText || at?.getAttribute('placeholder') || '').replace(/\\s+/g, ' ').trim();
})()`;

export const focused = (page: Page): Promise<string> => page.evaluate<string>(FOCUSED);

/** More than any page has. */
const MOST_STOPS = 150;

/** Goes on by Tab until something of that name has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isThere = (text: string): boolean => (typeof name === 'string' ? text === name : name.test(text));
  const passed: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (isThere(here)) return;
    passed.push(here);
  }
  throw new Error(`the Tab key never comes to ${name}, but to ${[...new Set(passed)].join(' | ')}`);
}

/** Goes there and presses it. */
export async function pressOn(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}
