/** What a table sounds and feels like: sounds after the first touch, as loud as somebody likes, and a die worth watching. */
import { apply, newGame, type State } from '@elbowroom/rules';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAnnas, movesUntil, setup, visitKept } from './kept.ts';
import { useSite } from './site.ts';
import { faults } from './table.ts';

const site = useSite();

/** What is heard, with its loudness, in place of a loudspeaker. */
const EARS = `
  window.heard = { contexts: 0, sounds: [] };
  window.AudioContext = class {
    currentTime = 0;
    constructor() { window.heard.contexts++; }
    resume() { return Promise.resolve(); }
    createBuffer(_, length, rate) { return { seconds: length / rate, copyToChannel() {} }; }
    createGain() { return { gain: {}, connect() {} }; }
    createBufferSource() {
      return { connect(gain) { this.gain = gain.gain; return gain; }, start() { window.heard.sounds.push({ seconds: this.buffer.seconds, gain: this.gain.value }); this.onended(); } };
    }
  };
`;
type Heard = { readonly contexts: number; readonly sounds: readonly { readonly seconds: number; readonly gain: number }[] };
const heardBy = (page: Page): Promise<Heard> => page.evaluate<Heard>('window.heard');

/** Anna can throw the die. */
const beforeThrow = movesUntil((state, legal) => isAnnas(state) && legal.some(({ type }) => type === 'roll'));

async function atTable(options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await visitKept(site, beforeThrow, options, setup, { script: EARS, query: 'theme=light&pace=slow' });
  return page;
}

/** From here on time stands still: nothing but somebody at the table ends a roll, and what has come of it stays. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** Throws it by key, and says for which region. */
async function throwDie(page: Page): Promise<number> {
  const hit = page.locator('.hit[data-open][aria-label*="by the die"]').first();
  const region = Number(await hit.getAttribute('data-region'));
  await hit.focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('button', { name: /^Roll/ }).first();
  if (await choice.isVisible()) await choice.press('Enter');
  return region;
}

const stateBefore = (): State => beforeThrow.reduce<State>((state, move) => apply(state, move).state, newGame(setup));
const dieOf = (region: number): number | undefined =>
  apply(stateBefore(), `roll ${region}`).events.flatMap((event) => (event.type === 'rolled' ? [event.die] : []))[0];

const MOVING: BrowserContextOptions = { reducedMotion: 'no-preference' };

test('there is no sound before somebody has touched the page, and then there is', async () => {
  const page = await atTable();
  expect(await heardBy(page)).toEqual({ contexts: 0, sounds: [] });
  await page.getByRole('button', { name: 'Sound', exact: true }).click();
  await expect.poll(async () => (await heardBy(page)).contexts).toBe(1);
  await throwDie(page);
  await expect.poll(async () => (await heardBy(page)).sounds.length).toBeGreaterThan(0);
});

test('how loud it is stays as it was chosen, and silence is silent; where nothing may move the die lies at once', async () => {
  const page = await atTable();
  await page.getByRole('button', { name: 'Sound', exact: true }).click();
  expect(await faults(page)).toEqual([]);
  await page.getByLabel('Volume').fill('30');
  await expect.poll(async () => (await heardBy(page)).sounds.at(-1)?.gain).toBeCloseTo(0.09, 5);
  await page.getByLabel('Sound on').uncheck();
  await page.reload();
  await page.getByRole('button', { name: 'Sound', exact: true }).click();
  expect(await page.getByLabel('Sound on').isChecked()).toBe(false);
  expect(await page.getByLabel('Volume').inputValue()).toBe('30');
  await stopTime(page);
  await throwDie(page);
  await page.locator('.thrown:not(.rolling) .result').waitFor();
  expect(await page.evaluate<number>('document.querySelector(".thrown").getAnimations({ subtree: true }).length')).toBe(0);
  expect((await heardBy(page)).sounds).toEqual([]);
  await page.close(); // its time stands still
});

test('a die rolls over its region with the odds beside it, then lies with what came of it, within 1.1 seconds', async () => {
  const page = await atTable(MOVING);
  await page.evaluate(`
    window.seen = [];
    new MutationObserver(() => {
      const die = document.querySelector('[data-testid=thrown]');
      const now = die ? die.innerText.trim() : 'gone';
      const { x = 0, y = 0, width = 0, height = 0 } = die?.getBoundingClientRect() ?? {};
      if (window.seen.at(-1)?.now !== now) window.seen.push({ now, at: performance.now(), x: x + width / 2, y: y + height / 2 });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  `);
  const region = await throwDie(page);
  await page.waitForFunction('window.seen.length > 1 && window.seen.at(-1).now === "gone"');
  const hit = await page.locator(`.hit[data-region="${region}"]`).boundingBox();
  if (hit === null) throw new Error('nothing is seen');
  const seen = await page.evaluate<{ now: string; at: number; x: number; y: number }[]>('window.seen');
  const { x, y } = seen.find(({ now }) => now.endsWith('%')) ?? { x: 0, y: 0 };
  expect(x > hit.x && x < hit.x + hit.width && y > hit.y && y < hit.y + hit.height).toBe(true);
  const words = seen.map(({ now }) => now).filter((now) => now !== '');
  expect(words.slice(-3)).toEqual([expect.stringMatching(/^\d+ %$/), String(dieOf(region)), 'gone']);
  const from = seen.find(({ now }) => now.endsWith('%'))?.at ?? 0;
  // Timers may be late on a busy machine, by less than this.
  expect((seen.at(-1)?.at ?? 0) - from).toBeLessThan(1100 + 250);
});

test('any key shows at once how the die lies', async () => {
  const page = await atTable(MOVING);
  await stopTime(page);
  await throwDie(page);
  await page.locator('.thrown.rolling').waitFor();
  await page.keyboard.press('Shift');
  await page.locator('.thrown:not(.rolling) .result').waitFor();
  await page.close(); // its time stands still
});
