import { describe, expect, test } from 'vitest';
import {
  briefly,
  complete,
  hash,
  houseRuleCount,
  houseRules,
  newest,
  newGame,
  readings,
  rulingsOf,
  seatsForBoard,
  tileValue,
  view,
} from './index.ts';

const plain = { edition: 'azeroth', seats: 3, seed: 'x' } as const;
const none = { rulings: [], values: [], added: [], missing: [] };

describe('what differs', () => {
  test.each(['classic', 'azeroth'] as const)('nothing does in a game of %s as it is dealt', (edition) => {
    const setup = complete({ edition, seats: 4, seed: 'x' });
    expect(houseRules(setup)).toEqual(none);
    expect(houseRuleCount(houseRules(setup))).toBe(0);
  });

  test('all of it is found in a set-up, in the completed one and in what a spectator sees', () => {
    const setup = {
      ...plain,
      rounds: 6,
      openPurses: true,
      board: ['L1a', 'S1a'],
      rulings: { 'bombs-water': 'never' },
      values: { tauren: 9, miner: 3 },
    } as const;
    const found = {
      rounds: { here: 6, usual: 10 },
      openPurses: true,
      boardFor: 2,
      rulings: [{ name: 'bombs-water', reading: 'never', usual: 'may' }],
      values: [
        { tile: 'tauren', here: 9, usual: 11 },
        { tile: 'miner', here: 3, usual: 4 },
      ],
      added: [],
      missing: [],
    };
    for (const game of [setup, complete(setup), view(newGame(setup), undefined)]) expect(houseRules(game)).toEqual(found);
    expect(houseRuleCount(houseRules(setup))).toBe(6);
  });

  test('readings and values that are said but as usual do not', () => {
    expect(houseRules({ ...plain, rounds: 10, rulings: { 'bombs-water': 'may' }, values: { tauren: 11 } })).toEqual(none);
  });

  test('a game of an older version says so, and is compared with that version', () => {
    const old = { ...plain, rules: 1, rulings: { 'bombs-water': 'may' } };
    expect(houseRules(old)).toEqual({ ...none, older: 1, rulings: [{ name: 'bombs-water', reading: 'may', usual: 'never' }] });
    expect(houseRuleCount(houseRules({ ...plain, rules: 1 }))).toBe(0);
  });

  test('tiles that are left out of the box are named', () => {
    const box = complete(plain).box?.filter((tile) => tile !== 'kobolds') ?? [];
    expect(houseRules({ ...plain, box })).toEqual({ ...none, missing: ['kobolds'] });
  });
});

test('every ruling belongs to an edition, and its readings can be asked of any version', () => {
  expect(Object.keys({ ...rulingsOf('classic'), ...rulingsOf('azeroth') }).sort()).toEqual(Object.keys(readings({})).sort());
  expect(readings({ rules: 1 })['bombs-water']).toBe('never');
  expect(readings({ rules: 1, rulings: { 'bombs-water': 'may' } })['bombs-water']).toBe('may');
  expect(readings({ rules: newest.version })).toEqual(readings({}));
});

test('the value of a tile is that of the table, or that of the version', () => {
  expect(tileValue({ ...plain, values: { tauren: 8 } }, 'tauren')).toBe(8);
  expect(tileValue(plain, 'tauren')).toBe(11);
  expect(tileValue({ edition: 'classic' }, 'swamp')).toBe(4);
  expect(tileValue(plain, 'amazons')).toBeUndefined();
});

test.each([
  ['classic-4', 4],
  [['L1a', 'S2b'], 2],
  [['S2b', 'L1a'], 2],
  ['L1a+M1b+M2a+S1a', 4],
  [['L1a'], undefined],
  ['nowhere', undefined],
])('%j is made for %j seats', (board, seats) => {
  expect(seatsForBoard(board)).toBe(seats);
});

test('a set-up in brief deals the same game', () => {
  const setup = { ...plain, rulings: { 'bombs-water': 'never' } };
  const whole = complete(setup);
  const brief = briefly(whole);
  expect(brief).not.toHaveProperty('box');
  expect(brief).not.toHaveProperty('values');
  expect(brief).toMatchObject({ rules: newest.version, rulings: setup.rulings });
  expect(hash(newGame(brief))).toBe(hash(newGame(whole)));
  const box = whole.box?.filter((tile) => tile !== 'kobolds') ?? [];
  expect(briefly({ ...whole, box })).toMatchObject({ box });
});
