import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { homemade } from '../../test/homemade.ts';
import { demandAlike } from '../../test/invariants/views.ts';
import { oneOf, randomFrom } from '../../test/random.ts';
import { after, board, scene } from '../../test/scene.ts';
import { editions } from '../../test/some-game.ts';
import {
  clone,
  determinize,
  legalMoves,
  newGame,
  Refused,
  type Setup,
  type State,
  step,
  text,
  toDecide,
  type View,
  view,
} from '../index.ts';
import { cost, forecast, outcome } from '../queries.ts';
import { known, laid, UNTOLD } from './known.ts';

/** Enough for peoples to decline and others to come. Whole games are for the fuzz, which asks the same of them. */
const ROUNDS = 5;

/** Every decision of a random game, and its end. */
function* moments(setup: Setup): Generator<State> {
  const random = randomFrom(setup.seed);
  const s = newGame({ rounds: ROUNDS, ...setup });
  for (; toDecide(s) !== undefined; step(s, oneOf(random, legalMoves(s)))) yield clone(s);
  yield s;
}

describe.each(editions)('in a game of $edition $variant', (edition) => {
  test.each([2, 3, 4, 5])('with %i seats a view answers whatever its viewer may ask as the state does, at every decision', (seats) => {
    for (const s of moments({ ...edition, seats, seed: `known ${seats}` })) demandAlike(s, view(s, toDecide(s)));
  });

  test('a spectator and seats that wait are told of costs and scores, and have no move', () => {
    for (const [i, s] of [...moments({ ...edition, seats: 3, seed: 'wait' })].entries())
      demandAlike(s, view(s, [undefined, 0, 1, 2][i % 4]));
  });
});

test('CL-GHOULS-6 a view is known while Ghouls redeploy after their owner declined', () => {
  const row = board(`
    0 hill edge - 1
    1 swamp     - 0 2
    2 farmland  - 1 3
    3 hill edge - 2
  `);
  const rulings = { 'revenants-decline-turn': 'yes' };
  const start = scene(row, 'anna* orcs+spirit 0:1 / ghouls 2:5\n bert', { phase: 'start', rulings });
  const s = after(start, 'decline', 'conquer 3', 'done');
  expect(legalMoves(view(s, 0)).map(text)).toEqual(['deploy 2', 'deploy 3']);
});

test('homemade tiles are known by a view that tells of them', () => {
  for (const s of moments({ edition: 'azeroth', seats: 3, seed: 'homemade', homebrew: homemade[0] })) demandAlike(s, view(s, toDecide(s)));
});

test('a view knows by what its table plays: values, box and open purses', () => {
  const setup = { edition: 'azeroth', seats: 3, seed: 'charter', rules: 1, values: { goblins: 3 }, rounds: 4, openPurses: true } as const;
  for (const s of moments(setup)) {
    demandAlike(s, view(s, undefined));
    demandAlike(s, view(s, toDecide(s)));
  }
});

test('a view that came as text answers like any other', () => {
  for (const s of moments({ edition: 'azeroth', seats: 2, seed: 'text' })) demandAlike(s, JSON.parse(JSON.stringify(view(s, toDecide(s)))));
});

test('of what a seat may not know nothing is laid out: other secrets, the same table', () => {
  let changed = 0;
  for (const s of moments({ edition: 'azeroth', seats: 4, seed: 'hidden' })) {
    const seat = toDecide(s) ?? 0;
    const seen = view(s, seat);
    const { world: _, ...mine } = laid(seen);
    const { world: __, ...others } = laid(view(determinize(seen, `${changed}`), seat));
    expect(others).toEqual(mine);
    if (toDecide(s) === undefined) break;
    expect(mine.coins.filter((coins) => coins === UNTOLD)).toHaveLength(3);
    expect([mine.seed, mine.dice, mine.counters.every((count) => count === 0)]).toEqual(['', [], true]);
    if (JSON.stringify(mine.stacks) !== JSON.stringify(s.stacks)) changed++;
  }
  expect(changed).toBeGreaterThan(100);
});

test('whether a toll can be paid is said only to those who may look into the purse', () => {
  const start = scene(
    board(`
      0 forest anchor - 1
      1 swamp         - 0
    `),
    `
      anna*  orcs+miner  coins 0  hand 5  0:1
      bert   trolls+marshdweller          1:1
    `,
  );
  const tooPoor = { blocked: { rule: 'AZ-MARSHDWELLER-1', what: 'too-few-coins' } };
  expect(cost(start, 1)).toMatchObject(tooPoor);
  expect(cost(view(start, 0), 1)).toMatchObject(tooPoor);
  for (const seat of [1, undefined]) expect(cost(view(start, seat), 1)).toMatchObject({ total: 3, tolls: [{ coins: 1, to: 1 }] });
});

test('it is laid out once for every view', () => {
  const seen = view(newGame({ edition: 'classic', seats: 2, seed: 'once' }), 0);
  expect(known(seen)).toBe(known(seen));
});

test('a game and its views share a world, however many others were dealt on its board before', () => {
  const dealt = (value: number, tile: string): State =>
    newGame({ edition: 'classic', seats: 2, seed: 'worlds', values: { [tile]: value } });
  const tiles = ['humans', 'elves', 'orcs', 'giants', 'trolls', 'dwarves', 'wizards', 'amazons', 'ratmen', 'ghouls'];
  for (const tile of tiles) for (let value = 1; value <= 8; value++) known(view(dealt(value, tile), 0));
  for (const [value, tile] of [
    [8, 'ghouls'],
    [1, 'humans'],
    [8, 'skeletons'],
  ] as const) {
    const s = dealt(value, tile);
    expect(known(view(s, 0)).world).toBe(s.world);
    expect(dealt(value, tile).world).toBe(s.world);
  }
});

test.each([-1, 0.5, 3])('seat %s of three has no forecast', (seat) => {
  const start = newGame({ edition: 'azeroth', seats: 3, seed: 'seats' });
  for (const asked of [start, view(start, 0)]) expect(() => forecast(asked, seat)).toThrow('there are 3 seats');
});

describe('what is no view', () => {
  const real = view(newGame({ edition: 'azeroth', seats: 3, seed: 'forged' }), 0);
  const asking = (given: unknown): unknown => {
    try {
      return [toDecide, legalMoves, cost, forecast, outcome].map((ask) => Reflect.apply(ask, undefined, [given, 2]));
    } catch (error) {
      return error;
    }
  };

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a number', 7],
    ['an empty object', {}],
    ['an edition alone', { edition: 'classic' }],
    ['an unknown edition', { ...real, edition: 'chess' }],
    ['rules that nobody has written', { ...real, rules: 99 }],
    ['an unknown board', { ...real, board: ['X1a'] }],
    ['too few regions', { ...real, regions: real.regions.slice(1) }],
    ['a viewer who is not there', { ...real, viewer: 3 }],
    ['a viewer who is no number', { ...real, viewer: [{ toString: 0 }] }],
    ['a gain that is no number', { ...real, seats: real.seats.map((seat) => ({ ...seat, gained: { toString: 0 } })) }],
    ['an unknown race', { ...real, regions: real.regions.map((region) => ({ ...region, race: 'chessmen', tokens: 1 })) }],
    ['half a token', { ...real, regions: real.regions.map((region) => ({ ...region, race: 'natives', tokens: 0.5 })) }],
    ['a tile twice', { ...real, seats: real.seats.map((seat) => ({ ...seat, active: { race: 'naga', power: 'miner' } })) }],
    ['other tiles than there are', { ...real, unseen: { ...real.unseen, powers: 3 } }],
    ['no pile', { ...real, pile: undefined }],
    ['an unknown stage', { ...real, memory: { ...real.memory, stage: 'lunch' } }],
    ['nobody who acts', { ...real, memory: { ...real.memory, stage: 'conquest' } }],
    ['an end with closed purses', { ...real, memory: { ...real.memory, stage: 'over' } }],
    ['a question that nobody asks', { ...real, prompts: [{ ability: 'gnomes', seat: 0, a: 0, b: 0 }] }],
  ])('%s is refused by name', (_, given) => expect(asking(given)).toBeInstanceOf(Refused));

  test('a real one with one part bent is refused or answered, and never a crash', () => {
    const seen = editions.flatMap((edition) =>
      [...moments({ ...edition, seats: 3, seed: 'bent' })].filter((_, i) => i % 20 === 0).map((s) => JSON.stringify(view(s, toDecide(s)))),
    );
    const rubbish = fc.oneof(fc.constantFrom(undefined, null, -1, 0.5, 1e9, '', 'natives', [], {}, [[]], [{}], [null]), fc.jsonValue());
    fc.assert(
      fc.property(fc.constantFrom(...seen), fc.nat(), rubbish, (words, where, value) => {
        const bent: View = JSON.parse(words);
        const places = placesIn(bent);
        const [holder, key] = places[where % places.length];
        Reflect.set(holder, key, value);
        const told = asking(bent);
        if (told instanceof Error) expect(told).toBeInstanceOf(Refused);
      }),
      { numRuns: 1000 },
    );
  });
});

/** Every part of a value, as the object that holds it and its key. */
function placesIn(value: object): [object, string][] {
  return Object.entries(value).flatMap(([key, part]): [object, string][] => [
    [value, key],
    ...(typeof part === 'object' && part !== null ? placesIn(part) : []),
  ]);
}
