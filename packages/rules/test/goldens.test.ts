/** Games that must never change, and games that once went wrong. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apply, outcome } from '../src/api.ts';
import { tilesIn } from '../src/charter.ts';
import { hash } from '../src/hash.ts';
import { begin, type GameRecord, readRecord, writeRecord } from '../src/record.ts';
import { newest } from '../src/versions/versions.ts';
import { invariants } from './invariants/index.ts';
import { playAgain } from './random-game.ts';
import { shown } from './showing.ts';

const folder = new URL('../../../goldens/', import.meta.url).pathname;
const gamesIn = (pattern: string): (GameRecord & { name: string; file: string })[] =>
  globSync(`${folder}${pattern}`)
    .sort()
    .map((path) => ({ path, file: readFileSync(path, 'utf8') }))
    .map(({ path, file }) => ({ name: basename(path, '.txt'), file, ...readRecord(file) }));

const goldens = gamesIn('*.txt');

describe('golden games', () => {
  test.each(goldens)('$name comes to the same end', ({ moves, claims, ...start }) => {
    let s = begin(start);
    for (const line of moves) s = apply(s, line).state;
    expect({ coins: outcome(s)?.coins, winners: outcome(s)?.winners, hash: hash(s) }).toEqual(claims);
  });

  test.each(goldens)('$name is written as it was read', ({ file, ...record }) => {
    expect(writeRecord(record)).toBe(file);
  });

  test.each(['classic', 'azeroth'] as const)(
    '%s: every race, power, artifact and place is played, used and held in at least three of at least twelve',
    (id) => {
      const shows = goldens
        .filter(({ setup }) => setup.edition === id && setup.variant === undefined)
        .map(({ moves, ...start }) => shown(start, moves));
      expect(tilesIn(newest[id]).filter((tile) => shows.filter((ids) => ids.has(tile)).length < 3)).toEqual([]);
      expect(shows.length).toBeGreaterThanOrEqual(12);
    },
  );

  test.each([2, 3, 4, 5])('the battle is there with %i seats', (seats) => {
    expect(goldens.filter(({ setup }) => setup.variant === 'battle' && setup.seats === seats).length).toBeGreaterThanOrEqual(1);
  });
});

describe('games that once went wrong', () => {
  test('are kept in a folder', () => expect(gamesIn('regressions/*.txt').length).toBeGreaterThanOrEqual(0));

  for (const { name, moves, ...start } of gamesIn('regressions/*.txt')) {
    test(`${name} holds every invariant`, () => expect(playAgain(start, moves, invariants).failure).toBeUndefined());
  }
});
