/** The deal of the day, from the room to the table and back: the bots end the game, the server plays it again, and the result is told. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDayGame } from '@elbowroom/bots';
import { type DayDeal, dealOf } from '@elbowroom/bots/day';
import { outcome, toDecide } from '@elbowroom/rules';
import { createServer, openStore, readConfig } from '@elbowroom/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealt, firstId } from '../src/school/day/day-save.ts';
import { written } from '../src/table/saved.ts';
import { built, desk, openBrowser } from './browser.ts';
import { complaintsOf, faultsInBothColours, widthOf } from './table.ts';

const DATE = '2026-11-03';
const NOON = Date.UTC(2026, 10, 3, 12);
const deal = dealOf(DATE) as DayDeal;

/** A game as a planner plays it, up to its last decision: what is left is the bots'. */
function played(): { readonly moves: readonly string[]; readonly coins: readonly number[] } {
  const game = openDayGame({ ...deal, bots: deal.bots.with(deal.seat, 'planner') });
  const lines: string[] = [];
  let own = 0;
  for (let next = game.answer(); next !== undefined; next = game.answer()) {
    lines.push(next);
    if (toDecide(game.state()) === deal.seat) own = lines.length;
    game.play(next);
  }
  return { moves: lines.slice(0, own), coins: outcome(game.state())?.coins ?? [] };
}
const { moves, coins } = played();

const folder = mkdtempSync(join(tmpdir(), 'elbowroom-day-'));
let address: string;
let stop: () => Promise<void>;
let page: Page;
beforeAll(async () => {
  const config = readConfig({ ELBOWROOM_DATA: folder, ELBOWROOM_LOG: 'silent', ELBOWROOM_BOT_THREADS: '1' });
  const store = { ...(await openStore(config)), now: () => NOON };
  const server = await createServer(built, { config, store });
  address = await server.listen({ host: '127.0.0.1', port: 0 });
  page = await (await openBrowser()).newPage(desk);
  stop = async () => {
    await page.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
});
afterAll(() => stop());

test('the bots answer the last move, the server plays the game again, and the result can be shared without giving anything away', async () => {
  const complaints = complaintsOf(page);
  const game = { ...dealt(deal, firstId(DATE), 'You', NOON), moves };
  await page.clock.setFixedTime(NOON);
  const yesterday = [{ date: '2026-11-02', coins: 80, margin: 3, place: 1, seats: 2, on: '2026-11-02' }];
  await page.addInitScript(
    `localStorage.getItem('elbowroom days') ?? localStorage.setItem('elbowroom days', ${JSON.stringify(JSON.stringify(yesterday))});localStorage.getItem('elbowroom.game.${game.id}') ?? localStorage.setItem('elbowroom.game.${game.id}', ${JSON.stringify(written(game))})`,
  );
  await page.request.post(`${address}/api/v1/guests`, { data: { name: 'Anna' } });
  await page.goto(`${address}/?day&lang=en&theme=auto&pace=instant`);
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.getByRole('button', { name: 'To the result of the day' }).click();
  const result = page.getByRole('region', { name: 'Your result' });
  await result.getByText(`${coins[0]} coins`).first().waitFor();
  const margin = (coins[0] ?? 0) - Math.max(...coins.slice(1));
  const ahead = `${margin < 0 ? '−' : '+'}${Math.abs(margin)}`;
  const place = ['First', 'Second', 'Third'][coins.slice(1).filter((other) => other > (coins[0] ?? 0)).length];
  const text = await result.getByLabel('Text to share').inputValue();
  expect(text.split('\n')).toEqual([
    'Elbowroom, deal of the day, Nov 3, 2026',
    `${place} of 3 · ${coins[0]} coins · ${ahead}`,
    expect.stringMatching(/^(🟦|🟩|⬜|🟨|🟥){10}$/u),
    `${address}/?day=${DATE}`,
  ]);
  const table = page.getByRole('region', { name: 'The table of the day' });
  await table.getByText('You are at place 1 of 1.').waitFor();
  expect(await table.getByRole('row').last().innerText()).toBe(`1\tAnna\t${coins[0]}\t${ahead}`);
  await expect.poll(() => result.getByRole('list', { name: 'In your seat' }).getByRole('listitem').count()).toBe(4);
  await page.getByText('2 days in a row').waitFor();
  expect(await faultsInBothColours(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await widthOf(page)).toBe(390);
  await page.getByRole('button', { name: 'Show the game' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: /wins with/ }).waitFor();
  expect(complaints).toEqual([]);
});
