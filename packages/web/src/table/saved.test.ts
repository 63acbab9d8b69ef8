import { readFileSync } from 'node:fs';
import { complete, newGame } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { shelfOf } from './fixtures/shelf.ts';
import { openLibrary, type Shelf } from './library.ts';
import { openLocalTable } from './local.ts';
import { FORMAT, readSaved, type SavedGame, written } from './saved.ts';

const old = readFileSync(new URL('./fixtures/format-1.json', import.meta.url), 'utf8');

const game: SavedGame = {
  format: FORMAT,
  id: 'abc',
  setup: complete({
    edition: 'azeroth',
    seats: ['Anna', 'Bert'],
    seed: 's',
    board: ['L1a', 'S1a'],
    first: 1,
    rulings: { 'bombs-water': 'never' },
    values: { miner: 5 },
    rounds: 7,
    openPurses: true,
  }),
  chairs: [
    { name: 'Anna', colour: 'green', sitter: 'person' },
    { name: 'Bert', colour: 'blue', sitter: 'master' },
  ],
  moves: ['pick 0'],
  begun: 1,
  touched: 2,
  isOver: false,
  round: 3,
};

test('a game of a format that named no rules goes on by the first version', () => {
  const { rules: _, ...setup } = game.setup;
  expect(readSaved(JSON.stringify({ ...game, format: 2, setup }))).toMatchObject({ game: { setup: { rules: 1 } } });
});

test('a game is read as it was written', () => {
  expect(readSaved(written(game))).toEqual({ game });
});

test('a fork is read as it was written, with chance from elsewhere and a board of its own', () => {
  const { board } = newGame({ edition: 'classic', seats: 2, seed: 's' }).world;
  const setup = complete({ edition: 'classic', seats: 2, seed: 's', board: { ...board, id: 'mine' }, anew: { after: 1, seed: 't' } });
  const fork = { ...game, setup, parent: { game: 'abc', names: ['Anna', 'Bert'], step: 1, played: 5 } };
  expect(readSaved(written(fork))).toEqual({ game: fork });
});

test('a fork that does not know its parent any more is a game all the same, and one with a broken set-up is named', () => {
  expect(readSaved(JSON.stringify({ ...game, parent: { game: 3 } }))).toEqual({ game });
  expect(readSaved(JSON.stringify({ ...game, setup: { ...game.setup, anew: 3 } }))).toEqual({ fault: 'broken' });
});

test('a game of the first format can still be played', () => {
  const read = readSaved(old);
  if (!('game' in read)) throw new Error(read.fault);
  expect(read.game.chairs).toEqual([
    { name: 'Anna', colour: 'blue', sitter: 'person' },
    { name: 'Bert', colour: 'vermilion', sitter: 'casual' },
  ]);
  const table = openLocalTable(read.game, { think: () => new Promise(() => undefined), keep: () => true, now: () => 0, grace: () => 0 });
  expect(table.seq).toBe(1);
  table.leave();
});

test.each([
  ['{', 'not-json'],
  ['[1]', 'foreign'],
  ['{"format":"x"}', 'foreign'],
  [JSON.stringify({ ...game, format: FORMAT + 1 }), 'newer'],
  [JSON.stringify({ ...game, moves: 'pick 0' }), 'broken'],
  [JSON.stringify({ ...game, chairs: game.chairs.slice(1) }), 'broken'],
  [JSON.stringify({ ...game, setup: { ...game.setup, edition: 'chess' } }), 'broken'],
])('%s is refused as %s', (text, fault) => {
  expect(readSaved(text)).toEqual({ fault });
});

test('games are listed latest first, and what cannot be read stays', () => {
  const library = openLibrary(shelfOf({ 'elbowroom.game.bad': '{"oops', 'elbowroom.language': 'fr' }));
  expect(library.keep(game)).toBe(true);
  expect(library.keep({ ...game, id: 'newer', touched: 9 })).toBe(true);
  expect(library.list().map(({ id }) => id)).toEqual(['newer', 'abc', 'bad']);
  expect(library.find('bad')).toEqual({ id: 'bad', fault: 'not-json', text: '{"oops' });
  library.remove('abc');
  expect(library.find('abc')).toBeUndefined();
});

test('without storage the page says so and goes on', () => {
  const refusing: Shelf = {
    ...shelfOf(),
    setItem: () => {
      throw new Error('quota');
    },
  };
  expect(openLibrary(refusing).keep(game)).toBe(false);
  expect(openLibrary(undefined).keep(game)).toBe(false);
  expect(openLibrary(undefined).list()).toEqual([]);
});

test('a game that the browser no longer keeps lives on in the page, as far as it has been played', () => {
  const full = shelfOf();
  const library = openLibrary(full);
  library.keep(game);
  expect(library.isSafe()).toBe(true);
  full.setItem = () => {
    throw new Error('quota');
  };
  const later = { ...game, moves: [...game.moves, 'pick 1'] };
  expect(library.keep(later)).toBe(false);
  expect(library.find(game.id)).toEqual({ id: game.id, game: later });
  expect(library.list()).toEqual([{ id: game.id, game: later }]);
  expect(library.isSafe()).toBe(false);
  library.remove(game.id);
  expect(library.find(game.id)).toBeUndefined();
});
