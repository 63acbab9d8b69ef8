import { look } from '@elbowroom/rules/look';
import { expect, test } from 'vitest';
import { languages } from '../words/speak.ts';
import { tell } from '../words/tell.ts';
import { attacksOf } from './attacks.ts';
import { boardView } from './board-view.ts';
import { randomGame } from './recording.ts';

const games = (['classic', 'azeroth'] as const).flatMap((edition) => [2, 3, 4, 5].map((seats) => ({ edition, seats })));

test.each(games)('a random game of $edition for $seats ends, can be shown and told at every step', ({ edition, seats }) => {
  const { game, start, viewAt, events, outcome } = randomGame({ edition, seats, seed: 'recording' });
  expect(outcome.winners.length).toBeGreaterThan(0);
  expect(events).toHaveLength(game.moves.length + 1);
  let attacks = 0;
  for (const step of events.keys()) {
    const seen = viewAt(step);
    const table = look(seen);
    expect(table.seats.every(({ coins }) => coins !== undefined)).toBe(true);
    const { regions } = boardView(table, languages.en);
    expect(regions).toHaveLength(table.board.regions.length);
    for (const { label } of regions) expect(label).not.toMatch(/undefined|NaN/);
    for (const { cost, chance = 1 } of attacksOf(
      { ...seen, ...(seen.toDecide !== undefined && { viewer: seen.toDecide }) },
      table,
    ).values()) {
      attacks++;
      expect(cost).toBeGreaterThanOrEqual(0);
      expect(chance).toBeGreaterThan(0);
    }
  }
  expect(attacks).toBeGreaterThan(0);
  for (const words of Object.values(languages)) {
    const entries = tell(events, { words, edition, seats: ['A', 'B', 'C', 'D', 'E'], winners: outcome.winners });
    expect(entries.filter(({ kind }) => kind === 'round')).toHaveLength(start.rounds - 1);
    expect(JSON.stringify(entries)).not.toMatch(/undefined|NaN/);
  }
});

test('the same seed gives the same game', () => {
  const [a, b] = [1, 2].map(() => randomGame({ edition: 'classic', seats: 3, seed: 'twice' }).outcome);
  expect(a).toEqual(b);
});
