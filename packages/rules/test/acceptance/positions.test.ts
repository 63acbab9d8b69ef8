/** contract.md, sentence by sentence: what a written position means and what is refused. */
import { describe, expect, test } from 'vitest';
import { apply, legalMoves, newGame, position, type State, snapshot, toDecide } from '../../src/index.ts';
import { after, azeroth, classic, coins, hand, isles, lines, tokens, total, twoOrcs, vale } from './table.ts';

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
    const s = classic({
      seats: [{}, {}],
      offers: [
        { race: 'elves', power: 'hill', coins: 3 },
        { race: 'orcs', power: 'swamp' },
      ],
    });
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
    expect(
      total(
        classic({
          phase: 'conquest',
          seats,
          regions: { 0: { race: 'trolls', tokens: 1, pieces: { lair: 1 } }, 1: { race: 'natives', tokens: 1 } },
        }),
        1,
      ),
    ).toBe(3);
    expect(
      total(azeroth({ phase: 'conquest', seats, regions: { 0: { race: 'trolls', tokens: 1 }, 1: { race: 'natives', tokens: 1 } } }), 1),
    ).toBe(2);
  });
  test('contract: a race with no tokens holds its region by a champion or beasts alone', () => {
    const s = azeroth({
      seat: 1,
      phase: 'conquest',
      seats: [{ active: { race: 'orcs', power: 'champion' } }, { active: { race: 'goblins', power: 'miner', hand: 9 } }],
      regions: {
        3: { race: 'orcs', tokens: 0, pieces: { champion: 1 } },
        4: { race: 'goblins', tokens: 1 },
        0: { race: 'orcs', tokens: 1 },
      },
    });
    expect(total(s, 3)).toBe(3);
  });
  test.each<[string, Parameters<typeof position>[0], RegExp[]]>([
    ['an unknown race', { edition: 'classic', board: vale, seats: [{ active: { race: 'martians', power: 'hill' } }, {}] }, [/martians/]],
    ['an unknown power', { edition: 'classic', board: vale, seats: [{ active: { race: 'orcs', power: 'laser' } }, {}] }, [/laser/]],
    [
      'two faults at once',
      {
        edition: 'classic',
        board: vale,
        seats: [{ active: { race: 'martians', power: 'hill' } }, { active: { race: 'orcs', power: 'laser' } }],
      },
      [/martians/, /laser/],
    ],
    [
      'more tokens than the tray',
      {
        edition: 'classic',
        board: vale,
        seats: [{ active: { race: 'dwarves', power: 'hill', hand: 5 } }, {}],
        regions: { 0: { race: 'dwarves', tokens: 4 } },
      },
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
      {
        edition: 'classic',
        board: vale,
        seats: [{ active: { race: 'orcs', power: 'hill' } }, { active: { race: 'orcs', power: 'swamp' } }],
      },
      [/orcs/],
    ],
    [
      'one-way borders',
      {
        edition: 'classic',
        board: {
          id: 'x',
          regions: [
            { terrain: 'hill', edge: true, borders: [1] },
            { terrain: 'hill', borders: [] },
          ],
        },
        seats: [{}, {}],
      },
      [/0|1/],
    ],
    [
      'a region off the board',
      {
        edition: 'classic',
        board: vale,
        seats: [{ active: { race: 'orcs', power: 'hill' } }, {}],
        regions: { 40: { race: 'orcs', tokens: 1 } },
      },
      [/40/],
    ],
    ['a race of nobody', { edition: 'classic', board: vale, seats: [{}, {}], regions: { 0: { race: 'orcs', tokens: 1 } } }, [/orcs/]],
    [
      'a race of the other edition',
      { edition: 'classic', board: vale, seats: [{ active: { race: 'tauren', power: 'hill' } }, {}] },
      [/tauren/],
    ],
    ['no seats', { edition: 'classic', board: vale, seats: [] }, [/seats/]],
    ['a board of no such id', { edition: 'classic', board: 'classic-9', seats: [{}, {}] }, [/classic-9/]],
    [
      'a power twice',
      {
        edition: 'classic',
        board: vale,
        seats: [{ active: { race: 'orcs', power: 'hill' } }, { active: { race: 'elves', power: 'hill' } }],
      },
      [/hill/],
    ],
    [
      'seven fortresses',
      {
        edition: 'classic',
        board: 'classic-2',
        seats: [{ active: { race: 'ratmen', power: 'fortified' } }, {}],
        regions: Object.fromEntries([1, 2, 3, 4, 5, 6, 8].map((r) => [r, { race: 'ratmen', tokens: 1, pieces: { fortress: 1 } }])),
      },
      [/fortress/],
    ],
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
