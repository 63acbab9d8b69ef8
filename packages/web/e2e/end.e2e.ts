import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Game } from '../src/games/game.ts';
import { readGameText } from '../src/games/game-text.ts';
import { fragmentOf } from '../src/games/link.ts';
import { useSite } from './site.ts';
import { cardboard, complaintsOf, faults, faultsInBothColours, stepOf, widthOf } from './table.ts';

const site = useSite();

const folder = fileURLToPath(new URL('../../../goldens/', import.meta.url));
const NAMES = ['Anna', 'Bert', 'Chloé', 'Dara', 'Emil'];

/** A golden game, with people at its table. */
function golden(kind: string): { text: string; coins: number[]; game: Game } {
  const text = readFileSync(folder + readdirSync(folder).find((name) => name.startsWith(kind)), 'utf8');
  const { setup, moves } = readGameText(text);
  const coins = (/^coins: (.*)$/m.exec(text)?.[1] ?? '').split(' ').map(Number);
  return { text, coins, game: { setup: { ...setup, seats: NAMES.slice(0, Number(setup.seats)) }, moves } };
}

async function bytesOf(download: Download): Promise<Buffer> {
  return Buffer.concat(await (await download.createReadStream()).toArray());
}

async function visit(path: string, options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
  const page = await site.open(options);
  const complaints = complaintsOf(page);
  await page.goto(`${site.address}/${path}`);
  return { page, complaints };
}

test('a link shows the game: who won, every coin, and the board at its end, in light and dark', async () => {
  const { game, coins } = golden('azeroth-5-');
  const { page, complaints } = await visit(`?lang=en&theme=auto${await fragmentOf(game)}`);
  const most = Math.max(...coins);
  await page.getByRole('heading', { level: 1, name: `${NAMES[coins.indexOf(most)]} wins with ${most} coins` }).waitFor();
  const sums = page.getByRole('region', { name: 'Where the coins came from' });
  for (const table of await page.getByText('As a table').all()) await table.click();
  expect(await sums.getByRole('row', { name: /^Total/ }).innerText()).toBe(`Total\t${coins.join('\t')}`);
  await page.locator('.hit').first().waitFor();
  expect(await stepOf(page)).toBe(game.moves.length);
  expect(await faultsInBothColours(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the replay steps, jumps and plays', async () => {
  const { game } = golden('azeroth-2-');
  const { page, complaints } = await visit(`?lang=en${await fragmentOf(game, 3)}`);
  await page.locator('.hit').first().waitFor();
  expect(await stepOf(page)).toBe(3);
  const before = await cardboard(page);
  await page.getByRole('button', { name: 'One turn on' }).click();
  expect(await stepOf(page)).toBeGreaterThan(3);
  expect(await cardboard(page)).not.toEqual(before);
  await page.getByRole('button', { name: 'One turn back' }).click();
  expect(await stepOf(page)).toBe(0);
  await page.getByRole('button', { name: 'One step on' }).click();
  expect(await page.getByRole('region', { name: 'The game again' }).innerText()).toMatch(/Round 1: \w+[\s\S]*picks/);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => stepOf(page)).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Pause' }).click();
  const stopped = await stepOf(page);
  await page
    .getByRole('button', { name: /^Watch it/ })
    .first()
    .click();
  expect(await stepOf(page)).not.toBe(stopped);
  expect(complaints).toEqual([]);
});

test('the file that is saved can be opened again, and so can the link', async () => {
  const { game } = golden('battle-4-');
  const { page, complaints } = await visit(`?lang=en${await fragmentOf(game)}`);
  const title = page.getByRole('heading', { level: 1, name: /^The (Alliance|Horde) wins with \d+ coins$/ });
  await title.waitFor();
  const won = await title.innerText();
  await page.getByRole('region', { name: 'Factions' }).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as file' }).click()]);
  const saved = (await bytesOf(download)).toString();
  expect(readGameText(saved)).toMatchObject({ ...game, setup: { ...game.setup, board: expect.anything() } });
  const link = await page.getByLabel('Link of this game').inputValue();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Save as file' }).count()).toBe(0);
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: won }).waitFor();
  await page.getByRole('button', { name: 'Open a game …' }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'other.txt', mimeType: 'text/plain', buffer: Buffer.from(golden('classic-2-').text) });
  await page.getByRole('heading', { level: 1, name: /^Seat [A-E] wins with \d+ coins$/ }).waitFor();
  expect(complaints).toEqual([]);
});

test('the result is saved as a picture, under the policy that the server sends', async () => {
  const { game } = golden('azeroth-4-');
  const { page, complaints } = await visit(`?lang=en${await fragmentOf(game)}`, { bypassCSP: false });
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as picture' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^elbowroom-azeroth-.*\.png$/);
  const png = await bytesOf(download);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(1800);
  expect(png.readUInt32BE(20)).toBeGreaterThan(1000);
  expect(png.length).toBeGreaterThan(300_000);
  expect(png.length).toBeLessThan(5_000_000);
  expect(complaints).toEqual([]);
});

test('a damaged link and a foreign file are refused in plain words, in both languages', async () => {
  const { page } = await visit('?lang=en#game/1.AAAA');
  await page.getByRole('alert').getByText('This link or file is damaged').waitFor();
  await page.getByRole('button', { name: 'Open a game …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'cake.txt', mimeType: 'text/plain', buffer: Buffer.from('flour, eggs') });
  await dialog.getByText('This is no game of Elbowroom').waitFor();
  await dialog.getByRole('textbox').fill('edition: classic\nseats: 2\nseed: x\n\npick 0\nconquer 200\n');
  await dialog.getByRole('button', { name: 'Show the game' }).click();
  await dialog.getByText(/does not fit the rules. Move 2/).waitFor();
  expect((await dialog.innerText()).match(/Move 2/g)).toHaveLength(1);
  expect(await faults(page)).toEqual([]);
  await page.goto(`${site.address}/?lang=fr#game/7.AAAA`);
  await page.getByRole('alert').getByText('version plus récente').waitFor();
});

test('on a phone nothing runs over the edge, and it speaks French', async () => {
  const { page, complaints } = await visit(`?lang=fr${await fragmentOf(golden('classic-5-').game)}`, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  await page.getByRole('heading', { name: 'D’où viennent les pièces' }).waitFor();
  await page.locator('.hit').first().waitFor();
  expect(await widthOf(page)).toBe(360);
  // The whole map is in view, and what one looks at later is folded away.
  const room = await page.locator('.pane').evaluate((pane) => [pane.scrollWidth - pane.clientWidth, pane.scrollHeight - pane.clientHeight]);
  expect(Math.max(...room)).toBeLessThanOrEqual(1);
  expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThan(2600);
  await page.getByRole('button', { name: 'D’où viennent les pièces' }).click();
  await page.getByRole('region', { name: 'D’où viennent les pièces' }).getByText('En tableau').waitFor();
  expect(await faults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
