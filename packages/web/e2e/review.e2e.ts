/** Games played on from any step, looked at again, and puzzles. */
import { readFileSync } from 'node:fs';
import { isFlagged, type Puzzle, puzzlesFrom, reviewTurn, turnJobs } from '@elbowroom/bots';
import { complete } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import type { Game } from '../src/games/game.ts';
import { readGameText } from '../src/games/game-text.ts';
import { fragmentOf } from '../src/games/link.ts';
import packed from '../src/school/puzzle/puzzles.json' with { type: 'json' };
import { markOf } from '../src/school/review/kept-reviews.ts';
import { useSite } from './site.ts';
import { complaintsOf, countOf, faults, stepOf, widthOf } from './table.ts';

const site = useSite();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const text = readFileSync(new URL('../../../goldens/classic-2-104.txt', import.meta.url), 'utf8');
const { setup, moves } = readGameText(text);
const game: Game = { setup: { ...setup, seats: ['Anna', 'Bert'] }, moves };

/** That game as this browser has played it. */
const kept = {
  format: 3,
  id: 'done',
  setup: complete(game.setup),
  chairs: [
    { name: 'Anna', colour: 'blue', sitter: 'person' },
    { name: 'Bert', colour: 'green', sitter: 'novice' },
  ],
  moves,
  begun: 1,
  touched: 1,
  isOver: true,
  round: 10,
};
/** All turns but the last, looked at in passing. */
const turns = turnJobs(kept.setup, moves, { steps: 200 }).slice(0, -1).map(reviewTurn);
const review = JSON.stringify({ format: 1, touched: 1, turns });
const keptScript = `
  localStorage.setItem('elbowroom.game.done', ${JSON.stringify(JSON.stringify(kept))});
  localStorage.getItem('elbowroom.review.${markOf(kept)}') ?? localStorage.setItem('elbowroom.review.${markOf(kept)}', ${JSON.stringify(review)});`;

test('a game from a link is played on in one click, and a fork names its parent', async () => {
  const page = await site.open();
  const complaints = complaintsOf(page);
  await page.goto(`${site.address}/?lang=en&pace=instant${await fragmentOf(game, 25)}`);
  await page.locator('.hit').first().waitFor();
  await page.getByRole('button', { name: 'Play on: who sits where …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await dialog.getByRole('radio', { name: 'as they fell' }).check();
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const log = page.getByRole('region', { name: 'Log' });
  await log.getByText('Plays on from the game of Anna, Bert, after 25 moves.').waitFor();
  expect(await log.getByRole('listitem').count()).toBeGreaterThan(10);
  await page.goBack();
  await page.getByRole('heading', { name: 'The game again' }).waitFor();
  await page.goto(`${site.address}/?lang=en`);
  await page.getByText('Plays on from the game of Anna, Bert, after 25 moves.').first().waitFor();
  expect(complaints).toEqual([]);
});

test('a game is looked at again from the hall: broken off, shown turn by turn, watched and tried again', async () => {
  const page = await site.open(phone, keptScript);
  const complaints = complaintsOf(page);
  await page.goto(`${site.address}/?learn&lang=en&pace=instant`);
  await page.getByRole('button', { name: /Anna, Bert/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Review' }).waitFor();
  // What was weighed before is there at once.
  await page.getByText(`${turns.length} of ${turns.length + 1} turns weighed`).waitFor();
  await page.getByRole('button', { name: 'Break off' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  const conquest = turns.filter(isFlagged).findIndex(({ facts }) => facts.best.won.length > 0);
  const card = page
    .getByRole('region', { name: /^Turns that could have been better/ })
    .getByRole('button', { expanded: false })
    .nth(conquest);
  await card.press('Enter');
  await page.locator('.hit').first().waitFor();
  expect(await countOf(page, '.hint-number')).toBeGreaterThan(0);
  expect(await widthOf(page)).toBe(390);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show in the replay' }).click();
  await expect.poll(() => stepOf(page)).toBeLessThan(moves.length);
  await page.getByRole('button', { name: 'Review' }).click();
  await page
    .getByRole('region', { name: /^The three turns/ })
    .getByRole('button', { expanded: false })
    .first()
    .click();
  await page.getByRole('button', { name: 'Retry this turn' }).click();
  // The turn may begin with the choice of a people, which has no buttons among the acts.
  await page.waitForURL(/\?game=/);
  await page.locator('.acts').first().waitFor({ state: 'attached' });
  expect(complaints).toEqual([]);
});

const { puzzles } = puzzlesFrom(packed);
const isDecline = ({ moves: lines }: Puzzle['plans'][number]): boolean => lines[0] === 'decline';
const puzzleWith = (is: (puzzle: Puzzle) => boolean): string => puzzles.find(is)?.id ?? '';

test('a puzzle is played on the table until its turn ends: wrong with the reason why, or solved', async () => {
  const page = await site.open();
  const complaints = complaintsOf(page);
  const wrong = puzzleWith(({ plans }) => !isDecline(plans[0]!) && plans.slice(1).some(isDecline));
  await page.goto(`${site.address}/?puzzle=${wrong}&lang=en&pace=instant`);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByRole('button', { name: /^Yes, decline/ }).click();
  await page.getByRole('heading', { name: 'Not this time' }).waitFor();
  await page.getByText(/coins at the end behind the best plan\.$/).waitFor();
  await page.locator('.hit').first().waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Decline', exact: true }).waitFor();
  const solved = puzzleWith(({ plans }) => isDecline(plans[0]!));
  await page.goto(`${site.address}/?puzzle=${solved}&lang=en&pace=instant`);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByRole('button', { name: /^Yes, decline/ }).click();
  await page.getByRole('heading', { name: 'Solved!' }).waitFor();
  await page.getByText('In a row: 1 · most: 1').waitFor();
  await page.getByText(/^1 of \d+ solved$/).waitFor();
  expect(complaints).toEqual([]);
});
