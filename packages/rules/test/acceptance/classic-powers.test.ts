/** The powers of the classic edition. */
import { describe, expect, test } from 'vitest';
import { apply, cost, forecast, snapshot, toDecide } from '../../src/index.ts';
import {
  after,
  classic,
  coins,
  hand,
  holder,
  items,
  lines,
  people,
  pieces,
  place,
  refused,
  sum,
  toEndOfTurn,
  tokens,
  total,
} from './table.ts';

const offer = (race: string, power: string) => [{ race, power }];

describe('powers', () => {
  test('CL-ALCHEMIST-1 two coins a turn, none in the turn of decline', () => {
    const s = classic({ seats: [people('orcs', 'alchemist'), {}], regions: { 0: { race: 'orcs', tokens: 1 } } });
    expect(items(after(s, 'expand'))).toMatchObject({ 'CL-ALCHEMIST-1': 2 });
    expect(coins(after(s, 'decline'))[0]).toBe(6);
  });
  test('CL-BERSERK-1 roll, then choose, then pay less, at least one', () => {
    const s = classic({
      phase: 'conquest',
      dice: [2],
      seats: [people('ratmen', 'berserk', 5), {}],
      regions: { 0: { race: 'ratmen', tokens: 1 } },
    });
    const now = after(s, 'use berserk');
    expect([total(now, 1), total(now, 2)]).toEqual([1, 1]);
    expect(lines(now)).not.toContain('use berserk');
    expect(total(after(now, 'conquer 2'), 1)).toBe(2);
  });
  test('CL-BERSERK-2 too few after the roll: no conquest follows', () => {
    const s = classic({
      phase: 'conquest',
      dice: [0],
      seats: [people('ratmen', 'berserk', 1), {}],
      regions: { 0: { race: 'ratmen', tokens: 1 } },
    });
    expect(lines(after(s, 'use berserk')).some((m) => /conquer|roll|use/.test(m))).toBe(false);
  });
  test('CL-BERSERK-3 there is no further final roll', () => {
    const s = classic({ phase: 'conquest', seats: [people('ratmen', 'berserk', 1), {}], regions: { 0: { race: 'ratmen', tokens: 1 } } });
    expect(lines(s).filter((m) => m.startsWith('roll'))).toEqual([]);
  });
  test('CL-BIVOUACKING-1 five encampments, any number together, +1 each', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('orcs', 'bivouacking', 0), {}],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'orcs', tokens: 1 } },
    });
    let now = after(s, 'done');
    expect(lines(now).sort()).toEqual(['deploy 0 encampment', 'deploy 1 encampment']);
    for (let i = 0; i < 4; i++) now = after(now, 'deploy 0 encampment');
    now = after(now, 'deploy 1 encampment');
    expect([pieces(now, 0), pieces(now, 1), snapshot(now).seat]).toEqual([{ encampment: 4 }, { encampment: 1 }, 1]);
  });
  test('CL-BIVOUACKING-2 from a lost region they are redeployed at the end of the attacker’s turn', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('ratmen', 'swamp', 9), people('orcs', 'bivouacking')],
      regions: {
        0: { race: 'ratmen', tokens: 1 },
        1: { race: 'orcs', tokens: 1, pieces: { encampment: 2 } },
        3: { race: 'orcs', tokens: 1, pieces: { encampment: 3 } },
      },
    });
    expect(total(s, 1)).toBe(5);
    const now = place(after(s, 'conquer 1', 'done'), 0);
    expect([toDecide(now), snapshot(now).seat, lines(now)]).toEqual([1, 0, ['deploy 3 encampment']]);
    expect(pieces(after(now, 'deploy 3 encampment', 'deploy 3 encampment'), 3)).toEqual({ encampment: 5 });
  });
  test('CL-BIVOUACKING-2 after losing everything they come back with the people', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('ratmen', 'swamp', 12), people('elves', 'bivouacking')],
      regions: { 0: { race: 'ratmen', tokens: 1 }, 1: { race: 'elves', tokens: 2, pieces: { encampment: 5 } } },
    });
    const now = after(place(after(s, 'conquer 1', 'done'), 0), 'expand', 'conquer 5', 'done', 'deploy 5');
    expect(lines(now)).toEqual(['deploy 5 encampment']);
  });
  test('CL-BIVOUACKING-3 and CL-HEROIC-2 and CL-DRAGON-3 they go in decline', () => {
    for (const [power, piece] of [
      ['bivouacking', 'encampment'],
      ['heroic', 'hero'],
      ['dragon-master', 'dragon'],
    ]) {
      const s = classic({ seats: [people('orcs', power), {}], regions: { 0: { race: 'orcs', tokens: 1, pieces: { [piece]: 1 } } } });
      expect(pieces(after(s, 'decline'), 0)).toEqual({});
    }
  });
  test('CL-COMMANDO-1 and CL-MOUNTED-1 discounts add up with a race’s', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('tritons', 'mounted', 9), people('orcs', 'swamp')],
      regions: { 3: { race: 'tritons', tokens: 1 }, 1: { race: 'orcs', tokens: 3 } },
    });
    expect(total(s, 1)).toBe(3); // 2 + 3 - 1 hill - 1 coast
  });
  test('CL-DIPLOMAT-1 names one opponent it did not attack; peace holds until its next turn', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('orcs', 'diplomat', 4), people('elves', 'hill'), people('ratmen', 'swamp')],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'elves', tokens: 2 }, 2: { race: 'ratmen', tokens: 9 } },
    });
    const now = place(after(s, 'conquer 1', 'done'), 0);
    expect(lines(now).sort()).toEqual(['choose ally 2', 'choose none']);
    const war = after(now, 'choose ally 2');
    const retreat = toDecide(war) === 1 && snapshot(war).seat === 0 ? after(war, lines(war)[0]) : war;
    const ratmen = after(retreat, 'expand', 'done');
    const theirs = toEndOfTurnOf(ratmen, 1);
    const peace = after(theirs, 'expand');
    expect(snapshot(peace).seat).toBe(2);
    expect(cost(peace, 0)).toMatchObject({ blocked: { rule: 'CL-DIPLOMAT-1' } });
    expect(lines(peace).some((m) => / [01]$/.test(m) && !m.startsWith('abandon'))).toBe(false);
  });
  const toEndOfTurnOf = (s: ReturnType<typeof classic>, seat: number) => (snapshot(s).seat === seat ? toEndOfTurn(s) : s);
  test('CL-DIPLOMAT-1 a failed roll is an attack', () => {
    const s = classic({
      phase: 'conquest',
      dice: [0],
      seats: [people('orcs', 'diplomat', 1), people('elves', 'hill'), people('ratmen', 'swamp')],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'elves', tokens: 1 } },
    });
    const now = after(s, 'roll 1', 'deploy 0');
    expect(lines(now).sort()).toEqual(['choose ally 2', 'choose none']);
  });
  test('CL-DIPLOMAT-1 in a game of two, having attacked the other, nothing is asked', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('orcs', 'diplomat', 3), people('elves', 'hill')],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'elves', tokens: 1 }, 3: { race: 'elves', tokens: 1 } },
    });
    const now = place(after(s, 'conquer 1', 'done'), 0);
    expect(lines(now).some((m) => m.startsWith('choose'))).toBe(false);
  });
  test('CL-DIPLOMAT-3 an opponent without a people may be named', () => {
    const s = classic({ phase: 'conquest', seats: [people('orcs', 'diplomat', 0), {}], regions: { 0: { race: 'orcs', tokens: 1 } } });
    expect(lines(after(s, 'done')).sort()).toEqual(['choose ally 1', 'choose none']);
  });
  test('CL-DRAGON-1 one token, whatever defends; the dragon moves there; once per turn', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('orcs', 'dragon-master', 3), people('trolls', 'fortified')],
      regions: {
        0: { race: 'orcs', tokens: 1, pieces: { dragon: 1 } },
        2: { race: 'trolls', tokens: 5, pieces: { lair: 1, fortress: 1 } },
      },
    });
    const now = after(s, 'conquer 2 with dragon-master');
    expect([tokens(now, 2), hand(now, 0), pieces(now, 2), pieces(now, 0)]).toEqual([1, 2, { dragon: 1 }, {}]);
    expect(lines(now).filter((m) => m.includes('dragon'))).toEqual([]);
  });
  test('CL-DRAGON-1 not without a token, not out of reach, not against the immune', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('orcs', 'dragon-master', 1), people('halflings', 'swamp')],
      regions: {
        0: { race: 'orcs', tokens: 1 },
        2: { race: 'halflings', tokens: 1, pieces: { hole: 1 } },
        4: { race: 'halflings', tokens: 1 },
      },
    });
    expect(lines(s).filter((m) => m.includes('dragon'))).toEqual(['conquer 1 with dragon-master']);
    const broke = classic({
      phase: 'conquest',
      seats: [people('orcs', 'dragon-master', 0), {}],
      regions: { 0: { race: 'orcs', tokens: 1 } },
    });
    expect(lines(broke).filter((m) => m.includes('dragon'))).toEqual([]);
  });
  test('CL-DRAGON-2 its region is immune', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('ratmen', 'swamp', 9), people('orcs', 'dragon-master')],
      regions: { 0: { race: 'ratmen', tokens: 1 }, 1: { race: 'orcs', tokens: 1, pieces: { dragon: 1 } } },
    });
    expect(cost(s, 1).blocked).toBeDefined();
  });
  test('CL-FORTIFIED-1 one fortress a turn, in conquest or at redeployment, one per region', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('orcs', 'fortified', 3), {}],
      regions: { 0: { race: 'orcs', tokens: 1, pieces: { fortress: 1 } } },
    });
    const now = after(s, 'conquer 1');
    expect(lines(now)).toContain('use fortified 1');
    expect(lines(now)).not.toContain('use fortified 0');
    expect(lines(after(now, 'use fortified 1')).filter((m) => m.startsWith('use'))).toEqual([]);
    expect(lines(after(now, 'done'))).toContain('use fortified 1');
    expect(lines(after(now, 'use fortified 1', 'done')).filter((m) => m.startsWith('use'))).toEqual([]);
  });
  test('CL-FORTIFIED-2 a coin each while not in decline, a defence in decline too', () => {
    const s = classic({ seats: [people('orcs', 'fortified'), {}], regions: { 0: { race: 'orcs', tokens: 2, pieces: { fortress: 1 } } } });
    expect(items(after(s, 'expand'))).toMatchObject({ 'CL-FORTIFIED-2': 1 });
    const now = after(s, 'decline');
    expect([pieces(now, 0), coins(now)[0]]).toEqual([{ fortress: 1 }, 6]);
  });
  test('contract: with tokens placed and a fortress still to place, done ends the step', () => {
    const s = classic({ phase: 'conquest', seats: [people('orcs', 'fortified', 0), {}], regions: { 0: { race: 'orcs', tokens: 1 } } });
    const now = after(s, 'done');
    expect(snapshot(now).seat === 1 || lines(now).includes('done')).toBe(true);
  });
  test('CL-HEROIC-1 two heroes in two different regions held', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('orcs', 'heroic', 0), {}],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'orcs', tokens: 1 }, 2: { race: 'orcs', tokens: 1 } },
    });
    const now = after(s, 'done');
    expect(lines(now).sort()).toEqual(['deploy 0 hero', 'deploy 1 hero', 'deploy 2 hero']);
    const next = after(now, 'deploy 1 hero');
    expect(lines(next).sort()).toEqual(['deploy 0 hero', 'deploy 2 hero']);
    expect(snapshot(after(next, 'deploy 0 hero')).seat).toBe(1);
  });
  test('CL-HILL-1 CL-FOREST-1 CL-SWAMP-1 a coin per terrain', () => {
    for (const [power, region, rule] of [
      ['hill', 1, 'CL-HILL-1'],
      ['forest', 3, 'CL-FOREST-1'],
      ['swamp', 4, 'CL-SWAMP-1'],
    ] as const)
      expect(
        items(classic({ phase: 'conquest', seats: [people('orcs', power), {}], regions: { [region]: { race: 'orcs', tokens: 1 } } })),
      ).toEqual({ 'CORE-SCORE-1': 1, [rule]: 1 });
  });
  test('CL-SEAFARING-1 water costs 2 and scores, CL-SEAFARING-2 in decline too', () => {
    const s = classic({ phase: 'conquest', seats: [people('orcs', 'seafaring', 4), {}], regions: { 0: { race: 'orcs', tokens: 1 } } });
    expect(total(s, 6)).toBe(2);
    expect(sum(forecast(after(s, 'conquer 6')))).toBe(2);
    const old = classic({
      seats: [people('orcs', 'seafaring'), {}],
      regions: { 6: { race: 'orcs', tokens: 2 }, 8: { race: 'orcs', tokens: 1 } },
    });
    expect(coins(after(old, 'decline'))[0]).toBe(7);
  });
  test('CL-SEAFARING-2 nobody else takes a sea; CL-SEAFARING-3 a held sea lets new peoples in', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('ratmen', 'merchant', 9), { declined: [{ race: 'orcs' }] }],
      regions: { 6: { race: 'orcs', tokens: 1 } },
    });
    expect(lines(s)).toContain('conquer 7');
    expect(cost(s, 6).blocked).toBeDefined();
  });
  test('CL-SPIRIT-2 a third decline removes the other, never the Spirit people', () => {
    const s = classic({
      seats: [{ ...people('orcs', 'hill'), declined: [{ race: 'elves', power: 'spirit' }, { race: 'giants' }] }, {}],
      regions: { 0: { race: 'orcs', tokens: 2 }, 1: { race: 'elves', tokens: 1 }, 2: { race: 'giants', tokens: 1 } },
    });
    const now = after(s, 'decline');
    expect([holder(now, 0), holder(now, 1), holder(now, 2), coins(now)[0]]).toEqual(['orcs', 'elves', undefined, 7]);
  });
  test('CL-STOUT-1 after scoring decline or done, and no second score', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('orcs', 'stout', 0), {}],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'orcs', tokens: 1 } },
    });
    const now = after(s, 'done');
    expect([coins(now)[0], toDecide(now), lines(now).sort()]).toEqual([7, 0, ['decline', 'done']]);
    const gone = after(now, 'decline');
    expect([coins(gone)[0], snapshot(gone).seat, snapshot(gone).seats[0].active]).toEqual([7, 1, undefined]);
    expect(snapshot(after(now, 'done')).seats[0].active).toMatchObject({ race: 'orcs' });
  });
  test('CL-STOUT-2 the usual rules of decline', () => {
    const s = classic({
      phase: 'conquest',
      seats: [{ ...people('orcs', 'stout', 3), declined: [{ race: 'giants' }] }, {}],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'giants', tokens: 1 } },
    });
    const now = after(place(after(s, 'done'), 0), 'decline');
    expect([tokens(now, 0), holder(now, 1)]).toEqual([1, undefined]);
  });
  test('contract: Stout decides before the others retreat', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('orcs', 'stout', 5), people('humans', 'hill')],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'humans', tokens: 3 }, 3: { race: 'humans', tokens: 1 } },
    });
    const now = place(after(s, 'conquer 1', 'done'), 0);
    expect([toDecide(now), lines(now).sort()]).toEqual([0, ['decline', 'done']]);
    expect([toDecide(after(now, 'done')), snapshot(after(now, 'done')).seat]).toEqual([1, 0]);
  });
  test('CL-UNDERWORLD-1 one less on caverns, CL-UNDERWORLD-2 which all border each other', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('orcs', 'underworld', 9), {}],
      regions: { 4: { race: 'orcs', tokens: 1 }, 5: { race: 'natives', tokens: 1 } },
    });
    expect(total(s, 5)).toBe(2);
  });
  test('CL-WEALTHY-1 seven coins once, even without a conquest', () => {
    const both = [...offer('orcs', 'wealthy'), ...offer('ratmen', 'merchant')];
    const s = after(classic({ seats: [{}, {}], offers: both }), 'pick 0');
    expect(coins(toEndOfTurn(after(s, 'done')))[0]).toBe(12);
    const two = toEndOfTurn(after(s, 'conquer 0', 'done'));
    expect(coins(two)[0]).toBe(13);
    const later = toEndOfTurn(after(two, 'pick 0'));
    expect(items(after(later, 'expand'))).toEqual({ 'CORE-SCORE-1': 1 });
  });
  test('CL-MERCHANT-1 a coin per region, at sea too', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('orcs', 'merchant'), {}],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'orcs', tokens: 1 } },
    });
    expect(sum(forecast(s))).toBe(4);
  });
});

describe('refusals name their rule', () => {
  test('contract: an immune region, a peace, a second fortress', () => {
    const s = classic({
      phase: 'conquest',
      seats: [people('ratmen', 'swamp', 9), people('halflings', 'hill')],
      regions: { 0: { race: 'ratmen', tokens: 1 }, 1: { race: 'halflings', tokens: 1, pieces: { hole: 1 } } },
    });
    expect(refused(s, 'conquer 1').rule).toMatch(/CL-HALFLINGS-2|CORE-CONQUER-9/);
    expect(apply(s, 'conquer 2').events.map((e) => e.type)).toContain('conquered');
  });
});
