import { toDecide, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { languages } from '../words/speak.ts';
import { tell } from '../words/tell.ts';
import { randomGame } from './recording.ts';
import { boardView, spectate } from './spectate.ts';

const games = (['classic', 'azeroth'] as const).flatMap((edition) => [2, 3, 4, 5].map((seats) => ({ edition, seats })));

test.each(games)('a random game of $edition for $seats ends, can be shown and told at every step', ({ edition, seats }) => {
  const { states, events, outcome } = randomGame({ edition, seats, seed: 'recording' });
  expect(outcome.winners.length).toBeGreaterThan(0);
  expect(events).toHaveLength(states.length);
  for (const state of states) {
    const seen = spectate(view(state, toDecide(state)));
    const { regions } = boardView(seen, languages.en);
    expect(regions).toHaveLength(seen.table.board.regions.length);
    for (const { label } of regions) expect(label).not.toMatch(/undefined|NaN/);
    for (const { cost, chance = 1 } of seen.attacks.values()) {
      expect(cost).toBeGreaterThanOrEqual(0);
      expect(chance).toBeGreaterThan(0);
    }
  }
  for (const words of Object.values(languages)) {
    const entries = tell(events, { words, edition, seats: ['A', 'B', 'C', 'D', 'E'], winners: outcome.winners });
    expect(entries.filter(({ kind }) => kind === 'round')).toHaveLength((states[0]?.rounds ?? 0) - 1);
    expect(JSON.stringify(entries)).not.toMatch(/undefined|NaN/);
  }
});

test('the same seed gives the same game', () => {
  const [a, b] = [1, 2].map(() => randomGame({ edition: 'classic', seats: 3, seed: 'twice' }).outcome);
  expect(a).toEqual(b);
});
