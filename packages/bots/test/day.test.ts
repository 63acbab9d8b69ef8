/** The deal of the day: what was dealt is never dealt otherwise, and its bots answer by the moves alone. */
import { createHash } from 'node:crypto';
import { hash, newGame, outcome } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { type DayDeal, dayAt, daysAfter, dealOf, FIRST_DAY, isDay } from '../src/day/deal.ts';
import { dayAnswers, dayPar, firstForged, openDayGame } from '../src/index.ts';

const dealt = (date: string): DayDeal => {
  const deal = dealOf(date);
  if (deal === undefined) throw new Error(`nothing on ${date}`);
  return deal;
};
const MONDAY = dealt('2026-11-16');

const sum = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
/** The whole deal, and how it lies on the table. */
const line = ({ setup, bots }: DayDeal): string =>
  `${setup.edition} ${JSON.stringify(setup.board)} ${bots.slice(1).join(' ')} ${sum(JSON.stringify(setup))} ${hash(newGame(setup))}`;

/** day/1. Never change a line of this: make another version, from a day to come on. */
const FROZEN: Readonly<Record<string, string>> = {
  '2026-11-01': 'azeroth ["L1b","M2b","M1b","S2a"] seasoned planner expert d70455ef63d78baf 2787b3311ef2add8',
  '2026-11-16': 'classic "classic-2" casual 44384cd1de24ffca 5f5671a4a20f9a9b',
  '2026-11-17': 'classic "classic-3" casual-settler casual-raider cec4f13dd6a55726 fe5b3c35dcb9b189',
  '2026-11-18': 'azeroth ["L1b","S1b"] seasoned 26f3a1e136ad28b0 a25dc558b9e570b6',
  '2026-11-19': 'classic "classic-4" casual casual-merchant seasoned 7f9b0115b2ed4168 7183b030aa44b2dc',
  '2026-11-20': 'azeroth ["L2a","M1a","S2a"] casual-raider planner bfb74cabc0770346 a97da1ec01f5d46c',
  '2026-11-21': 'classic "classic-3" planner f9eb077c99b39963 752ef16ecb3cf45a',
  '2028-02-29': 'classic "classic-3" casual-settler casual-raider 47e9337ee9604ea0 7f4ec2e680acc06f',
};

test.each(Object.entries(FROZEN))('what was dealt on %s is dealt for ever', (date, frozen) => {
  expect(line(dealt(date))).toBe(frozen);
});

test('a deal is complete: rules, box, board and rounds are written out, and no day is like another', () => {
  const week = Array.from({ length: 14 }, (_, i) => dealt(daysAfter(FIRST_DAY, i)));
  for (const { setup, bots, seat } of week) {
    expect(setup).toMatchObject({ rules: 2, rounds: expect.any(Number), seats: bots.length });
    expect(setup.box?.length).toBeGreaterThan(20);
    expect(setup.board).toBeDefined();
    expect(bots.flatMap((bot, i) => (bot === undefined ? [i] : []))).toEqual([seat]);
    expect(bots).not.toContain('master'); // who counts time
  }
  expect(new Set(week.map(({ setup }) => hash(newGame(setup)))).size).toBe(14);
  expect(new Set(week.map(({ bots }) => bots.length))).toEqual(new Set([2, 3, 4]));
  expect(dealt(daysAfter(FIRST_DAY, 8)).bots).toEqual(dealt(daysAfter(FIRST_DAY, 1)).bots);
});

test('days are those of Greenwich, and what is none is not dealt', () => {
  expect(dayAt(Date.UTC(2026, 10, 17, 23, 59))).toBe('2026-11-17');
  expect([daysAfter('2026-11-30', 1), daysAfter('2027-01-01', -1), daysAfter('2028-02-28', 1)]).toEqual([
    ...['2026-12-01', '2026-12-31', '2028-02-29'],
  ]);
  for (const text of ['2026-02-30', '2026-13-01', '2026-11-1', '2026-11-17 ', '', 'today']) {
    expect(isDay(text)).toBe(false);
    expect(dealOf(text)).toBeUndefined();
  }
  expect(dealOf(daysAfter(FIRST_DAY, -1))).toBeUndefined();
});

/** A whole game, with somebody in the person's seat who plays anything. */
function gameOf(deal: DayDeal): string[] {
  const game = openDayGame({ ...deal, bots: deal.bots.with(deal.seat, 'random') });
  const moves: string[] = [];
  for (let next = game.answer(); next !== undefined; next = game.answer()) {
    moves.push(next);
    game.play(next);
  }
  expect(outcome(game.state())).toBeDefined();
  return moves;
}
const moves = gameOf(MONDAY);

test('bots answer the same, however often the game was left and opened again in the middle of a turn', () => {
  const follows = dayAnswers();
  let answers = 0;
  for (const [i, move] of moves.entries()) {
    const answer = follows(MONDAY, moves.slice(0, i));
    if (answer === undefined) continue;
    expect(answer).toBe(move);
    if (++answers % 5 === 0) expect(dayAnswers()(MONDAY, moves.slice(0, i))).toBe(move);
  }
  expect(answers).toBeGreaterThan(30);
  expect(follows(MONDAY, moves.slice(0, 40))).toBe(dayAnswers()(MONDAY, moves.slice(0, 40)));
});

test('a move that a bot would not have made is found, in the whole game and in any part of it', () => {
  expect(firstForged(MONDAY, moves)).toBeUndefined();
  const forged = gameOf({ ...MONDAY, bots: [undefined, 'greedy'] });
  const first = firstForged(MONDAY, forged) ?? -1;
  expect(forged.slice(0, first)).toEqual(moves.slice(0, first));
  expect(firstForged(MONDAY, forged, first, first + 1)).toBe(first);
  expect(firstForged(MONDAY, forged, 0, first)).toBeUndefined();
  expect(() => firstForged(MONDAY, [...moves, 'done'])).toThrow();
});

test('what a bot makes of the seat of the person is the same each time', () => {
  const game = openDayGame(MONDAY, moves);
  expect(dayPar(MONDAY, 'random')).toEqual(outcome(game.state())?.coins);
});
