import { expect, test } from 'vitest';
import { withHouseRules } from '../test/house-rules.ts';
import { randomFrom } from '../test/random.ts';
import { complete, hash, newGame, Refused, type Setup } from './index.ts';

const plain: readonly Setup[] = [
  { edition: 'classic', seats: 3, seed: 'x' },
  { edition: 'azeroth', seats: ['Anna', 'Bert'], seed: 'x', first: 1 },
  { edition: 'azeroth', variant: 'battle', seats: 4, seed: 'x' },
  { edition: 'classic', seats: 2, seed: 'x', homebrew: { races: [{ id: 'ogres', value: 5, effects: [] }] } },
];
const house = Array.from({ length: 12 }, (_, i) => withHouseRules(plain[i % plain.length], randomFrom(`complete ${i}`), false));

test.each([...plain, ...house])('%j written out in full is the same game', (setup) => {
  expect(hash(newGame(complete(setup)))).toBe(hash(newGame(setup)));
});

test.each([...plain, ...house])('%j written out twice is what it was', (setup) => {
  expect(complete(complete(setup))).toEqual(complete(setup));
});

test('everything is there that a later version could fill in otherwise', () => {
  const { rules, box, rulings, values, rounds, board } = complete(plain[0]);
  expect({ rules, tiles: box?.length, rulings, values, rounds, board }).toEqual({
    rules: 2,
    tiles: 34,
    rulings: {},
    values: {},
    rounds: 10,
    board: 'classic-3',
  });
});

test('the seat that begins stays drawn unless it was chosen', () => {
  expect(complete(plain[0])).not.toHaveProperty('first');
  expect(complete(plain[1]).first).toBe(1);
});

test('what cannot be dealt is refused', () => {
  expect(() => complete({ ...plain[0], rules: 99 })).toThrow(Refused);
});
