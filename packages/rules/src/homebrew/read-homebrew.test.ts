/** What strangers write: every fault is named at once, and nothing else gets through. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fault, newGame, position, Refused, type Setup } from '../index.ts';

/** A set-up around homemade tiles of any kind. */
const around = (homebrew: unknown): Setup => JSON.parse(JSON.stringify({ edition: 'classic', seats: 2, seed: 'x', homebrew }));

function faultsOf(setup: Setup): readonly Fault[] {
  try {
    newGame(setup);
  } catch (error) {
    if (error instanceof Refused) return error.faults;
    throw error;
  }
  return [];
}

const codes = (homebrew: unknown): string[] => faultsOf(around(homebrew)).map(({ code, where }) => `${code} ${where}`);
const codesOf = (...effects: unknown[]): string[] =>
  codes({ powers: [{ id: 'craft', value: 3, effects }] }).map((line) => line.replace('homebrew.powers[0].', ''));

test('CL-BLANK-1 names every fault at once, with the rule, a place and a sentence', () => {
  const faults = faultsOf(
    around({
      races: [{ id: 'Trolls', value: 11, effects: [{ effect: 'discount' }, { effect: 'income', coins: 0, per: 'coin' }, 7] }, 'elves'],
      powers: [{ id: 'orcs', value: -1, effects: {}, tray: 4 }],
      spells: [],
    }),
  );
  expect(faults.map(({ code, where }) => `${code} ${where}`)).toEqual([
    'unknown-key homebrew.spells',
    'odd-id homebrew.races[0].id',
    'out-of-range homebrew.races[0].value',
    'not-whole homebrew.races[0].effects[0].tokens',
    'out-of-range homebrew.races[0].effects[1].coins',
    'unknown-word homebrew.races[0].effects[1].per',
    'not-an-effect homebrew.races[0].effects[2]',
    'not-a-tile homebrew.races[1]',
    'unknown-key homebrew.powers[0].tray',
    'taken-id homebrew.powers[0].id',
    'out-of-range homebrew.powers[0].value',
    'not-a-list homebrew.powers[0].effects',
  ]);
  expect(faults.every(({ rule, message }) => rule === 'CL-BLANK-1' && message.length > 5)).toBe(true);
});

describe('tiles', () => {
  const tile = (more: object): object => ({ id: 'folk', value: 5, effects: [], ...more });

  test.each<[string, unknown, string[]]>([
    ['nothing at all', null, ['not-homebrew homebrew']],
    ['a list', [], ['not-homebrew homebrew']],
    ['21 races', { races: Array.from({ length: 21 }, (_, i) => tile({ id: `folk-${i}` })) }, ['too-many homebrew.races']],
    ['a race of eleven', { races: [tile({ value: 11 })] }, ['out-of-range homebrew.races[0].value']],
    ['a race of none', { races: [tile({ value: 0 })] }, ['out-of-range homebrew.races[0].value']],
    ['a power of six', { powers: [tile({ value: 6 })] }, ['out-of-range homebrew.powers[0].value']],
    ['a tray too large', { races: [tile({ tray: 31 })] }, ['out-of-range homebrew.races[0].tray']],
    ['a tray too small', { races: [tile({ tray: 4 })] }, ['small-tray homebrew.races[0].tray']],
    ['an unknown side', { races: [tile({ faction: 'pirates' })] }, ['unknown-word homebrew.races[0].faction']],
    ['a name of two lines', { races: [tile({ name: { en: 'Folk\nand more' } })] }, ['control-character homebrew.races[0].name.en']],
    ['a name in no language', { races: [tile({ name: 'Folk' })] }, ['not-a-name homebrew.races[0].name']],
    ['nine effects', { races: [tile({ effects: Array(9).fill({ effect: 'swim' }) })] }, ['too-many homebrew.races[0].effects']],
    ['no effects', { races: [{ id: 'folk', value: 5 }] }, ['not-a-list homebrew.races[0].effects']],
    [
      'a name of nothing',
      { races: [tile({ name: {} })] },
      ['not-a-text homebrew.races[0].name.en', 'not-a-text homebrew.races[0].name.fr'],
    ],
    ['a name that turns the writing', { races: [tile({ name: { fr: 'Fo\u202elk' } })] }, ['control-character homebrew.races[0].name.fr']],
    ['a name without end', { races: [tile({ name: { en: 'x'.repeat(41) } })] }, ['too-long homebrew.races[0].name.en']],
    ['an emblem that is a path', { races: [tile({ emblem: '../otter' })] }, ['odd-emblem homebrew.races[0].emblem']],
    [
      'an emblem that is markup',
      { powers: [{ id: 'craft', value: 3, effects: [], emblem: '<svg>' }] },
      ['odd-emblem homebrew.powers[0].emblem'],
    ],
    [
      'a power that borrows',
      { powers: [{ id: 'craft', value: 3, effects: [], borrows: 'orcs' }] },
      ['unknown-key homebrew.powers[0].borrows'],
    ],
    ['artifacts where there are none', { artifacts: [{ id: 'relic', effects: [] }] }, ['not-here homebrew.artifacts']],
  ])('CL-BLANK-1 refuses %s', (_name, homebrew, faults) => expect(codes(homebrew)).toEqual(faults));

  test.each(['trolls', 'commando', 'lair', 'everybody', 'natives', 'none'])(
    'CL-BLANK-1 refuses the id %s, which is something else',
    (id) => {
      expect(codes({ races: [tile({ id })] })).toEqual(['taken-id homebrew.races[0].id']);
    },
  );

  test.each(['', '__proto__', 'Folk', 'a b', '-a', '9', 'a'.repeat(25), 7, null, 'folk\n'])('CL-BLANK-1 refuses the id %j', (id) => {
    expect(codes({ races: [tile({ id })] })).toEqual(['odd-id homebrew.races[0].id']);
  });

  test('CL-BLANK-1 refuses two tiles or pieces with one id', () => {
    const piece = { effect: 'piece', piece: 'folk', count: 1, placed: 'conquests', defends: 'one' };
    expect(codes({ races: [tile({}), tile({})], powers: [{ id: 'craft', value: 3, effects: [piece] }] })).toEqual([
      'taken-id homebrew.races[1].id',
      'taken-id homebrew.powers[0].effects[0].piece',
    ]);
  });

  test('CL-BLANK-1 ids are those of one edition: what the other box has may be used again', () => {
    expect(codes({ races: [tile({ id: 'goblins' })] })).toEqual([]);
    expect(faultsOf({ ...around({ races: [tile({ id: 'goblins' })] }), edition: 'azeroth' }).map(({ code }) => code)).toEqual(['taken-id']);
  });

  test('CL-BLANK-1 a key __proto__ is an unknown key, and changes nothing', () => {
    const text =
      '{ "edition": "classic", "seats": 2, "seed": "x", "homebrew": { "races": [{ "id": "folk", "value": 5, "effects": [], "__proto__": { "tray": 9 } }] } }';
    expect(faultsOf(JSON.parse(text)).map(({ code, where }) => `${code} ${where}`)).toEqual(['unknown-key homebrew.races[0].__proto__']);
    expect(Object.hasOwn(Object.prototype, 'tray')).toBe(false);
  });
});

describe('effects', () => {
  const piece = (more: object): object => ({ effect: 'piece', piece: 'tower', count: 2, placed: 'conquests', defends: 'one', ...more });

  test.each<[string, unknown[], string[]]>([
    ['an unknown effect', [{ effect: 'flight' }], ['unknown-word effects[0].effect']],
    ['a discount of four', [{ effect: 'discount', tokens: 4 }], ['out-of-range effects[0].tokens']],
    ['eleven coins', [{ effect: 'income', coins: 11, per: 'turn' }], ['out-of-range effects[0].coins']],
    ['coins per turn somewhere', [{ effect: 'income', coins: 1, per: 'turn', where: {} }], ['unknown-key effects[0].where']],
    [
      'coins of the first turn in decline',
      [{ effect: 'income', coins: 1, per: 'first-turn', inDecline: true }],
      ['unknown-key effects[0].inDecline'],
    ],
    [
      'coins per empty region held',
      [{ effect: 'income', coins: 1, per: 'region', where: { empty: true } }],
      ['unknown-key effects[0].where.empty'],
    ],
    ['coins per piece without a piece', [{ effect: 'income', coins: 1, per: 'piece' }], ['no-piece effects[0].per']],
    ['an entry beside one’s own', [{ effect: 'reach', when: 'entry', where: { beside: 'hill' } }], ['unknown-key effects[0].where.beside']],
    ['a reach of some day', [{ effect: 'reach', when: 'later' }], ['unknown-word effects[0].when']],
    ['a link of nothing', [{ effect: 'link' }], ['no-where effects[0].where']],
    ['a link by what is held', [{ effect: 'link', where: { beside: 'hill' } }], ['unknown-key effects[0].where.beside']],
    ['swimming somewhere', [{ effect: 'swim', where: {} }], ['unknown-key effects[0].where']],
    ['21 pieces', [piece({ count: 21 })], ['out-of-range effects[0].count']],
    ['pieces that heal', [piece({ defends: 'healing' })], ['unknown-word effects[0].defends']],
    ['pieces that fall from the sky', [piece({ placed: 'sky' })], ['unknown-word effects[0].placed']],
    ['several pieces for one conquest', [piece({ perRegion: 2 })], ['unknown-key effects[0].perRegion']],
    ['pieces redeployed in some places', [piece({ placed: 'redeployment', where: {} })], ['unknown-key effects[0].where']],
    ['pieces redeployed that stay in decline', [piece({ placed: 'redeployment', inDecline: true })], ['unknown-key effects[0].inDecline']],
    ['three kinds of piece', [piece({}), piece({ piece: 'b' }), piece({ piece: 'c' })], ['too-many effects[2]']],
    ['two choices', [piece({ placed: 'choice' }), piece({ piece: 'b', placed: 'choice' })], ['two-choices effects[1]']],
    [
      'two kinds for the first conquests',
      [piece({ placed: 'first-conquests' }), piece({ piece: 'b', placed: 'first-conquests' })],
      ['two-firsts effects[1]'],
    ],
    ['two special conquests', Array(2).fill({ effect: 'attack', how: 'convert' }), ['too-many effects[1]', 'two-counts effects[1]']],
    ['two things to count', [{ effect: 'die' }, { effect: 'unhurt', spares: 'first' }], ['two-counts effects[1]']],
    [
      'two things to ask',
      [
        { effect: 'tokens', count: 1, attackers: true },
        { effect: 'attack', how: 'die', times: 1 },
      ],
      ['two-questions effects[1]'],
    ],
    ['a piece of no special conquest', [piece({ placed: 'attack', count: 1 })], ['no-attack effects[0].placed']],
    [
      'two pieces of one special conquest',
      [{ effect: 'attack', how: 'far', times: 1 }, piece({ placed: 'attack' })],
      ['out-of-range effects[1].count'],
    ],
    ['a special conquest of no kind', [{ effect: 'attack', how: 'somehow', times: 1, tokens: 2 }], ['unknown-word effects[0].how']],
    ['attackers for conquests', [{ effect: 'tokens', count: 1, perConquests: 2, attackers: true }], ['unknown-key effects[0].attackers']],
    [
      'a region that knows where a power lies',
      [{ effect: 'toll', coins: 1, where: { here: true } }],
      ['unknown-key effects[0].where.here'],
    ],
    ['six tokens more', [{ effect: 'tokens', count: 6 }], ['out-of-range effects[0].count']],
    ['tokens from somewhere', [{ effect: 'tokens', count: 1, where: {} }], ['unknown-key effects[0].where']],
    ['a decline that keeps coins', [{ effect: 'decline', keeps: 'coins' }], ['unknown-word effects[0].keeps']],
    ['a place of no kind', [{ effect: 'discount', tokens: 1, where: 'forest' }], ['not-a-where effects[0].where']],
    ['no terrain', [{ effect: 'discount', tokens: 1, where: { terrain: [] } }], ['too-few effects[0].where.terrain']],
    ['a desert', [{ effect: 'discount', tokens: 1, where: { terrain: ['desert'] } }], ['unknown-word effects[0].where.terrain[0]']],
    ['a symbol that no map has', [{ effect: 'discount', tokens: 1, where: { symbol: 'skull' } }], ['unknown-word effects[0].where.symbol']],
    ['half a coast', [{ effect: 'discount', tokens: 1, where: { coast: 'yes' } }], ['not-a-flag effects[0].where.coast']],
  ])('CL-BLANK-1 refuses %s', (_name, effects, faults) => expect(codesOf(...effects)).toEqual(faults));
});

describe('borrowed tokens', () => {
  const folk = (more: object): object => ({ id: 'folk', value: 5, effects: [], ...more });

  test.each<[string, unknown[], string[]]>([
    ['a race that there is not', [folk({ borrows: 'otters' })], ['no-lender homebrew.races[0].borrows']],
    ['what every object has', [folk({ borrows: 'constructor' })], ['no-lender homebrew.races[0].borrows']],
    ['a power', [folk({ borrows: 'hill' })], ['no-lender homebrew.races[0].borrows']],
    ['one race twice', [folk({ borrows: 'orcs' }), folk({ id: 'kin', borrows: 'orcs' })], ['no-lender homebrew.races[1].borrows']],
    ['more than there are', [folk({ borrows: 'dwarves', tray: 9 })], ['small-tray homebrew.races[0].borrows']],
  ])('CL-BLANK-2 refuses to borrow from %s', (_name, races, faults) => expect(codes({ races })).toEqual(faults));

  test('CL-BLANK-2 the tile of the lender stays out, and its tokens are those of the borrower', () => {
    const { races } = newGame(around({ races: [folk({ borrows: 'skeletons' }), folk({ id: 'kin', borrows: 'orcs', tray: 7 })] })).world;
    expect(races.filter(({ id }) => ['skeletons', 'orcs', 'folk', 'kin'].includes(id)).map(({ id, tray }) => [id, tray])).toEqual([
      ['folk', 20],
      ['kin', 7],
    ]);
  });

  test('CL-BLANK-2 whoever borrows from one side and stands on the other makes it smaller', () => {
    const neutral = (count: number): unknown => ({
      races: ['orcs', 'trolls', 'goblins', 'forsaken'].slice(0, count).map((borrows) => folk({ id: `kin-of-${borrows}`, borrows })),
    });
    const battle = (count: number): Setup => ({ ...around(neutral(count)), edition: 'azeroth', variant: 'battle' });
    expect(faultsOf(battle(3))).toEqual([]);
    expect(faultsOf(battle(4)).map(({ code, message }) => `${code} ${message}`)).toEqual([
      'too-few needs at least 3 races of the horde for 2 seats, has 2',
    ]);
  });
});

test('CL-BLANK-1 one language serves for both, and markup stays plain text', () => {
  const named = (name: object) =>
    newGame(around({ races: [{ id: 'folk', value: 5, effects: [], name }] })).world.homebrew?.races?.[0]?.name;
  expect(named({ fr: 'Loutres' })).toEqual({ en: 'Loutres', fr: 'Loutres' });
  expect(named({ en: '<b>Otters</b>' })).toEqual({ en: '<b>Otters</b>', fr: '<b>Otters</b>' });
});

test('CL-BLANK-1 a conquest has room for ten special ways to make it, those of the box included', () => {
  const raiders = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ id: `raiders-${i}`, value: 5, effects: [{ effect: 'attack', how: 'far', times: 1 }] }));
  expect(codes({ races: raiders(8) })).toEqual([]);
  expect(codes({ races: raiders(9) })).toEqual(['too-many-attacks homebrew']);
});

describe('rubbish', () => {
  const word = fc.constantFrom(
    'discount',
    'income',
    'reach',
    'link',
    'piece',
    'tokens',
    'decline',
    'turn',
    'region',
    'piece',
    'conquests',
    'choice',
    'one',
    'forest',
    'a',
    '__proto__',
    'constructor',
  );
  const key = fc.constantFrom(
    'effect',
    'coins',
    'per',
    'where',
    'when',
    'piece',
    'count',
    'placed',
    'defends',
    'tokens',
    'keeps',
    'terrain',
    'beside',
    'empty',
    'inDecline',
    'id',
    'value',
    '__proto__',
  );
  const leaf = fc.oneof(word, fc.integer({ min: -2, max: 12 }), fc.boolean(), fc.constant(null), fc.anything({ maxDepth: 1 }));
  const effect = fc.dictionary(key, fc.oneof(leaf, fc.dictionary(key, leaf), fc.array(leaf, { maxLength: 3 })));
  const tile = fc.record({ id: word, value: leaf, effects: fc.oneof(fc.array(effect, { maxLength: 4 }), leaf) }, { requiredKeys: [] });
  const rubbish = fc.oneof(
    fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true }),
    fc.dictionary(fc.constantFrom('races', 'powers'), fc.oneof(fc.array(tile, { maxLength: 3 }), leaf)),
  );

  test('CL-BLANK-1 is refused, or plays: it never breaks anything', () => {
    fc.assert(
      fc.property(rubbish, (homebrew) => {
        const setup = { edition: 'classic', seats: 2, seed: 'x', homebrew } as Setup;
        const faults = faultsOf(setup);
        for (const fault of faults) expect(fault).toMatchObject({ rule: 'CL-BLANK-1', where: expect.stringContaining('homebrew') });
        if (faults.length === 0) return;
        expect(() => position({ ...setup, board: 'classic-2', seats: [{}, {}] })).toThrow(Refused);
      }),
      { numRuns: 300 },
    );
  });
});
