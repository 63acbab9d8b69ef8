import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BoardSpec, boardOf, boards } from './board.ts';
import { InvalidBoard } from './fault.ts';
import { readBoard } from './read-board.ts';
import { faultsOf } from './testing.ts';

/** Two regions that border, the first one changed. */
const pair = (changes: object) => ({
  id: 'pair',
  regions: [
    { terrain: 'hill', borders: [1], ...changes },
    { terrain: 'sea', borders: [0] },
  ],
});

/** As it comes from somebody who is believed nothing. */
const sent = (written: object) => boardOf(written as BoardSpec);

test.each([...boards.values()])('MAP-DATA-1 reads $id back from its JSON as it is', (board) => {
  expect(readBoard(JSON.parse(JSON.stringify(board)))).toEqual(board);
});

test('MAP-DATA-1 reads every field, and leaves out what is off', () => {
  const spots = [[10, 20, 30]];
  const full = {
    symbols: ['mine', 'magic'],
    native: true,
    edge: false,
    anchor: true,
    marker: false,
    island: 0,
    name: { en: 'Knoll' },
    path: 'M0 0l5 0Z',
    spots,
  };
  expect(readBoard({ ...pair(full), name: { en: 'Pair', fr: 'Paire' }, size: 'S' })).toEqual({
    id: 'pair',
    name: { en: 'Pair', fr: 'Paire' },
    size: 'S',
    regions: [
      {
        name: { en: 'Knoll', fr: 'Knoll' },
        terrain: 'hill',
        symbols: ['mine', 'magic'],
        native: true,
        anchor: true,
        borders: [1],
        path: 'M0 0l5 0Z',
        spots,
      },
      { terrain: 'sea', borders: [0] },
    ],
  });
});

test('MAP-DATA-1 shares nothing with what it read', () => {
  const written = pair({ symbols: ['mine'] });
  const board = readBoard(written);
  written.regions[0]!.borders.push(7);
  expect(board.regions[0]!.borders).toEqual([1]);
});

test('MAP-DATA-1 looks once at what is sent again, and anew at what has changed', () => {
  const written = pair({ symbols: ['mine'] });
  const board = sent(written);
  expect(sent(board)).toBe(board);
  expect(sent(structuredClone(written))).toBe(board);
  written.regions[0]!.borders.push(7);
  expect(faultsOf(() => sent(written))).not.toEqual([]);
  expect(board.regions[0]!.borders).toEqual([1]);
});

test('MAP-DATA-1 keeps only the last boards that were sent', () => {
  const first = sent(pair({ name: { en: 'First' } }));
  for (let i = 0; i < 16; i++) sent(pair({ name: { en: `Hill ${i}` } }));
  const again = sent(pair({ name: { en: 'First' } }));
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});

test('MAP-DATA-1 reads what goes in circles', () => {
  const round = pair({});
  Object.assign(round, { itself: round });
  expect(sent(round).regions).toHaveLength(2);
});

test('MAP-DATA-1 never copies a field it does not know, prototypes least of all', () => {
  const board = readBoard(
    JSON.parse(
      '{ "id": "x", "__proto__": { "size": "L" }, "constructor": 1, "extra": [1], "regions": [{ "terrain": "hill", "borders": [], "__proto__": { "native": true }, "toString": 1, "shape": [] }] }',
    ),
  );
  expect(Object.keys(board)).toEqual(['id', 'regions']);
  expect(Object.keys(board.regions[0]!)).toEqual(['terrain', 'borders']);
  expect(board.size ?? board.regions[0]!.native).toBeUndefined();
  expect(Object.getPrototypeOf(board.regions[0])).toBe(Object.prototype);
});

test('MAP-DATA-1 does not believe inherited fields', () => {
  expect(faultsOf(() => readBoard(Object.create({ id: 'x', regions: [] })))).toEqual(['not-a-text id', 'not-a-list regions']);
});

test.each([
  ['nothing', undefined, ['not-a-board ']],
  ['null', null, ['not-a-board ']],
  ['a list', [], ['not-a-board ']],
  ['an empty object', {}, ['not-a-text id', 'not-a-list regions']],
  ['no regions', { id: 'x', regions: [] }, ['too-few regions']],
  ['an array-like', { id: 'x', regions: { length: 1, 0: {} } }, ['not-a-list regions']],
  ['a blank id', { ...pair({}), id: '  ' }, ['blank id']],
  ['an id with markup', { ...pair({}), id: '<b>' }, ['odd-id id']],
  ['an endless id', { ...pair({}), id: 'x'.repeat(65) }, ['too-long id']],
  ['a size there is not', { ...pair({}), size: 'XL' }, ['unknown-word size']],
  ['a region that is none', { id: 'x', regions: [null] }, ['not-a-region regions[0]']],
  ['holes in the list', { id: 'x', regions: Array(2) }, ['not-a-region regions[0]', 'not-a-region regions[1]']],
  ['no terrain', pair({ terrain: undefined }), ['unknown-word regions[0].terrain']],
  ['a strange terrain', pair({ terrain: 'toString' }), ['unknown-word regions[0].terrain']],
  ['a terrain in capitals', pair({ terrain: 'Hill' }), ['unknown-word regions[0].terrain']],
  ['a strange symbol', pair({ symbols: ['mine', '__proto__'] }), ['unknown-word regions[0].symbols[1]']],
  ['a symbol twice', pair({ symbols: ['mine', 'mine'] }), ['twice regions[0].symbols[1]']],
  ['symbols as a text', pair({ symbols: 'mine' }), ['not-a-list regions[0].symbols']],
  ['a flag that is a number', pair({ native: 1 }), ['not-a-flag regions[0].native']],
  ['a flag that is null', pair({ anchor: null }), ['not-a-flag regions[0].anchor']],
  ['an island below the first', pair({ island: -1 }), ['out-of-range regions[0].island']],
  ['half an island', pair({ island: 0.5 }), ['not-whole regions[0].island']],
  ['a name without English', pair({ name: { fr: 'Butte' } }), ['not-a-text regions[0].name.en']],
  ['a name as a text', pair({ name: 'Knoll' }), ['not-a-name regions[0].name']],
  ['an endless name', pair({ name: { en: 'x'.repeat(41) } }), ['too-long regions[0].name.en']],
  ['a name over two lines', pair({ name: { en: 'a\nb' } }), ['control-character regions[0].name.en']],
  ['a name that turns the text round', pair({ name: { en: 'a\u202eb' } }), ['control-character regions[0].name.en']],
  ['a path that is none', pair({ path: 'M0 0"/><script>' }), ['not-a-path regions[0].path']],
  ['a spot without room', pair({ spots: [[1, 2]] }), ['too-few regions[0].spots[0]']],
  ['a spot nowhere', pair({ spots: [[1, 2, Number.NaN]] }), ['not-a-number regions[0].spots[0]']],
] as const)('MAP-DATA-1 refuses %s', (_, value, faults) => {
  expect(faultsOf(() => readBoard(value))).toEqual(faults);
});

test.each([
  ['no list', undefined, ['not-a-list regions[0].borders']],
  ['a text', pair({ borders: [1, '1'] }).regions[0]!.borders, ['not-whole regions[0].borders[1]']],
  ['a fraction', [1, 0.5], ['not-whole regions[0].borders[1]']],
  ['not a number', [1, Number.NaN], ['not-whole regions[0].borders[1]']],
  ['a region too high', [1, 2], ['out-of-range regions[0].borders[1]']],
  ['a region too low', [1, -1], ['out-of-range regions[0].borders[1]']],
  ['itself', [1, 0], ['self-border regions[0].borders[1]']],
  ['the same one twice', [1, 1], ['twice regions[0].borders[1]']],
])('MAP-LINT-1 refuses borders with %s', (_, borders, faults) => {
  expect(faultsOf(() => readBoard(pair({ borders })))).toEqual(faults);
});

test('MAP-LINT-1 refuses a border that only one side knows', () => {
  expect(faultsOf(() => readBoard(pair({ borders: [] })))).toEqual(['one-way-border regions[1].borders']);
});

test('MAP-LINT-1 takes the first of two regions that know each other', () => {
  expect(readBoard(pair({})).regions[0]!.borders).toEqual([1]);
});

test('MAP-DATA-1 reads 64 regions, and no more', () => {
  const many = (count: number) => ({ id: 'many', regions: Array.from({ length: count }, () => ({ terrain: 'hill', borders: [] })) });
  expect(readBoard(many(64)).regions).toHaveLength(64);
  expect(faultsOf(() => readBoard(many(65)))).toEqual(['too-many regions']);
});

test('MAP-DATA-1 names every fault at once, each with its rule, and says so in the message', () => {
  const refuse = () => readBoard({ id: 7, size: 'S', regions: [{ terrain: 'moor', borders: [0, 5] }, { borders: 'none' }] });
  expect(faultsOf(refuse)).toEqual([
    'not-a-text id',
    'unknown-word regions[0].terrain',
    'self-border regions[0].borders[0]',
    'out-of-range regions[0].borders[1]',
    'unknown-word regions[1].terrain',
    'not-a-list regions[1].borders',
  ]);
  expect(refuse).toThrow(/regions\[0\]\.terrain: must be one of farmland, .*, is "moor"/);
  try {
    refuse();
  } catch (error) {
    expect(error instanceof InvalidBoard && error.faults.map(({ rule }) => rule).join(' ')).toBe(
      'MAP-DATA-1 MAP-DATA-1 MAP-LINT-1 MAP-DATA-1 MAP-DATA-1 MAP-DATA-1',
    );
  }
});

test('MAP-DATA-1 does not drown anyone in faults, nor repeat a long text', () => {
  const wild = { id: 'x'.repeat(1e6), regions: Array.from({ length: 64 }, () => ({ terrain: 'y'.repeat(1e5), borders: [99, 98, 97] })) };
  expect(faultsOf(() => readBoard(wild))).toHaveLength(100);
  expect(() => readBoard(wild)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('y'.repeat(25)) }));
});

/** A copy of plain data with the value at one place, found by chance numbers, replaced. */
function vandalized(value: unknown, way: readonly number[], by: unknown): unknown {
  const [turn, ...rest] = way;
  if (turn === undefined || typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[turn % keys.length];
  if (key === undefined) return by;
  const changed = Object.entries(value).map(([k, v]) => [k, k === key ? vandalized(v, rest, by) : v]);
  return Array.isArray(value) ? changed.map(([, v]) => v) : Object.fromEntries(changed);
}

test('MAP-DATA-1 whatever comes is read or refused, never half believed', () => {
  const known = new Set([
    'id',
    'name',
    'size',
    'regions',
    'terrain',
    'symbols',
    'native',
    'edge',
    'anchor',
    'marker',
    'island',
    'borders',
    'path',
    'spots',
    'en',
    'fr',
  ]);
  const keysIn = (value: unknown): string[] =>
    typeof value !== 'object' || value === null
      ? []
      : [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(keysIn)];
  const anything = fc.oneof(fc.anything({ withNullPrototype: true, withSparseArray: true }), fc.nat(12), fc.array(fc.nat(12)));
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 4 }), anything, (way, by) => {
      try {
        const board = readBoard(vandalized(boards.get('S1b'), way, by));
        expect(keysIn(board).filter((key) => !known.has(key))).toEqual([]);
        expect(readBoard(board)).toEqual(board);
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidBoard);
        expect(error instanceof InvalidBoard && error.faults.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 2000, seed: 1 },
  );
});
