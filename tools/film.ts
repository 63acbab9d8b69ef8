/** Films a page in a time of its own: however slow the machine is, what moves moves smoothly. */
import type { Page } from 'playwright-core';
import type { Frame } from './moving-png.ts';

/** Milliseconds from one frame to the next. */
const FRAME = 100;

/** Timers are the clock's, motions are not: they are held, and moved on by hand. */
const MOVE_ON = `for (const motion of document.getAnimations()) {
  motion.pause();
  const { endTime } = motion.effect.getComputedTiming();
  const next = Number(motion.currentTime) + ${FRAME};
  if (next >= endTime) motion.finish();
  else motion.currentTime = next;
}`;

export type Film = {
  /** Films for so many milliseconds. */
  readonly run: (ms: number) => Promise<void>;
  readonly frames: readonly Frame[];
};

/** Time stops here. The page's clock must have been installed before it was opened. */
export async function startFilm(page: Page): Promise<Film> {
  const frames: Frame[] = [];
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return {
    frames,
    run: async (ms) => {
      for (let passed = 0; passed < ms; passed += FRAME) {
        await page.clock.runFor(FRAME);
        await page.evaluate(MOVE_ON);
        frames.push({ png: await page.screenshot(), ms: FRAME });
      }
    },
  };
}
