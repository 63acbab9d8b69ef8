import { expect, test } from 'vitest';
import { editionOf } from '../../packages/rules/src/editions.ts';
import { begin } from '../../packages/rules/src/record.ts';
import { readOptions } from './options.ts';
import { kindsOf, planned, reproduction, type Wanted } from './plan.ts';

const wanted = { editions: ['classic', 'azeroth', 'battle'], seats: [2, 3, 4, 5], seed: 'x', pairs: false } as const;
const classic = editionOf('classic')!;
const azeroth = editionOf('azeroth')!;
const all = (run: Wanted) => Array.from({ length: kindsOf(run) }, (_, n) => planned(run, n));

test('all editions and numbers of seats come in turn', () => {
  expect(kindsOf(wanted)).toBe(12);
  const kinds = all(wanted).map(({ setup }) => `${setup.edition} ${setup.variant} ${setup.seats}`);
  expect(new Set(kinds).size).toBe(12);
});

test('homemade tiles join in some games of every kind', () => {
  const games = Array.from({ length: 12 * 15 }, (_, n) => planned(wanted, n).setup).filter(({ homebrew }) => homebrew !== undefined);
  const kinds = games.map(({ edition, variant, seats, homebrew }) => `${edition} ${variant} ${seats} ${homebrew?.races?.[0]?.id}`);
  expect(new Set(kinds).size).toBe(12 * 3);
});

test('with --pairs every race comes with every power', () => {
  const pairs = { ...wanted, editions: ['classic'], seats: [3], pairs: true } as const;
  expect(new Set(all(pairs).map(({ top }) => `${top?.race} ${top?.power}`)).size).toBe(classic.races.length * classic.powers.length);
  expect(kindsOf(pairs)).toBe(classic.races.length * classic.powers.length);
});

test.each([2, 3, 4, 5])('with --pairs every pair of %i seats comes with every artifact and place on the map', (seats) => {
  const pairs = { ...wanted, editions: ['azeroth'], seats: [seats], pairs: true } as const;
  const games = all(pairs);
  const meetings = games.flatMap(({ top, markers = [] }) => markers.map((id) => `${top?.race} ${top?.power} ${id}`));
  expect(new Set(meetings).size).toBe(azeroth.races.length * azeroth.powers.length * azeroth.markers.length);
  const game = games.at(-1)!;
  const { markerAt, world } = begin(game);
  expect(
    world.markers
      .filter((_, m) => markerAt[m]! >= 0)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...(game.markers ?? [])].sort());
});

test('with --pairs the battle has the races of its factions', () => {
  const races = (seats: number): number =>
    new Set(all({ ...wanted, editions: ['battle'], seats: [seats], pairs: true }).map(({ top }) => top?.race)).size;
  const everyRace = azeroth.races.length;
  const sided = azeroth.races.filter(({ faction }) => faction !== 'neutral').length;
  expect([2, 3, 4, 5].map(races)).toEqual([sided, everyRace, sided, everyRace]);
});

test.each([wanted, { ...wanted, pairs: true }])('the line of a failure plays the same game again', (run) => {
  for (const n of [0, 1, 74, 77, 1003, 4321]) {
    const game = planned(run, n);
    const line = reproduction(game, run.seed);
    const again = readOptions(line.split(' ').slice(4));
    expect(again).toMatchObject({ game: n, seed: 'x', seats: [game.setup.seats] });
    expect(planned({ ...again, pairs: false }, n)).toEqual(game);
  }
});

test.each(['--seats 9', '--games many', '--edition moon', '--minutes 0', '--top elves,stout', '--game 1 --markers doomhammer', '--what'])(
  '%s is not understood',
  (line) => {
    expect(() => readOptions(line.split(' '))).toThrow();
  },
);
