import { expect, test } from 'vitest';
import { apply, legalMoves, newGame } from './api.ts';
import { look } from './look.ts';

test('a new game shows natives, combos and empty seats', () => {
  const table = look(newGame({ edition: 'classic', seats: ['Anna', 'Bert', 'Chloé'], seed: 'look', first: 0 }));
  expect(table.phase).toBe('pick');
  expect(table.offers).toHaveLength(6);
  expect(table.seats.map(({ name, coins, active }) => [name, coins, active])).toEqual([
    ['Anna', 5, undefined],
    ['Bert', 5, undefined],
    ['Chloé', 5, undefined],
  ]);
  for (const [r, { native = false }] of table.board.regions.entries()) expect(table.regions[r]!.holding?.race === 'natives').toBe(native);
});

test('a marker has no name while it lies face down', () => {
  const table = look(newGame({ edition: 'azeroth', seats: 2, seed: 'look' }));
  expect(table.regions.flatMap(({ markers }) => markers)).toEqual([
    { marker: 'sealed', kind: 'sealed' },
    { marker: 'sealed', kind: 'sealed' },
  ]);
});

test('a combo that is taken is somebody’s people, with its tokens in hand', () => {
  const start = newGame({ edition: 'classic', seats: 3, seed: 'look', first: 1 });
  const [top] = look(start).offers;
  const { seats, phase } = look(apply(start, legalMoves(start)[0]!).state);
  expect(phase).toBe('conquest');
  expect(seats[1]!.active).toMatchObject({ race: top!.race, power: top!.power, regions: 0, hand: top!.tokens });
});

test('in the battle the offers are those of the team that plays, and it is named', () => {
  const { team, offers } = look(newGame({ edition: 'azeroth', variant: 'battle', seats: 2, seed: 'look' }));
  expect(team).toBe('alliance');
  expect(new Set(offers.map(({ faction }) => faction))).toEqual(new Set(['alliance']));
  expect(look(newGame({ edition: 'azeroth', seats: 2, seed: 'look' })).team).toBeUndefined();
});
