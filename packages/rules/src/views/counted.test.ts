import { expect, test } from 'vitest';
import { editions, someMoves } from '../../test/some-game.ts';
import { determinize, newGame, position, snapshot, step, view } from '../index.ts';

test.each(editions)('CORE-SETUP-2 in $edition $variant everybody can count what purses hold, and nobody looks into one', (edition) => {
  const setup = { ...edition, seats: 3, seed: 'counted' };
  const s = newGame(setup);
  for (const line of someMoves(setup).slice(0, -1)) {
    step(s, line);
    const seen = view(s, 0);
    expect(seen.seats[1]?.coins).toBeUndefined();
    expect(seen.seats.map(({ gained }) => gained)).toEqual(s.coins.map((coins) => coins - 5));
    expect(determinize(seen, 'any').coins).toEqual(s.coins);
  }
});

test('a position written by hand was not seen from its beginning: nobody has counted, before or after', () => {
  const { seats, ...rest } = snapshot(newGame({ edition: 'classic', seats: 2, seed: 'written' }));
  const s = position({ ...rest, seats: seats.map(({ gained: _, ...seat }) => ({ ...seat, coins: 30 })) });
  step(s, 'pick 0');
  expect(view(s, 0).seats.map(({ gained }) => gained)).toEqual([undefined, undefined]);
});

test('more cannot be won than there is', () => {
  const { seats, ...rest } = snapshot(newGame({ edition: 'classic', seats: 2, seed: 'rich' }));
  expect(() => position({ ...rest, seats: seats.map((seat) => ({ ...seat, gained: 6 })) })).toThrow('there are only 5 coins');
});
