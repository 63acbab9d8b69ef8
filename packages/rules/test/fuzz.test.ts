/** A few seconds of what `npm run fuzz` does for hours: random games of every kind, held against every invariant after every move. */
import { beforeAll, describe, expect, test } from 'vitest';
import { NONE } from '../src/core/state.ts';
import { begin } from './game-text.ts';
import { invariants } from './invariants/index.ts';
import { type Failure, playAgain, playRandomly } from './random-game.ts';

const GAMES = 4;
const kinds = (['classic', 'azeroth'] as const).flatMap((edition) => [2, 3, 4, 5].map((seats) => ({ edition, seats })));
const failures: (Failure & { readonly reproduced: string })[] = [];
let moves = 0;

beforeAll(() => {
  for (const { edition, seats } of kinds) {
    for (let game = 0; game < GAMES; game++) {
      const seed = `test/${game}`;
      const played = playRandomly({ setup: { edition, seats, seed } }, seed, invariants);
      moves += played.moves;
      const reproduced = `npm run fuzz -- --edition ${edition} --seats ${seats} --seed test --game ${game}`;
      if (played.failure !== undefined) failures.push({ ...played.failure, reproduced });
    }
  }
}, 60_000);

describe('random games of both editions, two to five seats', () => {
  test.each([...invariants.map(({ name }) => name), 'always a legal move until the end', 'every listed move applies', 'the game ends'])(
    '%s',
    (name) => {
      expect(failures.filter(({ check }) => check === name).map(({ message, reproduced }) => `${message}: ${reproduced}`)).toEqual([]);
    },
  );

  test('they are games of some length', () => expect(moves).toBeGreaterThan(kinds.length * GAMES * 50));
});

describe('the net itself catches', () => {
  const setup = { edition: 'classic', seats: 2, seed: 'broken' } as const;
  const failureOf = (name: string): string | undefined => {
    const check = invariants.find((one) => one.name === name);
    const s = begin({ setup });
    s.tray[0]++;
    s.supply[0]--;
    s.tokens[s.holder.indexOf(NONE)] = 1;
    s.stacks = [[...s.stacks[0], s.columns[0][0]]];
    try {
      check?.state?.(s, { start: { setup }, lines: [], random: () => 0, mirror: s });
    } catch (error) {
      return error instanceof Error ? error.message : undefined;
    }
    return undefined;
  };

  test.each([
    ['tokens of each race are conserved between tray, hand, aside and map', /of \d+ \(tray/],
    ['pieces of each kind are conserved between box, hand, pile and map', /of \d+ \(box/],
    ['tokens stand only in held regions', /tokens of nobody/],
    ['each race tile exists once: on offer, in the stack or in play', /is there 2 times/],
  ])('a break of: %s', (name, message) => expect(failureOf(name)).toMatch(message));

  test('a written game whose moves do not fit', () => {
    expect(playAgain({ setup }, ['pick 0', 'pick 0'], invariants).failure?.check).toBe('every listed move applies');
  });
});
