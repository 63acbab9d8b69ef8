/** Motion is to be looked at, not waited for: whatever moves, what can be done is done at once. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keptScript } from './given.ts';
import { button, type Interruption, interruptions, lot } from './interruptions.ts';
import { useSite } from './site.ts';
import { complaintsOf } from './table.ts';

const site = useSite();

/** What has begun to move stays in the air: nothing but what somebody does can end it. */
const HELD = `new MutationObserver(() => {
  for (const animation of document.getAnimations()) if (animation.effect?.target?.closest('.sky')) animation.pause();
}).observe(document, { childList: true, subtree: true });`;

const moving: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' };

type Press = (page: Page, wanted: Interruption['wanted']) => Promise<void>;

const placeOf = (page: Page, wanted: Interruption['wanted']) => (typeof wanted === 'string' ? button(page, wanted) : lot(page, wanted));
const click: Press = (page, wanted) => placeOf(page, wanted).click({ force: true });
const tap: Press = (page, wanted) => placeOf(page, wanted).tap({ force: true });
const key: Press = async (page, wanted) => {
  await (typeof wanted === 'string' ? button(page, wanted) : page.locator(`.hit[data-region="${wanted}"]`)).focus();
  await page.keyboard.press('Enter');
};

const amid = (name: string): Interruption[] => interruptions.filter((interruption) => interruption.name === name);
const cases = [
  ...interruptions.map((interruption) => ({ ...interruption, way: 'a click', press: click, hasTouch: false })),
  ...amid('a die is thrown').map((interruption) => ({ ...interruption, way: 'a tap', press: tap, hasTouch: true })),
  ...amid('tokens move').map((interruption) => ({ ...interruption, way: 'a key', press: key, hasTouch: false })),
];

test.each(cases)('while $name $way does what it says', async ({ given, moves, begin, isMoving, isDone, wanted, press, hasTouch }) => {
  const page = await site.open({ ...moving, hasTouch }, `${keptScript(moves, given)};${HELD}`);
  const complaints = complaintsOf(page);
  await page.goto(`${site.address}/?game=kept&lang=en&theme=light&pace=calm`);
  await page.locator('.hit').first().waitFor({ state: 'attached' });
  const moved = page.waitForFunction(isMoving);
  await begin(page);
  await moved;
  await press(page, wanted);
  expect(await page.evaluate<boolean>(isDone)).toBe(true);
  expect(complaints).toEqual([]);
});
