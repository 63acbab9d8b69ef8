/** Moments at which something moves, and what somebody does meanwhile: none of it waits for the motion. */
import { apply, legalMoves, newGame, type Setup, type State } from '@elbowroom/rules';
import type { Locator, Page } from 'playwright-core';
import { isAnnas, movesUntil, setup } from './given.ts';

type SeatedSetup = Setup & { readonly seats: readonly string[] };

export type Interruption = {
  /** What moves. */
  readonly name: string;
  readonly given: SeatedSetup;
  readonly moves: readonly string[];
  /** Sets it going. */
  readonly begin: (page: Page) => Promise<void>;
  /** Whether it moves, as a page knows it. */
  readonly isMoving: string;
  /** What is pressed meanwhile: a region, or a button. */
  readonly wanted: number | string;
  /** Whether that has been done, as a page knows it. */
  readonly isDone: string;
};

const replayed = (given: SeatedSetup, moves: readonly string[]): State =>
  moves.reduce<State>((state, move) => apply(state, move).state, newGame(given));

const conquestsOf = (state: State): number[] => legalMoves(state).flatMap((move) => (move.type === 'conquer' ? [move.region] : []));

const toConquer = movesUntil((state, legal) => isAnnas(state) && legal.some(({ type }) => type === 'conquer'));
const [first = 0] = conquestsOf(replayed(setup, toConquer));
const second = conquestsOf(replayed(setup, [...toConquer, `conquer ${first}`])).find((region) => region !== first) ?? 0;

const toThrow = movesUntil((state, legal) => isAnnas(state) && legal.some(({ type }) => type === 'roll'));
const [thrown = 0] = legalMoves(replayed(setup, toThrow)).flatMap((move) => (move.type === 'roll' ? [move.region] : []));
const [home = 0] = legalMoves(replayed(setup, [...toThrow, `roll ${thrown}`])).flatMap((move) =>
  move.type === 'deploy' ? [move.region] : [],
);

/** The others have few steps, and the last of them is a score. */
const others: SeatedSetup = { edition: 'classic', seats: ['Anna', 'Bert', 'Chloé'], seed: 'k', first: 0 };
const toExpand = movesUntil((state, legal) => state.round === 4 && isAnnas(state) && legal.some(({ type }) => type === 'expand'), others);

/** Where the cardboard of a region lies, which is in that region. */
export const lot = (page: Page, region: number): Locator => page.locator(`[data-lot="${region}"]`);
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const hasMoved = (moves: readonly string[], by: number): string =>
  `JSON.parse(localStorage.getItem('elbowroom.game.kept')).moves.length >= ${moves.length + by}`;
const FLYING = 'document.querySelector(".sky > svg") !== null';
const SCORED = 'document.querySelector("[data-testid=herald] .scored") !== null';
const EXPAND = 'document.querySelector("footer .main")?.textContent === "Expand"';

async function throwDie(page: Page): Promise<void> {
  await page.locator(`.hit[data-region="${thrown}"]`).focus();
  await page.keyboard.press('Enter');
  const asked = page.getByRole('button', { name: /^Roll/ }).first();
  if (await asked.isVisible()) await asked.press('Enter');
}

/** One step after the other, to the last. */
async function lastScore(page: Page): Promise<void> {
  await button(page, 'Watch again').click();
  while (!(await page.evaluate<boolean>(EXPAND))) await page.keyboard.press('s');
}

export const interruptions: readonly Interruption[] = [
  {
    name: 'tokens move',
    given: setup,
    moves: toConquer,
    begin: (page) => lot(page, first).click({ force: true }),
    isMoving: FLYING,
    wanted: second,
    isDone: hasMoved(toConquer, 2),
  },
  {
    name: 'regions change hands',
    given: others,
    moves: toExpand,
    begin: (page) => button(page, 'Watch again').click(),
    isMoving: FLYING,
    wanted: 'Skip to now',
    isDone: EXPAND,
  },
  {
    name: 'a score is shown',
    given: others,
    moves: toExpand,
    begin: lastScore,
    isMoving: `${SCORED} && ${EXPAND}`,
    wanted: 'Expand',
    isDone: hasMoved(toExpand, 1),
  },
  {
    name: 'a die is thrown',
    given: setup,
    moves: toThrow,
    begin: throwDie,
    isMoving: 'document.querySelector(".thrown.rolling") !== null',
    wanted: home,
    isDone: hasMoved(toThrow, 2),
  },
];
