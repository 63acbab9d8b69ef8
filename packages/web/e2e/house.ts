/** A real server with a real database, and people who come to it, each with a browser of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, openStore, readConfig } from '@elbowroom/server';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { built } from './browser.ts';
import { giveBack, takePage } from './pages.ts';
import { actUntil, playerOf } from './player.ts';

export type House = {
  readonly address: string;
  readonly contexts: readonly BrowserContext[];
  /** Errors of all pages. */
  readonly complaints: readonly string[];
  /** Somebody's browser; the script runs before the page's own. */
  readonly visit: (script?: string) => Promise<Page>;
  /** Somebody new, who has a name already. How one gets one on the page is the matter of online.e2e.ts. */
  readonly arrive: (name: string, hash?: string, script?: string) => Promise<Page>;
  /** The same at a table of theirs, which waits for whoever else is wished for; its address. */
  readonly host: (name: string, wish: object, script?: string) => Promise<{ page: Page; hash: string }>;
  /** Everybody goes home. */
  readonly empty: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type Doors = Pick<House, 'contexts' | 'complaints' | 'visit' | 'empty'>;

/** Who comes and goes. */
function openDoors(): Doors {
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  return {
    contexts,
    complaints,
    visit: async (script) => {
      const page = await takePage({}, script);
      contexts.push(page.context());
      page.on('pageerror', (error) => complaints.push(error.message));
      return page;
    },
    empty: async () => {
      for (const page of contexts.splice(0).flatMap((context) => context.pages())) await giveBack(page);
    },
  };
}

type Settings = Readonly<Record<string, string>>;

/** Where the last server of this worker was: where the next one is found there, a browser need not fetch the page again. */
let vacant = 0;

/** A server whose games are the same in each run: what a test sees does not depend on luck. */
async function openServer(env: Settings): Promise<{ address: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-online-'));
  const config = readConfig({ ELBOWROOM_DATA: folder, ELBOWROOM_LOG: 'silent', ELBOWROOM_BOT_THREADS: '1', ELBOWROOM_TICK: '50', ...env });
  const kept = await openStore(config);
  let dealt = 0;
  const store: typeof kept = { ...kept, addGame: (game) => kept.addGame({ ...game, seed: `friends ${++dealt}` }) };
  const server = await createServer(built, { config, store });
  const listen = (port: number): Promise<string> => server.listen({ host: '127.0.0.1', port });
  const address = await listen(vacant).catch(() => listen(0));
  vacant = 0;
  const close = async (): Promise<void> => {
    await server.close();
    vacant = Number(new URL(address).port);
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, close };
}

export async function openHouse(env: Settings = {}): Promise<House> {
  const { address, close } = await openServer(env);
  const doors = openDoors();
  const ask = async (page: Page, path: string, data: object): Promise<unknown> => {
    const answer = await page.request.post(`${address}/api/v1/${path}`, { data });
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  };
  return {
    address,
    ...doors,
    arrive: async (name, hash = '#online', script) => {
      const page = await doors.visit(script);
      await ask(page, 'guests', { name });
      await page.goto(`${address}/?lang=en&pace=none${hash}`);
      if (hash === '#online') await page.getByLabel('Your name').waitFor();
      return page;
    },
    host: async (name, wish, script) => {
      const page = await doors.visit(script);
      await ask(page, 'guests', { name });
      const opened = await ask(page, 'tables', { edition: 'classic', private: true, ...wish });
      if (!(opened instanceof Object && 'id' in opened)) throw new Error('there is no table');
      const hash = `#table/${opened.id}`;
      await page.goto(`${address}/?lang=en&pace=none${hash}`);
      return { page, hash };
    },
    close: async () => {
      await doors.empty();
      await close();
    },
  };
}

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: typeof name === 'string' });
export const hashOf = (page: Page): string => new URL(page.url()).hash;
export const atTable = (page: Page): Promise<void> => page.locator('.hit').first().waitFor();
export const isMine = async (page: Page): Promise<boolean> => (await page.title()).startsWith('●');

/** More than anything here takes. */
const MOST_ACTS = 400;

/**
 * Whoever must decide decides, until it is so. That is asked again once it is somebody's turn: from then on nothing changes but by them,
 * so that nobody acts beyond it.
 */
export async function playUntil(pages: readonly [Page, ...Page[]], isSo: () => Promise<boolean>, isHasty = false): Promise<void> {
  const players = pages.map((page) => ({ page, player: playerOf(page, isHasty) }));
  const act = async (): Promise<boolean> => {
    let hasActed = false;
    for (const { page, player } of players) {
      if (!(await isMine(page))) continue;
      if (await isSo()) return true;
      hasActed = (await player.act()) || hasActed;
    }
    return hasActed;
  };
  await actUntil(pages[0], isSo, act, MOST_ACTS);
}

/** The same where it matters that turns pass, and not what happens in them. */
export const passUntil = (pages: readonly [Page, ...Page[]], isSo: () => Promise<boolean>): Promise<void> => playUntil(pages, isSo, true);

export const roundIs = (page: Page, round: number) => async () => (await page.title()).includes(`Round ${round} `);
