import { describe, expect, test } from 'vitest';
import { after, at, board, hand, legal, seatAt } from '../../test/scene.ts';
import { cost, forecast, InvalidBoard, type Position, position, Refused, type State, snapshot, toDecide } from '../index.ts';

const meadow = board(`
  0 farmland edge native - 1 2
  1 hill edge            - 0 2
  2 forest               - 0 1
`);
const isle = board(`
  0 hill anchor        - 1 2
  1 farmland marker    - 0 2
  2 mountain anchor    - 0 1
`);

const plain: Position = {
  edition: 'classic',
  board: meadow,
  seats: [{ active: { race: 'orcs', power: 'hill' } }, { active: { race: 'elves', power: 'swamp' } }],
  regions: { 0: { race: 'orcs', tokens: 3 }, 1: { race: 'elves' } },
};
const far: Position = {
  edition: 'azeroth',
  board: isle,
  seats: [{ active: { race: 'goblins', power: 'miner' } }, { active: { race: 'humans', power: 'farmer' } }],
  regions: { 0: { race: 'goblins' }, 2: { race: 'humans' } },
};

/** `code where` of every fault, or nothing if the position stands. */
function faults(given: unknown): string[] {
  try {
    position(given as Position);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    for (const { message, rule } of error.faults) expect([message, rule ?? 'none'].every((text) => text.length > 2)).toBe(true);
    return error.faults.map(({ code, where }) => `${code} ${where ?? ''}`.trim());
  }
  return [];
}

describe('what is left out', () => {
  const s = position(plain);

  test('is round 1 of as many as the seats play, first seat, start of the turn', () => {
    expect(snapshot(s)).toMatchObject({ rounds: 10, round: 1, seat: 0, phase: 'start' });
    expect(legal(s)).toEqual(['expand', 'decline']);
    expect(snapshot(position({ ...plain, seats: [...plain.seats, {}, {}, {}] })).rounds).toBe(8);
  });

  test('is 5 coins, an empty hand, one token in a region', () => {
    expect(seatAt(s, 1)).toMatchObject({ coins: 5, active: { race: 'elves', power: 'swamp', hand: 0 } });
    expect(at(s, 1)).toEqual({ race: 'elves', tokens: 1 });
  });

  test('is an empty region: no native appears by itself', () => {
    const bare = position({ ...plain, regions: { 1: { race: 'elves' } } });
    expect(at(bare, 0)).toEqual({});
    expect(at(bare, 2)).toEqual({});
  });

  test('is a column of six out of the tiles that are not in play', () => {
    const { offers, stacks } = snapshot(s);
    const races = [...(Array.isArray(offers) ? offers.map(({ race }) => race) : []), ...(stacks?.races?.flat() ?? [])];
    expect(offers).toHaveLength(6);
    expect(new Set(races).size).toBe(12); // 14 - 2
    expect(races).not.toContain('orcs');
  });

  test('is a fresh turn: nothing used, nobody attacked, every piece that comes with a people in its hand', () => {
    const heroes = position({
      ...plain,
      seats: [{ active: { race: 'orcs', power: 'heroic' } }, { active: { race: 'elves', power: 'swamp' } }],
    });
    expect(snapshot(heroes).memory).toMatchObject({ begun: 0, attacked: [], conquests: [], today: {}, kept: { hero: 2 } });
  });

  test('is a pick for a seat without a people', () => {
    expect(legal(position({ ...plain, seats: [{}, plain.seats[1]], regions: {} }), 'pick')).toHaveLength(6);
  });

  test('is face up for a marker, and a shuffled pile of twelve for Goblins', () => {
    const table = snapshot(position({ ...far, regions: { ...far.regions, 1: { markers: ['karazhan'] } } }));
    expect(table.regions?.[1]).toEqual({ markers: ['karazhan'] });
    expect([...(table.bombPile ?? [])].sort()).toEqual([...Array(6).fill('dud'), ...Array(6).fill('live')]);
  });
});

describe('what is written', () => {
  test('stands: phase conquest attacks with the hand, phase redeploy takes up first', () => {
    const fight = position({ ...plain, phase: 'conquest', seats: [{ active: { race: 'orcs', power: 'hill', hand: 4 } }, plain.seats[1]] });
    expect(cost(fight, 2)).toMatchObject({ total: 2, hand: 4 });
    expect(at(fight, 0)).toEqual({ race: 'orcs', tokens: 3 });
    expect(hand(position({ ...plain, phase: 'redeploy' }), 0)).toBe(2); // 3 - 1
  });

  test('is the column from the top, coins on it; tiles not named lie in the stacks', () => {
    const offers = [
      { race: 'trolls', power: 'stout', coins: 2 },
      { race: 'ratmen', power: 'flying' },
    ];
    const { offers: open } = snapshot(position({ ...plain, offers }));
    expect(Array.isArray(open) ? open.slice(0, 2) : []).toEqual(offers);
    expect(open).toHaveLength(6);
  });

  test('are the next tiles of the stacks, the next one first', () => {
    const bare = { ...plain, seats: [{}, {}], regions: {} };
    const { offers } = snapshot(position({ ...bare, offers: [], stacks: { races: [['giants', 'elves']], powers: ['forest', 'stout'] } }));
    expect(Array.isArray(offers) ? offers.slice(0, 2) : []).toEqual([
      { race: 'giants', power: 'forest' },
      { race: 'elves', power: 'stout' },
    ]);
  });

  test('are the next results of the die', () => {
    const roll = { ...plain, phase: 'conquest' as const, seats: [{ active: { race: 'orcs', power: 'hill', hand: 1 } }, plain.seats[1]] };
    expect(after(position({ ...roll, dice: [1] }), 'roll 2')).toHold(2, 'orcs', 1);
    expect(at(after(position({ ...roll, dice: [0] }), 'roll 2'), 2)).toEqual({});
  });

  test('are bombs and their faces, and who holds a harmony token', () => {
    const seats = [far.seats[0], { active: { race: 'pandaren', power: 'farmer' } }];
    const s = position({
      ...far,
      seats,
      regions: { 0: { race: 'goblins' }, 2: { race: 'pandaren' } },
      bombs: { 2: 'live' },
      bombPile: ['dud', 'live'],
      harmony: [0],
    });
    expect(snapshot(s)).toMatchObject({ bombs: { 2: 'live' }, bombPile: ['dud', 'live'], harmony: [0] });
  });

  test('leaves the object alone and shares nothing with it', () => {
    const given = structuredClone({ ...plain, dice: [1, 2], board: { id: 'mine', regions: [...meadow.regions] } });
    const before = JSON.stringify(given);
    const s = position(given);
    given.dice.push(3);
    expect(snapshot(s).dice).toEqual([1, 2]);
    given.dice.pop();
    expect(JSON.stringify(given)).toBe(before);
  });

  test('a race with no tokens may hold a region by a champion alone', () => {
    const seats = [{ active: { race: 'orcs', power: 'champion' } }, {}];
    const s = position({ ...far, seats, regions: { 0: { race: 'orcs', tokens: 0, pieces: { champion: 1 } } } });
    expect(forecast(s).reduce((sum, { amount }) => sum + amount, 0)).toBe(1);
  });
});

const seat = (active: unknown, declined?: unknown): unknown => ({ ...plain, seats: [{ active, declined }, plain.seats[1]] });
const region = (r: unknown): unknown => ({ ...plain, regions: { ...plain.regions, 2: r } });
const tiny = {
  id: 'tiny',
  regions: [
    { terrain: 'hill', edge: true, borders: [1] },
    { terrain: 'hill', borders: [] },
  ],
};

describe('what cannot be is refused, with its place', () => {
  test.each<[string, unknown, string]>([
    ['no edition', { ...plain, edition: 'underground' }, 'unknown-edition edition'],
    ['a variant that does not exist', { ...plain, variant: 'duel' }, 'unknown-edition edition'],
    ['an unknown board', { ...plain, board: 'classic-9' }, 'unknown-board board'],
    ['no board', { ...plain, board: undefined }, 'not-a-board board'],
    ['the same island twice', { ...far, board: ['L1a', 'L1b'] }, 'same-island-twice board[1]'],
    ['a one-way border', { ...plain, regions: {}, seats: [{}, {}], board: tiny }, 'one-way-border regions[0].borders'],
    ['a key that means nothing', { ...plain, region: {} }, 'unknown-key region'],
    ['a key of a seat that means nothing', { ...plain, seats: [{ coin: 3 }, {}], regions: {} }, 'unknown-key seats[0].coin'],
    ['no seats', { ...plain, seats: undefined }, 'not-a-list seats'],
    ['one seat', { ...plain, seats: [{}], regions: {} }, 'too-few seats'],
    ['six seats', { ...plain, seats: [{}, {}, {}, {}, {}, {}], regions: {} }, 'too-many seats'],
    ['a seat that is a list', { ...plain, seats: [[], {}], regions: {} }, 'not-a-seat seats[0]'],
    ['seats by number', { ...plain, seats: { 0: {}, 1: {} }, regions: {} }, 'not-a-list seats'],
    ['a turn of nobody', { ...plain, seat: 2 }, 'out-of-range seat'],
    ['round 0', { ...plain, round: 0 }, 'out-of-range round'],
    ['a round after the last', { ...plain, round: 11 }, 'out-of-range round'],
    ['an unknown phase', { ...plain, phase: 'dawn' }, 'unknown-word phase'],
    ['conquests without a people', { ...plain, phase: 'conquest', seats: [{}, plain.seats[1]], regions: {} }, 'no-people phase'],
    ['an unknown race', seat({ race: 'gnomes', power: 'hill' }), 'unknown-id seats[0].active.race'],
    ['an unknown power', seat({ race: 'orcs', power: 'farmer' }), 'unknown-id seats[0].active.power'],
    ['no power', seat({ race: 'orcs' }), 'not-a-text seats[0].active.power'],
    ['the same race twice', seat({ race: 'elves', power: 'hill' }), 'tile-twice seats[1].active'],
    ['the same power twice', seat({ race: 'orcs', power: 'swamp' }), 'tile-twice seats[1].active'],
    ['a race both active and in decline', seat({ race: 'orcs', power: 'hill' }, [{ race: 'orcs' }]), 'tile-twice seats[0].declined[0]'],
    [
      'a power that does not stay in decline',
      seat({ race: 'orcs', power: 'hill' }, [{ race: 'trolls', power: 'stout' }]),
      'power-gone seats[0].declined[0]',
    ],
    ['a people in decline without a region', seat({ race: 'orcs', power: 'hill' }, [{ race: 'trolls' }]), 'nobody-there seats[0].declined'],
    ['a hand in decline', { ...plain, seats: [{ declined: [{ race: 'orcs', hand: 2 }] }, plain.seats[1]] }, 'no-hand seats[0].declined'],
    [
      'two peoples in decline',
      { ...plain, seats: [{ declined: [{ race: 'orcs' }, { race: 'elves' }] }, {}] },
      'too-many seats[0].declined',
    ],
    ['a people that nobody has', region({ race: 'trolls', tokens: 1 }), 'nobody regions.2.race'],
    ['a race of another edition', region({ race: 'naga' }), 'unknown-id regions.2.race'],
    ['tokens of nobody', region({ tokens: 2 }), 'whose regions.2.tokens'],
    ['a people with no token', region({ race: 'orcs', tokens: 0 }), 'nobody-there regions.2.tokens'],
    ['more tokens than the tray', region({ race: 'orcs', tokens: 8 }), 'too-many-tokens regions'],
    ['more tokens than the tray, hand included', seat({ race: 'orcs', power: 'hill', hand: 8 }), 'too-many-tokens regions'],
    ['more natives than the box', region({ race: 'natives', tokens: 19 }), 'too-many-tokens regions'],
    ['a region that is not there', { ...plain, regions: { ...plain.regions, 3: {} } }, 'unknown-region regions.3'],
    ['a region by name', { ...plain, regions: { ...plain.regions, hill: {} } }, 'unknown-region regions.hill'],
    ['a region written twice', { ...plain, regions: { ...plain.regions, '02': {} } }, 'unknown-region regions.02'],
    ['regions in a list', { ...plain, regions: [{ race: 'orcs' }] }, 'not-by-region regions'],
    ['an unknown piece', region({ race: 'orcs', pieces: { fort: 1 } }), 'unknown-id regions.2.pieces'],
    ['two lairs in a region', region({ race: 'orcs', pieces: { lair: 2 } }), 'too-many regions.2.pieces.lair'],
    ['a piece in part', region({ race: 'orcs', pieces: { lair: 0.5 } }), 'not-whole regions.2.pieces.lair'],
    ['a key of a region that means nothing', region({ race: 'orcs', token: 2 }), 'unknown-key regions.2.token'],
    [
      'a piece too many',
      { ...plain, regions: Object.fromEntries([0, 1, 2].map((r) => [r, { race: r === 1 ? 'elves' : 'orcs', pieces: { hole: 1 } }])) },
      'too-many regions',
    ],
    ['pieces in the hand of nobody', { ...plain, memory: { kept: { hero: 2 } } }, 'nobody memory.kept.hero'],
    [
      'pieces that are nowhere',
      { ...(seat({ race: 'orcs', power: 'heroic' }) as object), memory: { kept: { hero: 1 } } },
      'too-few memory.kept',
    ],
    ['a tile on offer that is in play', { ...plain, offers: [{ race: 'orcs', power: 'stout' }] }, 'bad-offers offers'],
    [
      'a tile on offer twice',
      {
        ...plain,
        offers: [
          { race: 'trolls', power: 'stout' },
          { race: 'trolls', power: 'flying' },
        ],
      },
      'bad-offers offers',
    ],
    ['a tile in the stack twice', { ...plain, stacks: { races: [['trolls', 'trolls']] } }, 'tile-twice stacks.races'],
    ['a column of seven', { ...plain, offers: Array(7).fill({ race: 'trolls', power: 'stout' }) }, 'too-many offers'],
    ['faction columns in the plain game', { ...plain, offers: { alliance: [], horde: [], powers: [] } }, 'bad-offers offers'],
    ['bombs in the classic edition', { ...plain, bombs: { 1: 'live' } }, 'unknown-id bombs'],
    ['harmony in the classic edition', { ...plain, harmony: [1] }, 'unknown-id harmony'],
    ['an unknown face', { ...far, bombs: { 2: 'smoke' } }, 'unknown-id bombs.2'],
    ['more live bombs than there are', { ...far, bombs: { 2: 'live' }, bombPile: Array(6).fill('live') }, 'too-many bombPile[5]'],
    [
      'more bombs than there are',
      {
        ...far,
        regions: { ...far.regions, 2: { race: 'humans', pieces: { bomb: 1 } } },
        bombPile: [...Array(6).fill('live'), ...Array(6).fill('dud')],
      },
      'too-many regions',
    ],
    ['an unknown marker', { ...far, regions: { ...far.regions, 1: { markers: ['excalibur'] } } }, 'unknown-id regions.1.markers'],
    ['a marker twice', { ...far, regions: { ...far.regions, 1: { markers: ['karazhan', 'karazhan'] } } }, 'tile-twice regions.1.markers'],
    ['a harmony token of nobody', { ...far, harmony: [4] }, 'unknown-seat harmony'],
    ['a die that shows 4', { ...plain, dice: [4] }, 'out-of-range dice[0]'],
    ['dice that are words', { ...plain, dice: ['2'] }, 'not-whole dice[0]'],
    ['a seed that is a number', { ...plain, seed: 7 }, 'not-a-text seed'],
    ['an unknown stage', { ...plain, memory: { stage: 'noon' } }, 'unknown-word memory.stage'],
    ['a pick with a people', { ...plain, memory: { stage: 'pick' } }, 'has-people memory.stage'],
    [
      'a redeployment without one',
      { ...plain, seats: [{}, plain.seats[1]], regions: {}, memory: { stage: 'deploy', begun: 2 } },
      'no-people memory.stage',
    ],
    ['a people of another seat that acts', { ...plain, phase: 'conquest', memory: { acting: 'elves' } }, 'unknown-id memory.acting'],
    [
      'a people in decline that cannot act',
      {
        ...plain,
        phase: 'conquest',
        seats: [{ ...plain.seats[0], declined: [{ race: 'trolls' }] }, plain.seats[1]],
        regions: { ...plain.regions, 2: { race: 'trolls' } },
        memory: { acting: 'trolls' },
      },
      'unknown-id memory.acting',
    ],
    ['an unknown ability that remembers', { ...plain, memory: { today: { luck: 1 } } }, 'unknown-id memory.today'],
    ['a question that nobody asks', { ...plain, prompts: [{ ability: 'orcs', seat: 0, a: 0, b: 0 }] }, 'unknown-question prompts[0]'],
    [
      'a question about tiles that the seat does not have',
      { ...plain, prompts: [{ ability: 'diplomat', seat: 0, a: 0, b: 0 }] },
      'unknown-question prompts[0]',
    ],
    [
      'a question with numbers that mean nothing',
      { ...far, prompts: [{ ability: 'goblins', seat: 0, a: 1, b: 0 }] },
      'unknown-question prompts[0]',
    ],
    ['homemade rubbish', { ...plain, homebrew: 7 }, 'homebrew'],
  ])('%s', (_name, given, fault) => {
    expect(faults(given).some((found) => found === fault || found.includes(fault))).toBe(true);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e9, -1, 0.5, '3', null, true, [], {}, 2n])(
    '%s is no number of coins, tokens or rounds',
    (value) => {
      expect(faults({ ...plain, seats: [{ coins: value }, {}], regions: {} })).toHaveLength(1);
      expect(faults(region({ race: 'orcs', tokens: value })).length).toBeGreaterThan(0);
      expect(faults({ ...plain, rounds: value })).toHaveLength(1);
      expect(faults({ ...plain, seat: value })).toHaveLength(1);
      expect(faults(seat({ race: 'orcs', power: 'hill', hand: value }))).toHaveLength(1);
    },
  );

  test('-0 is 0', () => {
    const s = position({ ...plain, seat: -0, seats: [{ ...plain.seats[0], coins: -0 }, plain.seats[1]] });
    expect(Object.is(s.coins[0], 0) && Object.is(s.turn, 0)).toBe(true);
  });

  test.each([undefined, null, 7, 'classic', [], () => plain, new Map(), Symbol('position'), 10n])('%s is no position', (given) => {
    expect(faults(given).length).toBeGreaterThan(0);
  });

  test('every fault is named at once, those of shape and those of sense', () => {
    expect(
      faults({
        edition: 'classic',
        board: meadow,
        round: 99,
        colour: 'red',
        seats: [{ coins: -1, active: { race: 'gnomes', power: 'hill' } }, { active: { race: 'elves', power: 'swamp', hand: 30 } }],
        regions: { 1: { race: 'elves', pieces: { lair: 3 } }, 7: {} },
        offers: [{ race: 'elves', power: 'stout' }],
        dice: [5],
        memory: { today: { luck: 1 } },
        prompts: [{ ability: 'nobody', seat: 0, a: 0, b: 0 }],
      }),
    ).toEqual([
      'unknown-key colour',
      'out-of-range seats[0].coins',
      'out-of-range round',
      'out-of-range dice[0]',
      'unknown-id seats[0].active.race',
      'too-many regions.1.pieces.lair',
      'unknown-region regions.7',
      'too-many-tokens regions',
      'bad-offers offers',
      'unknown-id memory.today',
      'unknown-question prompts[0]',
    ]);
  });

  test('faults of the board are named beside those of the position', () => {
    expect(faults({ ...plain, board: tiny, round: 0 })).toEqual(['out-of-range round', 'one-way-border regions[0].borders']);
  });

  test('what a prototype says was not written', () => {
    const inherited = Object.create({ round: 3, edition: 'classic' }) as object;
    expect(faults(Object.assign(inherited, { board: meadow, seats: [{}, {}] }))).toContain('unknown-edition edition');
    for (const text of [
      '{"__proto__":{"round":3}}',
      '{"constructor":1}',
      '{"regions":{"__proto__":{}}}',
      '{"regions":{"2":{"race":"orcs","pieces":{"__proto__":1}}}}',
    ]) {
      expect(faults({ ...plain, ...JSON.parse(text) })).not.toEqual([]);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('names, ids and seeds without end are refused in no time', () => {
    const long = 'x'.repeat(1_000_000);
    expect(
      faults({
        ...plain,
        seed: long,
        edition: long,
        seats: [{ name: long, active: { race: long, power: long } }, {}],
        regions: { [long]: {}, 2: { race: long } },
      }).length,
    ).toBeGreaterThan(4);
    expect(faults({ ...plain, board: '+'.repeat(1_000_000) })).not.toEqual([]);
    expect(faults({ ...plain, dice: Array(1_000_000).fill(1) })).toEqual(['too-many dice']);
    expect(faults({ ...plain, regions: Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`r${i}`, {}])) }).length).toBe(100); // no more than help
  });
});

test('a written board that is no board is refused as part of the position', () => {
  const given = { ...plain, board: { id: 'x', regions: 'none' } } as unknown as Position;
  expect(() => position(given)).toThrow(Refused);
  expect(() => position(given)).not.toThrow(InvalidBoard);
});

test('a position that plays on: a turn through all its steps', () => {
  const s: State = after(position({ ...plain, seed: 'on' }), 'expand', 'conquer 2', 'done');
  expect(toDecide(s)).toBe(0);
  expect(legal(s)).toEqual(['deploy 0', 'deploy 2']);
});
