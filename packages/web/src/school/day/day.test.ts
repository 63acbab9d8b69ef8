import { openDayGame } from '@elbowroom/bots';
import { type DayDeal, dayAt, daysAfter, dealOf } from '@elbowroom/bots/day';
import { outcome } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { dayThought } from '../../table/day-thought.ts';
import { shelfOf } from '../../table/fixtures/shelf.ts';
import { openLocalTable } from '../../table/local.ts';
import { readSaved, written } from '../../table/saved.ts';
import { dayResultOf, leadOf, pictureOf } from './day-result.ts';
import { dealt, firstId, laterId } from './day-save.ts';
import { dayWords, signed } from './day-words.ts';
import { keepDiary, readDiary, streakOf, withDay } from './diary.ts';
import { shareText } from './share-text.ts';

const deal = dealOf('2026-11-16') as DayDeal;
const saved = dealt(deal, firstId(deal.date), 'Anna', 77);

test('a game of the day is kept as one, with its bots at the table', () => {
  expect(saved.chairs.map(({ name, sitter }) => `${name} ${sitter}`)).toEqual(['Anna person', 'Bert casual']);
  expect(saved.setup).toEqual({ ...deal.setup, seats: ['Anna', 'Bert'] });
  expect(readSaved(written(saved))).toEqual({ game: saved });
  expect(laterId(deal.date, 1)).not.toBe(saved.id);
});

test('at the table the bots of a day are told every move, and answer by these alone', async () => {
  const table = openLocalTable(saved, {
    think: async ({ day }) => (day && dayThought({ type: 'day', ...day }).lines[0]) ?? 'nothing',
    keep: () => true,
    now: () => 78,
    grace: () => 0,
  });
  await expect.poll(() => table.view.toDecide).toBe(deal.seat);
  const game = openDayGame(deal);
  const lines: string[] = [];
  for (let next = game.answer(); next !== undefined; next = game.answer()) {
    lines.push(next);
    game.play(next);
  }
  expect(lines.length).toBeGreaterThan(3);
  expect(table.steps.map(({ move }) => move)).toEqual(lines);
  expect(() => dayThought({ type: 'day', date: '2026-02-30', moves: [] })).toThrow('nothing is dealt');
  table.leave();
});

/** As somebody plays it who thinks of coins alone. */
function played(): { moves: string[]; coins: readonly number[] } {
  const game = openDayGame({ ...deal, bots: ['greedy', 'casual'] });
  const moves: string[] = [];
  for (let next = game.answer(); next !== undefined; next = game.answer()) {
    moves.push(next);
    game.play(next);
  }
  return { moves, coins: outcome(game.state())?.coins ?? [] };
}

test('a result has a square for each round, and is told without a word of how it was done', () => {
  const { moves, coins } = played();
  const result = dayResultOf({ setup: saved.setup, moves }, deal.seat);
  expect([result.coins, result.margin, result.seats]).toEqual([coins[0], (coins[0] ?? 0) - (coins[1] ?? 0), 2]);
  expect(result.leads).toHaveLength(deal.setup.rounds ?? 0);
  expect(result.leads.at(-1)).toBe(result.margin);
  expect([...pictureOf(result)]).toHaveLength(10);
  for (const language of ['en', 'fr'] as const) {
    const [first, second, squares, address] = shareText(deal.date, result, language, 'https://example.org/?day=2026-11-16').split('\n');
    expect(first).toContain('2026');
    expect(second).toBe(
      `${dayWords[language].placed(result.place, 2)} · ${dayWords[language].won(result.coins)} · ${signed(result.margin)}`,
    );
    expect([squares, address]).toEqual([pictureOf(result), 'https://example.org/?day=2026-11-16']);
  }
  expect([9, 8, 7, 0, -1, -8].map(leadOf)).toEqual(['far-ahead', 'far-ahead', 'ahead', 'level', 'behind', 'far-behind']);
  expect([3, 0, -3].map(signed)).toEqual(['+3', '0', '−3']);
});

test('the first game of a day stands in the diary, and days in a row are those that were played on the day', () => {
  const shelf = shelfOf();
  const [today, noon] = ['2026-11-17', Date.UTC(2026, 10, 17, 12)];
  const note = (date: string, finished: number, coins = 80): void =>
    keepDiary(shelf, withDay(readDiary(shelf), { date, coins, margin: 1, place: 1, seats: 2 }, finished));
  const DAY = 24 * 3_600_000;
  expect(streakOf(readDiary(shelf), today)).toBe(0);
  note(daysAfter(today, -1), noon - DAY);
  note(daysAfter(today, -2), noon - 2 * DAY);
  note(daysAfter(today, -3), noon); // later
  note(daysAfter(today, -4), noon - 4 * DAY);
  expect(streakOf(readDiary(shelf), today)).toBe(2);
  expect(streakOf(readDiary(shelf), daysAfter(today, 1))).toBe(0);
  note(today, noon);
  note(today, noon, 99);
  expect(streakOf(readDiary(shelf), today)).toBe(3);
  expect(readDiary(shelf)[0]).toEqual({ date: today, coins: 80, margin: 1, place: 1, seats: 2, on: dayAt(noon) });
  expect(readDiary(shelfOf({ 'elbowroom days': '{"no":"list"}' }))).toEqual([]);
  expect(readDiary(shelfOf({ 'elbowroom days': '[{"date":"2026-02-30"},7' }))).toEqual([]);
});
