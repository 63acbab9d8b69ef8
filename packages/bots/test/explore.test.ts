/** Whatever there is to spend, some plans are played on: with little of it fewer. */
import { legalMoves, newGame, type Setup, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { chosen, explored } from '../src/explore.ts';
import { purseOf } from '../src/purse.ts';
import { imagined } from '../src/seeing.ts';

const triedWith = (setup: Setup, steps: number): { plans: number; runs: number } => {
  const seen = view(newGame(setup), 0);
  const { blocks } = explored(imagined(seen, 'seed'), seen, 'seed', 0, purseOf({ steps }, steps, 0));
  return { plans: blocks[0]?.plans.length ?? 0, runs: blocks.reduce((sum, { plans, worlds }) => sum + plans.length * worlds, 0) };
};

test.each([
  { edition: 'classic', seats: 2, seed: 'little' },
  { edition: 'azeroth', seats: 4, seed: 'c' },
] as const)('in $edition', (setup) => {
  expect(legalMoves(newGame(setup)).length).toBeGreaterThan(2);
  const [little, much] = [triedWith(setup, 12_000), triedWith(setup, 60_000)];
  expect(little.plans).toBeGreaterThanOrEqual(2);
  expect(little.runs).toBeGreaterThanOrEqual(little.plans);
  expect(much.plans).toBeGreaterThan(little.plans);
  expect(much.runs).toBeGreaterThan(2 * little.runs);
});

test('a plan that was dropped after two lucky worlds is not taken in place of one that has stood the test', () => {
  const plan = (move: number) => ({ moves: [move], value: 0, ends: [] });
  const [lucky, sound, weak] = [plan(1), plan(2), plan(3)];
  const blocks = [
    { plans: ['1', '2', '3'], sums: [20, 22, 0], worlds: 2 },
    { plans: ['2', '3'], sums: [160, 200], worlds: 20 }, // then the third proves better than the second; of the first nothing more is known
  ];
  expect(chosen([lucky, sound, weak], blocks)).toBe(weak);
  expect(chosen([lucky, sound], [])).toBe(lucky);
});
