import { apply, cost, determinize, forecast, legalMoves, newGame, toDecide, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { outlook, prices } from './outlook.ts';

/** A game in which whoever decides takes what is listed in the middle: everything that can happen happens now and then. */
function* moments(edition: 'classic' | 'azeroth', seed: string) {
  let state = newGame({ edition, seats: 3, seed });
  for (let i = 0; toDecide(state) !== undefined && i < 400; i++) {
    yield state;
    const moves = legalMoves(state);
    state = apply(state, moves[(i * 7) % moves.length] ?? 'done').state;
  }
}

test.each(['classic', 'azeroth'] as const)('%s: whatever is hidden, those who look on are told the same', (edition) => {
  for (const state of moments(edition, 'gallery')) {
    const seen = view(state, undefined);
    const told = [outlook(seen), prices(seen, 99)];
    for (const seed of ['one', 'two']) {
      const other = view(determinize(seen, seed), undefined);
      expect([outlook(other), prices(other, 99)]).toEqual(told);
    }
  }
});

test('the seat on turn is told what it will score, the others what they would', () => {
  for (const state of moments('classic', 'truth')) {
    const seats = outlook(view(state, undefined));
    expect(seats).toHaveLength(3);
    expect(seats.map(({ items }) => items)[state.turn]).toEqual(forecast(state));
  }
});

test('prices are those that the seat on turn pays, the cheapest first, and none where nobody conquers', () => {
  let priced = 0;
  for (const state of moments('classic', 'prices')) {
    const told = prices(view(state, undefined), 4);
    expect(told.map(({ tokens }) => tokens)).toEqual(told.map(({ tokens }) => tokens).sort((a, b) => a - b));
    for (const { region, tokens } of told) expect(cost(state, region).total).toBe(tokens);
    priced += told.length;
  }
  expect(priced).toBeGreaterThan(0);
});
