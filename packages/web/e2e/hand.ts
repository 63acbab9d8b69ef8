/** A hand at the table of a test: a mouse, a finger, and the moments at which there is something to do with them. */
import { legalMoves, type Move, replay } from '@elbowroom/rules';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { isAnnas, movesUntil } from './kept.ts';

export const wide: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const upright: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export type At = { readonly x: number; readonly y: number };

/** A point on screen that is this region's, as near to its cardboard as can be. */
export const pointIn = (page: Page, region: number): Promise<At> =>
  page.evaluate<At>(`(() => {
    const hit = document.querySelector('.hit[data-region="${region}"]');
    const lot = document.querySelector('[data-lot="${region}"]').getBoundingClientRect();
    const [cx, cy] = [lot.x + lot.width / 2, lot.y + lot.height / 2];
    const { left, top, right, bottom } = hit.getBoundingClientRect();
    const points = [];
    for (let y = top + 4; y < bottom; y += 6)
      for (let x = left + 4; x < right; x += 6) points.push({ x, y, far: Math.hypot(x - cx, y - cy) });
    // To ask what lies at a point takes long on a map: the nearest come first.
    const { x, y } = points.sort((a, b) => a.far - b.far).find(({ x, y }) => document.elementFromPoint(x, y) === hit) ?? {};
    return { x, y };
  })()`);

/** Pixels between what is said of a region and the region's cardboard. */
export const noteFrom = (page: Page, region: number): Promise<number> =>
  page.evaluate<number>(`(() => {
    const lot = document.querySelector('[data-lot="${region}"]').getBoundingClientRect();
    const { left, right, top, bottom } = document.querySelector('[data-testid=explainer]').getBoundingClientRect();
    const [x, y] = [lot.x + lot.width / 2, lot.y + lot.height / 2];
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  })()`);

export const placedIn = (page: Page, region: number): Promise<number> =>
  page
    .locator(`.hit[data-region="${region}"]`)
    .getAttribute('aria-label')
    .then((label) => Number(/(\d+) placed just now/.exec(label ?? '')?.[1] ?? 0));

export const sorcery = { edition: 'classic', seats: ['Anna', 'Bert'], seed: 'ways-25', first: 0 } as const;
/** The regions that can be taken in two ways. */
const twofold = (legal: readonly Move[]): number[] =>
  legal.flatMap((move) => (move.type === 'conquer' ? [move.region] : [])).filter((region, i, all) => all.indexOf(region) < i);
export const choosing = movesUntil((state, legal) => isAnnas(state) && twofold(legal).length > 0, sorcery);
export const ways = twofold(legalMoves(replay(sorcery, choosing)));

/** A second redeployment, with nine tokens in hand for two regions. */
export const many = { edition: 'classic', seats: ['Anna', 'Bert'], seed: 'many-62', first: 0 } as const;
export const placing = [
  ...movesUntil((state, legal) => isAnnas(state) && state.round === 2 && legal.some(({ type }) => type === 'expand'), many),
  'expand',
  'done',
];
export const homes = legalMoves(replay(many, placing)).flatMap((move) => (move.type === 'deploy' ? [move.region] : []));

export const endTurn = (page: Page) => page.getByRole('button', { name: /^End turn, score/ });
export const handOf = async (page: Page): Promise<number> =>
  Number(/(\d+) in hand/.exec(await page.locator('.seats .to-move').innerText())?.[1] ?? 0);
export const total = async (page: Page): Promise<number> =>
  (await Promise.all(homes.map((region) => placedIn(page, region)))).reduce((a, b) => a + b, 0);

export async function drag(page: Page, from: At, to: At): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}
export const middle = async (page: Page, selector: string): Promise<At> => {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`there is no ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

type Touch = 'touchStart' | 'touchMove' | 'touchEnd';

/** A finger that goes from place to place; milliseconds that it rests at its first, and those that it takes its time before its last. */
export async function finger(page: Page, places: readonly At[], rest = 0, leisure = 0): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: Touch, at?: At) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
  const [first, ...others] = places;
  const last = others.pop();
  const down = touch('touchStart', first);
  if (rest > 0) await down.then(() => page.waitForTimeout(rest));
  // One after the other, but as fast as they are taken: a finger does not wait for an answer.
  const moved = Promise.all(others.map((at) => touch('touchMove', at)));
  if (leisure > 0) await moved.then(() => page.waitForTimeout(leisure));
  await Promise.all([down, moved, last && touch('touchMove', last), touch('touchEnd')]);
  await devtools.detach();
}
export const between = (a: At, b: At): At[] => [0.2, 0.5, 0.8, 1].map((k) => ({ x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k }));
