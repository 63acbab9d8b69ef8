/** contract.md, sentence by sentence: the calls, the shapes they give, what a written position means. */
import { describe, expect, test } from 'vitest';
import {
  apply,
  clone,
  cost,
  determinize,
  forecast,
  IllegalMove,
  legalMoves,
  newGame,
  outcome,
  parse,
  position,
  type State,
  snapshot,
  step,
  text,
  toDecide,
  view,
} from '../../src/index.ts';
import { after, azeroth, classic, coins, hand, isles, lines, refused, sum, tokens, toEndOfTurn, total, vale } from './table.ts';

const plain = (x: unknown): unknown => JSON.parse(JSON.stringify(x));
const twoOrcs = () =>
  classic({
    phase: 'conquest',
    seats: [{ active: { race: 'orcs', power: 'forest', hand: 4 } }, { active: { race: 'elves', power: 'hill' } }],
    regions: { 0: { race: 'orcs', tokens: 1 }, 3: { race: 'elves', tokens: 2 } },
  });
const orcsAtStart = () =>
  classic({
    seats: [{ active: { race: 'orcs', power: 'forest' } }, { active: { race: 'elves', power: 'hill' } }],
    regions: { 0: { race: 'orcs', tokens: 5 }, 3: { race: 'elves', tokens: 2 } },
  });

describe('newGame', () => {
  test('contract: seats by number, five coins each, the first round', () => {
    const p = snapshot(newGame({ edition: 'classic', seats: 3, seed: 'a' }));
    expect(p.seats).toHaveLength(3);
    expect(coins(newGame({ edition: 'classic', seats: 3, seed: 'a' }))).toEqual([5, 5, 5]);
    expect(p.round ?? 1).toBe(1);
  });
  test('contract: seats by name', () => {
    const p = snapshot(newGame({ edition: 'azeroth', seats: ['Anna', 'Bert'], seed: 'a' }));
    expect(p.seats.map((s) => s.name)).toEqual(['Anna', 'Bert']);
  });
  test.each([
    [2, 10],
    [3, 10],
    [4, 9],
    [5, 8],
  ])('CORE-SETUP-1 %i seats play %i rounds, in every edition', (seats, rounds) => {
    for (const setup of [{ edition: 'classic' }, { edition: 'azeroth' }, { edition: 'azeroth', variant: 'battle' }] as const)
      expect(snapshot(newGame({ ...setup, seats, seed: 'r' })).rounds).toBe(rounds);
  });
  test.each([1, 6, 0, -1, 2.5])('CORE-SETUP-1 %d seats are refused', (seats) => {
    expect(() => newGame({ edition: 'classic', seats, seed: 'x' })).toThrow();
  });
  test('CORE-SETUP-5 the table may say who starts', () => {
    const s = newGame({ edition: 'classic', seats: 4, seed: 'a', first: 2 });
    expect([toDecide(s), snapshot(s).seat]).toEqual([2, 2]);
  });
  test('CORE-SETUP-5 otherwise the seed does: not always the same seat', () => {
    const firsts = Array.from({ length: 30 }, (_, i) => toDecide(newGame({ edition: 'classic', seats: 3, seed: `s${i}` })));
    expect(new Set(firsts).size).toBe(3);
  });
  test('CORE-SETUP-3 six combos are on offer', () => {
    expect(lines(newGame({ edition: 'classic', seats: 2, seed: 'a' }))).toEqual(['pick 0', 'pick 1', 'pick 2', 'pick 3', 'pick 4', 'pick 5']);
  });
  test('CORE-SETUP-4 one native stands on every native symbol and nowhere else', () => {
    const { regions } = snapshot(newGame({ edition: 'classic', seats: 2, seed: 'a', board: 'classic-2' }));
    const natives = Object.entries(regions ?? {}).filter(([, r]) => r.race === 'natives');
    expect(natives.map(([r]) => Number(r) + 1)).toEqual([4, 7, 11, 12, 13, 14, 15, 17, 19]);
    expect(natives.every(([, r]) => r.tokens === 1)).toBe(true);
  });
  test('contract: a board written out is played on', () => {
    const s = after(newGame({ edition: 'classic', seats: 2, seed: 'a', board: vale }), 'pick 0');
    expect(snapshot(s).regions?.[5]).toMatchObject({ race: 'natives', tokens: 1 });
  });
  test.each([2, 3, 4, 5])('AZ-ISLAND-2 %i seats: as many markers, face down', (seats) => {
    const { regions } = snapshot(newGame({ edition: 'azeroth', seats, seed: 'm' }));
    const marked = Object.values(regions ?? {}).filter((r) => r.markers !== undefined);
    expect(marked).toHaveLength(seats);
    expect(marked.every((r) => r.faceDown === true)).toBe(true);
  });
  test('contract: same setup, same moves, same game', () => {
    const play = () => {
      let s = newGame({ edition: 'azeroth', seats: 3, seed: 'same' });
      for (let i = 0; i < 120; i++) {
        const options = legalMoves(s);
        s = apply(s, options[(i * 7) % options.length]).state;
      }
      return snapshot(s);
    };
    expect(play()).toEqual(play());
  });
  test('contract: another seed, another game', () => {
    expect(snapshot(newGame({ edition: 'classic', seats: 2, seed: 'a' })).offers).not.toEqual(
      snapshot(newGame({ edition: 'classic', seats: 2, seed: 'b' })).offers,
    );
  });
});

describe('states and moves', () => {
  test('contract: everything given out is plain JSON', () => {
    const s = newGame({ edition: 'azeroth', seats: 3, seed: 'json' });
    const { state, events } = apply(s, 'pick 1');
    for (const x of [snapshot(s), legalMoves(s), events, view(s, 0), view(s, undefined), forecast(state), snapshot(state), cost(state, 0), legalMoves(state)])
      expect(plain(x)).toStrictEqual(x);
  });
  test('contract: apply is pure, and takes a move or its line', () => {
    const s = twoOrcs();
    const before = snapshot(s);
    const byText = apply(s, 'conquer 1').state;
    const byMove = apply(s, parse('conquer 1')).state;
    expect(snapshot(s)).toEqual(before);
    expect(snapshot(byText)).toEqual(snapshot(byMove));
  });
  test('contract: every listed move applies', () => {
    const s = orcsAtStart();
    for (const move of legalMoves(s)) expect(() => apply(s, move)).not.toThrow();
  });
  test.each(['conquer 99', 'conquer 4', 'pick 0', 'expand', 'roll 1', 'deploy 0', 'choose none', 'use fortified 0', 'decline', 'abandon 0 1', 'dance', ''])(
    'contract: “%s” is refused with code, rule and message',
    (move) => {
      const error = refused(twoOrcs(), move);
      expect(error).toBeInstanceOf(IllegalMove);
      expect(error.code).toMatch(/^[a-z][a-z-]*$/);
      expect(error.rule).toMatch(/^[A-Z]+(-[A-Z0-9]+)+$/);
      expect(error.message.length).toBeGreaterThan(10);
    },
  );
  test('contract: a refused move changes nothing', () => {
    const s = twoOrcs();
    const before = snapshot(s);
    refused(s, 'conquer 4');
    expect(() => step(s, 'conquer 4')).toThrow(IllegalMove);
    expect(snapshot(s)).toEqual(before);
  });
  test('contract: step plays in place what apply plays on a copy', () => {
    const s = twoOrcs();
    const copy = clone(s);
    step(copy, 'conquer 1');
    expect(snapshot(copy)).toEqual(snapshot(after(s, 'conquer 1')));
    expect(snapshot(s)).toEqual(snapshot(twoOrcs()));
  });
  test.each([
    'pick 2',
    'expand',
    'decline',
    'abandon 7',
    'conquer 7',
    'conquer 7 with frostmourne',
    'conquer 7 with ashes-of-alar frostmourne',
    'roll 7',
    'roll 7 with frostmourne',
    'use fortified 7',
    'use berserk',
    'use ethereals 4 6',
    'use portal-mage 3 9',
    'use intimidating 5 8',
    'use intimidating 5',
    'choose human',
    'choose horde',
    'choose ally 2',
    'choose none',
    'choose 3',
    'deploy 7',
    'deploy 7 hero',
    'deploy 3 encampment',
    'deploy 3 bomb',
    'deploy 3 objective',
    'deploy 3 aegis-of-aggramar',
    'deploy 3 heart-of-azeroth',
    'done',
  ])('contract: “%s” is one canonical line', (line) => {
    expect(text(parse(line))).toBe(line);
    expect(plain(parse(line))).toStrictEqual(parse(line));
  });
  test.each(['conquer', 'conquer  7', ' conquer 7', 'conquer 07', 'conquer -1', 'Conquer 7', 'pick two', 'done now', 'conquer 7 with', 'deploy hero'])(
    'contract: “%s” is no move',
    (line) => {
      expect(() => parse(line)).toThrow(IllegalMove);
    },
  );
  test('contract: toDecide is undefined exactly when there is an outcome, and moves are never empty before', () => {
    let s = newGame({ edition: 'classic', seats: 2, seed: 'end' });
    for (let i = 0; outcome(s) === undefined; i++) {
      expect(toDecide(s)).toBeTypeOf('number');
      const options = legalMoves(s);
      expect(options.length).toBeGreaterThan(0);
      s = apply(s, options[(i * 13) % options.length]).state;
    }
    expect([toDecide(s), legalMoves(s)]).toEqual([undefined, []]);
    expect(() => apply(s, 'done')).toThrow(IllegalMove);
  });
});

describe('a written position', () => {
  const bare = () =>
    classic({
      seats: [{ active: { race: 'orcs', power: 'forest' } }, {}],
      regions: { 0: { race: 'orcs', tokens: 3 } },
    });
  test('contract: defaults are round 1, seat 0, phase start, 5 coins, nothing in hand', () => {
    const p = snapshot(bare());
    expect([p.round ?? 1, p.seat ?? 0, p.phase ?? 'start']).toEqual([1, 0, 'start']);
    expect(coins(bare())).toEqual([5, 5]);
    expect(hand(bare(), 0)).toBe(0);
    expect(lines(bare()).sort()).toEqual(['decline', 'expand']);
  });
  test('contract: rounds follow from the seats when left out', () => {
    expect(snapshot(bare()).rounds).toBe(10);
  });
  test('contract: no natives appear by themselves', () => {
    const s = classic({
      phase: 'conquest',
      seats: [{ active: { race: 'ratmen', power: 'forest', hand: 5 } }, {}],
      regions: { 4: { race: 'ratmen', tokens: 1 } },
    });
    expect(total(s, 5)).toBe(2);
  });
  test('contract: a seat without a people picks', () => {
    const s = classic({ seats: [{}, {}], offers: [{ race: 'elves', power: 'hill', coins: 3 }, { race: 'orcs', power: 'swamp' }] });
    const moves = lines(s);
    expect(moves.slice(0, 2)).toEqual(['pick 0', 'pick 1']);
    expect(coins(after(s, 'pick 0'))[0]).toBe(8);
  });
  test('contract: offers are the column, top first', () => {
    const offers = [
      { race: 'elves', power: 'hill' },
      { race: 'orcs', power: 'swamp' },
      { race: 'ratmen', power: 'forest', coins: 2 },
    ];
    const s = classic({ seats: [{}, {}], offers });
    const column = snapshot(s).offers;
    expect(Array.isArray(column) ? column.slice(0, 3).map(({ race, power }) => ({ race, power })) : []).toEqual(
      offers.map(({ race, power }) => ({ race, power })),
    );
    expect(snapshot(after(s, 'pick 2')).seats[0].active).toMatchObject({ race: 'ratmen', power: 'forest' });
  });
  test('contract: in phase conquest the hand pays', () => {
    const s = twoOrcs();
    expect(lines(s)).toContain('conquer 1');
    expect(hand(after(s, 'conquer 1'), 0)).toBe(2);
  });
  test('contract: in phase redeploy tokens are put down', () => {
    const s = classic({
      phase: 'redeploy',
      seats: [{ active: { race: 'orcs', power: 'forest', hand: 2 } }, {}],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'orcs', tokens: 1 } },
    });
    expect(lines(s).sort()).toEqual(['deploy 0', 'deploy 1']);
    const next = after(s, 'deploy 1', 'deploy 1');
    expect([tokens(next, 0), tokens(next, 1)]).toEqual([1, 3]);
  });
  test('contract: dice are the next results, in their order', () => {
    const s = classic({
      phase: 'conquest',
      dice: [3, 0],
      seats: [{ active: { race: 'orcs', power: 'berserk', hand: 4 } }, {}],
      regions: { 0: { race: 'orcs', tokens: 1 } },
    });
    const first = after(s, 'use berserk');
    expect(total(first, 1)).toBe(1);
    expect(total(after(first, 'conquer 1', 'use berserk'), 3)).toBe(2);
  });
  test('contract: snapshot is the inverse of position, and plays on exactly alike', () => {
    for (const setup of [{ edition: 'classic' }, { edition: 'azeroth' }, { edition: 'azeroth', variant: 'battle' }] as const) {
      let s: State = newGame({ ...setup, seats: 4, seed: 'snap' });
      for (let i = 0; i < 250; i++) {
        const options = legalMoves(s);
        s = apply(s, options[(i * 11) % options.length]).state;
        if (i % 25 !== 0) continue;
        let twin = position(snapshot(s));
        let here = s;
        expect(snapshot(twin)).toEqual(snapshot(s));
        for (let j = 0; j < 25; j++) {
          const moves = lines(here);
          expect(lines(twin)).toEqual(moves);
          here = after(here, moves[(j * 5) % moves.length]);
          twin = after(twin, moves[(j * 5) % moves.length]);
        }
        expect(snapshot(twin)).toEqual(snapshot(here));
      }
    }
  });
  test('contract: the phase is start until expand is chosen, then conquest, and redeploy once the conquests are over', () => {
    const s = azeroth({
      seats: [{ active: { race: 'worgen', power: 'miner' } }, { active: { race: 'orcs', power: 'farmer' } }],
      regions: { 3: { race: 'worgen', tokens: 5 }, 4: { race: 'orcs', tokens: 2 }, 9: { race: 'orcs', tokens: 1 } },
    });
    const phases = ['expand', 'choose human', 'conquer 4', 'done', 'deploy 3', 'deploy 3', 'deploy 3'].reduce(
      (seen, move) => {
        const now = after(seen.now, move);
        return { now, list: [...seen.list, snapshot(now).phase] };
      },
      { now: s, list: [snapshot(s).phase] },
    );
    expect(phases.list).toEqual(['start', 'conquest', 'conquest', 'conquest', 'redeploy', 'redeploy', 'redeploy', 'redeploy']);
    expect([toDecide(phases.now), snapshot(phases.now).seat]).toEqual([1, 0]);
  });
  test('contract: a position goes through JSON unharmed', () => {
    const p = snapshot(after(newGame({ edition: 'azeroth', seats: 2, seed: 'j' }), 'pick 2'));
    expect(snapshot(position(JSON.parse(JSON.stringify(p))))).toEqual(p);
  });
  test('contract: natives in a region count as Lost Tribes or Murlocs', () => {
    const seats = [{ active: { race: 'trolls', power: 'swamp', hand: 9 } }, {}];
    expect(total(classic({ phase: 'conquest', seats, regions: { 0: { race: 'trolls', tokens: 1, pieces: { lair: 1 } }, 1: { race: 'natives', tokens: 1 } } }), 1)).toBe(3);
    expect(total(azeroth({ phase: 'conquest', seats, regions: { 0: { race: 'trolls', tokens: 1 }, 1: { race: 'natives', tokens: 1 } } }), 1)).toBe(2);
  });
  test('contract: a race with no tokens holds its region by a champion or beasts alone', () => {
    const s = azeroth({
      seat: 1,
      phase: 'conquest',
      seats: [{ active: { race: 'orcs', power: 'champion' } }, { active: { race: 'goblins', power: 'miner', hand: 9 } }],
      regions: { 3: { race: 'orcs', tokens: 0, pieces: { champion: 1 } }, 4: { race: 'goblins', tokens: 1 }, 0: { race: 'orcs', tokens: 1 } },
    });
    expect(total(s, 3)).toBe(3);
  });
  test.each<[string, Parameters<typeof position>[0], RegExp[]]>([
    ['an unknown race', { edition: 'classic', board: vale, seats: [{ active: { race: 'martians', power: 'hill' } }, {}] }, [/martians/]],
    ['an unknown power', { edition: 'classic', board: vale, seats: [{ active: { race: 'orcs', power: 'laser' } }, {}] }, [/laser/]],
    [
      'two faults at once',
      { edition: 'classic', board: vale, seats: [{ active: { race: 'martians', power: 'hill' } }, { active: { race: 'orcs', power: 'laser' } }] },
      [/martians/, /laser/],
    ],
    [
      'more tokens than the tray',
      { edition: 'classic', board: vale, seats: [{ active: { race: 'dwarves', power: 'hill', hand: 5 } }, {}], regions: { 0: { race: 'dwarves', tokens: 4 } } },
      [/dwarves/],
    ],
    [
      'a piece too many',
      {
        edition: 'classic',
        board: vale,
        seats: [{ active: { race: 'orcs', power: 'dragon-master' } }, {}],
        regions: { 0: { race: 'orcs', tokens: 1, pieces: { dragon: 2 } } },
      },
      [/dragon/],
    ],
    [
      'a race twice',
      { edition: 'classic', board: vale, seats: [{ active: { race: 'orcs', power: 'hill' } }, { active: { race: 'orcs', power: 'swamp' } }] },
      [/orcs/],
    ],
    [
      'one-way borders',
      {
        edition: 'classic',
        board: { id: 'x', regions: [{ terrain: 'hill', edge: true, borders: [1] }, { terrain: 'hill', borders: [] }] },
        seats: [{}, {}],
      },
      [/0|1/],
    ],
    ['a region off the board', { edition: 'classic', board: vale, seats: [{ active: { race: 'orcs', power: 'hill' } }, {}], regions: { 40: { race: 'orcs', tokens: 1 } } }, [/40/]],
    ['a race of nobody', { edition: 'classic', board: vale, seats: [{}, {}], regions: { 0: { race: 'orcs', tokens: 1 } } }, [/orcs/]],
    ['a race of the other edition', { edition: 'classic', board: vale, seats: [{ active: { race: 'tauren', power: 'hill' } }, {}] }, [/tauren/]],
    ['no seats', { edition: 'classic', board: vale, seats: [] }, [/seats/]],
    ['a board of no such id', { edition: 'classic', board: 'classic-9', seats: [{}, {}] }, [/classic-9/]],
    ['a power twice', { edition: 'classic', board: vale, seats: [{ active: { race: 'orcs', power: 'hill' } }, { active: { race: 'elves', power: 'hill' } }] }, [/hill/]],
    ['seven fortresses', {
      edition: 'classic',
      board: 'classic-2',
      seats: [{ active: { race: 'ratmen', power: 'fortified' } }, {}],
      regions: Object.fromEntries([1, 2, 3, 4, 5, 6, 8].map((r) => [r, { race: 'ratmen', tokens: 1, pieces: { fortress: 1 } }])),
    }, [/fortress/]],
  ])('contract: %s is refused, by name', (_, p, words) => {
    let message = '';
    try {
      position(p);
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    for (const word of words) expect(message).toMatch(word);
  });
  test('contract: boards by id, by island faces, or written out', () => {
    expect(snapshot(position({ edition: 'classic', board: 'classic-3', seats: [{}, {}, {}] })).board).toBe('classic-3');
    const faces = position({ edition: 'azeroth', board: ['L1a', 'S2b'], seats: [{}, {}] });
    expect(snapshot(faces).board).toEqual(['L1a', 'S2b']);
    expect(snapshot(position({ edition: 'azeroth', board: isles, seats: [{}, {}] })).board).toMatchObject({
      id: 'isles',
      regions: isles.regions.map(({ terrain, borders }) => ({ terrain, borders })),
    });
  });
});

describe('cost', () => {
  test('contract: itemised, with hand and chance', () => {
    const given = cost(twoOrcs(), 1);
    expect(Object.keys(given).sort()).toEqual(['chance', 'hand', 'parts', 'total']);
    expect(given).toMatchObject({ total: 2, hand: 4, chance: 1 });
    for (const part of given.parts ?? []) expect(Object.keys(part).sort()).toEqual(['amount', 'rule', 'what']);
  });
  test('contract: the parts sum up to the total, the minimum included', () => {
    const s = classic({
      phase: 'conquest',
      seats: [{ active: { race: 'tritons', power: 'commando', hand: 4 } }, {}],
      regions: { 0: { race: 'tritons', tokens: 1 } },
    });
    const given = cost(s, 1);
    expect(given.total).toBe(1);
    expect(sum(given.parts ?? [])).toBe(1);
  });
  test('contract: what cannot be attacked is blocked, by rule', () => {
    expect(cost(twoOrcs(), 4)).toEqual({ blocked: { rule: 'CORE-CONQUER-4', what: expect.any(String) } });
    expect(cost(twoOrcs(), 6)).toEqual({ blocked: { rule: 'CORE-CONQUER-5', what: expect.any(String) } });
    expect(cost(twoOrcs(), 0)).toEqual({ blocked: { rule: 'CORE-CONQUER-6', what: expect.any(String) } });
  });
  test.each([
    [4, 4, 1],
    [3, 4, 1 / 2],
    [2, 4, 1 / 3],
    [1, 4, 1 / 6],
    [1, 5, 0],
    [0, 2, 0],
  ])('contract: chance with %i in hand against %i is %d', (inHand, price, odds) => {
    const s = classic({
      phase: 'conquest',
      seats: [{ active: { race: 'ratmen', power: 'forest', hand: inHand } }, { active: { race: 'orcs', power: 'hill' } }],
      regions: { 0: { race: 'ratmen', tokens: 1 }, ...(price > 2 ? { 1: { race: 'orcs', tokens: price - 2 } } : {}) },
    });
    expect(total(s, 1)).toBe(price);
    expect(cost(s, 1).chance).toBeCloseTo(odds);
  });
  test('contract: dragon 1, champion 0, doomhammer 1 and for Tauren 2', () => {
    const dragon = classic({
      phase: 'conquest',
      seats: [{ active: { race: 'orcs', power: 'dragon-master', hand: 1 } }, { active: { race: 'elves', power: 'hill' } }],
      regions: { 0: { race: 'orcs', tokens: 1 }, 2: { race: 'elves', tokens: 5 } },
    });
    expect(total(dragon, 2, 'dragon-master')).toBe(1);
    const champion = azeroth({
      phase: 'conquest',
      seats: [{ active: { race: 'orcs', power: 'champion', hand: 0 } }, { active: { race: 'humans', power: 'miner' } }],
      regions: { 0: { race: 'orcs', tokens: 1 }, 2: { race: 'humans', tokens: 5 } },
    });
    expect(total(champion, 2, 'champion')).toBe(0);
    for (const [race, price] of [
      ['orcs', 1],
      ['tauren', 2],
    ] as const) {
      const hammer = azeroth({
        phase: 'conquest',
        seats: [{ active: { race, power: 'swamp', hand: 2 } }, { active: { race: 'humans', power: 'miner' } }],
        regions: { 0: { race, tokens: 2, markers: ['doomhammer'] }, 2: { race: 'humans', tokens: 5 } },
      });
      expect(total(hammer, 2, 'doomhammer')).toBe(price);
    }
  });
  test('contract: with Sorcerers nothing is paid from the hand', () => {
    const s = classic({
      phase: 'conquest',
      seats: [{ active: { race: 'sorcerers', power: 'hill', hand: 0 } }, { active: { race: 'elves', power: 'swamp' } }],
      regions: { 0: { race: 'sorcerers', tokens: 1 }, 2: { race: 'elves', tokens: 1 } },
    });
    expect(total(s, 2, 'sorcerers')).toBe(0);
    expect(hand(after(s, 'conquer 2 with sorcerers'), 0)).toBe(0);
  });
  test('contract: tolls are listed with who gets them', () => {
    const s = azeroth({
      phase: 'conquest',
      harmony: [0],
      seats: [{ active: { race: 'orcs', power: 'miner', hand: 9 } }, { active: { race: 'pandaren', power: 'marshdweller' } }],
      regions: { 3: { race: 'orcs', tokens: 1 }, 4: { race: 'pandaren', tokens: 1, markers: ['aegis-of-aggramar'] } },
    });
    const given = cost(s, 4);
    const tolls = given.tolls ?? [];
    expect(tolls.map(({ rule, coins: c, to }) => [rule, c, to]).sort()).toEqual([
      ['AZ-AEGIS-1', 2, 1],
      ['AZ-MARSHDWELLER-1', 1, 1],
      ['AZ-PANDAREN-2', 2, 1],
    ]);
    expect(coins(after(s, 'conquer 4'))).toEqual([0, 10]);
  });
});

describe('forecast and outcome', () => {
  test('contract: the forecast is itemised with rule ids and is what the turn then scores', () => {
    const s = after(twoOrcs(), 'conquer 1', 'done');
    const items = forecast(s);
    for (const item of items) expect(Object.keys(item).sort()).toEqual(['amount', 'rule', 'what']);
    const before = coins(s)[0] ?? 0;
    expect(sum(items)).toBe((coins(toEndOfTurn(s))[0] ?? 0) - before);
  });
  test('contract: no outcome while the game runs', () => {
    expect(outcome(twoOrcs())).toBeUndefined();
  });
  const lastTurn = (purse: [number, number], inHand: number) =>
    classic({
      round: 10,
      seat: 1,
      phase: 'redeploy',
      memory: { first: 0 },
      seats: [
        { coins: purse[0], active: { race: 'orcs', power: 'forest' } },
        { coins: purse[1], active: { race: 'elves', power: 'swamp', hand: inHand } },
      ],
      regions: { 0: { race: 'orcs', tokens: 3 }, 3: { race: 'elves', tokens: 1 }, 1: { race: 'elves', tokens: 1 } },
    });
  test('CORE-END-1 most coins win, and no tie is mentioned', () => {
    expect(outcome(after(lastTurn([30, 10], 1), 'deploy 3'))).toEqual({ coins: [30, 12], winners: [0] });
  });
  test('CORE-END-2 a tie goes to the tokens on the map, and says so', () => {
    const end = outcome(after(lastTurn([12, 10], 2), 'deploy 3', 'deploy 3'));
    expect(end).toMatchObject({ coins: [12, 12], winners: [1] });
    expect(end?.tieBreak).toBeDefined();
  });
  test('CORE-END-2 a tie that remains is shared', () => {
    expect(outcome(after(lastTurn([12, 10], 1), 'deploy 3'))?.winners).toEqual([0, 1]);
  });
});

describe('views', () => {
  test('CORE-SCORE-4 a view holds the own coins and nobody else’s', () => {
    const s = classic({ seats: [{ coins: 7 }, { coins: 9 }, { coins: 11 }] });
    expect(view(s, 1).seats.map((x) => x.coins)).toEqual([undefined, 9, undefined]);
    expect(view(s, undefined).seats.map((x) => x.coins)).toEqual([undefined, undefined, undefined]);
  });
  test('contract: states that differ in secrets only look alike', () => {
    const game = (purse: number, seed: string) => classic({ seed, seats: [{}, { coins: purse }], offers: [{ race: 'elves', power: 'hill' }, { race: 'orcs', power: 'swamp' }, { race: 'trolls', power: 'forest' }, { race: 'giants', power: 'merchant' }, { race: 'wizards', power: 'stout' }, { race: 'humans', power: 'spirit' }] });
    expect(view(game(3, 'a'), 0)).toEqual(view(game(8, 'b'), 0));
  });
  test('contract: a view never holds seed, dice, bomb faces or face-down markers', () => {
    const s = azeroth({
      seed: 'top-secret-seed',
      dice: [3, 3],
      seats: [{ active: { race: 'goblins', power: 'miner' } }, { active: { race: 'humans', power: 'swamp' } }],
      regions: { 0: { race: 'goblins', tokens: 2 }, 1: { race: 'humans', tokens: 2, pieces: { bomb: 1 } }, 8: { markers: ['karazhan'], faceDown: true } },
      bombs: { 1: 'live' },
    });
    for (const seat of [0, 1, undefined]) {
      const seen = JSON.stringify(view(s, seat));
      expect(seen).not.toMatch(/top-secret-seed|karazhan/);
      expect(JSON.parse(seen)).not.toHaveProperty('bombs');
      expect(JSON.parse(seen)).not.toHaveProperty('dice');
    }
  });
  test('contract: a determinized state fits the view it came from', () => {
    for (const setup of [{ edition: 'classic' }, { edition: 'azeroth' }, { edition: 'azeroth', variant: 'battle' }] as const) {
      let s = newGame({ ...setup, seats: 3, seed: 'det' });
      for (let i = 0; i < 150; i++) {
        const options = legalMoves(s);
        s = apply(s, options[(i * 17) % options.length]).state;
        if (i % 10 !== 0) continue;
        const seat = toDecide(s);
        if (seat === undefined) break;
        const seen = view(s, seat);
        const guess = determinize(seen, `guess${i}`);
        expect(view(guess, seat)).toEqual(seen);
        expect(lines(guess)).toEqual(lines(s));
      }
    }
  });
  test('contract: determinize is a function of view and seed', () => {
    const seen = view(newGame({ edition: 'azeroth', seats: 3, seed: 'q' }), 1);
    expect(snapshot(determinize(seen, 'x'))).toEqual(snapshot(determinize(seen, 'x')));
  });
});

describe('randomness', () => {
  test('contract: one more roll changes no later shuffle', () => {
    const s = classic({
      phase: 'conquest',
      seed: 'purposes',
      seats: [{ active: { race: 'orcs', power: 'berserk', hand: 4 } }, {}],
      regions: { 0: { race: 'orcs', tokens: 1 } },
    });
    const column = (moves: string[]) => snapshot(after(toEndOfTurn(after(s, ...moves)), 'pick 0')).offers;
    expect(column(['use berserk', 'conquer 1'])).toEqual(column(['conquer 1']));
  });
  test('contract: the die shows what it shows: the same state rolls the same', () => {
    const roll = () => {
      const s = classic({
        phase: 'conquest',
        seed: 'die',
        seats: [{ active: { race: 'orcs', power: 'forest', hand: 1 } }, {}],
        regions: { 0: { race: 'orcs', tokens: 1 } },
      });
      return apply(s, 'roll 1').events;
    };
    expect(roll()).toEqual(roll());
  });
  test('CORE-DIE-1 the die shows 0 half of the time, 1, 2 and 3 a sixth each', () => {
    const seen = [0, 0, 0, 0];
    for (let i = 0; i < 1200; i++) {
      const s = classic({
        phase: 'conquest',
        seed: `d${i}`,
        seats: [{ active: { race: 'orcs', power: 'berserk', hand: 4 } }, {}],
        regions: { 0: { race: 'orcs', tokens: 1 } },
      });
      for (const event of apply(s, 'use berserk').events) if (event.type === 'rolled') seen[event.die]++;
    }
    expect(sum(seen.map((amount) => ({ amount })))).toBe(1200);
    expect(seen[0]).toBeGreaterThan(520);
    for (const face of [1, 2, 3]) expect(seen[face]).toBeGreaterThan(140);
  });
});
