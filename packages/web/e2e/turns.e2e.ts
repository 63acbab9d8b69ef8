/** Online: being called to one's turn, running out of time, and pausing. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { atTable, button, type House, hashOf, isMine, openHouse, passUntil, playUntil } from './house.ts';
import { resize } from './pages.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => house.empty());
afterAll(() => house?.close());

/** Everything that would make a noise or a notice is counted; whoever has this page looks elsewhere. */
const EARS = `
  window.calls = { tones: 0, notices: [] };
  Object.defineProperty(document, 'hidden', { get: () => true });
  window.Notification = class {
    static permission = 'granted';
    constructor(title, { tag }) { window.calls.notices.push(title + ' ' + tag); }
    close() {}
  };
  window.AudioContext = class {
    currentTime = 0;
    resume() { return Promise.resolve(); }
    createBuffer() { return { copyToChannel() {} }; }
    createBufferSource() { return { connect: (to) => to, start() { window.calls.tones++; this.onended(); } }; }
    createGain() { return { gain: {}, connect: (to) => to }; }
  };
`;
type Calls = { readonly tones: number; readonly notices: readonly string[] };
const callsOf = (page: Page): Promise<Calls> => page.evaluate<Calls>('window.calls');

/** Two friends at a table that one of them has opened. */
async function meet(wish: object = {}, script?: string): Promise<{ anna: Page; bert: Page; hash: string }> {
  const { page: anna, hash } = await house.host('Anna', { seats: ['me', 'open'], ...wish }, script);
  const bert = await house.arrive('Bert', hash, script);
  await button(bert, /^Sit here/).click();
  await Promise.all([atTable(anna), atTable(bert)]);
  return { anna, bert, hash };
}

test('it is my turn: said by the title, by a sound and by a notification, once', async () => {
  const { anna, bert } = await meet({}, EARS);
  // A page that nobody has touched may make no sound.
  for (const page of [anna, bert]) await page.keyboard.press('Shift');
  // The first turn after the page was opened calls nobody: whoever opens it looks at it.
  await expect.poll(async () => (await isMine(anna)) || (await isMine(bert))).toBe(true);
  const first = (await isMine(anna)) ? anna : bert;
  const second = first === anna ? bert : anna;
  await passUntil([first], () => isMine(second));
  await expect.poll(() => callsOf(second)).toMatchObject({ tones: 1, notices: [expect.stringMatching(/^Elbowroom: Your turn/)] });
  expect(await callsOf(first)).toEqual({ tones: 0, notices: [] });
  await passUntil([second], () => isMine(first));
  await expect.poll(async () => (await callsOf(first)).notices.length).toBe(1);
  await passUntil([first], () => isMine(second));
  await expect.poll(async () => (await callsOf(second)).notices.length).toBe(2);
  expect((await callsOf(second)).tones).toBe(2);
  expect(house.complaints).toEqual([]);
});

test('the clock runs out: a bot plays, and the seat is handed back to whoever returns', async () => {
  const { anna, bert } = await meet({ clock: 5 });
  await expect.poll(async () => (await isMine(anna)) || (await isMine(bert))).toBe(true);
  const [late, other, name] = (await isMine(anna)) ? [anna, bert, 'Anna'] : [bert, anna, 'Bert'];
  await late.getByRole('timer').waitFor();
  await other.getByTitle(`${name}: a bot plays meanwhile`).waitFor();
  await late.getByText('A bot plays for you, because your time was up.').waitFor();
  await button(late, 'I am back').click();
  await late.getByText('A bot plays for you, because your time was up.').waitFor({ state: 'hidden' });
  await other.getByTitle(`${name}: here`).waitFor();
  await button(other, 'Chat').click();
  await other.getByRole('list', { name: 'Chat' }).getByText(`${name} is back.`).waitFor();
  await other.getByRole('region', { name: 'Notices' }).getByText(`${name} is back.`).waitFor();
  expect(await other.locator('.panel:has(#log) .aside').allInnerTexts()).toEqual([
    `${name} ran out of time. A bot plays meanwhile.`,
    `${name} is back.`,
  ]);
  await other.getByLabel('Say something').fill('half a sen');
  await button(other, 'Close: Chat').click();
  expect(await other.evaluate('document.activeElement.closest("button")?.textContent')).toContain('Chat');
  await button(other, 'Chat').click();
  expect(await other.getByLabel('Say something').inputValue()).toBe('half a sen');
  await button(other, 'Close: Chat').click();
  // From here on the seat waits for its person again.
  await passUntil([other], () => isMine(late));
  expect(house.complaints).toEqual([]);
});

test('a pause begins when everybody agrees, and ends when one goes on', async () => {
  const { anna, bert } = await meet({ clock: 60 });
  await button(anna, 'Table').click();
  await button(anna, /^Ask for a pause/).click();
  await bert.getByRole('region', { name: 'Notices' }).getByText('Anna would like a pause.').waitFor();
  await button(bert, 'Agree to the pause').click();
  for (const page of [anna, bert]) await page.getByText('Paused', { exact: true }).waitFor();
  await button(bert, 'Go on').click();
  for (const page of [anna, bert]) await page.getByText('Paused', { exact: true }).waitFor({ state: 'hidden' });
  expect(house.complaints).toEqual([]);
});

test('tokens are taken back online as they are at home; help gives the address back; there is no advice against people', async () => {
  const { anna, bert, hash } = await meet();
  await expect.poll(async () => (await isMine(anna)) || (await isMine(bert))).toBe(true);
  const [mover, watcher] = (await isMine(anna)) ? [anna, bert] : [bert, anna];
  const advice = button(mover, 'Advice');
  expect(await advice.getAttribute('aria-disabled')).toBe('true');
  await advice.click({ force: true });
  await mover.getByText('No advice at a table with other people').waitFor();
  await mover.keyboard.press('?');
  await mover.getByRole('dialog').waitFor();
  await mover.keyboard.press('Escape');
  await expect.poll(() => hashOf(mover)).toBe(hash);

  const home = mover.locator('.hit[aria-label*="place a token"]');
  await mover.locator('.whole:enabled').first().click();
  await button(mover, /^Take the /).click();
  // Whatever was dealt: after a single conquest more than three tokens are left, so that none of three is the last one, which would wait for the end of the turn.
  await button(mover, 'End conquests').waitFor();
  await playUntil([mover], async () => /takes .* for \d/.test(await mover.locator('.panel:has(#log)').innerText()));
  await button(mover, 'End conquests').click();
  for (let i = 0; i < 3; i++) await home.first().click({ force: true });
  const told = (page: Page, count: number) =>
    expect.poll(() => page.locator('.panel:has(#log) li:not(.aside)').last().innerText()).toMatch(new RegExp(`redeploys ${count} token`));
  await told(watcher, 3);
  await button(mover, /^Take one back from/)
    .first()
    .click({ force: true });
  await told(mover, 2);
  await told(watcher, 2);
  await mover.reload();
  await told(mover, 2);
  await button(mover, 'Take all back').click();
  await expect.poll(() => mover.locator('.hit[aria-label*="placed just now"]').count()).toBe(0);
  await expect.poll(() => watcher.locator('.panel:has(#log) li:not(.aside)').last().innerText()).not.toMatch(/redeploys/);
  expect(house.complaints).toEqual([]);
});

test('what the others say leaves a phone where somebody looks', async () => {
  const { anna, bert } = await meet({});
  await expect.poll(async () => (await isMine(anna)) || (await isMine(bert))).toBe(true);
  const [picking, other] = (await isMine(anna)) ? [anna, bert] : [bert, anna];
  await resize(picking, { width: 390, height: 844 });
  await picking.getByRole('heading', { name: 'Peoples on offer' }).waitFor();
  await button(picking, 'Map').click();
  await button(other, 'Chat').click();
  await other.getByLabel('Say something').fill('Take your time');
  await button(other, 'Send').click();
  await button(picking, /^Chat.*1 new message/).waitFor();
  expect(await picking.locator('[data-tab]').getAttribute('data-tab')).toBe('map');
  expect(house.complaints).toEqual([]);
});
