/** Plays a game through the page as somebody would who can only read its accessible names. */
import type { Page } from 'playwright-core';

/** Names of the buttons that can be pressed now, read in one go. A name of several lines is one name, as a screen reader says it. */
const buttons = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('button:enabled')].filter((b) => b.checkVisibility()).map((b) => (b.getAttribute('aria-label') ?? b.innerText).replace(/\\s+/g, ' ').trim())`,
  );

async function press(page: Page, name: string): Promise<void> {
  // It may be gone by the time it is pressed: the others move too.
  await page
    .getByRole('button', { name, exact: true })
    .first()
    .click({ timeout: 1000 })
    .catch(() => undefined);
}

/** A region that can be paid for now. */
const open = (page: Page) => page.locator('.hit[data-open][aria-label*="costs "]:not([aria-label*="by the die"])').first();

/** Whatever one would press without thinking, in this order. */
const PLAIN = [
  /^I am /,
  /^Skip to now$/,
  /^End turn, score/,
  /^Take the /,
  /^Place for me$/,
  /^Yes, decline/,
  /^Stay active$/,
  /^That is enough$/,
];
const IDLE = /^(Undo|Watch again|To the start|Ranking and replay|Play again)$/;

export type Player = {
  /** One decision; false if there was nothing to do. */
  readonly act: () => Promise<boolean>;
};

export function playerOf(page: Page): Player {
  let turns = 0;
  const conquer = async (): Promise<boolean> => {
    if ((await open(page).count()) === 0) return false;
    await open(page).focus();
    await page.keyboard.press('Enter');
    const choice = (await buttons(page)).find((name) => /^(Take for|Roll the|Roll with)/.test(name));
    if (choice !== undefined) await press(page, choice);
    return true;
  };
  return {
    act: async () => {
      const names = await buttons(page);
      for (const wish of PLAIN) {
        const found = names.find((name) => wish.test(name));
        if (found === undefined) continue;
        await press(page, found);
        return true;
      }
      if (names.includes('Expand')) {
        turns++;
        await press(page, turns % 3 === 0 ? 'Decline' : 'Expand');
        return true;
      }
      if (names.includes('End conquests')) {
        if (!(await conquer())) await press(page, 'End conquests');
        return true;
      }
      const offer = page.locator('.whole:enabled').first();
      if (await offer.isVisible()) {
        await offer.click({ timeout: 1000 }).catch(() => undefined);
        return true;
      }
      const answers = await page.locator('.acts button').allInnerTexts();
      const answer = answers.map((name) => name.replace(/\s+/g, ' ').trim()).find((name) => !IDLE.test(name));
      if (answer === undefined) return false;
      await press(page, answer);
      return true;
    },
  };
}

/** Until the page says that the game is over. */
export async function playToTheEnd(page: Page, most = 1200): Promise<void> {
  const player = playerOf(page);
  for (let i = 0; i < most; i++) {
    if (await page.getByRole('button', { name: 'Play again' }).first().isVisible()) return;
    if (!(await player.act())) await page.waitForTimeout(40);
  }
  throw new Error(`the game did not end: ${await page.locator('.task').innerText()}`);
}
