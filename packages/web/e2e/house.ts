/** A real server with a real database, and people who come to it, each with a browser of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, openStore, readConfig } from '@elbowroom/server';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { desk, openBrowser } from './browser.ts';
import { playerOf } from './player.ts';

export type House = {
  readonly address: string;
  readonly contexts: readonly BrowserContext[];
  /** Errors of all pages. */
  readonly complaints: readonly string[];
  /** Somebody's browser; the script runs before the page's own. */
  readonly visit: (script?: string) => Promise<Page>;
  /** Somebody new, who has a name already. How one gets one on the page is the matter of online.e2e.ts. */
  readonly arrive: (name: string, hash?: string, script?: string) => Promise<Page>;
  /** Everybody goes home. */
  readonly empty: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-online-'));
  const config = readConfig({ ELBOWROOM_DATA: folder, ELBOWROOM_LOG: 'silent', ELBOWROOM_BOT_THREADS: '1', ELBOWROOM_TICK: '50' });
  const kept = await openStore(config);
  let dealt = 0;
  // Each run deals the same games in the same order: what a test sees does not depend on luck.
  const store: typeof kept = { ...kept, addGame: (game) => kept.addGame({ ...game, seed: `friends ${++dealt}` }) };
  const server = await createServer(fileURLToPath(new URL('../dist', import.meta.url)), { config, store });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const browser = await openBrowser();
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  const visit = async (script?: string): Promise<Page> => {
    const context = await browser.newContext(desk);
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    page.on('pageerror', (error) => complaints.push(error.message));
    if (script !== undefined) await page.addInitScript(script);
    return page;
  };
  return {
    address,
    contexts,
    complaints,
    visit,
    arrive: async (name, hash = '#online', script) => {
      const page = await visit(script);
      const answer = await page.request.post(`${address}/api/v1/guests`, { data: { name } });
      if (!answer.ok()) throw new Error(await answer.text());
      await page.goto(`${address}/?lang=en&pace=none${hash}`);
      if (hash === '#online') await page.getByLabel('Your name').waitFor();
      return page;
    },
    empty: async () => {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
    close: async () => {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: typeof name === 'string' });
export const hashOf = (page: Page): string => new URL(page.url()).hash;
export const atTable = (page: Page): Promise<void> => page.locator('.hit').first().waitFor();
export const isMine = async (page: Page): Promise<boolean> => (await page.title()).startsWith('●');

/** Whoever must decide decides, until it is so. */
export async function playUntil(pages: readonly Page[], isSo: () => Promise<boolean>, most = 400): Promise<void> {
  const players = pages.map((page) => ({ page, player: playerOf(page) }));
  for (let i = 0; i < most; i++) {
    if (await isSo()) return;
    let hasActed = false;
    for (const { page, player } of players) if (await isMine(page)) hasActed = (await player.act()) || hasActed;
    if (!hasActed) await pages[0]?.waitForTimeout(40);
  }
  throw new Error(`it did not come to that: ${await pages[0]?.title()}`);
}

export const roundIs = (page: Page, round: number) => async () => (await page.title()).includes(`Round ${round} `);
