import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { board } from '../test/scene.ts';
import { boardOf, newGame, Refused, snapshot } from './index.ts';
import { readSetup } from './read-setup.ts';

const fair = { edition: 'classic', seats: 3, seed: 'x' };

/** Code and place of every fault with which a set-up is refused. */
function faultsOf(setup: unknown): string[] {
  try {
    readSetup(setup);
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused;
    expect(refused.code).toBe('bad-setup');
    return refused.faults.map(({ code, where }) => `${code} ${where ?? ''}`.trim());
  }
  return [];
}

describe('seats', () => {
  test.each([2, 3, 4, 5])('CORE-SETUP-1 takes %d seats', (seats) => {
    expect(readSetup({ ...fair, seats }).names).toEqual(['Seat A', 'Seat B', 'Seat C', 'Seat D', 'Seat E'].slice(0, seats));
  });
  test.each([0, 1, 6, 1e9, -2, 2.5, Number.NaN, '3', null, undefined, {}])('CORE-SETUP-1 refuses %j seats', (seats) => {
    expect(faultsOf({ ...fair, seats })).toEqual([expect.stringMatching(/ seats$/)]);
  });
  test('CORE-SETUP-1 takes names, without the blanks around them', () => {
    expect(readSetup({ ...fair, seats: [' Anna', 'Éloïse 🐉'] }).names).toEqual(['Anna', 'Éloïse 🐉']);
  });
  test.each([
    ['too few', ['Anna'], 'too-few seats'],
    ['too many', ['a', 'b', 'c', 'd', 'e', 'f'], 'too-many seats'],
    ['blank', ['Anna', ' '], 'blank seats[1]'],
    ['endless', ['Anna', 'x'.repeat(41)], 'too-long seats[1]'],
    ['with a line break', ['Anna', 'Be\nrt'], 'control-character seats[1]'],
    ['that turn the writing round', ['Anna', 'Be\u202ert'], 'control-character seats[1]'],
    ['that are none', ['Anna', 7], 'not-a-text seats[1]'],
  ])('refuses names: %s', (_, seats, fault) => {
    expect(faultsOf({ ...fair, seats })).toEqual([fault]);
  });
  test('CORE-SETUP-5 lets the table say who starts', () => {
    expect(snapshot(newGame({ edition: 'classic', seats: 3, seed: 'x', first: 2 })).seat).toBe(2);
  });
  test.each([3, -1, 0.5, '0', null])('CORE-SETUP-5 refuses %j as the seat that starts', (first) => {
    expect(faultsOf({ ...fair, first })).toEqual([expect.stringMatching(/ first$/)]);
  });
});

describe('edition, variant, seed', () => {
  test.each(['chess', 'Classic', '__proto__', 7, null, undefined])('refuses the edition %j', (edition) => {
    expect(faultsOf({ ...fair, edition })).toEqual(['unknown-word edition']);
  });
  test('BA-RULES-1 plays the battle with the Azeroth edition only', () => {
    expect(readSetup({ ...fair, edition: 'azeroth', variant: 'battle' }).edition.variant).toBe('battle');
    expect(faultsOf({ ...fair, variant: 'battle' })).toEqual(['unknown-variant variant']);
    expect(faultsOf({ ...fair, edition: 'azeroth', variant: 'chaos' })).toEqual(['unknown-variant variant']);
    expect(faultsOf({ ...fair, edition: 'azeroth', variant: null })).toEqual(['unknown-variant variant']);
  });
  test('BA-TEAM-1 lets nobody but the first Alliance seat start the battle', () => {
    expect(faultsOf({ ...fair, edition: 'azeroth', variant: 'battle', first: 1 })).toEqual(['out-of-range first']);
  });
  test('names what is wrong with homemade tiles', () => {
    expect(faultsOf({ ...fair, homebrew: 3 })).toEqual(['not-homebrew homebrew']);
    expect(faultsOf({ ...fair, homebrew: {} })).toEqual([]);
  });
  test.each([
    [7, 'not-anew anew'],
    [{ after: 3, seed: 'y', later: 1 }, 'not-anew anew'],
    [{ after: -1, seed: 'y' }, 'out-of-range anew.after'],
    [{ after: 3 }, 'not-a-text anew.seed'],
    [{ after: 3, seed: 'y', unseen: 1 }, 'not-anew anew.unseen'],
    [{ after: 3, seed: 'y', before: { after: 3, seed: 'z' } }, 'out-of-range anew.before.after'],
  ])('refuses %j as what chance comes from later', (anew, fault) => {
    expect(faultsOf({ ...fair, anew })).toEqual([fault]);
  });
  test.each([
    ['', 'blank seed'],
    ['x'.repeat(201), 'too-long seed'],
    [7, 'not-a-text seed'],
    [undefined, 'not-a-text seed'],
  ])('refuses the seed %j', (seed, fault) => {
    expect(faultsOf({ ...fair, seed })).toEqual([fault]);
  });
});

describe('boards', () => {
  test('AZ-ISLAND-1 draws the islands of a game from its seed', () => {
    const drawn = readSetup({ edition: 'azeroth', seats: 4, seed: 'x' }).board;
    expect(drawn.id.split('+').map((face) => face.charAt(0))).toEqual(['L', 'M', 'M', 'S']);
    expect(readSetup({ edition: 'azeroth', seats: 4, seed: 'x' }).board).toBe(drawn);
  });
  test('takes a board by id, by faces, or as it is, and compiles ours once', () => {
    expect(readSetup({ ...fair, board: 'classic-5' }).board.id).toBe('classic-5');
    expect(readSetup({ ...fair, edition: 'azeroth', board: ['L1a', 'S2b'] }).board.id).toBe('L1a+S2b');
    expect(readSetup({ ...fair, board: boardOf('classic-2') }).board).toBe(boardOf('classic-2'));
    expect(newGame({ edition: 'classic', seats: 2, seed: 'x' }).world).toBe(newGame({ edition: 'classic', seats: 2, seed: 'y' }).world);
  });
  test.each([
    ['classic', 'atlantis', ['unknown-board board']],
    ['classic', 'L1a', ['wrong-edition board']],
    ['classic', 'L1a+S2b', ['wrong-edition board']],
    ['classic', boardOf('S1a'), ['wrong-edition board']],
    ['azeroth', 'classic-3', ['wrong-edition board']],
    ['azeroth', [], ['too-few board']],
    ['azeroth', ['L1a', {}, 'L1b'], ['unknown-face board[1]', 'same-island-twice board[2]']],
    ['classic', 7, ['not-a-board board']],
    ['classic', null, ['not-a-board board']],
    ['classic', { id: 'x', regions: [{ terrain: 'lava', borders: [] }] }, ['unknown-word board.regions[0].terrain']],
    [
      'classic',
      {
        id: 'x',
        regions: [
          { terrain: 'hill', edge: true, borders: [1] },
          { terrain: 'hill', borders: [] },
        ],
      },
      ['one-way-border board.regions[0].borders'],
    ],
  ])('refuses for %s the board %j', (edition, spec, faults) => {
    expect(faultsOf({ ...fair, edition, board: spec })).toEqual(faults);
  });
  test('CL-FIRST-1 refuses a board that nobody can enter', () => {
    const inland = board('0 sea edge - 2\n1 hill - 2\n2 lake - 0 1');
    expect(faultsOf({ ...fair, board: inland })).toEqual(['no-entry board']);
    expect(faultsOf({ ...fair, board: board('0 sea edge - 1\n1 hill - 0') })).toEqual([]);
  });
  test('AZ-FIRST-1 refuses a board without an anchor on land', () => {
    expect(faultsOf({ ...fair, edition: 'azeroth', board: board('0 sea anchor - 1\n1 hill edge - 0') })).toEqual(['no-entry board']);
    expect(faultsOf({ ...fair, edition: 'azeroth', board: board('0 hill anchor -') })).toEqual([]);
  });
});

describe('strangers', () => {
  test('names every fault at once, with its rule', () => {
    const bad = { edition: 'chess', seats: 9, seed: '', board: 'atlantis', first: 7, colour: 'red' };
    expect(faultsOf(bad)).toEqual([
      'unknown-key colour',
      'unknown-word edition',
      'out-of-range seats',
      'blank seed',
      'out-of-range first',
      'unknown-board board',
    ]);
    expect(() => readSetup(bad)).toThrow(
      expect.objectContaining({ faults: expect.arrayContaining([expect.objectContaining({ where: 'seats', rule: 'CORE-SETUP-1' })]) }),
    );
  });
  test.each([undefined, null, 7, 'classic', [], () => fair])('refuses %j as a set-up', (setup) => {
    expect(faultsOf(setup)).toEqual(['not-a-setup']);
  });
  test('names keys that it does not know, prototypes among them', () => {
    expect(faultsOf(JSON.parse('{"edition":"classic","seats":2,"seed":"x","__proto__":{"first":1},"constructor":1}'))).toEqual([
      'unknown-key __proto__',
      'unknown-key constructor',
    ]);
  });
  test('does not believe what an object only inherits', () => {
    expect(faultsOf(Object.create(fair))).toEqual(['unknown-word edition', 'not-whole seats', 'not-a-text seed']);
    expect(readSetup(Object.assign(Object.create({ first: 1 }), fair)).first).toBeUndefined();
    expect(readSetup(Object.assign(Object.create(null), fair)).seed).toBe('x');
  });
  test('shares nothing with what it read', () => {
    const seats = ['Anna', 'Bert'];
    const { names } = readSetup({ ...fair, seats });
    seats[0] = 'Eve';
    expect(names).toEqual(['Anna', 'Bert']);
  });
  test('refuses rubbish with Refused and nothing else', () => {
    const key = fc.constantFrom('edition', 'variant', 'seats', 'seed', 'board', 'first', 'homebrew', '__proto__');
    const some = fc.oneof(fc.anything(), fc.constantFrom<unknown>('classic', 'azeroth', 3, ['a', 'b'], 'classic-3', 'L1a+S1a', ['M1a']));
    fc.assert(
      fc.property(fc.dictionary(key, some), (setup) => {
        try {
          Reflect.apply(newGame, undefined, [Object.assign({}, fair, setup)]);
        } catch (refused) {
          expect(refused).toBeInstanceOf(Refused);
        }
      }),
      { numRuns: 500 },
    );
  });
});
