/** Plays a game through the page as somebody would who can only read its accessible names. */
import type { Page } from 'playwright-core';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

async function press(page: Page, name: string | RegExp): Promise<boolean> {
  const found = button(page, name).first();
  if (!(await found.isVisible()) || !(await found.isEnabled())) return false;
  // It may be gone by the time it is pressed: the others move too.
  await found.click({ timeout: 1000 }).catch(() => undefined);
  return true;
}

/** The label of a region that can be paid for now, if there is one. */
const target = (page: Page) =>
  page.locator('.hit[aria-label*="costs "]:not([aria-label*="by the die"])').and(page.locator('.hit:is([data-open])'));

export type Player = {
  /** One decision; false if there was nothing to do. */
  readonly act: () => Promise<boolean>;
};

export function playerOf(page: Page): Player {
  let turns = 0;
  const conquer = async (): Promise<boolean> => {
    const open = target(page).first();
    if ((await open.count()) === 0) return false;
    await open.focus();
    await page.keyboard.press('Enter');
    const choice = page
      .getByTestId('explainer')
      .getByRole('button', { name: /^(Take|Roll)/ })
      .first();
    if (await choice.isVisible()) await choice.click();
    return true;
  };
  return {
    act: async () => {
      if (await press(page, /^I am /)) return true;
      if (await press(page, 'Skip')) return true;
      if (await press(page, /^End turn, score/)) return true;
      if (await press(page, 'Place for me')) return true;
      const offer = page.locator('button[aria-expanded="false"].whole:enabled').first();
      if (await offer.isVisible()) {
        await offer.click();
        return press(page, /^Take the /);
      }
      if (await button(page, 'Expand').isVisible()) {
        turns++;
        if (turns % 3 !== 0) return press(page, 'Expand');
        return (await press(page, 'Decline')) && press(page, /^Yes, decline/);
      }
      if (await button(page, 'End conquests').isVisible()) return (await conquer()) || press(page, 'End conquests');
      if (await press(page, 'Stay active')) return true;
      if (await press(page, 'That is enough')) return true;
      const answer = page
        .locator(
          '.acts button:not(:text-is("Undo")):not(:text-is("Watch again")):not(:text-is("To the start")):not(:text-is("Watch the whole game")):not(:text-is("Play again"))',
        )
        .first();
      if (await answer.isVisible()) {
        await answer.click();
        return true;
      }
      return false;
    },
  };
}

/** Until the page says that the game is over. */
export async function playToTheEnd(page: Page, most = 600): Promise<void> {
  const player = playerOf(page);
  for (let i = 0; i < most; i++) {
    if (await button(page, 'Play again').isVisible()) return;
    if (!(await player.act())) await page.waitForTimeout(60);
  }
  throw new Error(`the game did not end: ${await page.locator('.task').innerText()}`);
}
