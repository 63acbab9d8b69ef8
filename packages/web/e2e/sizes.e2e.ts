/** Windows of every size, and a page that is read at twice its size: nothing is cut, and nothing scrolls that need not. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { isAnnas, movesUntil, visitKept } from './kept.ts';
import { resize } from './pages.ts';
import { useSite } from './site.ts';

const site = useSite();
const three = { edition: 'classic', seats: ['Anna', 'Bert', 'Chloé'], seed: 'three', first: 0 } as const;
const picking = movesUntil((state, legal) => state.round === 3 && isAnnas(state) && legal.some(({ type }) => type === 'decline'), three);

let page: Page;
beforeAll(async () => {
  ({ page } = await visitKept(site, picking, {}, three));
});

test.each([
  [1920, 1080],
  [1366, 625],
  [960, 540], // 1920 × 1080 at 200 %
  [780, 490],
  [390, 844],
])('at %i × %i the page is as large as the window, and cards and bar show all of their words', async (width, height) => {
  await resize(page, { width, height });
  await page.getByRole('button', { name: 'Decline' }).first().waitFor();
  const over = await page.evaluate<number[]>(
    '(({ scrollWidth, scrollHeight, clientWidth, clientHeight }) => [scrollWidth - clientWidth, scrollHeight - clientHeight])(document.documentElement)',
  );
  expect(over).toEqual([0, 0]);
  const cut = await page.evaluate<string[]>(
    `[...document.querySelectorAll('section[aria-labelledby=offers] li')].filter((card) => card.checkVisibility() && card.scrollHeight > card.clientHeight + 1).map((card) => card.textContent)`,
  );
  expect(cut).toEqual([]);
  const beyond = await page.evaluate<string[]>(
    `[...document.querySelectorAll('.acts button, .tabs button, .task')].filter((one) => one.checkVisibility()).filter((one) => {
      const { left, right, bottom } = one.getBoundingClientRect();
      return left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
    }).map((one) => one.textContent)`,
  );
  expect(beyond).toEqual([]);
});
