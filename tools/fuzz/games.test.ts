/** A few seconds of what `npm run fuzz` does for hours: random games of every kind, held against every invariant after every move. */
import { beforeAll, describe, expect, test } from 'vitest';
import { editionOf } from '../../packages/rules/src/editions.ts';
import { invariants } from '../../packages/rules/test/invariants/index.ts';
import { type Failure, playRandomly } from '../../packages/rules/test/random-game.ts';
import { type Kind, kindsOf, type Planned, planned, reproduction, type Wanted } from './plan.ts';

const SEED = 'test';
/** One of each kind, and every fifth of them with homemade tiles. */
const GAMES = 12;

const evenly: Wanted = { editions: ['classic', 'azeroth', 'battle'], seats: [2, 3, 4, 5], seed: SEED, pairs: false };

/** A few of the pairs: every race, power, artifact and place of an edition is among them. */
function somePairs(kind: Kind, { races, powers }: Sizes, count: number): Planned[] {
  return Array.from({ length: count }, (_, i) => {
    const run: Wanted = { editions: [kind], seats: [2 + (i % 4)], seed: SEED, pairs: true };
    const pair = (i % races) * powers + (i % powers);
    return planned(run, (Math.floor(i / 2) * races * powers + pair) % kindsOf(run));
  });
}

interface Sizes {
  readonly races: number;
  readonly powers: number;
  readonly markers: number;
}

/** How many tiles there are, extras among them. */
function sizesOf(id: 'classic' | 'azeroth'): Sizes {
  const { races = [], powers = [], markers = [] } = editionOf(id) ?? {};
  return { races: races.length, powers: powers.length, markers: markers.length };
}
const classic = sizesOf('classic');
const azeroth = sizesOf('azeroth');

const games = [
  ...Array.from({ length: GAMES }, (_, number) => planned(evenly, number)),
  ...somePairs('classic', classic, Math.max(classic.races, classic.powers)),
  ...somePairs('azeroth', azeroth, Math.max(azeroth.races, azeroth.powers)),
  ...somePairs('battle', azeroth, 4),
];
const failures: (Failure & { readonly reproduced: string })[] = [];
let moves = 0;

beforeAll(() => {
  for (const game of games) {
    const played = playRandomly(game, game.seed, invariants);
    moves += played.moves;
    if (played.failure !== undefined) failures.push({ ...played.failure, reproduced: reproduction(game, SEED) });
  }
});

describe('random games of every edition, two to five seats', () => {
  test.each([...invariants.map(({ name }) => name), 'always a legal move until the end', 'every listed move applies', 'the game ends'])(
    '%s',
    (name) => {
      expect(failures.filter(({ check }) => check === name).map(({ message, reproduced }) => `${message}: ${reproduced}`)).toEqual([]);
    },
  );

  test('they are games of some length', () => expect(moves).toBeGreaterThan(games.length * 50));

  test.each([
    ['classic', classic],
    ['azeroth', azeroth],
  ] as const)('pairs of the %s edition: every race, power, artifact and place is among them', (edition, { races, powers, markers }) => {
    const pairs = games.filter(({ setup, top }) => setup.edition === edition && setup.variant === undefined && top !== undefined);
    expect(new Set(pairs.map(({ top }) => top?.race)).size).toBe(races);
    expect(new Set(pairs.map(({ top }) => top?.power)).size).toBe(powers);
    expect(new Set(pairs.flatMap((game) => game.markers ?? [])).size).toBe(markers);
  });
});
