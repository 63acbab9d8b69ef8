import { expect, test } from 'vitest';
import type { PastResult } from '../store/people/results.ts';
import { metIn, profileOf } from './profile.ts';

const result = (over: Partial<PastResult>): PastResult => ({
  game: 'g',
  edition: 'classic',
  seats: 2,
  ended: Date.UTC(2026, 10, 17),
  coins: 80,
  place: 1,
  hasWon: true,
  peoples: ['elves+flying'],
  declines: 1,
  rolls: 4,
  pips: 6,
  met: [],
  ...over,
});

test('results are summed by edition and by seats', () => {
  const { games, won, sums } = profileOf(
    [result({}), result({ coins: 91, place: 2, hasWon: false, declines: 2 }), result({ seats: 4 }), result({ edition: 'battle' })],
    [],
  );
  expect([games, won]).toEqual([4, 3]);
  expect(sums.map(({ edition, seats, games: count, won: wins }) => [edition, seats, count, wins])).toEqual([
    ['classic', undefined, 3, 2],
    ['classic', 2, 2, 1],
    ['classic', 4, 1, 1],
    ['battle', undefined, 1, 1],
    ['battle', 2, 1, 1],
  ]);
  expect(sums[1]).toMatchObject({ coins: 85.5, place: 1.5, declines: 1.5 });
});

test('a people counts once a game, and stands where its player came in', () => {
  const { peoples } = profileOf(
    [
      result({ seats: 3, place: 2, hasWon: false, peoples: ['elves+flying', 'elves+fire', 'trolls+wealthy'] }),
      result({ seats: 3, place: 1, peoples: ['elves+hill'] }),
    ],
    [],
  );
  expect(peoples).toEqual([
    { edition: 'classic', race: 'elves', games: 2, won: 1, standing: 0.75 },
    { edition: 'classic', race: 'trolls', games: 1, won: 0, standing: 0.5 },
  ]);
});

test('accuracy is that of games that were reviewed, and nothing where none was', () => {
  expect(profileOf([result({})], [])).not.toHaveProperty('accuracy');
  expect(profileOf([result({ accuracy: 90 }), result({}), result({ accuracy: 71 })], []).accuracy).toEqual({ mean: 80.5, games: 2 });
});

test('luck is told by month, in pips ahead of what dice do', () => {
  const { luck } = profileOf([result({}), result({ pips: 1 }), result({ ended: Date.UTC(2026, 8, 1), rolls: 2, pips: 5 })], []);
  expect(luck).toEqual([
    { month: '2026-09', rolls: 2, ahead: 3 },
    { month: '2026-11', rolls: 8, ahead: -1 },
  ]);
});

test('somebody is met once at a table, with the best of their seats', () => {
  const bert = (place: number) => ({ person: 'bert', place });
  const cleo = (place: number) => ({ person: 'cleo', place });
  const met = metIn([
    result({ game: '1', place: 2, met: [bert(1), bert(4), cleo(3)] }),
    result({ game: '1', place: 4, met: [bert(1), bert(4), cleo(3)] }),
    result({ game: '2', place: 2, met: [bert(2)] }),
  ]);
  expect(met).toEqual([
    { person: 'bert', games: 2, before: 0, behind: 1 },
    { person: 'cleo', games: 1, before: 1, behind: 0 },
  ]);
});
