/** Plays a game through the page as somebody would who can only read its accessible names. */
import type { ElementHandle, Page } from 'playwright-core';

/** Whatever one would press without thinking, in this order. */
const PLAIN = [
  '^I am ',
  '^Skip to now$',
  '^End turn, score',
  '^Take the ',
  '^Place for me$',
  '^Yes, decline',
  '^Stay active$',
  '^That is enough$',
];
/** How to take a region that can be taken in several ways. */
const WAYS = ['^(Take for|Roll the|Roll with)'];
const IDLE = '^(Undo|Watch again|To the start|Ranking and replay|Play again)$';

type Wish = {
  /** Names of buttons, the most wanted first. */
  readonly wanted: readonly string[];
  /** Decided only where nothing of that can be pressed: then whether to decline, whether to leave all regions alone, and what is no answer to a question. */
  readonly else?: { readonly isDeclining: boolean; readonly isHasty: boolean; readonly idle: string };
};

/** Runs in the page, in one go: what to press next, if anything. A name of several lines is one name, as a screen reader says it. */
function sought({ wanted, else: rest }: Wish): Element | undefined {
  const nameOf = (button: HTMLElement): string => (button.getAttribute('aria-label') ?? button.innerText).replace(/\s+/g, ' ').trim();
  const buttons = [...document.querySelectorAll<HTMLElement>('button:enabled')].filter((button) => button.checkVisibility());
  const named = (name: string): HTMLElement | undefined => buttons.find((button) => new RegExp(name).test(nameOf(button)));
  for (const name of wanted) if (named(name)) return named(name);
  if (rest === undefined) return undefined;
  if (named('^Expand$')) return named(rest.isDeclining ? '^Decline$' : '^Expand$');
  // A region that can be paid for now.
  const open = rest.isHasty ? undefined : document.querySelector('.hit[data-open][aria-label*="costs "]:not([aria-label*="by the die"])');
  if (named('^End conquests$')) return open ?? named('^End conquests$');
  const offer = buttons.find((button) => button.matches('.whole'));
  const answers = buttons.filter((button) => button.matches('.acts button'));
  return offer ?? answers.find((button) => !new RegExp(rest.idle).test(nameOf(button)));
}

const seek = async (page: Page, wish: Wish): Promise<ElementHandle | undefined> =>
  (await page.evaluateHandle(sought, wish)).asElement() ?? undefined;

export type Player = {
  /** One decision; false if there was nothing to do. */
  readonly act: () => Promise<boolean>;
};

/** Who is hasty takes a people and nothing else. */
export function playerOf(page: Page, isHasty = false): Player {
  let turns = 1;
  // It may be gone by the time it is pressed: the others move too.
  const click = (button: ElementHandle): Promise<void> => button.click({ timeout: 1000 }).catch(() => undefined);
  return {
    act: async () => {
      const next = await seek(page, { wanted: PLAIN, else: { isDeclining: turns % 3 === 0, isHasty, idle: IDLE } });
      if (next === undefined) return false;
      const is = (selector: string): Promise<boolean> =>
        next.evaluate((one, like) => one instanceof Element && one.matches(like), selector);
      if (await is('.hit')) {
        await next.press('Enter', { timeout: 1000 }).catch(() => undefined);
        const way = await seek(page, { wanted: WAYS });
        if (way !== undefined) await click(way);
        return true;
      }
      if (/^(Expand|Decline)$/.test((await next.textContent()) ?? '')) turns++;
      await click(next);
      return true;
    },
  };
}

const LOOK_MS = 40;
/** In a row. Bots think as long as they think, and longer where others work on the machine too: only who acts counts as playing. */
const MOST_IDLE_LOOKS = 60_000 / LOOK_MS;

/** Acts until it is so. `act` says whether there was something to do. */
export async function actUntil(page: Page, isSo: () => Promise<boolean>, act: () => Promise<boolean>, most = 1200): Promise<void> {
  for (let acts = 0, idle = 0; acts < most && idle < MOST_IDLE_LOOKS; ) {
    if (await isSo()) return;
    if (await act()) [acts, idle] = [acts + 1, 0];
    else {
      idle++;
      await page.waitForTimeout(LOOK_MS);
    }
  }
  throw new Error(`it did not come to that: ${await page.title()}`);
}

/** Until the page says that the game is over. */
export const playToTheEnd = (page: Page): Promise<void> =>
  actUntil(page, () => page.getByRole('button', { name: 'Play again' }).first().isVisible(), playerOf(page).act);
