import { expect, test } from 'vitest';
import { someMoves } from '../test/some-game.ts';
import { apply, history, legalMoves, newGame, view } from './index.ts';
import { look } from './look.ts';

test('a new game shows natives, combos and empty seats', () => {
  const table = look(view(newGame({ edition: 'classic', seats: ['Anna', 'Bert', 'Chloé'], seed: 'look', first: 0 }), 0));
  expect(table.phase).toBe('pick');
  expect(table.offers).toHaveLength(6);
  expect(table.seats.map(({ name, coins, active }) => [name, coins, active])).toEqual([
    ['Anna', 5, undefined],
    ['Bert', undefined, undefined],
    ['Chloé', undefined, undefined],
  ]);
  for (const [r, { native = false }] of table.board.regions.entries()) expect(table.regions[r]!.holding?.race === 'natives').toBe(native);
});

test('a marker has no name while it lies face down', () => {
  const table = look(view(newGame({ edition: 'azeroth', seats: 2, seed: 'look' }), undefined));
  expect(table.regions.flatMap(({ markers }) => markers)).toEqual([
    { marker: 'sealed', kind: 'sealed' },
    { marker: 'sealed', kind: 'sealed' },
  ]);
});

test('a combo that is taken is somebody’s people, with its tokens in hand', () => {
  const start = newGame({ edition: 'classic', seats: 3, seed: 'look', first: 1 });
  const [top] = look(view(start, 1)).offers;
  const { seats, phase } = look(view(apply(start, legalMoves(start)[0]!).state, 0));
  expect(phase).toBe('conquest');
  expect(seats[1]!.active).toMatchObject({ race: top!.race, power: top!.power, regions: 0, hand: top!.tokens });
});

test('in the battle the offers are those of the team that plays, and it is named', () => {
  const { team, offers } = look(view(newGame({ edition: 'azeroth', variant: 'battle', seats: 2, seed: 'look' }), 1));
  expect(team).toBe('alliance');
  expect(new Set(offers.map(({ faction }) => faction))).toEqual(new Set(['alliance']));
  expect(look(view(newGame({ edition: 'azeroth', seats: 2, seed: 'look' }), undefined)).team).toBeUndefined();
});

test('the purse of somebody else is not there, and all of them are at the end', () => {
  const setup = { edition: 'azeroth', seats: 3, seed: 'purses' } as const;
  const past = history(setup, someMoves(setup));
  expect(past.steps.every((step) => step === past.end || look(step.view(1)).seats.every((seat, i) => 'coins' in seat === (i === 1)))).toBe(
    true,
  );
  expect(look(past.end.view(undefined)).seats.map(({ coins }) => coins)).toEqual(past.outcome?.coins);
});
