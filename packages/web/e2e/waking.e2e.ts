/** Two people at games that take days: told on their devices, led from one table to the next, with orders for when they are away. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailSink, startMailSink } from '../../server/test/sinks.ts';
import { atTable, button, type House, hashOf, isMine, openHouse, playUntil } from './house.ts';
import { resize } from './pages.ts';
import { faults, faultsInBothColours, widthOf } from './table.ts';

let house: House;
let mail: MailSink;
beforeAll(async () => {
  mail = await startMailSink();
  house = await openHouse({ ELBOWROOM_SMTP: mail.url, ELBOWROOM_ADDRESS: 'https://play.example' });
});
afterAll(async () => {
  await house?.close();
  await mail?.stop();
});

/** No push service is to be had here: the browser says what it would be given by one. */
const SUBSCRIBES = `
  globalThis.PushManager ??= class {};
  globalThis.Notification ??= class {};
  Object.defineProperty(Notification, 'permission', { get: () => globalThis.localStorage.getItem('allowed') ?? 'default' });
  Notification.requestPermission = async () => { localStorage.setItem('allowed', 'granted'); return 'granted'; };
  const keys = { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  const endpoint = 'https://push.example.com/' + Math.random();
  const pushManager = { subscribe: async () => ({ toJSON: () => ({ endpoint, keys }) }), getSubscription: async () => undefined };
  Object.defineProperty(ServiceWorkerContainer.prototype, 'ready', { get: async () => ({ pushManager }) });
`;

const slow = { seats: ['me', 'open'], clock: 86_400, reserve: 259_200, holidays: 14 };

async function slowTable(): Promise<{ anna: Page; bert: Page }> {
  const { page: anna, hash } = await house.host('Anna', slow, SUBSCRIBES);
  const bert = await house.arrive('Bert', hash, SUBSCRIBES);
  await button(bert, /^Sit here/)
    .first()
    .click();
  await Promise.all([atTable(anna), atTable(bert)]);
  return { anna, bert };
}

test('a device is told what it wakes for, and forgotten again', async () => {
  const anna = await house.arrive('Anna', '#online', SUBSCRIBES);
  await button(anna, 'Tell me on this device').click();
  const chat = anna.getByLabel('Somebody talks');
  await chat.waitFor();
  expect([await chat.isChecked(), await anna.getByLabel('It is my turn').isChecked()]).toEqual([false, true]);
  await chat.check();
  expect(await faults(anna)).toEqual([]);
  await anna.reload();
  await expect.poll(() => anna.getByLabel('Somebody talks').isChecked()).toBe(true);
  await button(anna, 'Not on this device any more').click();
  await button(anna, 'Tell me on this device').waitFor();

  await anna.getByText('Tell me by mail').click();
  await anna.getByLabel('Mail address').fill('anna@example.com');
  await anna.keyboard.press('Enter');
  await anna.getByText('waits for your yes').waitFor();
  await expect.poll(() => mail.mails.length).toBe(1);
  const [link = ''] = /#mail\/[\w.-]+/.exec(mail.mails[0]?.text ?? '') ?? [];
  await anna.goto(`${house.address}/?lang=en&pace=none&mail${link}`);
  await button(anna, 'Yes, write to me').click();
  await anna.getByText('Done: this mailbox will be told.').waitFor();
  expect(await faults(anna)).toEqual([]);
  await anna.goto(`${house.address}/?lang=en&pace=none&settings#online`);
  await anna.getByText('anna@example.com').waitFor();
  expect(await anna.getByText('waits for your yes').count()).toBe(0);
  await button(anna, 'No more mail').click();
  await anna.getByText('anna@example.com').waitFor({ state: 'hidden' });
  expect(house.complaints).toEqual([]);
  await house.empty();
});

test('whoever joins a game that takes days is asked once, and leaves orders and days off in its menu', async () => {
  const { anna, bert } = await slowTable();
  await anna.getByText('Shall this device tell you').waitFor();
  await button(anna, 'No, thanks').click();
  await button(bert, 'Tell me on this device').click();
  await anna.reload();
  await atTable(anna);
  expect(await anna.getByText('Shall this device tell you').count()).toBe(0);
  await button(anna, 'Table').click();
  await anna.getByRole('radio', { name: 'As the planner would', exact: true }).check();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await anna.getByLabel('From').fill(tomorrow);
  await anna.getByLabel('Until, inclusive').fill(tomorrow);
  await button(anna, 'Announce').click();
  await button(anna, 'Withdraw the days off to come').click();
  await anna.getByText('Done: your clocks run as they did.').waitFor();
  await button(anna, 'Withdraw the days off to come').waitFor({ state: 'hidden' });
  expect(await faultsInBothColours(anna)).toEqual([]);
  await resize(anna, { width: 390, height: 844 });
  expect(await widthOf(anna)).toBeLessThanOrEqual(390);
  await anna.reload();
  await atTable(anna);
  await button(anna, 'Table').click();
  await expect.poll(() => anna.getByRole('radio', { name: 'As the planner would', exact: true }).isChecked()).toBe(true);
  await house.empty();
});

test('one table leads to the next where it is one’s turn', async () => {
  const { anna, bert } = await slowTable();
  const first = hashOf(anna);
  await expect.poll(async () => (await isMine(anna)) || (await isMine(bert))).toBe(true);
  const mover = (await isMine(anna)) ? anna : bert;
  // There it is always their turn: the page looks once, and then not again for a minute.
  const opened = await mover.request.post(`${house.address}/api/v1/tables`, {
    data: { edition: 'classic', private: true, seats: ['me', 'me'], openPurses: true },
  });
  const { id }: { id: string } = await opened.json();
  await playUntil([mover], async () => !(await isMine(mover)));
  await button(mover, 'Table').click();
  await mover.getByRole('radio', { name: /^Hold regions that I pick/ }).check();
  const regions = mover.getByRole('group', { name: 'Regions to hold, strongest first' }).getByRole('checkbox');
  await expect.poll(() => regions.count()).toBeGreaterThan(0);
  await regions.first().uncheck();
  expect(await regions.first().isChecked()).toBe(false);
  await mover.keyboard.press('Escape');
  await button(mover, /^Next turn/).click();
  await expect.poll(() => hashOf(mover)).toBe(`#table/${id}`);
  expect(first).not.toBe(hashOf(mover));
  await mover.goto(`${house.address}/?lang=en&pace=none#online`);
  await mover.getByRole('heading', { name: 'Your turn' }).waitFor();
  await button(mover, 'Play').first().click();
  await atTable(mover);
  expect(house.complaints).toEqual([]);
});
