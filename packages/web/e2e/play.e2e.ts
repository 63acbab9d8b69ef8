import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desk } from './browser.ts';
import { isAnnas, keptScript, movesUntil, visitKept } from './kept.ts';
import { actUntil, playerOf, playToTheEnd } from './player.ts';
import { useSite } from './site.ts';
import { cardboard, complaintsOf, faults, faultsInBothColours, widthOf } from './table.ts';

const site = useSite();

type Opened = { readonly page: Page; readonly complaints: string[] };

async function open(query = 'lang=en&theme=light&pace=none', options: BrowserContextOptions = {}): Promise<Opened> {
  const page = await site.open(options);
  const complaints = complaintsOf(page);
  await page.goto(`${site.address}/?${query}`);
  await page.getByRole('button', { name: /^(Play|Jouer)$/ }).waitFor();
  return { page, complaints };
}

/** As few rounds as show everything: two peoples, their decline, the end. */
const SOON_OVER = 5;
/** One round before the last of a game for two. */
const LATE = 9;

type Wish = {
  readonly edition?: RegExp;
  readonly seed?: string;
  readonly two?: boolean;
  readonly people?: boolean;
  readonly rounds?: number;
};

/** From the start screen to a table. The person begins. */
async function begin(page: Page, { edition, seed = 'e2e', two = true, people = false, rounds }: Wish = {}): Promise<void> {
  if (edition) await page.getByRole('radio', { name: edition }).check({ force: true });
  if (two) await page.getByRole('button', { name: 'Remove this seat: Chloé' }).click();
  for (const chooser of await page.getByLabel(/^Played by/).all())
    if ((await chooser.inputValue()) !== 'person') await chooser.selectOption(people ? 'person' : 'novice');
  await page.getByText('More options').click();
  await page.getByLabel('Seed').fill(seed);
  await page.getByLabel('Who begins').selectOption('Anna');
  if (rounds !== undefined) {
    await page.locator('summary', { hasText: 'House rules' }).click();
    await page.getByLabel('Rounds').fill(String(rounds));
  }
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.hit').first().waitFor();
}

async function pick(page: Page): Promise<void> {
  await page.locator('.whole:enabled').first().click();
  await page.getByRole('button', { name: /^Take the / }).click();
  await page.getByRole('button', { name: 'End conquests' }).waitFor();
}

/** Anna has picked a people, and nothing more. */
const picked = movesUntil((_, legal) => legal.some(({ type }) => type === 'conquer'));

const payable = (page: Page) => page.locator('.hit[data-open]:not([aria-label*="by the die"])');
const log = (page: Page) => page.locator('.panel:has(#log) li');

test('two clicks lead to a game, and nothing has to be filled in', async () => {
  const { page, complaints } = await open();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.hit').first().waitFor();
  await page.getByRole('heading', { name: 'Anna' }).waitFor();
  await page
    .getByTestId('hint')
    .getByText(/how many tokens you get/)
    .waitFor();
  await page.getByRole('button', { name: 'No more hints' }).click();
  await page.reload();
  await page.locator('.hit').first().waitFor();
  expect(await page.getByTestId('hint').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a whole classic game against a bot, and its end', async () => {
  const { page, complaints } = await open();
  await begin(page, { rounds: SOON_OVER });
  await playToTheEnd(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await faults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.getByRole('button', { name: 'Play again' }).first().click();
  await page.locator('.hit').first().waitFor();
});

/** Anna begins the round before the last. */
const azeroth = { edition: 'azeroth', seats: ['Anna', 'Bert'], seed: 'late', first: 0 } as const;
const late = movesUntil((state, legal) => state.round === LATE && isAnnas(state) && legal.some(({ type }) => type === 'expand'), azeroth);

test('the last rounds of a game of Azeroth against a bot', async () => {
  const { page, complaints } = await visitKept(site, late, {}, azeroth);
  await playToTheEnd(page);
  expect(complaints).toEqual([]);
});

test('the first turns of the Battle of Azeroth', async () => {
  const { page, complaints } = await open();
  await begin(page, { edition: /Battle of Azeroth/ });
  const player = playerOf(page);
  await actUntil(page, async () => /Round [2-9]/.test(await page.title()), player.act);
  expect(complaints).toEqual([]);
});

test('the language changes in the middle of a game, a conquest can be taken back, and a reload loses nothing', async () => {
  const { page, complaints } = await visitKept(site, picked);
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Finir les conquêtes' }).waitFor();
  expect(await log(page).first().innerText()).toMatch(/prend/);
  expect(await payable(page).first().getAttribute('aria-label')).toMatch(/coûte \d+ pions?/);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'End conquests' }).waitFor();
  const before = await cardboard(page);
  await payable(page).nth(3).click({ force: true });
  await expect.poll(() => log(page).last().innerText()).toMatch(/takes/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => cardboard(page)).toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
  await payable(page).nth(3).click({ force: true });
  await payable(page).nth(1).click({ force: true });
  await page.mouse.move(2, 2);
  const after = await cardboard(page);
  await page.reload();
  await page.locator('.hit').first().waitFor();
  await expect.poll(() => cardboard(page)).toEqual(after);
  await page.keyboard.press('u');
  await expect.poll(() => cardboard(page)).not.toEqual(after);
  await page.getByRole('button', { name: 'Elbowroom' }).click();
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
  await page.getByRole('button', { name: /Small World.*round 1/ }).click();
  await page.getByRole('button', { name: 'End conquests' }).waitFor();
  expect(complaints).toEqual([]);
});

test('by keyboard alone: pick, conquer, place, end the turn', async () => {
  const { page, complaints } = await visitKept(site, []);
  await page.locator('.whole:enabled').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Take the / }).focus();
  await page.keyboard.press('Enter');
  const first = payable(page).first();
  await first.waitFor();
  const focused = (): Promise<string> => page.evaluate<string>('document.activeElement.tagName');
  expect(await focused()).toBe('FIELDSET');
  await first.focus();
  expect(await first.getAttribute('aria-label')).toMatch(/^[^,]+, .+ costs \d/);
  await page.keyboard.press('Enter');
  await expect.poll(() => log(page).last().innerText()).toMatch(/takes/);
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate<string>('document.activeElement.getAttribute("aria-label")')).toMatch(/, /);
  expect(await page.locator('[aria-live=polite]').innerText()).not.toBe('');
  await page.getByRole('button', { name: 'End conquests' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Place for me' }).waitFor();
  expect(await focused()).toBe('FIELDSET');
  const scored = async (): Promise<boolean> => /Anna scores/.test(await page.locator('.panel:has(#log)').innerText());
  const next = page.getByRole('button', { name: /Place for me|End turn, score/ }).first();
  await actUntil(page, scored, async () => {
    if (!(await next.isVisible())) return false;
    await next.focus({ timeout: 1000 }).catch(() => undefined);
    await page.keyboard.press('Enter');
    return false; // and the page is given the time to do it
  });
  expect(complaints).toEqual([]);
});

test('on a phone: two taps take a region, one tap each places a token, nothing runs over the edge', async () => {
  const width = 360;
  const { page, complaints } = await open(undefined, { viewport: { width, height: 740 }, hasTouch: true, isMobile: true });
  expect(await widthOf(page)).toBe(width);
  await page.getByRole('button', { name: 'Remove this seat: Chloé' }).tap();
  await page.getByText('More options').tap();
  await page.getByLabel('Who begins').selectOption('Anna');
  await page.getByLabel('Seed').fill('e2e');
  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  await page.locator('.whole:enabled').first().tap();
  await page.getByRole('button', { name: /^Take the / }).tap();
  const target = payable(page).first();
  await target.waitFor();
  await target.dispatchEvent('click');
  const take = page.getByTestId('explainer').getByRole('button', { name: /^Take for/ });
  await take.waitFor();
  expect((await take.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await widthOf(page)).toBe(width);
  expect(await faults(page)).toEqual([]);
  await take.tap();
  await page.getByRole('button', { name: 'End conquests' }).tap();
  for (let i = 0; i < 2; i++) await page.locator('.hit[data-open][aria-label*="place a token"]').first().dispatchEvent('click');
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await expect.poll(() => log(page).last().innerText()).toMatch(/redeploys 2 tokens/);
  expect(complaints).toEqual([]);
});

test('two people at one screen do not see each other’s coins', async () => {
  const { page, complaints } = await open();
  await begin(page, { people: true });
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await pick(page);
  await payable(page).first().click({ force: true });
  const player = playerOf(page);
  await page.getByRole('button', { name: 'End conquests' }).click();
  // What is placed for somebody is thought over first, which takes as long as it takes.
  await actUntil(page, () => page.getByRole('button', { name: 'I am Bert' }).isVisible(), player.act);
  await page.getByRole('button', { name: 'I am Bert' }).click();
  const purse = page.locator('article:has(h2:text-is("Anna")) .purse');
  expect(await purse.innerText()).toMatch(/\?/);
  expect(complaints).toEqual([]);
});

test('a broken or foreign saved game is named and kept', async () => {
  const { page, complaints } = await open();
  await page.evaluate(`
    localStorage.setItem('elbowroom.game.torn', '{"format":2,"id":"torn"');
    localStorage.setItem('elbowroom.game.alien', '{"hello":1}');
    localStorage.setItem('elbowroom.game.stale', JSON.stringify({ format: 2, id: 'stale', setup: { edition: 'classic', seats: ['A', 'B'], seed: 'x' },
      chairs: [{ name: 'A', colour: 'blue', sitter: 'person' }, { name: 'B', colour: 'green', sitter: 'novice' }], moves: ['conquer 99'], begun: 1, touched: 1, isOver: false, round: 1 }));
    localStorage.setItem('elbowroom.game.old-friend', JSON.stringify({ format: 1, id: 'old-friend',
      setup: { edition: 'classic', seats: ['Anna', 'Bert'], seed: 'format one', first: 0 }, bots: ['-', 'casual'], moves: 'pick 0\\n', at: 1760000000000 }));
  `);
  await page.reload();
  await page.getByText('This entry is damaged and cannot be read.').waitFor();
  await page.getByText('This entry is no game of this page.').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.goto(`${site.address}/?game=stale&lang=en`);
  expect(await page.getByRole('alert').innerText()).toMatch(/kept as it is/);
  await page.goto(`${site.address}/?game=old-friend&lang=en`);
  await page.getByRole('button', { name: 'End conquests' }).waitFor();
  expect(await page.evaluate<string>("localStorage.getItem('elbowroom.game.stale')")).toMatch(/conquer 99/);
  expect(complaints).toEqual([]);
});

test('an accessibility checker finds nothing on start and table, light and dark', async () => {
  const { page } = await open('lang=en&theme=auto&pace=none');
  expect(await faultsInBothColours(page)).toEqual([]);
  await begin(page);
  await pick(page);
  await payable(page).first().hover({ force: true });
  expect(await faultsInBothColours(page)).toEqual([]);
});

test('a game in two tabs is played in one of them at a time', async () => {
  const context = await site.browser.newContext(desk);
  const [page, other] = [await context.newPage(), await context.newPage()];
  const complaints = complaintsOf(page);
  await context.addInitScript(keptScript(picked));
  for (const tab of [page, other]) await tab.goto(`${site.address}/?game=kept&lang=en&pace=none`);
  await payable(other).first().click({ force: true });
  await page.getByText('This game goes on in another tab of this browser.').waitFor();
  await page.getByRole('button', { name: 'Play on here' }).click();
  await expect.poll(() => log(page).last().innerText()).toMatch(/takes/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await other.getByText('This game goes on in another tab of this browser.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
