/** What is known of a turn from an earlier playout does not show: every playout comes to what it would come to by itself, with as many steps counted. */
import { clone, newGame, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { foreseen, forgetTurns } from '../src/foreseen.ts';
import { purseOf } from '../src/purse.ts';
import { follow, rollout } from '../src/rollout.ts';
import { imagined } from '../src/seeing.ts';
import { finishTurn } from '../src/tidy.ts';
import { weightsFor } from '../src/weights.ts';

const WORLDS = 4;
const PLENTY = 1e9;

test.each([
  { edition: 'classic', seats: 2 },
  { edition: 'azeroth', seats: 3 },
  { edition: 'azeroth', variant: 'battle', seats: 4 },
] as const)('in $edition $variant with $seats seats', (game) => {
  const s = newGame({ ...game, seed: 'foreseen', rounds: 5 });
  const weights = weightsFor(s);
  for (let turn = 0; turn < game.seats; turn++) {
    follow(s, s.turn, foreseen(s, weights, s.turn).plans[0].moves);
    finishTurn(s, weights, s.turn);
  }
  const seat = s.turn;
  const [{ moves }] = foreseen(s, weights, seat).plans;
  const playouts = (isForgetful: boolean): string[] => {
    forgetTurns();
    return Array.from({ length: WORLDS }, (_, run) => {
      if (isForgetful) forgetTurns();
      const purse = purseOf({ steps: 1 }, PLENTY, 0);
      return `${rollout(moves, imagined(view(s, seat), 'seed', run), run, seat, weights, purse)} ${purse.left()}`;
    });
  };
  expect(playouts(false)).toEqual(playouts(true));
});

test('a turn that was planned before is not planned again', () => {
  const s = newGame({ edition: 'classic', seats: 2, seed: 'foreseen' });
  const again = clone(s);
  again.counters[0]++;
  expect(foreseen(again, weightsFor(s), s.turn)).toBe(foreseen(s, weightsFor(s), s.turn));
  again.coins[0]++;
  expect(foreseen(again, weightsFor(s), s.turn)).not.toBe(foreseen(s, weightsFor(s), s.turn));
});
