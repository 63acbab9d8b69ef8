import { describe, expect, test } from 'vitest';
import { editions, someMoves } from '../../test/some-game.ts';
import { apply, newGame } from '../index.ts';
import { openView, seatViews } from './view.ts';

describe.each(editions)('in a game of $edition $variant', (edition) => {
  test.each([2, 5])(
    'with %i seats a view that is made from the one before is the view, and what stayed the same is the same object',
    (seats) => {
      const setup = { ...edition, seats, seed: `since ${seats}` };
      let [state, shared] = [newGame(setup), 0];
      let board = openView(state);
      const places = [undefined, ...state.names.keys()];
      let own = places.map((seat) => seatViews(state, seat));
      for (const line of someMoves(setup)) {
        const { state: next } = apply(state, line);
        const then = openView(next, { state, view: board });
        const seen = places.map((seat, i) => seatViews(next, seat, { state, view: own[i] }));
        expect(then).toEqual(openView(next));
        expect(seen).toEqual(places.map((seat) => seatViews(next, seat)));
        shared += then.regions.filter((region, r) => region === board.regions[r]).length;
        [state, board, own] = [next, then, seen];
      }
      expect(shared).toBeGreaterThan(someMoves(setup).length * (board.regions.length - 3));
    },
  );
});

test('what was seen of another game is not taken for this one', () => {
  const [two, three] = [2, 3].map((seats) => newGame({ edition: 'classic', seats, seed: 'other' }));
  expect(openView(three, { state: two, view: openView(two) })).toEqual(openView(three));
  expect(seatViews(three, 0, { state: two, view: seatViews(two, 0) })).toEqual(seatViews(three, 0));
});
