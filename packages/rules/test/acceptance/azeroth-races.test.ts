/** The races of the Azeroth edition. */
import { describe, expect, test } from 'vitest';
import { cost, forecast, snapshot, toDecide } from '../../src/index.ts';
import {
  after,
  azeroth,
  coins,
  fight,
  hand,
  holder,
  items,
  lines,
  markers,
  people,
  pieces,
  type Regions,
  refused,
  sum,
  targets,
  toEndOfTurn,
  tokens,
  total,
} from './table.ts';

const picked = (race: string, power: string) => after(azeroth({ seats: [{}, {}], offers: [{ race, power }] }), 'pick 0');

describe('races', () => {
  test('AZ-DRAENEI-1 the first token lost in an opponent’s turn stays, AZ-DRAENEI-2 the next does not', () => {
    const s = fight(people('orcs', 'miner', 10), people('draenei', 'farmer'), {
      3: { race: 'orcs', tokens: 1 },
      1: { race: 'draenei', tokens: 1 },
      4: { race: 'draenei', tokens: 1 },
      9: { race: 'draenei', tokens: 1 },
    });
    const now = after(s, 'conquer 1');
    expect(hand(now, 1)).toBe(1);
    expect(hand(after(now, 'conquer 4'), 1)).toBe(1);
  });
  test('AZ-NIGHT-ELVES-1 forests for one less, AZ-NIGHT-ELVES-2 with a wall', () => {
    const s = fight(people('night-elves', 'miner', 5), {}, { 3: { race: 'night-elves', tokens: 1 } });
    expect(total(s, 1)).toBe(1);
    expect(pieces(after(s, 'conquer 1'), 1)).toEqual({ 'wisp-wall': 1 });
  });
  test('AZ-NIGHT-ELVES-3 walls stay in decline, defend, and go with a conquest or an abandonment', () => {
    const s = azeroth({
      seats: [people('night-elves', 'miner'), people('orcs', 'farmer')],
      regions: { 1: { race: 'night-elves', tokens: 2, pieces: { 'wisp-wall': 1 } } },
    });
    expect(pieces(after(s, 'decline'), 1)).toEqual({ 'wisp-wall': 1 });
    expect(pieces(after(s, 'expand', 'abandon 1'), 1)).toEqual({});
    const old = fight(
      people('orcs', 'miner', 9),
      { declined: [{ race: 'night-elves' }] },
      { 3: { race: 'orcs', tokens: 1 }, 1: { race: 'night-elves', tokens: 1, pieces: { 'wisp-wall': 1 } } },
    );
    expect(total(old, 1)).toBe(4);
    expect(pieces(after(old, 'conquer 1'), 1)).toEqual({});
  });
  test('AZ-BLOOD-ELVES-1 a coin per magic source', () => {
    expect(
      items(fight(people('blood-elves', 'miner'), {}, { 1: { race: 'blood-elves', tokens: 1 }, 7: { race: 'blood-elves', tokens: 1 } })),
    ).toEqual({ 'CORE-SCORE-1': 2, 'AZ-BLOOD-ELVES-1': 2 });
  });
  test('AZ-ETHEREALS-1 steal an artifact beside them and use it at once', () => {
    const s = fight(people('ethereals', 'miner', 2), people('humans', 'farmer'), {
      3: { race: 'ethereals', tokens: 1 },
      2: { race: 'humans', tokens: 1, markers: ['frostmourne'] },
    });
    expect(lines(s)).toContain('use ethereals 2 3');
    const now = after(s, 'use ethereals 2 3');
    expect([markers(now, 3), markers(now, 2)]).toEqual([['frostmourne'], []]);
    expect(lines(now)).toContain('conquer 2 with frostmourne'); // 2 + 1 + 1 - 2
    expect(lines(now).filter((m) => m.includes('ethereals'))).toEqual([]);
  });
  test('AZ-ETHEREALS-2 or take a bordering place for two less, not both', () => {
    const s = fight(
      people('ethereals', 'miner', 4),
      {},
      { 3: { race: 'ethereals', tokens: 1 }, 2: { race: 'natives', tokens: 1, markers: ['karazhan'] }, 4: { markers: ['frostmourne'] } },
    );
    expect(total(s, 2, 'ethereals')).toBe(2); // 2 + 1 + 1 - 2
    const now = after(s, 'conquer 2 with ethereals');
    expect(lines(now).filter((m) => m.includes('ethereals'))).toEqual([]);
  });
  test('AZ-ETHEREALS-2 not a marker face down', () => {
    const s = fight(
      people('ethereals', 'miner', 4),
      {},
      { 3: { race: 'ethereals', tokens: 1 }, 2: { markers: ['karazhan'], faceDown: true } },
    );
    expect(lines(s).filter((m) => m.includes('ethereals'))).toEqual([]);
  });
  test('AZ-GNOMES-1 anywhere, with a free die at once', () => {
    const s = fight(
      people('gnomes', 'miner', 2),
      people('orcs', 'farmer'),
      { 0: { race: 'gnomes', tokens: 1 }, 8: { race: 'orcs', tokens: 1 } },
      { dice: [1] },
    );
    expect(lines(s)).toContain('conquer 8 with gnomes');
    const now = after(s, 'conquer 8 with gnomes'); // 3 - 1
    expect([holder(now, 8), tokens(now, 8)]).toEqual(['gnomes', 2]);
  });
  test('AZ-GNOMES-2 still short: roll or give up', () => {
    const s = fight(
      people('gnomes', 'miner', 2),
      people('orcs', 'farmer'),
      { 0: { race: 'gnomes', tokens: 1 }, 8: { race: 'orcs', tokens: 2 } },
      { dice: [1, 1] },
    );
    const now = after(s, 'conquer 8 with gnomes'); // 4 - 1, two in hand
    expect(lines(now).sort()).toEqual(['choose none', 'roll 8']);
    const won = after(now, 'roll 8');
    expect(holder(won, 8)).toBe('gnomes');
    const given = after(now, 'choose none');
    expect([holder(given, 8), hand(given, 0)]).toEqual(['orcs', 2]);
    expect(lines(given).filter((m) => m.includes('gnomes'))).toEqual([]);
    expect(lines(given)).toContain('conquer 1');
  });
  test('AZ-GNOMES-2 short beyond a 3: a question with a single answer is not asked', () => {
    const s = fight(
      people('gnomes', 'miner', 1),
      people('orcs', 'farmer'),
      { 0: { race: 'gnomes', tokens: 1 }, 8: { race: 'orcs', tokens: 4 } },
      { dice: [1] },
    );
    if (lines(s).includes('conquer 8 with gnomes')) expect(lines(after(s, 'conquer 8 with gnomes'))).not.toContain('choose none'); // 6 - 1 against 1 + 3
  });
  test('AZ-GNOMES-3 as a first conquest, without travel', () => {
    const s = picked('gnomes', 'miner');
    expect([total(s, 8, 'gnomes'), total(s, 0, 'gnomes')]).toEqual([2, 2]);
    expect(lines(s)).toContain('conquer 8 with gnomes');
  });
  test('contract: the chance of an assault counts both dice', () => {
    const s = fight(people('gnomes', 'miner', 1), people('orcs', 'farmer'), {
      0: { race: 'gnomes', tokens: 1 },
      8: { race: 'orcs', tokens: 2 },
    });
    expect(cost(s, 8, 'gnomes').chance).toBeCloseTo(14 / 36); // 4 with 1 in hand: both dice 3 together
  });
  test('AZ-KOBOLDS-1 every cavern borders', () => {
    const s = fight(people('kobolds', 'farmer', 9), {}, { 3: { race: 'kobolds', tokens: 1 } });
    expect([total(s, 6), total(s, 2), total(s, 0)]).toEqual([2, 3, 3]);
  });
  test('AZ-NAGA-3 a lake held in decline scores and is nobody’s to take', () => {
    const s = fight(people('naga', 'miner'), {}, { 5: { race: 'naga', tokens: 1 } });
    expect(sum(forecast(s))).toBe(1);
    const old = fight(
      people('orcs', 'miner', 9),
      { declined: [{ race: 'naga' }] },
      { 3: { race: 'orcs', tokens: 1 }, 5: { race: 'naga', tokens: 1 } },
    );
    expect(cost(old, 5).blocked).toBeDefined();
  });
  test('AZ-DWARVES-1 mountains for two less', () => {
    expect(total(fight(people('dwarves', 'farmer', 9), {}, { 3: { race: 'dwarves', tokens: 1 } }), 2)).toBe(1);
  });
  test('AZ-ORCS-1 a coin per region from the Alliance, beside the bonus', () => {
    const s = fight(people('orcs', 'miner', 9), people('humans', 'farmer'), {
      3: { race: 'orcs', tokens: 1 },
      1: { race: 'humans', tokens: 1 },
      4: { race: 'humans', tokens: 1 },
    });
    expect(items(after(s, 'conquer 1', 'conquer 4'))).toMatchObject({ 'AZ-ORCS-1': 2, 'AZ-FACTION-1': 1 });
  });
  test('AZ-TROLLS-1 one less against the non-empty', () => {
    const s = fight(people('trolls', 'miner', 9), people('humans', 'farmer'), {
      3: { race: 'trolls', tokens: 1 },
      1: { race: 'humans', tokens: 1 },
    });
    expect([total(s, 1), total(s, 4)]).toEqual([2, 2]);
  });
  test('AZ-WORGEN-1 human: two coins; worgen: one coin, one less everywhere', () => {
    const s = azeroth({ seats: [people('worgen', 'miner'), {}], regions: { 3: { race: 'worgen', tokens: 4 } } });
    const asked = after(s, 'expand');
    expect(lines(asked).sort()).toEqual(['choose human', 'choose worgen']);
    expect([coins(after(asked, 'choose human'))[0], total(after(asked, 'choose human'), 1)]).toEqual([7, 2]);
    expect([coins(after(asked, 'choose worgen'))[0], total(after(asked, 'choose worgen'), 1)]).toEqual([4, 1]);
  });
  test('AZ-WORGEN-2 without a coin the human form alone', () => {
    const s = azeroth({ seats: [{ coins: 0, ...people('worgen', 'miner') }, {}], regions: { 3: { race: 'worgen', tokens: 4 } } });
    const now = after(s, 'expand');
    expect([lines(now), coins(after(now, 'choose human'))[0]]).toEqual([['choose human'], 2]);
  });
  test('AZ-WORGEN-1 a fresh people chooses too, and one that declines does not', () => {
    expect(lines(picked('worgen', 'miner')).sort()).toEqual(['choose human', 'choose worgen']);
    const s = azeroth({ seats: [people('worgen', 'miner'), {}], regions: { 3: { race: 'worgen', tokens: 4 } } });
    expect(coins(after(s, 'decline'))[0]).toBe(6);
  });
});

describe('Forsaken', () => {
  const s = (purse: number) =>
    fight({ coins: purse, ...people('forsaken', 'miner', 9) }, people('humans', 'farmer'), {
      3: { race: 'forsaken', tokens: 1 },
      1: { race: 'humans', tokens: 2 },
      4: { race: 'natives', tokens: 1 },
      9: { race: 'humans', tokens: 1 },
    });
  test('AZ-FORSAKEN-1 one each for a coin, from 0', () => {
    const now = after(s(5), 'conquer 1', 'conquer 4', 'done');
    expect(lines(now)).toEqual(['choose 0', 'choose 1', 'choose 2']);
    const two = after(now, 'choose 2');
    expect([coins(two)[0], hand(two, 0)]).toEqual([3, 9]); // 10 tokens, 3 stay, 2 more
  });
  test('AZ-FORSAKEN-1 no more than the purse; nothing fallen: not asked', () => {
    expect(lines(after(s(1), 'conquer 1', 'conquer 4', 'done'))).toEqual(['choose 0', 'choose 1']);
    expect(lines(after(s(0), 'conquer 1', 'conquer 4', 'done'))).toEqual(['choose 0']);
    expect(lines(after(s(5), 'done')).some((m) => m.startsWith('choose'))).toBe(false);
  });
});

describe('Tauren', () => {
  test('AZ-TAUREN-1 never with fewer than two', () => {
    const s = azeroth({ seats: [people('tauren', 'blacksmith'), {}], regions: { 0: { race: 'tauren', tokens: 5 } } });
    const now = after(s, 'expand');
    expect([tokens(now, 0), hand(now, 0), total(now, 1)]).toEqual([2, 3, 2]); // 2 - 1, but at least 2
  });
  test('AZ-TAUREN-1 two stay in each region at redeployment', () => {
    const s = fight(people('tauren', 'farmer', 6), {}, { 0: { race: 'tauren', tokens: 2 } });
    const now = after(s, 'conquer 1', 'done');
    expect([tokens(now, 0), tokens(now, 1), hand(now, 0)]).toEqual([2, 2, 4]);
  });
  test('AZ-TAUREN-3 in decline two stay', () => {
    const s = azeroth({
      seats: [people('tauren', 'farmer'), {}],
      regions: { 0: { race: 'tauren', tokens: 5 }, 1: { race: 'tauren', tokens: 2 } },
    });
    expect([tokens(after(s, 'decline'), 0), tokens(after(s, 'decline'), 1)]).toEqual([2, 2]);
  });
  test('AZ-TAUREN-4 a last roll needs two in hand', () => {
    const one = fight(people('tauren', 'farmer', 1), {}, { 0: { race: 'tauren', tokens: 2 } });
    expect(targets(one, 'roll')).toEqual([]);
    const two = fight(people('tauren', 'farmer', 2), {}, { 0: { race: 'tauren', tokens: 2 } });
    expect(targets(two, 'roll')).toContain(2);
  });
  test('AZ-TAUREN-1 an abandoned region gives both back', () => {
    const s = azeroth({
      seats: [people('tauren', 'farmer'), {}],
      regions: { 0: { race: 'tauren', tokens: 3 }, 1: { race: 'tauren', tokens: 2 } },
    });
    expect(hand(after(s, 'expand', 'abandon 1'), 0)).toBe(3);
  });
  test('AZ-TAUREN-2 intimidated, the one left alone goes to another region', () => {
    const s = fight(people('orcs', 'intimidating', 0), people('tauren', 'farmer'), {
      3: { race: 'orcs', tokens: 1 },
      1: { race: 'tauren', tokens: 2 },
      6: { race: 'tauren', tokens: 2 },
    });
    const now = after(s, 'use intimidating 1 6');
    const settled = toDecide(now) === 1 ? after(now, lines(now)[0]) : now;
    expect([holder(settled, 1), tokens(settled, 6)]).toEqual([undefined, 4]);
  });
});

describe('Goblins', () => {
  const before = (regions: Regions, bombs: Record<number, 'live' | 'dud'>, more: object = {}) =>
    azeroth({ seat: 1, phase: 'conquest', seats: [people('goblins', 'miner'), people('humans', 'farmer')], regions, bombs, ...more });
  test('AZ-GOBLINS-1 bombs beside them, on active tokens, one per region, then done', () => {
    const s = fight(
      people('goblins', 'farmer', 0),
      { ...people('orcs', 'miner'), declined: [{ race: 'trolls' }] },
      {
        3: { race: 'goblins', tokens: 1 },
        1: { race: 'orcs', tokens: 1 },
        2: { race: 'trolls', tokens: 1 },
        4: { race: 'orcs', tokens: 2 },
        9: { race: 'orcs', tokens: 1 },
      },
    );
    const now = after(s, 'done');
    expect(lines(now).sort()).toEqual(['deploy 1 bomb', 'deploy 4 bomb', 'done']);
    const laid = after(now, 'deploy 1 bomb');
    expect([pieces(laid, 1), lines(laid).sort()]).toEqual([{ bomb: 1 }, ['deploy 4 bomb', 'done']]);
  });
  test('AZ-GOBLINS-2 a live bomb empties the region at the start of their turn', () => {
    const s = before(
      { 3: { race: 'goblins', tokens: 2 }, 1: { race: 'humans', tokens: 3, pieces: { bomb: 1 } }, 0: { race: 'humans', tokens: 1 } },
      { 1: 'live' },
    );
    const now = toEndOfTurn(s);
    expect(snapshot(now).seat).toBe(0);
    expect([holder(now, 1), hand(now, 1), pieces(now, 1)]).toEqual([undefined, 2, {}]);
  });
  test('AZ-GOBLINS-2 a dud does nothing and is gone; AZ-GOBLINS-3 over an empty region it goes back', () => {
    const s = before(
      { 3: { race: 'goblins', tokens: 2 }, 1: { race: 'humans', tokens: 3, pieces: { bomb: 1 } }, 4: { pieces: { bomb: 1 } } },
      { 1: 'dud', 4: 'live' },
      { bombPile: [] },
    );
    const now = toEndOfTurn(s);
    expect([tokens(now, 1), pieces(now, 1), pieces(now, 4), snapshot(now).bombPile]).toEqual([3, {}, {}, ['live']]);
  });
  test('AZ-GOBLINS-5 an empty pile lays none', () => {
    const s = fight(
      people('goblins', 'farmer', 0),
      people('orcs', 'miner'),
      { 3: { race: 'goblins', tokens: 1 }, 1: { race: 'orcs', tokens: 1 } },
      { bombPile: [] },
    );
    expect(snapshot(after(s, 'done')).seat).toBe(1);
  });
  test('contract: at phase start the bombs are done', () => {
    const s = azeroth({
      seats: [people('goblins', 'farmer'), people('orcs', 'miner')],
      regions: { 3: { race: 'goblins', tokens: 1 }, 1: { race: 'orcs', tokens: 2, pieces: { bomb: 1 } } },
      bombs: { 1: 'live' },
    });
    expect([holder(s, 1), lines(s).sort()]).toEqual(['orcs', ['decline', 'expand']]);
  });
});

describe('Humans', () => {
  test('AZ-HUMANS-1 two objectives in two land regions not held by the Alliance', () => {
    const s = fight(people('humans', 'farmer', 0), people('worgen', 'miner'), {
      3: { race: 'humans', tokens: 1 },
      4: { race: 'worgen', tokens: 1 },
    });
    const now = after(s, 'done');
    expect(lines(now).sort()).toEqual([0, 1, 2, 6, 7, 8, 9].map((r) => `deploy ${r} objective`));
    expect(snapshot(after(now, 'deploy 0 objective', 'deploy 1 objective')).seat).toBe(1);
  });
  test('AZ-HUMANS-2 another’s conquest pays both, AZ-HUMANS-3 their own pays them, AZ-HUMANS-4 the Horde’s nobody', () => {
    const regions = (race: string) => ({ 3: { race, tokens: 1 }, 4: { pieces: { objective: 1 } } });
    expect(coins(after(fight(people('naga', 'miner', 5), people('humans', 'farmer'), regions('naga')), 'conquer 4'))).toEqual([7, 7]);
    expect(coins(after(fight(people('humans', 'miner', 5), {}, regions('humans')), 'conquer 4'))).toEqual([7, 5]);
    const horde = after(fight(people('orcs', 'miner', 5), people('humans', 'farmer'), regions('orcs')), 'conquer 4');
    expect([coins(horde), pieces(horde, 4)]).toEqual([[5, 5], { objective: 1 }]);
  });
  test('AZ-HUMANS-4 they go in decline', () => {
    const s = azeroth({
      seats: [people('humans', 'farmer'), {}],
      regions: { 3: { race: 'humans', tokens: 1 }, 4: { pieces: { objective: 1 } } },
    });
    expect(pieces(after(s, 'decline'), 4)).toEqual({});
  });
});

describe('Pandaren', () => {
  test('AZ-PANDAREN-1 every opponent not attacked gets a token, those without a people too', () => {
    const s = azeroth({
      phase: 'conquest',
      seats: [people('pandaren', 'miner', 5), people('orcs', 'farmer'), {}],
      regions: { 3: { race: 'pandaren', tokens: 1 }, 4: { race: 'orcs', tokens: 1 }, 9: { race: 'orcs', tokens: 1 } },
    });
    expect(snapshot(toEndOfTurn(after(s, 'done'))).harmony).toEqual([1, 2]);
    expect(snapshot(toEndOfTurn(after(s, 'conquer 4', 'done'))).harmony).toEqual([2]);
  });
  test('AZ-PANDAREN-2 a holder pays once per turn; without 2 coins it may not', () => {
    const at = (purse: number) =>
      fight(
        { coins: purse, ...people('orcs', 'miner', 9) },
        people('pandaren', 'farmer'),
        { 3: { race: 'orcs', tokens: 1 }, 4: { race: 'pandaren', tokens: 1 }, 1: { race: 'pandaren', tokens: 1 } },
        { harmony: [0] },
      );
    const now = after(at(5), 'conquer 4');
    expect(coins(now)).toEqual([3, 7]);
    expect(coins(after(now, 'conquer 1'))).toEqual([3, 7]);
    expect(cost(at(1), 4)).toMatchObject({ blocked: { rule: 'AZ-PANDAREN-2' } });
    expect(refused(at(1), 'conquer 4').rule).toMatch(/AZ-PANDAREN-2|AZ-PAY-1/);
  });
  test('AZ-PANDAREN-2 on the try: a failed roll has paid', () => {
    const s = fight(
      people('orcs', 'miner', 1),
      people('pandaren', 'farmer'),
      { 3: { race: 'orcs', tokens: 1 }, 4: { race: 'pandaren', tokens: 1 } },
      { harmony: [0], dice: [0] },
    );
    expect(coins(after(s, 'roll 4'))).toEqual([3, 7]);
  });
  test('AZ-PANDAREN-3 they come back at the start of each Pandaren turn and go in decline', () => {
    const s = azeroth({
      seat: 1,
      phase: 'conquest',
      seats: [people('pandaren', 'miner'), people('orcs', 'farmer')],
      regions: { 3: { race: 'pandaren', tokens: 1 }, 4: { race: 'orcs', tokens: 1 } },
      harmony: [1],
    });
    expect(snapshot(after(s, 'done')).harmony ?? []).toEqual([]);
  });
});
