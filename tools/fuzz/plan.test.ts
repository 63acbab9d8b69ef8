import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { kindsOf, planned, reproduction } from './plan.ts';

const wanted = { editions: ['classic', 'azeroth'], seats: [2, 3, 4, 5], seed: 'x', pairs: false } as const;

test('all editions and numbers of seats come in turn', () => {
  expect(kindsOf(wanted)).toBe(8);
  const kinds = Array.from({ length: 8 }, (_, n) => planned(wanted, n).setup).map(({ edition, seats }) => `${edition} ${seats}`);
  expect(new Set(kinds).size).toBe(8);
});

test('with --pairs every race comes with every power', () => {
  const pairs = { ...wanted, editions: ['classic'], seats: [3], pairs: true } as const;
  expect(kindsOf(pairs)).toBe(14 * 20);
  const combos = Array.from({ length: 280 }, (_, n) => planned(pairs, n).top).map((top) => `${top?.race} ${top?.power}`);
  expect(new Set(combos).size).toBe(280);
});

test.each([wanted, { ...wanted, pairs: true }])('the line of a failure plays the same game again', (run) => {
  for (const n of [0, 1, 77, 1003]) {
    const game = planned(run, n);
    const line = reproduction(game, run.seed);
    const again = readOptions(line.split(' ').slice(4));
    expect(again).toMatchObject({ game: n, seed: 'x', editions: [game.setup.edition], seats: [game.setup.seats] });
    expect({ ...planned({ ...again, pairs: false }, n), ...(again.top === undefined ? {} : { top: again.top }) }).toEqual(game);
  }
});

test.each(['--seats 9', '--games many', '--edition moon', '--minutes 0', '--top elves,stout', '--what'])('%s is not understood', (line) => {
  expect(() => readOptions(line.split(' '))).toThrow();
});
