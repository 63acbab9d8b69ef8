/** What is kept of the position before does not show: looked at in any order, positions are worth what they are worth worked out from nothing. */
import { clone, moveBuffer, moves, newGame, type State, step, toDecide } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { chanceFrom } from '../src/chance.ts';
import { weightsFor } from '../src/weights.ts';
import { worth } from '../src/worth.ts';
import { plainWorth } from './plain-worth.ts';

const buffer = moveBuffer();
const chance = chanceFrom('worth');

/** Moves of random games, each tried out from the same position before one of them is played, as a search does. */
function positions(setup: Parameters<typeof newGame>[0]): State[] {
  const list: State[] = [];
  const s = newGame(setup);
  while (toDecide(s) !== undefined) {
    const legal = [...buffer.list.subarray(0, moves(s, buffer))];
    for (const move of legal.filter(() => chance(legal.length) < 3)) {
      const next = clone(s);
      step(next, move);
      list.push(next);
    }
    step(s, legal[chance(legal.length)]);
  }
  return list;
}

test.each([
  ...[2, 3, 4, 5].map((seats) => ({ edition: 'classic', seats }) as const),
  ...[2, 3, 4, 5].map((seats) => ({ edition: 'azeroth', seats }) as const),
  ...[2, 3, 4, 5].map((seats) => ({ edition: 'azeroth', variant: 'battle', seats }) as const),
])('in $edition $variant with $seats seats', (game) => {
  const [one, two] = ['one', 'two'].map((seed) => positions({ ...game, seed }));
  const mixed = [...one, ...two].sort((a, b) => a.round - b.round);
  const apart = [...one, ...mixed].map((s) => {
    const me = chance(s.active.length);
    return Math.abs(worth(s, weightsFor(s), me) - plainWorth(s, weightsFor(s), me));
  });
  expect(apart.length).toBeGreaterThan(100);
  expect(Math.max(...apart)).toBeLessThan(1e-9);
});
