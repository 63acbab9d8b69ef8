/** Races, powers, artifacts and places of the Azeroth edition, and the meetings that matter. */
import { describe, expect, test } from 'vitest';
import { apply, type Board, cost, forecast, type Position, snapshot, type State, toDecide } from '../../src/index.ts';
import { after, azeroth, coins, hand, holder, isles, lines, markers, pieces, refused, sum, tokens, toEndOfTurn, total } from './table.ts';

type Regions = NonNullable<Position['regions']>;
const people = (race: string, power: string, inHand = 0) => ({ active: { race, power, hand: inHand } });
const items = (s: State) => {
  const sums: Record<string, number> = {};
  for (const { rule, amount } of forecast(s)) sums[rule] = (sums[rule] ?? 0) + amount;
  return sums;
};
const fight = (mine: object, theirs: object, regions: Regions, more: object = {}) => azeroth({ phase: 'conquest', seats: [mine, theirs], regions, ...more });
/** Puts every token of the seat whose turn it is into one region. */
const place = (s: State, region: number) => {
  let now = s;
  while (lines(now).includes(`deploy ${region}`) && toDecide(now) === snapshot(now).seat) now = after(now, `deploy ${region}`);
  return now;
};
const targets = (s: State, word = 'conquer') =>
  lines(s)
    .filter((m) => m.startsWith(`${word} `) && !m.includes('with'))
    .map((m) => Number(m.split(' ')[1]))
    .sort((a, b) => a - b);
const picked = (race: string, power: string) => after(azeroth({ seats: [{}, {}], offers: [{ race, power }] }), 'pick 0');

describe('islands, travel and cost', () => {
  test('AZ-FIRST-1 by any anchor, for 3', () => {
    const s = picked('orcs', 'miner');
    expect(targets(s)).toEqual([0, 4, 6, 9]);
    expect([total(s, 0), total(s, 9)]).toEqual([3, 3]);
  });
  test('AZ-TRAVEL-1 any anchor at any time, +1 unless it borders', () => {
    const s = fight(people('orcs', 'miner', 9), {}, { 3: { race: 'orcs', tokens: 1 } });
    expect([total(s, 4), total(s, 0), total(s, 6)]).toEqual([2, 3, 3]);
    expect(cost(s, 7)).toMatchObject({ blocked: { rule: expect.stringMatching(/^(CORE-CONQUER-4|AZ-TRAVEL-1)$/) } });
  });
  test('AZ-COST-1 own declined tokens add; AZ-NONEMPTY they make it non-empty', () => {
    const s = fight({ ...people('trolls', 'warmaster', 9), declined: [{ race: 'humans' }] }, {}, { 3: { race: 'trolls', tokens: 1 }, 4: { race: 'humans', tokens: 1 } });
    expect(total(s, 4)).toBe(2); // 2 + 1 - 1
    expect(items(after(s, 'conquer 4'))).toMatchObject({ 'AZ-WARMASTER-1': 1, 'AZ-FACTION-1': 1 });
  });
  test('AZ-WATER-1 lakes are for Naga only', () => {
    expect(cost(fight(people('orcs', 'miner', 9), {}, { 3: { race: 'orcs', tokens: 1 } }), 5).blocked).toBeDefined();
    expect(total(fight(people('naga', 'miner', 9), {}, { 3: { race: 'naga', tokens: 1 } }), 5)).toBe(2);
  });
  test('AZ-NAGA-2 and AZ-KOBOLDS-2 enter by water or by a cavern, without travel', () => {
    const naga = picked('naga', 'miner');
    expect([targets(naga), total(naga, 5), total(naga, 0)]).toEqual([[0, 4, 5, 6, 9], 2, 3]);
    const kobolds = picked('kobolds', 'miner');
    expect([targets(kobolds), total(kobolds, 2), total(kobolds, 6), total(kobolds, 0)]).toEqual([[0, 2, 4, 6, 9], 3, 2, 3]);
  });
  test('AZ-NAVIGATOR-1 and AZ-STONE-1 no travel', () => {
    expect(total(picked('orcs', 'navigator'), 0)).toBe(2);
    expect(total(fight(people('orcs', 'miner', 9), {}, { 3: { race: 'orcs', tokens: 1, markers: ['meeting-stone'] } }), 6)).toBe(2);
  });
  test('AZ-MURLOC-1 one more, and gone', () => {
    const s = fight(people('orcs', 'miner', 9), {}, { 3: { race: 'orcs', tokens: 1 }, 4: { race: 'natives', tokens: 1 } });
    expect(total(s, 4)).toBe(3);
  });
  test('AZ-FACTION-1 one coin per people of the other faction, AZ-FACTION-2 active and declined apart', () => {
    const s = fight(
      people('blood-elves', 'miner', 9),
      { ...people('humans', 'farmer'), declined: [{ race: 'dwarves' }] },
      { 3: { race: 'blood-elves', tokens: 1 }, 1: { race: 'humans', tokens: 1 }, 4: { race: 'humans', tokens: 1 }, 2: { race: 'dwarves', tokens: 1 } },
    );
    expect(items(after(s, 'conquer 1', 'conquer 4'))['AZ-FACTION-1']).toBe(1);
    expect(items(after(s, 'conquer 1', 'conquer 2'))['AZ-FACTION-1']).toBe(2);
  });
  test('AZ-FACTION-2 neutrals neither give nor get', () => {
    const s = fight(people('naga', 'miner', 9), people('humans', 'farmer'), { 3: { race: 'naga', tokens: 1 }, 1: { race: 'humans', tokens: 1 } });
    expect(items(after(s, 'conquer 1'))['AZ-FACTION-1']).toBeUndefined();
  });
});

describe('races', () => {
  test('AZ-DRAENEI-1 the first token lost in an opponent’s turn stays, AZ-DRAENEI-2 the next does not', () => {
    const s = fight(people('orcs', 'miner', 10), people('draenei', 'farmer'), { 3: { race: 'orcs', tokens: 1 }, 1: { race: 'draenei', tokens: 1 }, 4: { race: 'draenei', tokens: 1 }, 9: { race: 'draenei', tokens: 1 } });
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
    const s = azeroth({ seats: [people('night-elves', 'miner'), people('orcs', 'farmer')], regions: { 1: { race: 'night-elves', tokens: 2, pieces: { 'wisp-wall': 1 } } } });
    expect(pieces(after(s, 'decline'), 1)).toEqual({ 'wisp-wall': 1 });
    expect(pieces(after(s, 'expand', 'abandon 1'), 1)).toEqual({});
    const old = fight(people('orcs', 'miner', 9), { declined: [{ race: 'night-elves' }] }, { 3: { race: 'orcs', tokens: 1 }, 1: { race: 'night-elves', tokens: 1, pieces: { 'wisp-wall': 1 } } });
    expect(total(old, 1)).toBe(4);
    expect(pieces(after(old, 'conquer 1'), 1)).toEqual({});
  });
  test('AZ-BLOOD-ELVES-1 a coin per magic source', () => {
    expect(items(fight(people('blood-elves', 'miner'), {}, { 1: { race: 'blood-elves', tokens: 1 }, 7: { race: 'blood-elves', tokens: 1 } }))).toEqual({ 'CORE-SCORE-1': 2, 'AZ-BLOOD-ELVES-1': 2 });
  });
  test('AZ-ETHEREALS-1 steal an artifact beside them and use it at once', () => {
    const s = fight(people('ethereals', 'miner', 2), people('humans', 'farmer'), { 3: { race: 'ethereals', tokens: 1 }, 2: { race: 'humans', tokens: 1, markers: ['frostmourne'] } });
    expect(lines(s)).toContain('use ethereals 2 3');
    const now = after(s, 'use ethereals 2 3');
    expect([markers(now, 3), markers(now, 2)]).toEqual([['frostmourne'], []]);
    expect(lines(now)).toContain('conquer 2 with frostmourne'); // 2 + 1 + 1 - 2
    expect(lines(now).filter((m) => m.includes('ethereals'))).toEqual([]);
  });
  test('AZ-ETHEREALS-2 or take a bordering place for two less, not both', () => {
    const s = fight(people('ethereals', 'miner', 4), {}, { 3: { race: 'ethereals', tokens: 1 }, 2: { race: 'natives', tokens: 1, markers: ['karazhan'] }, 4: { markers: ['frostmourne'] } });
    expect(total(s, 2, 'ethereals')).toBe(2); // 2 + 1 + 1 - 2
    const now = after(s, 'conquer 2 with ethereals');
    expect(lines(now).filter((m) => m.includes('ethereals'))).toEqual([]);
  });
  test('AZ-ETHEREALS-2 not a marker face down', () => {
    const s = fight(people('ethereals', 'miner', 4), {}, { 3: { race: 'ethereals', tokens: 1 }, 2: { markers: ['karazhan'], faceDown: true } });
    expect(lines(s).filter((m) => m.includes('ethereals'))).toEqual([]);
  });
  test('AZ-GNOMES-1 anywhere, with a free die at once', () => {
    const s = fight(people('gnomes', 'miner', 2), people('orcs', 'farmer'), { 0: { race: 'gnomes', tokens: 1 }, 8: { race: 'orcs', tokens: 1 } }, { dice: [1] });
    expect(lines(s)).toContain('conquer 8 with gnomes');
    const now = after(s, 'conquer 8 with gnomes'); // 3 - 1
    expect([holder(now, 8), tokens(now, 8)]).toEqual(['gnomes', 2]);
  });
  test('AZ-GNOMES-2 still short: roll or give up', () => {
    const s = fight(people('gnomes', 'miner', 2), people('orcs', 'farmer'), { 0: { race: 'gnomes', tokens: 1 }, 8: { race: 'orcs', tokens: 2 } }, { dice: [1, 1] });
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
    const s = fight(people('gnomes', 'miner', 1), people('orcs', 'farmer'), { 0: { race: 'gnomes', tokens: 1 }, 8: { race: 'orcs', tokens: 4 } }, { dice: [1] });
    if (lines(s).includes('conquer 8 with gnomes')) expect(lines(after(s, 'conquer 8 with gnomes'))).not.toContain('choose none'); // 6 - 1 against 1 + 3
  });
  test('AZ-GNOMES-3 as a first conquest, without travel', () => {
    const s = picked('gnomes', 'miner');
    expect([total(s, 8, 'gnomes'), total(s, 0, 'gnomes')]).toEqual([2, 2]);
    expect(lines(s)).toContain('conquer 8 with gnomes');
  });
  test('contract: the chance of an assault counts both dice', () => {
    const s = fight(people('gnomes', 'miner', 1), people('orcs', 'farmer'), { 0: { race: 'gnomes', tokens: 1 }, 8: { race: 'orcs', tokens: 2 } });
    expect(cost(s, 8, 'gnomes').chance).toBeCloseTo(14 / 36); // 4 with 1 in hand: both dice 3 together
  });
  test('AZ-KOBOLDS-1 every cavern borders', () => {
    const s = fight(people('kobolds', 'farmer', 9), {}, { 3: { race: 'kobolds', tokens: 1 } });
    expect([total(s, 6), total(s, 2), total(s, 0)]).toEqual([2, 3, 3]);
  });
  test('AZ-NAGA-3 a lake held in decline scores and is nobody’s to take', () => {
    const s = fight(people('naga', 'miner'), {}, { 5: { race: 'naga', tokens: 1 } });
    expect(sum(forecast(s))).toBe(1);
    const old = fight(people('orcs', 'miner', 9), { declined: [{ race: 'naga' }] }, { 3: { race: 'orcs', tokens: 1 }, 5: { race: 'naga', tokens: 1 } });
    expect(cost(old, 5).blocked).toBeDefined();
  });
  test('AZ-DWARVES-1 mountains for two less', () => {
    expect(total(fight(people('dwarves', 'farmer', 9), {}, { 3: { race: 'dwarves', tokens: 1 } }), 2)).toBe(1);
  });
  test('AZ-ORCS-1 a coin per region from the Alliance, beside the bonus', () => {
    const s = fight(people('orcs', 'miner', 9), people('humans', 'farmer'), { 3: { race: 'orcs', tokens: 1 }, 1: { race: 'humans', tokens: 1 }, 4: { race: 'humans', tokens: 1 } });
    expect(items(after(s, 'conquer 1', 'conquer 4'))).toMatchObject({ 'AZ-ORCS-1': 2, 'AZ-FACTION-1': 1 });
  });
  test('AZ-TROLLS-1 one less against the non-empty', () => {
    const s = fight(people('trolls', 'miner', 9), people('humans', 'farmer'), { 3: { race: 'trolls', tokens: 1 }, 1: { race: 'humans', tokens: 1 } });
    expect([total(s, 1), total(s, 4)]).toEqual([2, 2]);
  });
  test('AZ-WORGEN-1 human: two coins; worgen: one coin, one less everywhere', () => {
    const s = azeroth({ seats: [people('worgen', 'miner'), {}], regions: { 3: { race: 'worgen', tokens: 4 } } });
    const asked = after(s, 'expand');
    expect(lines(asked).sort()).toEqual(['choose human', 'choose worgen']);
    expect([coins(after(asked, 'choose human'))[0], total(after(asked, 'choose human'), 1)]).toEqual([7, 2]);
    expect([coins(after(asked, 'choose worgen'))[0], total(after(asked, 'choose worgen'), 1)]).toEqual([4, 1]);
  });
  test('AZ-WORGEN-2 without a coin the human form, unasked', () => {
    const s = azeroth({ seats: [{ coins: 0, ...people('worgen', 'miner') }, {}], regions: { 3: { race: 'worgen', tokens: 4 } } });
    const now = after(s, 'expand');
    expect([coins(now)[0], lines(now).filter((m) => m.startsWith('choose'))]).toEqual([2, []]);
  });
  test('AZ-WORGEN-1 a fresh people chooses too, and one that declines does not', () => {
    expect(lines(picked('worgen', 'miner')).sort()).toEqual(['choose human', 'choose worgen']);
    const s = azeroth({ seats: [people('worgen', 'miner'), {}], regions: { 3: { race: 'worgen', tokens: 4 } } });
    expect(coins(after(s, 'decline'))[0]).toBe(6);
  });
});

describe('Forsaken', () => {
  const s = (purse: number) => fight({ coins: purse, ...people('forsaken', 'miner', 9) }, people('humans', 'farmer'), { 3: { race: 'forsaken', tokens: 1 }, 1: { race: 'humans', tokens: 2 }, 4: { race: 'natives', tokens: 1 }, 9: { race: 'humans', tokens: 1 } });
  test('AZ-FORSAKEN-1 one each for a coin, from 0', () => {
    const now = after(s(5), 'conquer 1', 'conquer 4', 'done');
    expect(lines(now)).toEqual(['choose 0', 'choose 1', 'choose 2']);
    const two = after(now, 'choose 2');
    expect([coins(two)[0], hand(two, 0)]).toEqual([3, 9]); // 10 tokens, 3 stay, 2 more
  });
  test('AZ-FORSAKEN-1 no more than the purse; nothing fallen or no coin: not asked', () => {
    expect(lines(after(s(1), 'conquer 1', 'conquer 4', 'done'))).toEqual(['choose 0', 'choose 1']);
    expect(lines(after(s(0), 'conquer 1', 'conquer 4', 'done')).some((m) => m.startsWith('choose'))).toBe(false);
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
    const s = azeroth({ seats: [people('tauren', 'farmer'), {}], regions: { 0: { race: 'tauren', tokens: 5 }, 1: { race: 'tauren', tokens: 2 } } });
    expect([tokens(after(s, 'decline'), 0), tokens(after(s, 'decline'), 1)]).toEqual([2, 2]);
  });
  test('AZ-TAUREN-4 a last roll needs two in hand', () => {
    const one = fight(people('tauren', 'farmer', 1), {}, { 0: { race: 'tauren', tokens: 2 } });
    expect(targets(one, 'roll')).toEqual([]);
    const two = fight(people('tauren', 'farmer', 2), {}, { 0: { race: 'tauren', tokens: 2 } });
    expect(targets(two, 'roll')).toContain(2);
  });
  test('AZ-TAUREN-1 an abandoned region gives both back', () => {
    const s = azeroth({ seats: [people('tauren', 'farmer'), {}], regions: { 0: { race: 'tauren', tokens: 3 }, 1: { race: 'tauren', tokens: 2 } } });
    expect(hand(after(s, 'expand', 'abandon 1'), 0)).toBe(3);
  });
  test('AZ-TAUREN-2 intimidated, the one left alone goes to another region', () => {
    const s = fight(people('orcs', 'intimidating', 0), people('tauren', 'farmer'), { 3: { race: 'orcs', tokens: 1 }, 1: { race: 'tauren', tokens: 2 }, 6: { race: 'tauren', tokens: 2 } });
    const now = after(s, 'use intimidating 1 6');
    const settled = toDecide(now) === 1 ? after(now, lines(now)[0]) : now;
    expect([holder(settled, 1), tokens(settled, 6)]).toEqual([undefined, 4]);
  });
});

describe('Goblins', () => {
  const before = (regions: Regions, bombs: Record<number, 'live' | 'dud'>, more: object = {}) =>
    azeroth({ seat: 1, phase: 'conquest', seats: [people('goblins', 'miner'), people('humans', 'farmer')], regions, bombs, ...more });
  test('AZ-GOBLINS-1 bombs beside them, on active tokens, one per region, then done', () => {
    const s = fight(people('goblins', 'farmer', 0), { ...people('orcs', 'miner'), declined: [{ race: 'trolls' }] }, { 3: { race: 'goblins', tokens: 1 }, 1: { race: 'orcs', tokens: 1 }, 2: { race: 'trolls', tokens: 1 }, 4: { race: 'orcs', tokens: 2 }, 9: { race: 'orcs', tokens: 1 } });
    const now = after(s, 'done');
    expect(lines(now).sort()).toEqual(['deploy 1 bomb', 'deploy 4 bomb', 'done']);
    const laid = after(now, 'deploy 1 bomb');
    expect([pieces(laid, 1), lines(laid).sort()]).toEqual([{ bomb: 1 }, ['deploy 4 bomb', 'done']]);
  });
  test('AZ-GOBLINS-2 a live bomb empties the region at the start of their turn', () => {
    const s = before({ 3: { race: 'goblins', tokens: 2 }, 1: { race: 'humans', tokens: 3, pieces: { bomb: 1 } }, 0: { race: 'humans', tokens: 1 } }, { 1: 'live' });
    const now = toEndOfTurn(s);
    expect(snapshot(now).seat).toBe(0);
    expect([holder(now, 1), hand(now, 1), pieces(now, 1)]).toEqual([undefined, 2, {}]);
  });
  test('AZ-GOBLINS-2 a dud does nothing and is gone; AZ-GOBLINS-3 over an empty region it goes back', () => {
    const s = before({ 3: { race: 'goblins', tokens: 2 }, 1: { race: 'humans', tokens: 3, pieces: { bomb: 1 } }, 4: { pieces: { bomb: 1 } } }, { 1: 'dud', 4: 'live' }, { bombPile: [] });
    const now = toEndOfTurn(s);
    expect([tokens(now, 1), pieces(now, 1), pieces(now, 4), snapshot(now).bombPile]).toEqual([3, {}, {}, ['live']]);
  });
  test('AZ-GOBLINS-5 an empty pile lays none', () => {
    const s = fight(people('goblins', 'farmer', 0), people('orcs', 'miner'), { 3: { race: 'goblins', tokens: 1 }, 1: { race: 'orcs', tokens: 1 } }, { bombPile: [] });
    expect(snapshot(after(s, 'done')).seat).toBe(1);
  });
  test('contract: at phase start the bombs are done', () => {
    const s = azeroth({ seats: [people('goblins', 'farmer'), people('orcs', 'miner')], regions: { 3: { race: 'goblins', tokens: 1 }, 1: { race: 'orcs', tokens: 2, pieces: { bomb: 1 } } }, bombs: { 1: 'live' } });
    expect([holder(s, 1), lines(s).sort()]).toEqual(['orcs', ['decline', 'expand']]);
  });
});

describe('Humans', () => {
  test('AZ-HUMANS-1 two objectives in two land regions not held by the Alliance', () => {
    const s = fight(people('humans', 'farmer', 0), people('worgen', 'miner'), { 3: { race: 'humans', tokens: 1 }, 4: { race: 'worgen', tokens: 1 } });
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
    const s = azeroth({ seats: [people('humans', 'farmer'), {}], regions: { 3: { race: 'humans', tokens: 1 }, 4: { pieces: { objective: 1 } } } });
    expect(pieces(after(s, 'decline'), 4)).toEqual({});
  });
});

describe('Pandaren', () => {
  test('AZ-PANDAREN-1 every opponent not attacked gets a token, those without a people too', () => {
    const s = azeroth({ phase: 'conquest', seats: [people('pandaren', 'miner', 5), people('orcs', 'farmer'), {}], regions: { 3: { race: 'pandaren', tokens: 1 }, 4: { race: 'orcs', tokens: 1 }, 9: { race: 'orcs', tokens: 1 } } });
    expect(snapshot(toEndOfTurn(after(s, 'done'))).harmony).toEqual([1, 2]);
    expect(snapshot(toEndOfTurn(after(s, 'conquer 4', 'done'))).harmony).toEqual([2]);
  });
  test('AZ-PANDAREN-2 a holder pays once per turn; without 2 coins it may not', () => {
    const at = (purse: number) => fight({ coins: purse, ...people('orcs', 'miner', 9) }, people('pandaren', 'farmer'), { 3: { race: 'orcs', tokens: 1 }, 4: { race: 'pandaren', tokens: 1 }, 1: { race: 'pandaren', tokens: 1 } }, { harmony: [0] });
    const now = after(at(5), 'conquer 4');
    expect(coins(now)).toEqual([3, 7]);
    expect(coins(after(now, 'conquer 1'))).toEqual([3, 7]);
    expect(cost(at(1), 4)).toMatchObject({ blocked: { rule: 'AZ-PANDAREN-2' } });
    expect(refused(at(1), 'conquer 4').rule).toMatch(/AZ-PANDAREN-2|AZ-PAY-1/);
  });
  test('AZ-PANDAREN-2 on the try: a failed roll has paid', () => {
    const s = fight(people('orcs', 'miner', 1), people('pandaren', 'farmer'), { 3: { race: 'orcs', tokens: 1 }, 4: { race: 'pandaren', tokens: 1 } }, { harmony: [0], dice: [0] });
    expect(coins(after(s, 'roll 4'))).toEqual([3, 7]);
  });
  test('AZ-PANDAREN-3 they come back at the start of each Pandaren turn and go in decline', () => {
    const s = azeroth({ seat: 1, phase: 'conquest', seats: [people('pandaren', 'miner'), people('orcs', 'farmer')], regions: { 3: { race: 'pandaren', tokens: 1 }, 4: { race: 'orcs', tokens: 1 } }, harmony: [1] });
    expect(snapshot(after(s, 'done')).harmony ?? []).toEqual([]);
  });
});

describe('powers', () => {
  test('AZ-ARCHAEOLOGIST-1 a coin per face-up marker held', () => {
    const s = fight(people('orcs', 'archaeologist'), {}, { 3: { race: 'orcs', tokens: 1, markers: ['frostmourne'] }, 8: { race: 'orcs', tokens: 1, markers: ['spirit-healer'] } });
    expect(items(s)).toMatchObject({ 'AZ-ARCHAEOLOGIST-1': 2 });
  });
  test('AZ-SWAMP-1 AZ-FARMER-1 AZ-FORESTER-1 AZ-HERBALIST-1 AZ-MOUNTAINEER-1 AZ-MINER-1 AZ-FISHER-1 AZ-EXPLORER-1 incomes', () => {
    const regions = Object.fromEntries([0, 1, 2, 3, 4, 9].map((r) => [r, { race: 'orcs', tokens: 1 }]));
    for (const [power, rule, amount] of [
      ['swamp', 'AZ-SWAMP-1', 1],
      ['farmer', 'AZ-FARMER-1', 1],
      ['forester', 'AZ-FORESTER-1', 1],
      ['herbalist', 'AZ-HERBALIST-1', 2],
      ['mountaineer', 'AZ-MOUNTAINEER-1', 1],
      ['miner', 'AZ-MINER-1', 1],
      ['fisher', 'AZ-FISHER-1', 2],
      ['explorer', 'AZ-EXPLORER-1', 2],
    ] as const)
      expect(items(fight(people('orcs', power), {}, regions))).toEqual({ 'CORE-SCORE-1': 6, [rule]: amount });
  });
  const plain: Board = {
    id: 'plain',
    regions: [
      { terrain: 'farmland', anchor: true, borders: [1, 2, 3] },
      { terrain: 'hill', anchor: true, borders: [0, 2] },
      { terrain: 'swamp', borders: [0, 1, 3] },
      { terrain: 'farmland', borders: [0, 2] },
    ],
  };
  test('AZ-DEFENSIVE-1 a tower where more bordering regions are held than by any other people', () => {
    const s = azeroth({ board: plain, phase: 'conquest', seats: [people('orcs', 'defensive'), people('trolls', 'swamp')], regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'orcs', tokens: 1 }, 2: { race: 'orcs', tokens: 1 }, 3: { race: 'trolls', tokens: 1 } } });
    expect(pieces(after(s, 'done'), 0)).toEqual({ watchtower: 1 });
    const even = azeroth({ board: plain, phase: 'conquest', seats: [people('orcs', 'defensive'), {}], regions: { 0: { race: 'orcs', tokens: 1, pieces: { watchtower: 1 } }, 1: { race: 'orcs', tokens: 1 }, 2: { race: 'natives', tokens: 1 } } });
    expect(pieces(after(even, 'done'), 0)).toEqual({});
  });
  test('AZ-DEFENSIVE-2 immune while it stands, gone in decline', () => {
    const s = fight(people('orcs', 'miner', 9), people('trolls', 'defensive'), { 1: { race: 'orcs', tokens: 1 }, 0: { race: 'trolls', tokens: 1, pieces: { watchtower: 1 } } });
    expect(cost(s, 0).blocked).toBeDefined();
    const old = azeroth({ seats: [people('trolls', 'defensive'), {}], regions: { 0: { race: 'trolls', tokens: 1, pieces: { watchtower: 1 } } } });
    expect(pieces(after(old, 'decline'), 0)).toEqual({});
  });
  test('AZ-BEASTMASTER-1 beasts by hills held, AZ-BEASTMASTER-2 they fight and pay first', () => {
    const s = azeroth({ seats: [people('orcs', 'beastmaster'), {}], regions: { 3: { race: 'orcs', tokens: 2 }, 9: { race: 'orcs', tokens: 2 } } });
    const now = after(s, 'expand');
    expect(cost(now, 4).hand).toBe(4); // 2 tokens and 2 beasts
    const won = after(now, 'conquer 4');
    expect([tokens(won, 4) ?? 0, pieces(won, 4), hand(won, 0)]).toEqual([0, { beast: 2 }, 2]);
  });
  test('AZ-BEASTMASTER-3 a beast is the loss', () => {
    const s = fight(people('orcs', 'miner', 9), people('trolls', 'beastmaster'), { 3: { race: 'orcs', tokens: 1 }, 4: { race: 'trolls', tokens: 1, pieces: { beast: 2 } }, 9: { race: 'trolls', tokens: 1 } });
    expect(total(s, 4)).toBe(5);
    expect(hand(after(s, 'conquer 4'), 1)).toBe(1);
  });
  test('AZ-ENRAGED-1 two or more tokens give as many coins', () => {
    const s = fight(people('orcs', 'enraged', 9), people('trolls', 'miner'), { 3: { race: 'orcs', tokens: 1 }, 4: { race: 'trolls', tokens: 3 }, 1: { race: 'trolls', tokens: 1 } });
    const before = sum(forecast(s));
    const gain = (move: string) => (coins(after(s, move))[0] ?? 0) - 5 + sum(forecast(after(s, move))) - before;
    expect(gain('conquer 4')).toBe(4); // a region and 3
    expect(gain('conquer 1')).toBe(1);
  });
  test('AZ-CHAMPION-1 a bordering region for nothing, once', () => {
    const s = fight(people('orcs', 'champion', 0), people('trolls', 'miner'), { 3: { race: 'orcs', tokens: 1 }, 4: { race: 'trolls', tokens: 5 } });
    const now = after(s, 'conquer 4 with champion');
    expect([holder(now, 4), tokens(now, 4), pieces(now, 4)]).toEqual(['orcs', 0, { champion: 1 }]);
    expect(lines(now).filter((m) => m.includes('champion'))).toEqual([]);
    expect(lines(s)).not.toContain('conquer 6 with champion'); // an anchor, but not bordering
  });
  test('AZ-CHAMPION-3 captured: no token lost, a coin paid', () => {
    const s = fight(people('orcs', 'miner', 9), people('trolls', 'champion'), { 3: { race: 'orcs', tokens: 1 }, 4: { race: 'trolls', tokens: 2, pieces: { champion: 1 } }, 9: { race: 'trolls', tokens: 1 } });
    expect(total(s, 4)).toBe(5);
    const now = after(s, 'conquer 4');
    expect([hand(now, 1), coins(now)]).toEqual([2, [6, 4]]);
  });
  test('AZ-CHAMPION-3 without a coin the ransom takes what is there', () => {
    const s = fight(people('orcs', 'miner', 9), { coins: 0, ...people('trolls', 'champion') }, { 3: { race: 'orcs', tokens: 1 }, 4: { race: 'trolls', tokens: 2, pieces: { champion: 1 } } });
    expect(coins(after(s, 'conquer 4'))).toEqual([5, 0]);
  });
  test('AZ-PORTAL-MAGE-1 swap two magic regions, ascending, twice', () => {
    const s = fight(people('orcs', 'portal-mage', 0), people('humans', 'miner'), { 1: { race: 'orcs', tokens: 1 }, 7: { race: 'humans', tokens: 3 } });
    expect(lines(s)).toContain('use portal-mage 1 7');
    expect(lines(s)).not.toContain('use portal-mage 7 1');
    const now = after(s, 'use portal-mage 1 7');
    expect([holder(now, 1), tokens(now, 1), holder(now, 7)]).toEqual(['humans', 3, 'orcs']);
    const back = after(now, 'use portal-mage 1 7');
    expect(lines(back).filter((m) => m.startsWith('use'))).toEqual([]);
    expect(items(now)['AZ-FACTION-1']).toBeUndefined(); // AZ-FACTION-3
  });
  test('AZ-MARSHDWELLER-1 a coin for a swamp of theirs, AZ-MARSHDWELLER-2 in decline too', () => {
    const s = fight(people('orcs', 'miner', 9), { declined: [{ race: 'trolls', power: 'marshdweller' }] }, { 3: { race: 'orcs', tokens: 1 }, 4: { race: 'trolls', tokens: 1 } });
    expect(coins(after(s, 'conquer 4'))).toEqual([4, 6]);
    const broke = fight({ coins: 0, ...people('orcs', 'miner', 9) }, { declined: [{ race: 'trolls', power: 'marshdweller' }] }, { 3: { race: 'orcs', tokens: 1 }, 4: { race: 'trolls', tokens: 1 } });
    expect(lines(broke)).not.toContain('conquer 4');
  });
  test('AZ-ENTRENCHED-1 a fort as a region is conquered, AZ-ENTRENCHED-2 kept in decline with the tile', () => {
    const s = fight(people('orcs', 'entrenched', 5), {}, { 3: { race: 'orcs', tokens: 1, pieces: { fort: 1 } } });
    expect(pieces(after(s, 'conquer 4'), 4)).toEqual({ fort: 1 });
    const old = azeroth({ seats: [people('orcs', 'entrenched'), {}], regions: { 3: { race: 'orcs', tokens: 2, pieces: { fort: 1 } } } });
    const now = after(old, 'decline');
    expect([pieces(now, 3), snapshot(now).seats[0].declined]).toEqual([{ fort: 1 }, [{ race: 'orcs', power: 'entrenched' }]]);
  });
  test('AZ-INTIMIDATING-1 moves a token to another region of its people, or loses it', () => {
    const s = fight(people('orcs', 'intimidating', 0), people('humans', 'miner'), { 3: { race: 'orcs', tokens: 1 }, 1: { race: 'humans', tokens: 2 }, 6: { race: 'humans', tokens: 1 } });
    expect(lines(s)).toContain('use intimidating 1 6');
    expect(lines(s)).not.toContain('use intimidating 1');
    const now = after(s, 'use intimidating 1 6');
    expect([tokens(now, 1), tokens(now, 6)]).toEqual([1, 2]);
    const lone = fight(people('orcs', 'intimidating', 0), people('humans', 'miner'), { 3: { race: 'orcs', tokens: 1 }, 1: { race: 'humans', tokens: 2 } });
    expect(tokens(after(lone, 'use intimidating 1'), 1)).toBe(1);
  });
  test('AZ-INTIMIDATING-1 three times, AZ-INTIMIDATING-2 a Murloc is lost, AZ-INTIMIDATING-3 a wall goes first', () => {
    const s = fight(people('orcs', 'intimidating', 0), people('night-elves', 'miner'), { 3: { race: 'orcs', tokens: 1 }, 1: { race: 'night-elves', tokens: 2, pieces: { 'wisp-wall': 1 } }, 4: { race: 'natives', tokens: 1 }, 6: { race: 'night-elves', tokens: 1 } });
    expect(lines(s)).not.toContain('use intimidating 1 6');
    const now = after(s, 'use intimidating 1', 'use intimidating 4', 'use intimidating 1 6');
    expect([pieces(now, 1), holder(now, 4), tokens(now, 1), tokens(now, 6)]).toEqual([{}, undefined, 1, 2]);
    expect(lines(now).filter((m) => m.startsWith('use'))).toEqual([]);
  });
});

describe('artifacts and places', () => {
  test('AZ-MARKER-1 conquering turns a marker up', () => {
    const s = fight(people('orcs', 'miner', 5), {}, { 4: { race: 'orcs', tokens: 1 }, 3: { markers: ['dark-portal'], faceDown: true } });
    const now = after(s, 'conquer 3');
    expect(snapshot(now).regions?.[3]?.faceDown ?? false).toBe(false);
    expect(items(now)).toMatchObject({ 'AZ-PORTAL-1': 2 });
  });
  test('AZ-MARKER-2 a declined people has no use of it', () => {
    const s = fight({ ...people('orcs', 'miner', 5), declined: [{ race: 'trolls' }] }, {}, { 4: { race: 'orcs', tokens: 1 }, 3: { race: 'trolls', tokens: 1, markers: ['dark-portal'] }, 8: { race: 'trolls', tokens: 1, markers: ['frostmourne'] } });
    expect(items(s)).toEqual({ 'CORE-SCORE-1': 3 });
    expect(lines(s).filter((m) => m.includes('frostmourne'))).toEqual([]);
  });
  test('AZ-FROSTMOURNE-1 two less once, and it lies there now (AZ-MARKER-3)', () => {
    const s = fight(people('orcs', 'miner', 5), people('humans', 'farmer'), { 3: { race: 'orcs', tokens: 1, markers: ['frostmourne'] }, 1: { race: 'humans', tokens: 2 } });
    expect(total(s, 1, 'frostmourne')).toBe(2);
    const now = after(s, 'conquer 1 with frostmourne');
    expect([markers(now, 1), markers(now, 3)]).toEqual([['frostmourne'], []]);
    expect(lines(now).filter((m) => m.includes('frostmourne'))).toEqual([]);
  });
  test('contract: a last conquest with an artifact, “roll 1 with frostmourne”', () => {
    const s = fight(people('orcs', 'miner', 1), people('humans', 'farmer'), { 3: { race: 'orcs', tokens: 1, markers: ['frostmourne'] }, 1: { race: 'humans', tokens: 2 } }, { dice: [1] });
    expect(lines(s)).toContain('roll 1 with frostmourne'); // 2 against 1
    const now = after(s, 'roll 1 with frostmourne');
    expect([holder(now, 1), markers(now, 1)]).toEqual(['orcs', ['frostmourne']]);
  });
  test('AZ-ASHES-1 anywhere as if it bordered, with no travel', () => {
    const s = fight(people('orcs', 'miner', 5), {}, { 3: { race: 'orcs', tokens: 1, markers: ['ashes-of-alar'] } });
    expect([total(s, 8, 'ashes-of-alar'), total(s, 6, 'ashes-of-alar'), total(s, 6)]).toEqual([2, 2, 3]);
    expect(cost(s, 5, 'ashes-of-alar').blocked).toBeDefined();
    expect(markers(after(s, 'conquer 8 with ashes-of-alar'), 8)).toEqual(['ashes-of-alar']);
  });
  test('contract: several may be named, “with ashes-of-alar frostmourne”', () => {
    const s = fight(people('orcs', 'miner', 5), {}, { 3: { race: 'orcs', tokens: 1, markers: ['ashes-of-alar'] }, 4: { race: 'orcs', tokens: 1, markers: ['frostmourne'] } });
    expect(lines(s)).toContain('conquer 8 with ashes-of-alar frostmourne');
    expect(total(s, 8, 'ashes-of-alar frostmourne')).toBe(1);
    const now = after(s, 'conquer 8 with ashes-of-alar frostmourne');
    expect([...markers(now, 8)].sort()).toEqual(['ashes-of-alar', 'frostmourne']);
  });
  test('AZ-DOOMHAMMER-1 one token and two coins, to the holder, or to the bank', () => {
    const s = fight(people('orcs', 'miner', 5), people('humans', 'farmer'), { 3: { race: 'orcs', tokens: 1, markers: ['doomhammer'] }, 1: { race: 'humans', tokens: 5 }, 4: { race: 'natives', tokens: 1 } });
    expect(coins(after(s, 'conquer 1 with doomhammer'))).toEqual([3, 7]);
    expect(coins(after(s, 'conquer 4 with doomhammer'))).toEqual([3, 5]);
    const broke = fight({ coins: 1, ...people('orcs', 'miner', 5) }, {}, { 3: { race: 'orcs', tokens: 1, markers: ['doomhammer'] } });
    expect(lines(broke).filter((m) => m.includes('doomhammer'))).toEqual([]);
  });
  test('AZ-AEGIS-1 laid at the end of the turn; an attacker pays two', () => {
    const s = fight(people('orcs', 'miner', 0), {}, { 3: { race: 'orcs', tokens: 1, markers: ['aegis-of-aggramar'] }, 4: { race: 'orcs', tokens: 1 } });
    const now = after(s, 'done');
    expect(lines(now).sort()).toEqual(['deploy 3 aegis-of-aggramar', 'deploy 4 aegis-of-aggramar']);
    expect(markers(after(now, 'deploy 4 aegis-of-aggramar'), 4)).toEqual(['aegis-of-aggramar']);
    const broke = fight({ coins: 1, ...people('humans', 'farmer', 9) }, people('orcs', 'miner'), { 3: { race: 'humans', tokens: 1 }, 4: { race: 'orcs', tokens: 1, markers: ['aegis-of-aggramar'] } });
    expect(lines(broke)).not.toContain('conquer 4');
  });
  test('AZ-HEART-1 opponents beside it with their active people pay one, as far as they can', () => {
    const s = azeroth({
      phase: 'conquest',
      seats: [people('orcs', 'miner'), people('humans', 'farmer'), { coins: 0, ...people('trolls', 'swamp') }, { declined: [{ race: 'naga' }] }],
      regions: { 3: { race: 'orcs', tokens: 1, markers: ['heart-of-azeroth'] }, 9: { race: 'orcs', tokens: 1 }, 1: { race: 'humans', tokens: 1 }, 2: { race: 'humans', tokens: 1 }, 4: { race: 'trolls', tokens: 1 }, 5: { race: 'naga', tokens: 1 } },
    });
    expect(coins(after(s, 'done', 'deploy 3 heart-of-azeroth'))).toEqual([8, 4, 0, 5]);
  });
  test('AZ-BATTLEFIELD-1 twice for a people that lost two regions', () => {
    const s = fight(people('blood-elves', 'miner', 9), people('humans', 'farmer'), { 3: { race: 'blood-elves', tokens: 1, markers: ['battlefield'] }, 1: { race: 'humans', tokens: 1 }, 4: { race: 'humans', tokens: 1 } });
    expect(sum(forecast(after(s, 'conquer 1', 'conquer 4'))) - 3).toBe(2 + 1); // a magic source too
  });
  test('AZ-BATTLEFIELD-2 a neutral holder may side, on expanding and on taking it', () => {
    const s = azeroth({ seats: [people('naga', 'miner'), people('humans', 'farmer')], regions: { 3: { race: 'naga', tokens: 5, markers: ['battlefield'] }, 1: { race: 'humans', tokens: 1 } } });
    const asked = after(s, 'expand');
    expect(lines(asked).sort()).toEqual(['choose alliance', 'choose horde', 'choose none']);
    expect(items(after(asked, 'choose horde', 'conquer 1'))['AZ-FACTION-1']).toBe(1);
    const taking = fight(people('naga', 'miner', 9), people('humans', 'farmer'), { 4: { race: 'naga', tokens: 1 }, 3: { race: 'humans', tokens: 1, markers: ['battlefield'] } });
    const now = after(taking, 'conquer 3');
    expect(lines(now).sort()).toEqual(['choose alliance', 'choose horde', 'choose none']);
    expect(items(after(now, 'choose horde'))['AZ-FACTION-1']).toBe(1);
  });
  test('AZ-CHAPEL-1 no token lost, the chapel’s own fall included', () => {
    const s = fight(people('orcs', 'miner', 10), people('humans', 'farmer'), { 3: { race: 'orcs', tokens: 1 }, 1: { race: 'humans', tokens: 1 }, 4: { race: 'humans', tokens: 1, markers: ['lights-hope-chapel'] } });
    expect(hand(after(s, 'conquer 1', 'conquer 4'), 1)).toBe(2);
  });
  test('AZ-HEALER-1 one more token at redeployment', () => {
    const s = fight(people('orcs', 'miner', 1), {}, { 3: { race: 'orcs', tokens: 1, markers: ['spirit-healer'] } });
    expect(hand(after(s, 'done'), 0)).toBe(2);
  });
  test('AZ-KARAZHAN-1 a coin per other region of its terrain', () => {
    const s = fight(people('orcs', 'miner'), {}, { 3: { race: 'orcs', tokens: 1, markers: ['karazhan'] }, 9: { race: 'orcs', tokens: 1 }, 4: { race: 'orcs', tokens: 1 } });
    expect(items(s)).toEqual({ 'CORE-SCORE-1': 3, 'AZ-KARAZHAN-1': 1 });
  });
  test('AZ-WELL-1 revealed it moves to the water of its board', () => {
    const s = fight(people('orcs', 'miner', 5), {}, { 4: { race: 'orcs', tokens: 1 }, 3: { markers: ['well-of-eternity'], faceDown: true } });
    const now = after(s, 'conquer 3');
    expect([markers(now, 3), markers(now, 5)]).toEqual([[], ['well-of-eternity']]);
    expect(items(now)).toMatchObject({ 'AZ-WELL-2': 2 });
  });
  test('AZ-WELL-1 without water another place takes its stead', () => {
    const s = fight(people('orcs', 'miner', 5), {}, { 6: { race: 'orcs', tokens: 1 }, 8: { markers: ['well-of-eternity'], faceDown: true } });
    const [other] = markers(after(s, 'conquer 8'), 8);
    expect(['battlefield', 'lights-hope-chapel', 'spirit-healer', 'karazhan', 'meeting-stone', 'dark-portal']).toContain(other);
  });
  test('AZ-WELL-2 a declined people may take it, a tie gives nothing', () => {
    const s = fight({ ...people('orcs', 'miner'), declined: [{ race: 'trolls' }] }, {}, { 0: { race: 'orcs', tokens: 1 }, 3: { race: 'trolls', tokens: 1 }, 5: { markers: ['well-of-eternity'] } });
    expect(items(s)).toMatchObject({ 'AZ-WELL-2': 2 });
    const tie = fight({ ...people('orcs', 'miner'), declined: [{ race: 'trolls' }] }, {}, { 4: { race: 'orcs', tokens: 1 }, 3: { race: 'trolls', tokens: 1 }, 5: { markers: ['well-of-eternity'] } });
    expect(items(tie)['AZ-WELL-2']).toBeUndefined();
  });
  test('AZ-MARKER-3 an artifact stays in an abandoned region', () => {
    const s = azeroth({ seats: [people('orcs', 'miner'), {}], regions: { 3: { race: 'orcs', tokens: 1, markers: ['frostmourne'] }, 4: { race: 'orcs', tokens: 2 } } });
    const now = after(s, 'expand', 'abandon 3');
    expect(markers(now, 3)).toEqual(['frostmourne']);
    expect(lines(now).filter((m) => m.includes('frostmourne'))).toEqual([]);
  });
});

test('contract: the events of a conquest say what everybody saw', () => {
  const s = fight(people('orcs', 'miner', 9), people('humans', 'farmer'), { 3: { race: 'orcs', tokens: 1 }, 1: { race: 'humans', tokens: 2 } });
  expect(apply(s, 'conquer 1').events.map((e) => e.type)).toEqual(expect.arrayContaining(['conquered', 'lost']));
  expect(isles.regions).toHaveLength(10);
});
