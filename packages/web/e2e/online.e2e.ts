/** Several people at one table, each with a browser of their own, on a real server with a real database. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { atTable, button, type House, hashOf, isMine, openHouse, passUntil, playUntil, roundIs } from './house.ts';
import { resize } from './pages.ts';
import { faults } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => house.empty());
afterAll(() => house?.close());

const arrive = (name: string, hash?: string) => house.arrive(name, hash);
/** A table that can be joined: the other button of that name waits for a code. */
const listed = (page: Page) => page.getByRole('button', { name: 'Join', exact: true, disabled: false }).first();
const open = (page: Page, hash: string) => page.goto(`${house.address}/?lang=en&pace=none${hash}`);

/** As few rounds as a table may have: bots bring them to their end. */
const SOON_OVER = 4;

type Wish = { readonly seats: readonly string[]; readonly isPrivate?: boolean };

async function makeTable(page: Page, { seats, isPrivate = false }: Wish): Promise<string> {
  for (let i = 3; i > seats.length; i--) await button(page, `Remove this seat: Seat ${'ABC'[i - 1]}`).click();
  for (const [i, seat] of seats.entries()) await page.getByLabel(`Seat ${'ABC'[i]}`, { exact: true }).selectOption(seat);
  if (isPrivate) await page.getByLabel('Private').check();
  await button(page, 'Open the table').click();
  await page.waitForURL(/#table\//);
  return hashOf(page);
}

test('two friends meet by a link, play a round, talk, reload and lose the line', async () => {
  const anna = await house.visit();
  await open(anna, '#online');
  await anna.getByLabel('Your name').fill('Anna');
  await button(anna, 'Save').click();
  await anna.getByText('Saved.').waitFor();
  const hash = await makeTable(anna, { seats: ['me', 'open', 'novice'], isPrivate: true });
  expect(await anna.getByLabel('Send this link to your friends:').inputValue()).toContain(hash);
  const bert = await arrive('Bert', hash);
  await button(bert, /^Sit here/).click();
  await Promise.all([atTable(anna), atTable(bert)]);
  await anna.locator('.strip .dot.here').nth(1).waitFor();

  await button(bert, 'Chat').click();
  await bert.getByLabel('Say something').fill('<img src=x onerror="document.title=1"><b>hello</b>');
  await button(bert, 'Send').click();
  await button(anna, /^Chat/).click();
  await anna.getByText('<b>hello</b>').waitFor();
  expect(await anna.locator('aside li img').count()).toBe(0);
  expect(await faults(anna)).toEqual([]);
  await button(anna, 'Close: Chat').click();
  await button(bert, 'Close: Chat').click();

  await playUntil([anna, bert], roundIs(anna, 2));
  await passUntil([bert], () => isMine(anna));
  await anna.reload();
  await atTable(anna);
  await expect.poll(roundIs(anna, 2)).toBe(true);
  await button(anna, 'Chat').waitFor(); // what was read stays read
  await button(anna, 'Watch again').click(); // the server told again what the others did
  await button(anna, 'Watch again').waitFor();

  await house.contexts[0]?.setOffline(true);
  await anna.getByText('No connection. Trying again …').waitFor();
  await button(anna, 'Expand').click();
  await anna.getByRole('alert').filter({ hasText: 'Your move waits to be sent.' }).waitFor();
  await house.contexts[0]?.setOffline(false);
  await anna.getByText('No connection. Trying again …').waitFor({ state: 'hidden' });
  await passUntil([anna, bert], roundIs(bert, 3));
  await expect.poll(() => anna.title()).toContain('Round 3 ');
  expect(house.complaints).toEqual([]);
});

test('the lobby shows a table as it opens; spectators watch, moves are taken back, a bot plays for whoever resigns', async () => {
  const watcher = await arrive('Wanda');
  const carl = await arrive('Carl');
  const hash = await makeTable(carl, { seats: ['me', 'open'] });
  await listed(watcher).waitFor();
  const dora = await arrive('Dora');
  await listed(dora).click();
  await Promise.all([atTable(carl), atTable(dora)]);
  await open(watcher, hash);
  await atTable(watcher);
  await watcher.getByText('You are watching.').waitFor();
  expect(await button(watcher, 'Undo').count()).toBe(0);
  await carl.getByText('1 watching').waitFor();

  // Whoever conquers without a die can take it back, and the others see both.
  const undoable = async () => (await button(carl, 'Undo').isVisible()) || (await button(dora, 'Undo').isVisible());
  await playUntil([carl, dora], undoable);
  const mover = (await button(carl, 'Undo').isVisible()) ? carl : dora;
  const lines = await watcher.locator('#log li').count();
  await button(mover, 'Undo').click();
  await expect.poll(() => button(mover, 'Undo').count()).toBe(0);
  await expect.poll(() => watcher.locator('#log li').count()).toBeLessThanOrEqual(lines);

  await button(dora, 'Table').click();
  await button(dora, /^Resign/).click();
  await button(dora, /^Yes, resign/).click();
  await button(carl, 'Chat').click();
  await carl.getByRole('list', { name: 'Chat' }).getByText('Dora resigned. A bot takes over.').waitFor();
  await button(carl, 'Close: Chat').click();
  await passUntil([carl], roundIs(carl, 2));
  expect(house.complaints).toEqual([]);
});

test('a game comes to its end; two friends check the dice and go on to a rematch', async () => {
  const { page: emma, hash } = await house.host('Emma', { seats: ['me', 'open'], rounds: SOON_OVER });
  const fred = await arrive('Fred', hash);
  await button(fred, /^Sit here/).click();
  await Promise.all([atTable(emma), atTable(fred)]);
  for (const page of [emma, fred]) {
    await button(page, 'Table').click();
    await button(page, /^Resign/).click();
    await button(page, /^Yes, resign/).click();
  }
  const again = (page: Page) => button(page, 'Play again').first();
  await again(emma).waitFor();
  const beyond = await emma.evaluate<number>('document.documentElement.scrollHeight - document.documentElement.clientHeight');
  expect(beyond, 'one thing scrolls, not two').toBe(0);
  await again(emma).click();
  await emma.getByText('Waiting for players').first().waitFor();
  await button(fred, 'Join the rematch').click();
  await Promise.all([atTable(emma), atTable(fred)]);
  expect(hashOf(fred)).toBe(hashOf(emma));
  expect(hashOf(emma)).not.toBe(hash);

  await open(fred, hash);
  await button(fred, 'Table').click();
  await button(fred, 'Check this game').click();
  await fred.getByText('The seed is the one that was promised.').waitFor();
  await fred.getByText('Played again here, the game ends with the same coins.').waitFor();
  expect(house.complaints).toEqual([]);
});

test('two seats on one screen are handed over, at another device of the same person', async () => {
  const gina = await arrive('Gina');
  await gina.goto(`${house.address}/?lang=en`);
  await button(gina, /^Play with friends online/).click();
  await button(gina, /^Your place/).click();
  await button(gina, 'Add a device').click();
  const link = await gina.getByLabel('Add a device').inputValue();
  const phone = await house.visit();
  await phone.goto(link.replace('/#', '/?lang=en&pace=none#'));
  await expect.poll(() => phone.getByLabel('Your name').inputValue()).toBe('Gina');
  await makeTable(phone, { seats: ['me', 'me'] });
  await button(phone, /^I am Gina/).click();
  await atTable(phone);
  await expect.poll(() => isMine(phone)).toBe(true);
  await passUntil([phone], async () => button(phone, /^I am Gina/).isVisible());
  await button(phone, /^I am Gina/).click();
  await expect.poll(() => isMine(phone)).toBe(true);
  expect(house.complaints).toEqual([]);
});

test('newcomers give their names as they open a table and as they sit down, and a phone shows the waiting room from its top', async () => {
  const ida = await house.visit();
  await resize(ida, { width: 390, height: 844 });
  await open(ida, '#online');
  await ida.getByLabel('Your name').fill('Ida');
  const hash = await makeTable(ida, { seats: ['me', 'open', 'open'] });
  await ida.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  expect(await ida.evaluate<number>('scrollY')).toBe(0);
  const jon = await house.visit();
  await open(jon, hash);
  await jon.getByLabel('Your name').fill('Jon');
  await button(jon, 'Sit here: Seat B').click();
  await jon.getByLabel('Your name').waitFor({ state: 'hidden' });
  expect(await ida.locator('.who b').allInnerTexts()).toEqual(['Ida', 'Jon', 'free']);
  await button(jon, 'All tables').click();
  await expect.poll(() => jon.getByLabel('Your name').inputValue()).toBe('Jon');
  expect(house.complaints).toEqual([]);
});

test('a table that is not there is told kindly, with ways on', async () => {
  const hugo = await arrive('Hugo', `#table/${'x'.repeat(22)}`);
  await hugo.getByRole('heading', { name: 'There is no such table' }).waitFor();
  expect(await faults(hugo)).toEqual([]);
  await button(hugo, 'All tables').click();
  await hugo.getByLabel('Code or link', { exact: true }).fill('aaaaaaa');
  await hugo.keyboard.press('Enter');
  await hugo.getByText('No table has this code.').waitFor();

  const hash = await makeTable(hugo, { seats: ['me', 'open'] });
  await button(hugo, 'Close the table').click();
  await hugo.getByRole('heading', { name: 'This table was closed' }).waitFor();
  await button(hugo, 'To the start').click();
  await button(hugo, 'Play').waitFor();

  await house.contexts[0]?.route('**/api/**', (route) => route.abort());
  await open(hugo, hash);
  await hugo.getByRole('heading', { name: 'The server does not answer' }).waitFor();
  await house.contexts[0]?.unroute('**/api/**');
  await button(hugo, 'Try again').click();
  await hugo.getByRole('heading', { name: 'This table was closed' }).waitFor();
  expect(house.complaints).toEqual([]);
});
