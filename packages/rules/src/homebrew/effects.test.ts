/** Each word of the vocabulary alone. */
import { describe, expect, test } from 'vitest';
import { income } from '../../test/income.ts';
import { after, at, board, coins, endTurn, hand, legal, scene, seatAt, tray } from '../../test/scene.ts';
import { type Board, cost, type Effect, type Homebrew, newGame, type Position, type State, snapshot, type Where } from '../index.ts';

const land = board(`
  0 farmland mine edge  - 1 2
  1 forest              - 0 2 3
  2 mountain cavern     - 0 1 3
  3 hill magic          - 1 2 4
  4 swamp cavern edge   - 3 5
  5 sea edge            - 4 6
  6 lake                - 5
`);

const folk = (...effects: Effect[]): Homebrew => ({ races: [{ id: 'folk', value: 6, tray: 20, effects }] });
const craft = (...effects: Effect[]): Homebrew => ({ powers: [{ id: 'craft', value: 4, effects }] });

const on = (homebrew: Homebrew, table: string, extras: Partial<Position> = {}, map: Board = land): State =>
  scene(map, table, { homebrew, ...extras });

/** Coins that homemade tiles would bring now. */
const extra = (s: State): number => income(s, 'CL-BLANK-1');

/** Regions that cost less than they would without the tile. */
function cheaper(s: State): number[] {
  const parts = [...land.regions.keys()].map((r) => cost(s, r)).map((c) => (c.blocked === undefined ? c.parts : []));
  return [...parts.keys()].filter((r) => parts[r]?.some(({ rule, what }) => rule === 'CL-BLANK-1' && what === 'folk'));
}

describe('discount', () => {
  /** Everything within reach; farmland held, natives in the forest, an own people in decline in the swamp. */
  const asked = (where?: Where): State =>
    on(
      folk({ effect: 'discount', tokens: 1, ...(where !== undefined && { where }) }),
      `anna*  folk+flying  hand 9  0:1  / orcs 4:1
       natives 1:1`,
    );

  test.each<[string, Where | undefined, number[]]>([
    ['everywhere', undefined, [1, 2, 3, 4]],
    ['on some terrain', { terrain: ['forest', 'hill'] }, [1, 3]],
    ['at a symbol', { symbol: 'cavern' }, [2, 4]],
    ['on the coast', { coast: true }, [4]],
    ['off the coast', { coast: false }, [1, 2, 3]],
    ['at the edge', { edge: true }, [4]],
    ['away from the edge', { edge: false }, [1, 2, 3]],
    ['beside farmland that is held', { beside: 'farmland' }, [1, 2]],
    ['beside a mountain that is not', { beside: 'mountain' }, []],
    ['where somebody is', { empty: false }, [1]], // CL-NONEMPTY: one's own in decline make nothing non-empty
    ['where nobody is', { empty: true }, [2, 3, 4]],
    ['where all of it holds', { symbol: 'cavern', edge: true }, [4]],
    ['where not all of it does', { symbol: 'cavern', terrain: ['farmland'] }, []],
  ])('CL-BLANK-1 discount %s', (_name, where, regions) => expect(cheaper(asked(where))).toEqual(regions));

  test('CL-BLANK-1 discounts of one tile are one line, and a region still takes a token', () => {
    const s = on(
      folk({ effect: 'discount', tokens: 2 }, { effect: 'discount', tokens: 1, where: { terrain: ['forest'] } }),
      `anna*  folk+flying  hand 9`,
    );
    expect(cost(s, 1)).toMatchObject({
      total: 1,
      parts: [{ amount: 2 }, { rule: 'CL-BLANK-1', what: 'folk', amount: -3 }, { what: 'least', amount: 2 }],
    });
    expect(cost(s, 2).total).toBe(1); // 2 + 1 mountain - 2
  });
});

describe('income', () => {
  test('CL-BLANK-1 coins per turn', () => {
    expect(extra(on(craft({ effect: 'income', coins: 3, per: 'turn' }), `anna*  orcs+craft  0:1`))).toBe(3);
  });

  const first = craft({ effect: 'income', coins: 5, per: 'first-turn' });

  test('CL-BLANK-1 coins of the first turn are paid once', () => {
    const start = on(first, `anna*  elves+craft  hand 2`);
    expect(extra(start)).toBe(5);
    const later = endTurn(endTurn(after(start, 'conquer 0')));
    expect(coins(later, 0)).toBe(5 + 1 + 5);
    expect(extra(after(later, 'expand'))).toBe(0);
  });

  test('CL-BLANK-1 coins of the first turn are not owed to a people that begins a later one', () => {
    expect(extra(on(first, `anna*  elves+craft  0:1`, { phase: 'start' }))).toBe(0);
  });

  test.each<[string, Where | undefined, number]>([
    ['every region', undefined, 4],
    ['some terrain', { terrain: ['forest', 'hill'] }, 2],
    ['a symbol', { symbol: 'mine' }, 1],
    ['the edge', { edge: true }, 1],
    ['regions beside an own mountain', { beside: 'mountain' }, 3],
  ])('CL-BLANK-1 coins per region: %s', (_name, where, count) => {
    const s = on(
      craft({ effect: 'income', coins: 2, per: 'region', ...(where !== undefined && { where }) }),
      `anna*  orcs+craft  0:1 1:1 2:1 3:1`,
    );
    expect(extra(s)).toBe(2 * count);
  });

  test.each<[string, Where | undefined, number]>([
    ['any', undefined, 3],
    ['of somebody', { empty: false }, 1],
    ['of nobody', { empty: true }, 2],
    ['of nobody, on a hill', { empty: true, terrain: ['hill'] }, 1],
  ])('CL-BLANK-1 coins per conquest: %s', (_name, where, count) => {
    const start = on(
      craft({ effect: 'income', coins: 1, per: 'conquest', ...(where !== undefined && { where }) }),
      `anna*  elves+craft  hand 9  0:1
       natives 1:1`,
    );
    expect(extra(after(start, 'conquer 1', 'conquer 2', 'conquer 3'))).toBe(count);
  });

  test('CL-BLANK-1 coins per piece count each one of the tile, and nobody else’s', () => {
    const camps = craft(
      { effect: 'piece', piece: 'camp', count: 4, placed: 'redeployment', defends: 'one', perRegion: 4 },
      { effect: 'income', coins: 1, per: 'piece' },
    );
    expect(extra(on(camps, `anna*  trolls+craft  0:1+camp*3+lair 1:1+camp`))).toBe(4);
  });

  test('CL-BLANK-1 coins go on in decline where the tile says so: a race', () => {
    const made = folk({ effect: 'income', coins: 1, per: 'region', inDecline: true }, { effect: 'income', coins: 4, per: 'turn' });
    expect(extra(on(made, `anna*  orcs+forest  0:1  / folk 1:1 3:1`))).toBe(2);
  });

  test('CL-BLANK-1 coins go on in decline where the tile says so: a power, whose tile stays', () => {
    const start = on(craft({ effect: 'income', coins: 1, per: 'region', inDecline: true }), `anna*  orcs+craft  0:1 1:1`, {
      phase: 'start',
    });
    const s = after(start, 'decline');
    expect(coins(s, 0)).toBe(5 + 2 + 2);
    expect(seatAt(s, 0).declined).toEqual([{ race: 'orcs', power: 'craft' }]);
  });

  test('CL-BLANK-1 other coins stop in decline, and the tile of the power is discarded', () => {
    const s = after(on(craft({ effect: 'income', coins: 1, per: 'region' }), `anna*  orcs+craft  0:1 1:1`, { phase: 'start' }), 'decline');
    expect(coins(s, 0)).toBe(5 + 2);
    expect(snapshot(s).stacks?.discards).toEqual(['craft']);
  });
});

describe('reach, link, swim', () => {
  test.each<[string, Effect, string[]]>([
    ['always: any land', { effect: 'reach', when: 'always' }, ['1', '2', '3', '4']],
    ['always: some of it', { effect: 'reach', when: 'always', where: { symbol: 'cavern' } }, ['1', '2', '4']],
    ['entry: not once a region is held', { effect: 'reach', when: 'entry' }, ['1', '2']],
    ['water is out of bounds all the same', { effect: 'reach', when: 'always', where: { terrain: ['sea', 'lake'] } }, ['1', '2']],
    ['linked regions border each other only', { effect: 'link', where: { symbol: 'cavern' } }, ['1', '2']],
  ])('CL-BLANK-1 reach from the farmland, %s', (_name, effect, regions) => {
    expect(legal(on(craft(effect), `anna*  ratmen+craft  hand 9  0:1`), 'conquer')).toEqual(regions.map((r) => `conquer ${r}`));
  });

  test.each<[string, Effect[], string[]]>([
    ['anywhere', [{ effect: 'reach', when: 'entry' }], ['0', '1', '2', '3', '4']],
    ['by caverns too', [{ effect: 'reach', when: 'entry', where: { symbol: 'cavern' } }], ['0', '2', '4']],
    [
      'by water, for those who swim',
      [{ effect: 'swim' }, { effect: 'reach', when: 'entry', where: { terrain: ['sea', 'lake'] } }],
      ['0', '4', '5', '6'],
    ],
    ['by the coast, for those who only swim', [{ effect: 'swim' }], ['0', '4']],
  ])('CL-BLANK-1 reach at the entry: %s', (_name, effects, regions) => {
    expect(legal(on(craft(...effects), `anna*  ratmen+craft  hand 9`), 'conquer')).toEqual(regions.map((r) => `conquer ${r}`));
  });

  test('CL-BLANK-1 link: one cavern leads to the other', () => {
    expect(legal(on(craft({ effect: 'link', where: { symbol: 'cavern' } }), `anna*  ratmen+craft  hand 9  4:1`), 'conquer')).toEqual([
      'conquer 2',
      'conquer 3',
    ]);
  });

  test('CL-BLANK-1 link: Giants look down from a linked mountain', () => {
    expect(cost(on(craft({ effect: 'link', where: { symbol: 'cavern' } }), `anna*  giants+craft  hand 9  2:1`), 4).total).toBe(1); // 2 - 1
  });

  test('CL-BLANK-1 swim: from the shore into the sea, and on', () => {
    expect(legal(on(craft({ effect: 'swim' }), `anna*  ratmen+craft  hand 9  5:1`), 'conquer')).toEqual(['conquer 4', 'conquer 6']);
  });
});

describe('piece', () => {
  const tower = { effect: 'piece', piece: 'tower', count: 2, defends: 'one' } as const;

  test('CL-BLANK-1 piece in every conquered region, as long as there are any', () => {
    const s = after(on(folk({ ...tower, placed: 'conquests' }), `anna*  folk+flying  hand 9`), 'conquer 0', 'conquer 1', 'conquer 3');
    expect([0, 1, 3].map((r) => at(s, r).pieces)).toEqual([{ tower: 1 }, { tower: 1 }, undefined]);
  });

  test('CL-BLANK-1 piece where it may stand', () => {
    const s = after(
      on(folk({ ...tower, placed: 'conquests', where: { terrain: ['hill'] } }), `anna*  folk+flying  hand 9`),
      'conquer 0',
      'conquer 3',
    );
    expect([0, 3].map((r) => at(s, r).pieces)).toEqual([undefined, { tower: 1 }]);
  });

  test('CL-BLANK-1 piece where somebody was before', () => {
    const start = on(
      folk({ ...tower, placed: 'conquests', where: { empty: false } }),
      `anna*  folk+flying  hand 9
       natives 1:1`,
    );
    const s = after(start, 'conquer 0', 'conquer 1');
    expect([0, 1].map((r) => at(s, r).pieces)).toEqual([undefined, { tower: 1 }]);
  });

  test('CL-BLANK-1 pieces of the first conquests are not built again', () => {
    const made = folk({ ...tower, placed: 'first-conquests' });
    const s = after(on(made, `anna*  folk+flying  hand 9`), 'conquer 0', 'conquer 1', 'conquer 3');
    expect([0, 1, 3].map((r) => at(s, r).pieces)).toEqual([{ tower: 1 }, { tower: 1 }, undefined]);
    const later = after(on(made, `anna*  folk+flying  0:3+tower 1:1+tower`, { phase: 'start' }), 'expand', 'abandon 1', 'conquer 3');
    expect(at(later, 3).pieces).toBeUndefined();
  });

  test('CL-BLANK-1 pieces of the first conquests wait for a region that is meant', () => {
    const s = after(
      on(folk({ ...tower, count: 1, placed: 'first-conquests', where: { symbol: 'magic' } }), `anna*  folk+flying  hand 9`),
      'conquer 0',
      'conquer 3',
    );
    expect([0, 3].map((r) => at(s, r).pieces)).toEqual([undefined, { tower: 1 }]);
  });

  test('CL-BLANK-1 pieces of the first conquests beside coins of the first turn: each is remembered', () => {
    const both = folk({ ...tower, placed: 'first-conquests' }, { effect: 'income', coins: 3, per: 'first-turn' });
    const start = on(both, `anna*  folk+flying  hand 2`);
    const later = after(endTurn(endTurn(after(start, 'conquer 0'))), 'expand');
    expect([extra(start), extra(later)]).toEqual([3, 0]);
    expect(snapshot(later).memory?.life).toMatchObject({ folk: 0b11 }); // paid, and one tower
  });

  test('CL-BLANK-1 piece by choice, one a turn', () => {
    const start = on(folk({ ...tower, placed: 'choice', where: { edge: false } }), `anna*  folk+flying  0:1 1:1 3:1`);
    expect(legal(start, 'use')).toEqual(['use folk 1', 'use folk 3']);
    const s = after(start, 'use folk 3');
    expect(s).toHold(3, 'tower');
    expect(legal(s, 'use')).toEqual([]);
  });

  test('CL-BLANK-1 piece by choice: several in a region where that is said', () => {
    const start = on(folk({ ...tower, placed: 'choice', perRegion: 2 }), `anna*  folk+flying  0:1+tower`);
    expect(after(start, 'use folk 0')).toHold(0, 'tower', 2);
  });

  test('CL-BLANK-1 piece at redeployment: all of them, anew each turn', () => {
    const start = on(folk({ ...tower, placed: 'redeployment' }), `anna*  folk+flying  0:1+tower 1:1+tower 3:1`);
    const s = after(start, 'done');
    expect(legal(s)).toEqual(['deploy 0 tower', 'deploy 1 tower', 'deploy 3 tower']);
    expect(legal(after(s, 'deploy 3 tower'))).toEqual(['deploy 0 tower', 'deploy 1 tower']);
  });

  const besieged = (effect: Effect, there: string): State =>
    on(
      folk(effect),
      `anna*  ratmen+commando  hand 9  1:1
       bert   folk+flying  0:1${there} 3:1`,
    );

  test('CL-BLANK-1 piece that defends costs a token more', () => {
    expect(cost(besieged({ ...tower, placed: 'conquests' }, '+tower'), 0).total).toBe(3); // 2 + 1 + 1 - 1
  });

  test('CL-BLANK-1 piece that makes immune lets nobody in', () => {
    expect(cost(besieged({ ...tower, placed: 'conquests', defends: 'immune' }, '+tower'), 0)).toMatchObject({
      blocked: { rule: 'CORE-CONQUER-9' },
    });
  });

  test('CL-BLANK-1 piece that was built goes to the box with its region', () => {
    const s = after(besieged({ ...tower, placed: 'conquests' }, '+tower'), 'conquer 0');
    expect(at(s, 0).pieces).toBeUndefined();
    expect(snapshot(s).memory?.kept).toEqual({});
  });

  test('CL-BLANK-1 piece that is redeployed comes back to hand', () => {
    const s = after(besieged({ ...tower, placed: 'redeployment' }, '+tower*1'), 'conquer 0');
    expect(snapshot(s).memory?.kept).toEqual({ tower: 2 });
  });

  test.each(['conquests', 'first-conquests', 'choice'] as const)('CL-BLANK-1 piece in decline: it goes, or stays (%s)', (placed) => {
    const end = (inDecline: boolean): State =>
      after(on(folk({ ...tower, placed, inDecline }), `anna*  folk+flying  0:2+tower 1:1`, { phase: 'start' }), 'decline');
    expect(at(end(false), 0).pieces).toBeUndefined();
    expect(end(true)).toHold(0, 'tower', 1);
  });

  test('CL-BLANK-1 piece in decline: one that is placed anew each turn goes', () => {
    const s = after(on(folk({ ...tower, placed: 'redeployment' }), `anna*  folk+flying  0:2+tower 1:1`, { phase: 'start' }), 'decline');
    expect(at(s, 0).pieces).toBeUndefined();
    expect(snapshot(s).memory?.kept).toEqual({});
  });
});

describe('tokens, unhurt', () => {
  test('CL-BLANK-1 tokens that come with the people', () => {
    const s = on(craft({ effect: 'tokens', count: 3 }), `anna*`, { phase: 'start', offers: [{ race: 'orcs', power: 'craft' }] });
    expect(hand(after(s, 'pick 0'), 0)).toBe(10); // 5 + 4 + 3, and ten in the tray
  });

  test('CL-BLANK-1 tokens for every two conquests of a kind', () => {
    const start = on(craft({ effect: 'tokens', count: 2, perConquests: 2, where: { empty: true } }), `anna*  elves+craft  hand 7  0:1`);
    expect(hand(after(start, 'conquer 1', 'conquer 2', 'conquer 3', 'done'), 0)).toBe(0 + 2 + 4); // one taken up from the forest, the mountain's two, the hill's one
  });

  test('CL-BLANK-1 unhurt: all tokens come back to hand, unless converted', () => {
    const start = on(
      folk({ effect: 'unhurt' }),
      `anna*  sorcerers+flying  hand 9  1:1
       bert   folk+forest  0:3 3:1 4:1`,
    );
    expect(hand(after(start, 'conquer 0'), 1)).toBe(3);
    expect(tray(after(start, 'conquer 3 with sorcerers'), 'folk')).toBe(20 - 4);
  });
});

describe('decline', () => {
  test.each([
    ['race', folk, 'folk+forest'],
    ['power', craft, 'ratmen+craft'],
  ] as const)('CL-BLANK-1 decline keeps all tokens: a %s', (_kind, made, people) => {
    const s = after(on(made({ effect: 'decline', keeps: 'tokens' }), `anna*  ${people}  0:3 1:2`, { phase: 'start' }), 'decline');
    expect([0, 1].map((r) => at(s, r).tokens)).toEqual([3, 2]);
  });

  test.each([
    ['race', folk, 'folk'],
    ['power', craft, 'ratmen+craft'],
  ] as const)('CL-BLANK-1 decline keeps the people acting: a %s', (_kind, made, people) => {
    const start = on(made({ effect: 'decline', keeps: 'acting' }), `anna*  elves+hill  3:1 / ${people} 0:3`, { phase: 'start' });
    const s = after(start, 'expand', 'conquer 1', 'done');
    expect(at(s, 1)).toMatchObject({ race: people.split('+')[0], tokens: 2 });
    expect(legal(s)).toContain('abandon 3'); // the turn of the active people
  });

  test.each([
    ['race', folk, 'folk+forest'],
    ['power', craft, 'ratmen+craft'],
  ] as const)('CL-BLANK-1 decline keeps its place beside another people in decline: a %s', (_kind, made, people) => {
    const s = after(on(made({ effect: 'decline', keeps: 'place' }), `anna*  ${people}  0:1 / orcs 3:1`, { phase: 'start' }), 'decline');
    expect(
      seatAt(s, 0)
        .declined?.map(({ race }) => race)
        .sort(),
    ).toEqual([people.split('+')[0], 'orcs'].sort());
  });

  test('CL-BLANK-1 nothing else survives decline', () => {
    const s = after(
      on(folk({ effect: 'discount', tokens: 1 }, { effect: 'unhurt' }, { effect: 'swim' }), `anna*  folk+forest  0:2`, { phase: 'start' }),
      'decline',
    );
    expect(at(s, 0)).toEqual({ race: 'folk', tokens: 1 });
  });
});

test('CL-BLANK-2 a homemade race has tokens of its own, and no tile of the box makes room for it', () => {
  const { races, edition } = newGame({ edition: 'classic', seats: 2, seed: 'blank', homebrew: folk() }).world;
  expect(races.map(({ id }) => id)).toEqual([...edition.races.map(({ id }) => id), 'folk']);
  const start = on(folk(), 'anna*  folk+flying  hand 9  0:1\n bert');
  expect(tray(start, 'folk')).toBe(10); // 20 of its own - 10
  for (const { id, tray: full } of edition.races) expect(tray(start, id)).toBe(full);
});
