import { expect, test } from 'vitest';
import { tilesIn } from './charter.ts';
import { newest, newGame, Refused, type Setup } from './index.ts';

/** The sentences about tiles that are missing. */
function missing(setup: Setup): string[] {
  try {
    newGame(setup);
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused;
    expect(refused.faults.every(({ code, rule, where }) => code === 'too-few' && rule === 'CORE-SETUP-3' && where === 'box')).toBe(true);
    return refused.faults.map(({ message }) => message);
  }
  return [];
}

const { classic, azeroth } = newest;
const classicRaces = Object.keys(classic.races);
const classicPowers = Object.keys(classic.powers);
const boxed = (races: number, powers: number): string[] => [...classicRaces.slice(0, races), ...classicPowers.slice(0, powers)];

test.each([2, 3, 4, 5])('CORE-SETUP-3 the whole boxes are enough for %i seats', (seats) => {
  expect(missing({ edition: 'classic', seats, seed: 'x' })).toEqual([]);
  expect(missing({ edition: 'azeroth', seats, seed: 'x', box: tilesIn(azeroth) })).toEqual([]);
  expect(missing({ edition: 'azeroth', variant: 'battle', seats, seed: 'x', box: tilesIn(azeroth) })).toEqual([]);
});

test('CORE-SETUP-3 two races a seat and two more, a power a seat and two more', () => {
  expect(missing({ edition: 'classic', seats: 3, seed: 'x', box: boxed(8, 5) })).toEqual([]);
  expect(missing({ edition: 'classic', seats: 3, seed: 'x', box: boxed(7, 4) })).toEqual([
    'needs at least 8 races for 3 seats, has 7',
    'needs at least 5 powers for 3 seats, has 4',
  ]);
});

test('CORE-SETUP-3 homemade tiles count', () => {
  const homebrew = { races: [{ id: 'ogres', value: 5, effects: [] }], powers: [{ id: 'sly', value: 4, effects: [] }] };
  expect(missing({ edition: 'classic', seats: 3, seed: 'x', box: boxed(7, 4), homebrew })).toEqual([]);
});

test('CORE-SETUP-3 an artifact or place for each seat', () => {
  const box = tilesIn({ ...azeroth, markers: azeroth.markers.slice(0, 4) });
  expect(missing({ edition: 'azeroth', seats: 4, seed: 'x', box })).toEqual([]);
  expect(missing({ edition: 'azeroth', seats: 5, seed: 'x', box })).toEqual(['needs at least 5 artifacts and places for 5 seats, has 4']);
});

test('BA-DRAFT-1 each team needs races of its own', () => {
  const box = tilesIn(azeroth).filter((id) => !['draenei', 'night-elves', 'gnomes', 'humans'].includes(id));
  expect(missing({ edition: 'azeroth', seats: 2, seed: 'x', box })).toEqual([]);
  expect(missing({ edition: 'azeroth', variant: 'battle', seats: 2, seed: 'x', box })).toEqual([
    'needs at least 3 races of the alliance for 2 seats, has 2',
  ]);
});
