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
  wide,
} from './hand.ts';
import { visitKept } from './kept.ts';
import { resize } from './pages.ts';
import { useSite } from './site.ts';
import { faults, faultsOfLayout } from './table.ts';

const site = useSite();
const [one = 0, two = 0] = homes;
const IN_HAND = 9;
/** Milliseconds of a finger that drags: what is gone sooner has swiped. */
const UNHURRIED = 300;

type Size = { readonly width: number; readonly height: number; readonly colorScheme: 'light' | 'dark' };
/** What can be done at each size is done there, one after the other on one page. */
const devices: readonly (readonly [string, BrowserContextOptions, readonly Size[]])[] = [
  [
    'by mouse at 1440, 1024 and 960 × 540',
    wide,
    [
      { width: 1440, height: 900, colorScheme: 'dark' },
      { width: 1024, height: 768, colorScheme: 'light' },
      { width: 960, height: 540, colorScheme: 'dark' }, // 1920 × 1080 at 200 %
    ],
  ],
  ['by finger at 390', upright, [{ width: 390, height: 844, colorScheme: 'dark' }]],
];

/** A checker looks at everything where it sees the colours for the first time. */
const faultsAt = (page: Page, sizes: readonly Size[], at: number): Promise<string[]> =>
  sizes.findIndex(({ colorScheme }) => colorScheme === sizes[at]?.colorScheme) === at ? faults(page) : faultsOfLayout(page);

async function wear(page: Page, { width, height, colorScheme }: Size): Promise<void> {
  await resize(page, { width, height });
  await page.emulateMedia({ colorScheme });
}

/** A mouse, or a finger where there is no mouse. */
function handAt(page: Page, isFinger: boolean) {
  const carry = (from: At, to: At): Promise<void> =>
    isFinger ? finger(page, [from, ...between(from, to)], 0, UNHURRIED) : drag(page, from, to);
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

/** Tokens that were put down just now, by region. */
const placedAt = (page: Page): Promise<number[]> => Promise.all([placedIn(page, one), placedIn(page, two)]);

/** From the hand, from region to region, off again, one, five and all at once; then in each of the ways that put everything down. */
async function putDown(page: Page, isFinger: boolean): Promise<void> {
  const { carry, press, hold, takeBack } = handAt(page, isFinger);
  const shows = (first: number, second: number) => expect.poll(() => placedAt(page)).toEqual([first, second]);
  if (isFinger) await page.locator(`.hit[data-region="${one}"]`).focus(); // brought into view
  await carry(await middle(page, '.hand'), await pointIn(page, one));
  await shows(1, 0);
  await carry(await pointIn(page, one), await pointIn(page, two));
  await shows(0, 1);
  await carry(await pointIn(page, two), await middle(page, '.hand'));
  await shows(0, 0);
  await press(await pointIn(page, one));
  await shows(1, 0);
  await takeBack(await pointIn(page, one));
  await shows(0, 0);
  await press(await pointIn(page, one));
  await shows(1, 0);
  // What is said of the region lies in no way.
  await carry(await pointIn(page, one), await pointIn(page, two));
  await shows(0, 1);
  await press(await pointIn(page, one));
  await shows(1, 1);
  if (isFinger) await page.getByTestId('explainer').getByRole('button', { name: '+5' }).tap();
  else {
    await page.keyboard.down('Shift');
    await press(await pointIn(page, one));
    await page.keyboard.up('Shift');
  }
  await shows(6, 1);
  await hold(await pointIn(page, one));
  await endTurn(page).waitFor();
  await shows(IN_HAND - 1, 1);
  for (const name of ['Against attack', 'As before', 'Evenly']) {
    const way = page.getByRole('button', { name });
    expect(await isInReach(way)).toBe(true);
    await way.click();
    await expect.poll(() => total(page)).toBe(IN_HAND);
  }
  expect(await placedIn(page, two)).toBeGreaterThan(0);
  expect(await isInReach(endTurn(page))).toBe(true);
}

async function openBox(page: Page, faultsHere: () => Promise<string[]>): Promise<void> {
  await page.keyboard.press('t');
  const box = page.getByRole('dialog', { name: 'Where the tiles are' });
  const elves = box.getByRole('link', { name: /^Elves/ });
  await elves.waitFor();
  expect(await elves.innerText()).toMatch(/Anna, Flying/);
  expect(await box.locator('[data-kind=race] li').count()).toBe(14);
  expect(await box.locator('[data-kind=power] li').count()).toBe(20);
  expect(await faultsHere()).toEqual([]);
  await elves.click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await help.getByRole('heading', { name: 'Elves' }).first().waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
  if (await box.isVisible()) await page.keyboard.press('Escape');
  await box.waitFor({ state: 'hidden' });
}

test.each(devices)(
  '%s nine tokens are put down, dragged, held, taken back and spread; the box tells where every tile is',
  async (_, options, sizes) => {
    const { page, complaints } = await visitKept(site, placing, options, many, { query: 'theme=auto&pace=none' });
    for (const [i, size] of sizes.entries()) {
      await wear(page, size);
      if (i > 0) await page.getByRole('button', { name: 'Take all back' }).click();
      await expect.poll(() => total(page)).toBe(0);
      await putDown(page, options.hasTouch === true);
      expect(await faultsAt(page, sizes, i)).toEqual([]);
      await openBox(page, () => faultsAt(page, sizes, i));
    }
    await endTurn(page).click();
    await expect.poll(() => page.locator('.panel:has(#log) li').allTextContents()).toContainEqual(expect.stringMatching(/^Anna scores/));
    expect(complaints).toEqual([]);
  },
);

test.each(devices)('%s two ways to take a region open beside it, and pointing once more takes the first', async (_, options, sizes) => {
  const { page, complaints } = await visitKept(site, choosing, options, sorcery, { query: 'theme=auto&pace=none' });
  const { press } = handAt(page, options.hasTouch === true);
  const [region = 0] = ways;
  const explainer = page.getByTestId('explainer');
  const undo = page.getByRole('button', { name: 'Undo' });
  for (const [i, size] of sizes.entries()) {
    await wear(page, size);
    if (i > 0) await undo.click();
    const hit = page.locator(`.hit[data-region="${region}"][data-open]`);
    await hit.waitFor();
    await hit.scrollIntoViewIfNeeded();
    await press(await pointIn(page, region));
    for (const choice of await explainer.getByRole('button').all()) expect(await isInReach(choice)).toBe(true);
    expect(await explainer.getByRole('button', { name: /^(Take|Roll)/ }).count()).toBeGreaterThan(1);
    await expect.poll(() => noteFrom(page, region)).toBeLessThan(200);
    expect(await faultsAt(page, sizes, i)).toEqual([]);
    await press(await pointIn(page, region));
    expect(await isInReach(undo)).toBe(true);
  }
  expect(complaints).toEqual([]);
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
});
