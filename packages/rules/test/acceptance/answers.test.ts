/** contract.md, sentence by sentence: cost, forecast, outcome, views, randomness. */
import { describe, expect, test } from 'vitest';
import { apply, cost, determinize, forecast, legalMoves, newGame, outcome, snapshot, toDecide, view } from '../../src/index.ts';
import { after, azeroth, classic, coins, hand, lines, sum, toEndOfTurn, total, twoOrcs } from './table.ts';

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
    const game = (purse: number, seed: string) =>
      classic({
        seed,
        seats: [{}, { coins: purse }],
        offers: [
          { race: 'elves', power: 'hill' },
          { race: 'orcs', power: 'swamp' },
          { race: 'trolls', power: 'forest' },
          { race: 'giants', power: 'merchant' },
          { race: 'wizards', power: 'stout' },
          { race: 'humans', power: 'spirit' },
        ],
      });
    expect(view(game(3, 'a'), 0)).toEqual(view(game(8, 'b'), 0));
  });
  test('contract: a view never holds seed, dice, bomb faces or face-down markers', () => {
    const s = azeroth({
      seed: 'top-secret-seed',
      dice: [3, 3],
      seats: [{ active: { race: 'goblins', power: 'miner' } }, { active: { race: 'humans', power: 'swamp' } }],
      regions: {
        0: { race: 'goblins', tokens: 2 },
        1: { race: 'humans', tokens: 2, pieces: { bomb: 1 } },
        8: { markers: ['karazhan'], faceDown: true },
      },
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
