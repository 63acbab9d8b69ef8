/** The same hand at every size of window, light and dark: by mouse, and on a phone by finger. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  type At,
  between,
  choosing,
  drag,
  endTurn,
  finger,
  homes,
  many,
  middle,
  noteFrom,
  placedIn,
  placing,
  pointIn,
  sorcery,
  total,
  upright,
  ways,
} from './hand.ts';
import { visitKept } from './kept.ts';
import { useSite } from './site.ts';
import { faults } from './table.ts';

const site = useSite();
const [one = 0, two = 0] = homes;
const IN_HAND = 9;

const sizes: readonly (readonly [string, BrowserContextOptions])[] = [
  ['1440 × 900, dark', { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' }],
  ['1024 × 768, light', { viewport: { width: 1024, height: 768 } }],
  ['960 × 540, dark', { viewport: { width: 960, height: 540 }, colorScheme: 'dark' }], // 1920 × 1080 at 200 %
  ['390 × 844, dark, by finger', { ...upright, colorScheme: 'dark' }],
];

/** A mouse, or a finger where there is no mouse. */
function handAt(page: Page, isFinger: boolean) {
  const carry = (from: At, to: At): Promise<void> => (isFinger ? finger(page, [from, ...between(from, to)], 0) : drag(page, from, to));
  return {
    carry,
    press: ({ x, y }: At): Promise<void> => (isFinger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    hold: ({ x, y }: At): Promise<void> => (isFinger ? finger(page, [{ x, y }], 700) : page.mouse.click(x, y, { delay: 700 })),
    takeBack: ({ x, y }: At): Promise<void> =>
      isFinger
        ? finger(page, [
            { x, y },
            { x: x - 14, y },
            { x: x - 40, y: y + 4 },
          ])
        : page.mouse.click(x, y, { button: 'right' }),
  };
}

/** Whether all of it is on the screen, and nothing lies over its middle. */
async function isInReach(button: Locator): Promise<boolean> {
  await button.waitFor();
  return button.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return isWhole && element.contains(document.elementFromPoint(x, y));
  });
}

test.each(sizes)('%s: nine tokens are put down, dragged, held, taken back and spread; the box opens over them', async (_, options) => {
  const { page, complaints } = await visitKept(site, placing, options, many);
  const { carry, press, hold, takeBack } = handAt(page, options.hasTouch === true);
  const isPhone = options.isMobile === true;
  if (isPhone) await page.locator(`.hit[data-region="${one}"]`).focus(); // brought into view
  await carry(await middle(page, '.hand'), await pointIn(page, one));
  await expect.poll(() => placedIn(page, one)).toBe(1);
  await takeBack(await pointIn(page, one));
  await expect.poll(() => placedIn(page, one)).toBe(0);
  await press(await pointIn(page, one));
  await expect.poll(() => placedIn(page, one)).toBe(1);
  if (isPhone) await page.getByTestId('explainer').getByRole('button', { name: '+5' }).tap();
  else {
    await page.keyboard.down('Shift');
    await press(await pointIn(page, one));
    await page.keyboard.up('Shift');
  }
  await expect.poll(() => placedIn(page, one)).toBe(6);
  await hold(await pointIn(page, one));
  await endTurn(page).waitFor();
  await expect.poll(() => placedIn(page, one)).toBe(IN_HAND);
  for (const name of ['Against attack', 'As before', 'Evenly']) {
    const way = page.getByRole('button', { name });
    expect(await isInReach(way)).toBe(true);
    await way.click();
    await expect.poll(() => total(page)).toBe(IN_HAND);
  }
  expect(await placedIn(page, two)).toBeGreaterThan(0);
  expect(await isInReach(endTurn(page))).toBe(true);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('t');
  const box = page.getByRole('dialog', { name: 'Where the tiles are' });
  await box.getByRole('link', { name: /^Elves/ }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await endTurn(page).click();
  await expect.poll(() => page.locator('.panel:has(#log) li').allTextContents()).toContainEqual(expect.stringMatching(/^Anna scores/));
  expect(complaints).toEqual([]);
  await page.close();
});

test.each(sizes)('%s: two ways to take a region open beside it, and pointing once more takes the first', async (_, options) => {
  const { page, complaints } = await visitKept(site, choosing, options, sorcery);
  const { press } = handAt(page, options.hasTouch === true);
  const [region = 0] = ways;
  const explainer = page.getByTestId('explainer');
  await page.locator(`.hit[data-region="${region}"]`).scrollIntoViewIfNeeded();
  await press(await pointIn(page, region));
  for (const choice of await explainer.getByRole('button').all()) expect(await isInReach(choice)).toBe(true);
  expect(await explainer.getByRole('button', { name: /^(Take|Roll)/ }).count()).toBeGreaterThan(1);
  await expect.poll(() => noteFrom(page, region)).toBeLessThan(200);
  expect(await faults(page)).toEqual([]);
  await press(await pointIn(page, region));
  const undo = page.getByRole('button', { name: 'Undo' });
  expect(await isInReach(undo)).toBe(true);
  expect(complaints).toEqual([]);
  await page.close();
});

test('on a phone nothing flies outside the map, nor over what is opened meanwhile', async () => {
  const { page, complaints } = await visitKept(site, placing, { ...upright, reducedMotion: 'no-preference' }, many);
  await page.goto(page.url().replace('pace=none', 'pace=slow'));
  await page.getByRole('button', { name: 'Evenly' }).waitFor();
  const seen = await page.evaluate<{ beyond: number; over: number }>(`new Promise((resolve) => {
    const flying = () => [...document.querySelectorAll('.sky > svg')];
    const named = (name) => [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === name);
    const stage = document.querySelector('[data-testid=stage]').getBoundingClientRect();
    const look = () => {
      if (flying().length === 0) return requestAnimationFrame(look);
      const beyond = flying().filter((one) => one.parentElement.getBoundingClientRect().bottom > stage.bottom + 1).length;
      named('Seats').click();
      requestAnimationFrame(() => resolve({ beyond, over: flying().filter((one) => one.checkVisibility()).length }));
    };
    named('Evenly').click();
    look();
  })`);
  expect(seen).toEqual({ beyond: 0, over: 0 });
  expect(complaints).toEqual([]);
  await page.close();
});
