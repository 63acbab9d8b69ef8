/** A game that is in the browser already, at the moment that a test is about. */
import { apply, complete, legalMoves, type Move, newGame, type Setup, type State, text, toDecide } from '@elbowroom/rules';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { desk } from './browser.ts';
import type { Site } from './site.ts';
import { complaintsOf } from './table.ts';

const COLOURS = ['blue', 'vermilion', 'green', 'yellow', 'purple'];

/** The first people on offer has no pieces of its own. */
export const setup: Setup & { readonly seats: readonly string[] } = {
  edition: 'classic',
  seats: ['Anna', 'Bert'],
  seed: 'plain',
  first: 0,
};

/** Moves of a seat that takes what it can, until the moment has come. */
export function movesUntil(isThere: (state: State, legal: readonly Move[]) => boolean, given: Setup = setup): string[] {
  const lines: string[] = [];
  let state = newGame(given);
  for (let legal = legalMoves(state); !isThere(state, legal); legal = legalMoves(state)) {
    const find = (type: Move['type']): Move | undefined => legal.find((move) => move.type === type);
    const move = find('conquer') ?? find('deploy') ?? find('done') ?? legal[0];
    if (move === undefined) throw new Error('that moment never comes');
    lines.push(text(move));
    state = apply(state, text(move)).state;
  }
  return lines;
}

export const isAnnas = (state: State): boolean => toDecide(state) === 0;

/** Puts that game into the browser, unless it is there and has gone on since. The first seat is somebody's at the screen, the others are bots'. */
export function keptScript(moves: readonly string[], given: Setup & { readonly seats: readonly string[] } = setup): string {
  const chairs = given.seats.map((name, seat) => ({ name, colour: COLOURS[seat], sitter: seat === 0 ? 'person' : 'novice' }));
  const game = { format: 3, id: 'kept', setup: complete(given), chairs, moves, begun: 1, touched: 1, isOver: false, round: 1 };
  return `localStorage.getItem('elbowroom.game.kept') ?? localStorage.setItem('elbowroom.game.kept', ${JSON.stringify(JSON.stringify(game))})`;
}

/** `script` runs before the page's own; `query`: what the address wishes. */
type Beside = { readonly script?: string; readonly query?: string };

/** The page at the table of that game; everything it complains of is kept. */
export async function visitKept(
  { browser, address }: Site,
  moves: readonly string[],
  options: BrowserContextOptions = {},
  given: Setup & { readonly seats: readonly string[] } = setup,
  { script = '', query = 'theme=light&pace=none' }: Beside = {},
): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ ...desk, ...options });
  const complaints = complaintsOf(page);
  await page.addInitScript(`${keptScript(moves, given)};${script}`);
  await page.goto(`${address}/?game=kept&lang=en&${query}`);
  await page.locator('.hit').first().waitFor({ state: 'attached' });
  return { page, complaints };
}
