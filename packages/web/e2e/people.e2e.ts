/** People and what is theirs: devices, a place with their games, and the way out. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { button, type House, openHouse } from './house.ts';
import { resize } from './pages.ts';
import { faults } from './table.ts';

const TOKEN = 'token-of-the-keeper-of-the-peace';
let house: House;
beforeAll(async () => {
  house = await openHouse({ ELBOWROOM_KEEPERS: `Kim:${TOKEN}`, ELBOWROOM_REVIEWS: '1', ELBOWROOM_REVIEW_STEPS: '1' });
});
afterEach(() => house.empty());
afterAll(() => house?.close());

/** As often as somebody may look back. */
const SELDOM = { interval: 1000, timeout: 30_000 };
/** A review is made below nearly everything else that the machine does. */
const PATIENTLY = { timeout: 200_000 };

const open = (page: Page, hash: string, more = '') => page.goto(`${house.address}/?lang=en&pace=none${more}${hash}`);

/** What the person at this page asks of the server. */
async function asked(page: Page, method: string, path: string, data?: object) {
  const answer = await page.request.fetch(`${house.address}/api/v1${path}`, { method, ...(data && { data }) });
  const words = await answer.text();
  return { status: answer.status(), body: words === '' ? undefined : JSON.parse(words) };
}

/** A short game that bots play to its end. */
async function finish(page: Page): Promise<string> {
  const { body: table } = await asked(page, 'POST', '/tables', { edition: 'classic', seats: ['me', 'random'], rounds: 4 });
  await asked(page, 'POST', `/tables/${table.id}/resign`, {});
  const { body: me } = await asked(page, 'GET', '/guests/me');
  const played = async (): Promise<number> => (await asked(page, 'GET', `/people/${me.id}/games`)).body.games.length;
  await expect.poll(played, SELDOM).toBe(1);
  return table.id;
}

test('a link adds a device, which is listed, named and dropped', async () => {
  const gina = await house.arrive('Gina');
  await open(gina, '#place');
  await button(gina, 'Add a device').click();
  const link = await gina.getByLabel('Add a device').inputValue();
  await gina.getByRole('img', { name: 'The same link, to be scanned with a phone' }).waitFor();
  expect(await faults(gina)).toEqual([]);
  const phone = await house.visit();
  await phone.goto(link.replace('/#', '/?lang=en&pace=none#'));
  await expect.poll(() => phone.getByLabel('Your name').inputValue()).toBe('Gina');
  await open(gina, '#place', '&again');
  const second = gina.getByRole('listitem').filter({ hasText: 'here today' });
  await second.getByLabel(/^Name of:/).fill('Kitchen');
  await gina.keyboard.press('Enter');
  await button(gina, 'Drop: Kitchen').click();
  await second.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await asked(phone, 'GET', '/guests/me')).status).toBe(401);
  expect(house.complaints).toEqual([]);
});

/** Browsers take no number for the name of a host. */
const atHome = (): string => house.address.replace('127.0.0.1', 'localhost');

/** A browser that somebody touches whenever it asks, with the keys that it has. */
async function withKeys(page: Page, known: readonly object[] = []) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  for (const credential of known) await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...nothing, ...credential } });
  return async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}
const nothing = { credentialId: '', isResidentCredential: true, privateKey: '', signCount: 0 };

test('a passkey protects a name: it is taken up elsewhere by the passkey alone, and by nobody else', async () => {
  const [nora, phone, eve] = [await house.visit(), await house.visit(), await house.visit()];
  const goHome = (page: Page, hash: string) => page.goto(`${atHome()}/?lang=en&pace=none${hash}`);
  const keys = await withKeys(nora);
  await goHome(nora, '#online');
  await nora.getByLabel('Your name').fill('Nora');
  await nora.keyboard.press('Enter');
  await nora.getByText('Saved').waitFor();
  await goHome(nora, '#place');
  await button(nora, 'Protect my name with a passkey').click();
  await nora.getByText('“Nora” is yours alone here.').waitFor();
  expect(await faults(nora)).toEqual([]);

  await withKeys(phone, await keys());
  await goHome(phone, '#place');
  await button(phone, 'I have a passkey').click();
  await phone.getByText('“Nora” is yours alone here.').waitFor();

  await goHome(eve, '#online');
  await eve.getByLabel('Your name').fill('NÓRA');
  await eve.keyboard.press('Enter');
  await eve.getByText(/^Somebody protects this name with a passkey/).waitFor();
  await open(eve, '#place');
  await eve.getByText(/^This server has none/).waitFor(); // by its number it is no name
  await button(phone, /^Drop the passkey/).click();
  await button(phone, 'Protect my name with a passkey').waitFor();
  expect(house.complaints).toEqual([]);
});

test('games that are over are in one’s place, and in the public one what is public; the server looks at one again, and its keeper sees it', async () => {
  const anna = await house.arrive('Anna');
  const id = await finish(anna);
  await open(anna, '#place');
  await anna.getByRole('heading', { name: 'Your place' }).waitFor();
  await anna.getByText('1 game, ').first().waitFor();
  expect(await faults(anna)).toEqual([]);
  const address = await anna.getByLabel('Link to your public page').inputValue();
  const bert = await house.arrive('Bert');
  await bert.goto(address.replace('/#', '/?lang=en&pace=none#'));
  await bert.getByRole('heading', { name: 'Anna' }).waitFor();
  await bert.getByText('Only games of public tables are shown.').waitFor();
  expect(await bert.getByRole('heading', { name: 'Devices' }).count()).toBe(0);
  expect(await faults(bert)).toEqual([]);
  await button(bert, 'Look').first().click();
  await bert.waitForURL(new RegExp(`#table/${id}`));

  await bert.getByRole('button', { name: 'Review' }).click();
  await bert.getByRole('region', { name: /^The three turns/ }).waitFor(PATIENTLY);
  await bert.getByRole('progressbar').waitFor({ state: 'hidden', ...PATIENTLY });
  const { body: review } = await asked(bert, 'GET', `/tables/${id}/review`);
  expect(review).toMatchObject({ state: 'done', done: review.total });
  const kept = await bert.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('elbowroom.review.'))?.[1] ?? '{}');
  // What is shown is what the server has weighed, not what this page would have: with one step a turn it comes out otherwise.
  const inOrder = review.turns.sort((a: { step: number }, b: { step: number }) => a.step - b.step);
  expect(JSON.parse(kept).turns).toEqual(inOrder);
  await open(bert, '#keeper', '&keeper');
  await bert.getByLabel('Your token').fill(TOKEN);
  await button(bert, 'Enter').click();
  const work = bert.getByRole('region', { name: 'Heavy work' });
  await work.getByText(`${review.total} of ${review.total} done`).waitFor();
  expect(await work.getByRole('link', { name: 'the table' }).getAttribute('href')).toContain(`#table/${id}`);
  expect(await faults(bert)).toEqual([]);
  expect(house.complaints).toEqual([]);
});

test('whoever leaves is gone, and others see that somebody left', async () => {
  const anna = await house.arrive('Anna');
  const id = await finish(anna);
  await open(anna, '#place');
  const download = anna.waitForEvent('download');
  await anna.getByRole('link', { name: 'Save everything as a file' }).click();
  expect((await download).suggestedFilename()).toBe('elbowroom.json');
  await anna.getByText('Leave for good').click();
  const leave = button(anna, 'Delete me for good');
  expect(await leave.isDisabled()).toBe(true);
  await anna.getByLabel(/^Type “Anna”/).fill('Anna');
  expect(await faults(anna)).toEqual([]);
  await leave.click();
  await anna.getByRole('heading', { name: 'You are gone' }).waitFor();
  const bert = await house.arrive('Bert');
  expect((await asked(bert, 'GET', `/tables/${id}`)).body.seats[0]).toMatchObject({ gone: true, name: 'Somebody who left' });
  await open(bert, `#table/${id}`);
  await bert.getByText('Somebody who left').first().waitFor();
  expect(house.complaints).toEqual([]);
});

test('three people: one asks another to a table by a click, mutes somebody and tells the keeper of them', async () => {
  const [anna, bert, eve] = [await house.arrive('Anna'), await house.arrive('Bert'), await house.arrive('Eve')];
  const { body: table } = await asked(anna, 'POST', '/tables', { edition: 'classic', seats: ['me', 'open', 'open'], rounds: 4 });
  for (const page of [bert, eve]) await asked(page, 'POST', `/tables/${table.id}/seats`, {});
  for (const page of [anna, bert, eve]) await asked(page, 'POST', `/tables/${table.id}/resign`, {});
  await expect.poll(async () => (await asked(anna, 'GET', '/guests/me/companions')).body.companions.length, SELDOM).toBe(2);

  await open(bert, '#online', '&waiting');
  await bert.getByLabel('Your name').waitFor();
  const { body: next } = await asked(anna, 'POST', '/tables', { edition: 'classic', seats: ['me', 'open', 'open'] });
  await open(anna, `#table/${next.id}`);
  await button(anna, 'Ask: Bert').click();
  await anna.getByText('Asked', { exact: true }).waitFor();
  expect(await faults(anna)).toEqual([]);
  await bert.getByText('Anna asks you to a table.').waitFor();
  await button(bert, 'Go there').click();
  await bert.waitForURL(new RegExp(`#table/${next.id}`));

  await asked(eve, 'POST', `/tables/${next.id}/chat`, { text: '<b>rude</b>' });
  await anna.getByText('<b>rude</b>').waitFor();
  await button(anna, 'Eve').click();
  await button(anna, 'Report').click();
  await button(anna, 'Send the report').click();
  await anna.getByText('It is on its way to whoever runs this server.').waitFor();
  expect(await faults(anna)).toEqual([]);
  await button(anna, 'Mute').click();
  await anna.getByText('<b>rude</b>').waitFor({ state: 'hidden' });
  await bert.getByText('<b>rude</b>').waitFor();

  await open(bert, '#keeper', '&keeper');
  const token = bert.getByLabel('Your token');
  await token.fill('x'.repeat(TOKEN.length));
  await button(bert, 'Enter').click();
  await bert.getByText('No keeper has this token.').waitFor();
  await token.fill(TOKEN);
  await button(bert, 'Enter').click();
  await bert.getByRole('heading', { name: /^Eve/ }).waitFor();
  expect(await faults(bert)).toEqual([]);
  await button(bert, 'Seen to').click();
  await bert.getByText('Nobody complains.').waitFor();
  await bert.getByRole('listitem').filter({ hasText: 'saw to' }).waitFor();
  expect(house.complaints).toEqual([]);
});

test('two people: one founds a club, the other comes by its link and sits down at its table; no stranger sees it', async () => {
  const anna = await house.arrive('Anna');
  await anna.getByText('Found a club, or join one').click();
  await anna.getByLabel('Name of the club').fill('Les Trolls');
  await button(anna, 'Found it').click();
  await anna.getByRole('heading', { name: 'Les Trolls', level: 1 }).waitFor();
  const link = await anna.getByRole('textbox', { name: 'Invite people' }).inputValue();
  expect(await faults(anna)).toEqual([]);
  const bert = await house.arrive('Bert', new URL(link).hash);
  await resize(bert, { width: 390, height: 844 });
  await bert.getByText('You are invited to this club.').waitFor();
  await button(bert, 'Join the club').click();
  await bert.waitForURL(/#club\/[\w-]{22}$/);
  const eve = await house.arrive('Eve');
  await button(anna, 'New table for the club').click();
  await button(anna, 'Open the table').click();
  await anna.waitForURL(/#table/);
  await button(bert, 'Take a seat').waitFor();
  expect(await faults(bert)).toEqual([]);
  const listed: { club?: string }[] = (await asked(eve, 'GET', '/tables')).body.tables;
  expect(listed.filter(({ club }) => club !== undefined)).toEqual([]);
  await button(bert, 'Take a seat').click();
  await bert.waitForURL(/#table/);
  await open(eve, '#ranking');
  await eve.getByRole('heading', { name: 'Ranking' }).waitFor();
  expect(await faults(eve)).toEqual([]);
  // Whoever runs the server closes it: it cannot be taken back, so one press is not enough.
  await open(eve, '#keeper', '&clubs');
  await eve.getByLabel('Your token').fill(TOKEN);
  await button(eve, 'Enter').click();
  await eve.getByRole('listitem').filter({ hasText: 'led by Anna' }).waitFor();
  await button(eve, 'Close it: Les Trolls').click();
  expect(await faults(eve)).toEqual([]);
  await button(eve, 'Yes, for good: Les Trolls').click();
  await eve.getByText('There are no clubs.').waitFor();
  expect(house.complaints).toEqual([]);
});
