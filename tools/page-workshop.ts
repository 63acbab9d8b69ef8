/** How soon a change to a map is drawn, and what a game costs in the balance lab: what `npm run page` says of the workshop. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';

export type Workshop = {
  /** Milliseconds from the end of a stroke until the map has been painted with it, in the middle of several. */
  readonly stroke: number;
  readonly games: readonly LabGame[];
};

/** Milliseconds of processor time for a game in the workers of the page, with all that the page does beside them. */
export type LabGame = {
  readonly edition: 'classic' | 'azeroth';
  readonly seats: number;
  readonly map: string | undefined;
  readonly time: number;
};

/** From the cheapest to the dearest; a map of the gallery among them. */
const LAB_GAMES: readonly Omit<LabGame, 'time'>[] = [
  { edition: 'classic', seats: 2, map: undefined },
  { edition: 'classic', seats: 3, map: 'quiet-shires' },
  { edition: 'classic', seats: 4, map: undefined },
  { edition: 'azeroth', seats: 4, map: undefined },
];

const STROKES = 9;
/** Games that are played before it is measured, so that the workers have compiled what they do, and those that are measured. */
const WARM_UP = 30;
const GAMES = 60;

/** Asked before a stroke; answers when what came of it has been painted. */
const PAINTED = `new Promise((done) => {
  addEventListener('pointerup', ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp))), { capture: true, once: true });
})`;

/** The border of a region is dragged into its neighbours, elsewhere each time. */
async function strokeOn(page: Page, turn: number): Promise<number> {
  const box = await page.getByTestId('map-canvas').boundingBox();
  if (box === null) throw new Error('there is no map');
  const at = (share: number, of: number): number => of * (0.3 + 0.4 * (share % 1));
  const [x, y] = [box.x + at(turn * 0.37, box.width), box.y + at(turn * 0.61, box.height)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width / 12, y + box.height / 15, { steps: 4 });
  const painted = page.evaluate<number>(PAINTED);
  await page.evaluate('0'); // whoever listens does so now
  await page.mouse.up();
  return painted;
}

async function strokesOf(browser: Browser, home: string): Promise<number> {
  const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await page.addInitScript('Math.random = () => 0.4'); // the same proposal of thirty regions each time
  await page.goto(`${home}/?workshop=map&lang=en`);
  await page.getByRole('button', { name: 'Work on this map' }).click();
  await page.getByTestId('map-canvas').locator('svg .chart path').first().waitFor({ state: 'attached' });
  const times: number[] = [];
  for (let turn = 0; turn < STROKES; turn++) times.push(await strokeOn(page, turn));
  await page.close();
  return times.sort((a, b) => a - b)[STROKES >> 1] ?? 0;
}

/** Milliseconds of processor time that all pages of a browser have used. */
async function processorTime(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + 1000 * cpuTime, 0);
}

/** Puts a map of the gallery on the shelf. */
function shelved(id: string): string {
  const { edition, ...content } = JSON.parse(
    readFileSync(new URL(`../packages/web/src/workshop/maps/gallery/${id}.json`, import.meta.url), 'utf8'),
  );
  const work = JSON.stringify({ format: 1, changed: 1, kind: 'map', edition, name: id, content });
  return `localStorage.setItem('elbowroom.work.${id}', ${JSON.stringify(work)})`;
}

async function gameIn(browser: Browser, home: string, { edition, map, seats }: Omit<LabGame, 'time'>): Promise<number> {
  const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  if (map !== undefined) await page.addInitScript(shelved(map));
  await page.goto(`${home}/?workshop=lab&lang=en`);
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption(edition);
  if (map !== undefined) await page.getByRole('combobox', { name: 'Map' }).selectOption(map);
  await page.getByRole('combobox', { name: 'Seats' }).selectOption(`${seats}`);
  await page.getByRole('combobox', { name: 'Games' }).selectOption('1000');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const played = async (count: number): Promise<{ games: number; time: number }> => {
    await page.waitForFunction(`document.querySelector('progress')?.value >= ${count}`, undefined, { timeout: 600_000, polling: 200 });
    return { games: await page.evaluate<number>('document.querySelector("progress").value'), time: await processorTime(browser) };
  };
  const [first, last] = [await played(WARM_UP), await played(WARM_UP + GAMES)];
  await page.close();
  return (last.time - first.time) / (last.games - first.games);
}

export async function workshopOf(browser: Browser, home: string): Promise<Workshop> {
  const stroke = await strokesOf(browser, home);
  const games: LabGame[] = [];
  for (const one of LAB_GAMES) games.push({ ...one, time: await gameIn(browser, home, one) });
  return { stroke, games };
}
