/** Following the others: what they did since one's turn, on the map and in words, and how it is shown. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atTable, isMine, openHouse, playUntil, roundIs } from './house.ts';
import { isAnnas, movesUntil, visitKept } from './kept.ts';
import { useSite } from './site.ts';
import { faults } from './table.ts';

const site = useSite();
const seats = ['Anna', 'Bert', 'Chloé'];
/** Anna has lost three regions since her turn, and the others have changed three more. */
const lost = { edition: 'classic', seats, seed: 'c', first: 0 } as const;
/** The others had few steps, and the last of them was a score. */
const brief = { edition: 'classic', seats, seed: 'k', first: 0 } as const;
const toExpand = (given: typeof lost | typeof brief): string[] =>
  movesUntil((state, legal) => state.round === 4 && isAnnas(state) && legal.some(({ type }) => type === 'expand'), given);

const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const strip = (page: Page) => page.getByTestId('since');
const washes = (page: Page) => page.locator('.wash');
const marks = (page: Page) => page.locator('[data-trace]');
const logged = (page: Page): Promise<number> => page.locator('section:has(#log) li').count();

test.each([
  ['wide', wide],
  ['on a phone', phone],
])('%s, what changed since one’s turn is marked and told until one acts, after a reload too', async (_, options) => {
  const { page, complaints } = await visitKept(site, toExpand(lost), options, lost);
  const told = strip(page).locator('.line');
  await told.first().waitFor();
  expect((await told.allInnerTexts()).map((text) => text.trim())).toEqual([
    expect.stringMatching(/^Bert took \d regions? from you.* · scored \d+: /),
    expect.stringMatching(/^Chloé .* · scored \d+: /),
  ]);
  expect([await washes(page).count(), await marks(page).count()]).toEqual([3, 6]);
  expect(await washes(page).first().getAttribute('fill')).toBe('url(#seat-blue)');
  expect(await page.locator('.hit[aria-label*="was yours"]').count()).toBe(3);
  await page.reload();
  await told.first().waitFor();
  expect([await washes(page).count(), await marks(page).count()]).toEqual([3, 6]);

  await told.first().click();
  expect(await page.locator('.trace.faint').count()).toBeGreaterThan(0);
  expect(await faults(page)).toEqual([]);
  await press(page, 'Close: Since your turn');
  expect(await page.locator('.trace.faint').count()).toBe(0);
  await press(page, 'Since your turn');
  await told.first().click();
  await press(page, 'Play it again');
  await press(page, 'Skip to now');
  await told.first().waitFor();

  await press(page, 'Expand');
  await strip(page).waitFor({ state: 'hidden' });
  expect(await marks(page).count()).toBe(0);
  await press(page, 'Undo');
  await told.first().waitFor();
  expect(await marks(page).count()).toBe(6);
  expect(complaints).toEqual([]);
});

/** Notes when a score is announced and when it is no more, and whether one could act meanwhile. */
const WATCH = `
  window.scores = [];
  let isShown = false;
  new MutationObserver(() => {
    const now = document.querySelector('[data-testid=herald] .scored') !== null;
    if (now !== isShown) window.scores.push(performance.now());
    isShown = now;
    window.couldAct ||= now && document.querySelector('.acts .main')?.textContent === 'Expand';
  }).observe(document.body, { childList: true, subtree: true });
`;

test('what the others did can be paused, gone through one by one, and skipped; at a calm pace a score is held long enough to read, and the coins fly to the purse', async () => {
  const { page, complaints } = await visitKept(site, toExpand(brief), wide, brief);
  await page.getByLabel('Moves of others').selectOption({ label: 'Pace: slow' });
  const whole = await logged(page);
  await press(page, 'Watch again');
  await press(page, 'Pause');
  const paused = await logged(page);
  expect(paused).toBeLessThan(whole);
  await press(page, 'Skip one');
  await expect.poll(() => logged(page)).toBeGreaterThan(paused);
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  await press(page, 'Go on');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await press(page, 'Skip to now');
  await expect.poll(() => logged(page)).toBe(whole);
  await strip(page).waitFor();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByLabel('Moves of others').selectOption({ label: 'Pace: calm' });
  await page.evaluate(WATCH);
  await press(page, 'Watch again');
  const herald = page.getByTestId('herald');
  await herald.locator('.scored').waitFor();
  await page.locator('.sky .coin').first().waitFor({ state: 'attached' });
  expect(await herald.innerText()).toMatch(/Bert\s*\+\d+\s*\d regions/);
  await page.waitForFunction('window.scores.length >= 2');
  const [from = 0, to = 0] = await page.evaluate<number[]>('window.scores');
  // Drawn late on a busy machine, it is seen a little shorter; sitting.test.ts counts every millisecond.
  expect(to - from).toBeGreaterThan(1000);
  // The last score stays over one's own turn, which does not wait for it.
  await page.getByRole('button', { name: 'Expand', exact: true }).waitFor();
  await page.waitForFunction('window.couldAct');
  await herald.waitFor({ state: 'detached' });
  await page.locator('.sky .coin').first().waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('online too, what the others did since one’s turn is there after a reload', async () => {
  const house = await openHouse();
  const { page: anna } = await house.host('Anna', { seats: ['me', 'novice'] });
  await atTable(anna);
  const line = strip(anna).locator('.line');
  // A turn in which nothing was taken, because they declined, leaves no mark: how Anna's clicks fall decides what the bot meets.
  for (let round = 2, said = ''; !said.includes('took'); round++) {
    await playUntil([anna], roundIs(anna, round));
    await expect.poll(() => isMine(anna)).toBe(true);
    await line.waitFor();
    said = await line.innerText();
  }
  // What came while the page could not see it is asked for first.
  await marks(anna).first().waitFor({ state: 'attached' });
  const marked = await marks(anna).count();
  expect(await line.innerText()).toMatch(/scored \d/);
  await anna.reload();
  await line.waitFor();
  await expect.poll(() => marks(anna).count()).toBeGreaterThanOrEqual(marked);
  expect(await line.innerText()).toMatch(/scored \d/);
  expect(house.complaints).toEqual([]);
  await house.close();
});
