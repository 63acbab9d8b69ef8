import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../test/random.ts';
import { IllegalMove, legalMoves, type Move, moveBuffer, moves, newGame, parse, step, text, toDecide } from '../index.ts';
import { pack, unpack } from './move.ts';

const region = fc.nat(254);
const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,39}$/).filter((w) => w !== 'with');
const number = fc.nat(999).map(String);

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  region.map((place) => ({ type: 'pick' as const, place })),
  fc.constantFrom('expand' as const, 'decline' as const, 'done' as const).map((type) => ({ type })),
  region.map((r) => ({ type: 'abandon' as const, region: r })),
  fc.record(
    { type: fc.constantFrom('conquer' as const, 'roll' as const), region, with: fc.array(word, { minLength: 1, maxLength: 3 }) },
    { requiredKeys: ['type', 'region'] },
  ),
  fc.record({ type: fc.constant('use' as const), ability: word, regions: fc.array(region, { maxLength: 2 }) }),
  fc.array(fc.oneof(word, number), { minLength: 1, maxLength: 3 }).map((words) => ({ type: 'choose' as const, answer: words.join(' ') })),
  fc.record({ type: fc.constant('deploy' as const), region, piece: word }, { requiredKeys: ['type', 'region'] }),
);

/** What parse makes of a line, or undefined if it refuses it as it should. */
function read(line: string): Move | undefined {
  try {
    return parse(line);
  } catch (refused) {
    expect(refused).toBeInstanceOf(IllegalMove);
    expect(refused).toMatchObject({ code: 'unreadable' });
    return undefined;
  }
}

describe('as text', () => {
  test.each([
    ['pick 2', { type: 'pick', place: 2 }],
    ['expand', { type: 'expand' }],
    ['abandon 7', { type: 'abandon', region: 7 }],
    ['conquer 7', { type: 'conquer', region: 7 }],
    ['conquer 7 with ashes-of-alar frostmourne', { type: 'conquer', region: 7, with: ['ashes-of-alar', 'frostmourne'] }],
    ['roll 7 with frostmourne', { type: 'roll', region: 7, with: ['frostmourne'] }],
    ['use berserk', { type: 'use', ability: 'berserk', regions: [] }],
    ['use intimidating 5 8', { type: 'use', ability: 'intimidating', regions: [5, 8] }],
    ['choose ally 2', { type: 'choose', answer: 'ally 2' }],
    ['deploy 3 encampment', { type: 'deploy', region: 3, piece: 'encampment' }],
    ['done', { type: 'done' }],
  ])('reads and writes “%s”', (line, move) => {
    expect(parse(line)).toEqual(move);
    expect(text(parse(line))).toBe(line);
  });

  test('reads back every move that it writes', () => {
    fc.assert(
      fc.property(anyMove, (move) => {
        expect(parse(text(move))).toEqual(move);
      }),
    );
  });

  test('knows one line per move: what it reads it writes the same', () => {
    const words = fc.constantFrom(
      'pick',
      'conquer',
      'roll',
      'use',
      'choose',
      'deploy',
      'done',
      'with',
      'gnomes',
      '0',
      '7',
      '07',
      '-1',
      '1e3',
      '',
      'none',
      'Pick',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 6 }), (some) => {
        const line = some.join(' ');
        const move = read(line);
        if (move !== undefined) expect(text(move)).toBe(line);
      }),
      { numRuns: 2000 },
    );
  });

  test('refuses rubbish, and never fails on it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.anything()), (rubbish) => void Reflect.apply(read, undefined, [rubbish])),
      { numRuns: 1000 },
    );
  });

  test.each([
    '',
    ' ',
    'pick',
    'pick 1 2',
    'pick  1',
    ' pick 1',
    'pick 1 ',
    'pick 01',
    'pick 1000',
    'done 1',
    'conquer',
    'conquer 7 gnomes',
    'conquer 7 with',
    'use',
    'use 7',
    'use a 1 2 3',
    'choose',
    'choose a b c d',
    'deploy 1 a b',
    'toString',
    '__proto__',
    'x'.repeat(201),
  ])('refuses “%s”', (line) => {
    expect(read(line)).toBeUndefined();
  });

  test.each([undefined, null, 7, {}, { type: 'fly' }])('writes no line for %j', (value) => {
    expect(() => Reflect.apply(text, undefined, [value])).toThrow(IllegalMove);
  });
});

describe('packed', () => {
  const { world } = newGame({ edition: 'azeroth', seats: 2, seed: 'x' });

  test.each([
    { type: 'pick', place: 255 },
    { type: 'pick', place: -1 },
    { type: 'abandon', region: 0.5 },
    { type: 'conquer', region: 1, with: ['dragon-master'] },
    { type: 'conquer', region: 1, with: ['gnomes', 'gnomes'] },
    { type: 'use', ability: 'flying', regions: [] },
    { type: 'use', ability: 'portal-mage', regions: [1, 2, 3] },
    { type: 'choose', answer: 'ally 1' },
    { type: 'choose', answer: 'human human' },
    { type: 'deploy', region: 1, piece: 'dragon' },
  ] as const)('has no number for %j', (move) => {
    expect(pack(world, move)).toBeUndefined();
  });

  const idOf = (list: readonly { readonly id: string }[]): fc.Arbitrary<string> => fc.constantFrom(...list.map(({ id }) => id));
  const knownMove: fc.Arbitrary<Move> = fc.oneof(
    anyMove,
    fc.record({ type: fc.constantFrom('conquer' as const, 'roll' as const), region, with: fc.uniqueArray(idOf(world.attacks)) }),
    fc.record({ type: fc.constant('use' as const), ability: idOf(world.abilities), regions: fc.array(region, { maxLength: 2 }) }),
    fc.record({ type: fc.constant('choose' as const), answer: fc.constantFrom(...world.words, '0', '12', 'none 3') }),
    fc.record({ type: fc.constant('deploy' as const), region, piece: idOf([...world.pieces, ...world.markers]) }),
  );

  test('says the same when it is unpacked, with attacks in the order of the game', () => {
    fc.assert(
      fc.property(knownMove, (move) => {
        const packed = pack(world, move);
        if (packed === undefined) return;
        const again = unpack(world, packed);
        expect(pack(world, again)).toBe(packed);
        expect(text(again).split(' ').sort()).toEqual(text(move).split(' ').sort());
      }),
      { numRuns: 1000 },
    );
  });

  test.each(['classic', 'azeroth'] as const)('three ways, one move: all legal moves of random %s games', (edition) => {
    const buffer = moveBuffer();
    for (let seats = 2; seats <= 5; seats++) {
      const below = randomFrom(`${edition} ${seats}`);
      const s = newGame({ edition, seats, seed: `move ${seats}` });
      while (toDecide(s) !== undefined) {
        const packed = [...buffer.list.subarray(0, moves(s, buffer))];
        const listed = legalMoves(s);
        expect(listed.map((move) => pack(s.world, move))).toEqual(packed);
        expect(listed.map((move) => parse(text(move)))).toEqual(listed);
        expect(new Set(packed).size).toBe(packed.length);
        step(s, packed[below(packed.length)]);
      }
    }
  });
});
