/** How soon the page answers somebody who presses something while something else moves: what `npm run page` says of it. */
import type { Browser, Page } from 'playwright-core';
import { keptScript } from '../packages/web/e2e/given.ts';
import { button, type Interruption, interruptions, lot } from '../packages/web/e2e/interruptions.ts';

export type Answer = {
  /** What moved meanwhile. */
  readonly amid: string;
  /** Milliseconds from the press until what it did has been painted, or until the longest of its events has been. */
  readonly time: number;
};

/** Motion lasts so many times as long, so that there is some whenever the press comes; what it costs to draw stays the same. */
const DRAWN_OUT = 5;

/** Put into the page before anything else: when something was pressed, and what the browser itself says that its events took. */
const WATCH = `
window.eventTimes = [];
new PerformanceObserver((list) => {
  for (const { name, startTime, duration } of list.getEntries())
    if (startTime >= window.askedAt && /^(pointer(down|up)|click)$/.test(name)) window.eventTimes.push(duration);
}).observe({ type: 'event', durationThreshold: 16 });
window.answerTime = (isDone) => new Promise((done) => {
  window.askedAt = performance.now();
  addEventListener('click', ({ timeStamp }) => {
    const look = () => {
      if (isDone()) setTimeout(() => done(performance.now() - timeStamp));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true });
});`;

async function answered(page: Page, home: string, { name, given, moves, begin, isMoving, isDone, wanted }: Interruption): Promise<Answer> {
  await page.addInitScript(keptScript(moves, given));
  await page.addInitScript(WATCH);
  await page.goto(`${home}/?game=kept&lang=en&pace=calm`);
  await page.locator('.hit').first().waitFor({ state: 'attached' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 / DRAWN_OUT });
  const moved = page.waitForFunction(isMoving);
  await begin(page);
  await moved;
  const time = page.evaluate<number>(`window.answerTime(() => ${isDone})`);
  await (typeof wanted === 'string' ? button(page, wanted) : lot(page, wanted)).click({ force: true });
  const events = (): Promise<number[]> => page.evaluate<number[]>('window.eventTimes');
  return { amid: name, time: Math.max(await time, ...(await events())) };
}

/** The best of no more than so many tries as it takes to come within the limit, for each thing that moves. */
export async function answersOf(browser: Browser, home: string, tries: number, limit: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const interruption of interruptions) {
    let best: Answer | undefined;
    for (let i = 0; i < tries && (best === undefined || best.time > limit); i++) {
      const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
      const next = await answered(page, home, interruption);
      await page.close();
      if (best === undefined || next.time < best.time) best = next;
    }
    if (best !== undefined) answers.push(best);
  }
  return answers;
}
