/** The order inside a turn, when each kind of move is legal, and the core rules behind it. */
import { describe, expect, test } from 'vitest';
import { apply, cost, forecast, snapshot, toDecide } from '../../src/index.ts';
import { after, classic, coins, fight, hand, holder, lines, people, pieces, refused, sum, tokens, total } from './table.ts';

const orcs = { race: 'orcs', power: 'forest' };
const elves = { race: 'elves', power: 'hill' };
const seats = [{ active: orcs }, { active: elves }];
const inHand = (n: number, who = orcs) => ({ active: { ...who, hand: n } });

describe('picking', () => {
  const offers = [
    { race: 'elves', power: 'hill', coins: 1 },
    { race: 'orcs', power: 'swamp' },
    { race: 'trolls', power: 'forest', coins: 2 },
    { race: 'giants', power: 'merchant' },
    { race: 'wizards', power: 'stout' },
    { race: 'skeletons', power: 'commando' },
  ];
  const table = (purse: number) => classic({ seats: [{ coins: purse }, {}], offers });
  test('CORE-DRAFT-1 the top is free, each further place costs one more', () => {
    expect(lines(table(0))).toEqual(['pick 0']);
    expect(lines(table(2))).toEqual(['pick 0', 'pick 1', 'pick 2']);
    expect(lines(table(9))).toHaveLength(6);
  });
  test('CORE-DRAFT-2 coins on the chosen combo do not help to pay', () => {
    expect(lines(table(1))).not.toContain('pick 2');
    expect(refused(table(1), 'pick 2').rule).toBe('CORE-DRAFT-2');
  });
  test('CORE-DRAFT-2 one coin is laid on each combo above', () => {
    const column = snapshot(after(table(5), 'pick 2')).offers;
    expect(Array.isArray(column) ? column.slice(0, 2) : []).toMatchObject([
      { race: 'elves', coins: 2 },
      { race: 'orcs', coins: 1 },
    ]);
  });
  test('CORE-DRAFT-3 coins on it come with it', () => {
    expect(coins(after(table(5), 'pick 2'))[0]).toBe(5); // 5 - 2 + 2
  });
  test('CORE-DRAFT-4 race value plus power value', () => {
    expect(hand(after(table(5), 'pick 2'), 0)).toBe(9);
    expect(hand(after(table(5), 'pick 5'), 0)).toBe(10);
  });
  test('CORE-DRAFT-5 those below move up with their coins, a new one comes', () => {
    const column = snapshot(after(table(5), 'pick 0')).offers;
    expect(column).toHaveLength(6);
    expect(Array.isArray(column) ? column.slice(0, 5).map((c) => c.race) : []).toEqual([
      'orcs',
      'trolls',
      'giants',
      'wizards',
      'skeletons',
    ]);
    expect(Array.isArray(column) ? column[1].coins : 0).toBe(2);
  });
  test('CORE-DRAFT-7 the turn of a decline takes no new people; the next does', () => {
    const s = classic({
      seats: [{ active: elves }, { active: { race: 'trolls', power: 'swamp' } }],
      regions: { 0: { race: 'elves', tokens: 2 } },
    });
    const declined = after(s, 'decline');
    expect(snapshot(declined).seat).toBe(1);
    expect(lines(declined).sort()).toEqual(['decline', 'expand']);
  });
});

describe('expanding', () => {
  const s = classic({ seats, regions: { 0: { race: 'orcs', tokens: 3 }, 1: { race: 'orcs', tokens: 2 } } });
  test('CORE-TURN-1 expand or decline, nothing else', () => {
    expect(lines(s).sort()).toEqual(['decline', 'expand']);
  });
  test('CORE-TURN-2 all but one token come to hand', () => {
    const now = after(s, 'expand');
    expect([hand(now, 0), tokens(now, 0), tokens(now, 1)]).toEqual([3, 1, 1]);
  });
  test('CORE-TURN-3 regions may be abandoned before the first conquest', () => {
    const now = after(s, 'expand');
    expect(lines(now)).toEqual(expect.arrayContaining(['abandon 0', 'abandon 1']));
    const left = after(now, 'abandon 1');
    expect([hand(left, 0), holder(left, 1)]).toEqual([4, undefined]);
    expect(lines(left)).toContain('abandon 0');
  });
  test('CORE-TURN-3 no longer after a conquest', () => {
    const now = after(s, 'expand', 'conquer 3');
    expect(lines(now).filter((m) => m.startsWith('abandon'))).toEqual([]);
    expect(refused(now, 'abandon 0').rule).toBe('CORE-TURN-3');
  });
  test('contract: nor after the first ability', () => {
    const fort = classic({ seats: [{ active: { race: 'orcs', power: 'fortified' } }, {}], regions: { 0: { race: 'orcs', tokens: 3 } } });
    const now = after(fort, 'expand', 'use fortified 0');
    expect(lines(now).filter((m) => m.startsWith('abandon'))).toEqual([]);
  });
  test('contract: not before expand either', () => {
    expect(refused(s, 'abandon 0').code).toMatch(/./);
  });
  test('CORE-TURN-3 having abandoned all, the first-conquest rule again', () => {
    const now = after(s, 'expand', 'abandon 0', 'abandon 1');
    expect(hand(now, 0)).toBe(5);
    expect(
      lines(now)
        .filter((m) => m.startsWith('conquer'))
        .sort(),
    ).toEqual(['conquer 0', 'conquer 5', 'conquer 7']);
  });
  test('CORE-TURN-4 without a token anywhere a seat may still expand or decline', () => {
    const bare = classic({ seats, regions: { 3: { race: 'elves', tokens: 1 } } });
    expect(lines(bare).sort()).toEqual(['decline', 'expand']);
    const now = after(bare, 'expand');
    expect(snapshot(now).seat === 1 || lines(now).includes('done')).toBe(true);
  });
});

describe('conquest', () => {
  const at = (n: number, more = {}) =>
    classic({
      phase: 'conquest',
      seats: [inHand(n), { active: elves }],
      regions: { 0: { race: 'orcs', tokens: 1 }, 3: { race: 'elves', tokens: 2 } },
      ...more,
    });
  test('CORE-CONQUER-1 two, one for a mountain, one for each token', () => {
    expect(total(at(9), 1)).toBe(2);
    expect(total(at(9), 2)).toBe(3);
    expect(total(after(at(9), 'conquer 1'), 3)).toBe(4);
  });
  test('CORE-CONQUER-1 each piece adds one', () => {
    const s = classic({
      phase: 'conquest',
      seats: [inHand(9), { active: { race: 'trolls', power: 'fortified' } }],
      regions: { 0: { race: 'orcs', tokens: 1 }, 2: { race: 'trolls', tokens: 2, pieces: { lair: 1, fortress: 1 } } },
    });
    expect(total(s, 2)).toBe(7); // 2 + 1 mountain + 1 lair + 1 fortress + 2 tokens
  });
  test('CORE-CONQUER-3 the tokens spent stay in the region', () => {
    const now = after(at(9), 'conquer 2');
    expect([tokens(now, 2), hand(now, 0), holder(now, 2)]).toEqual([3, 6, 'orcs']);
  });
  test('CORE-CONQUER-4 only what borders', () => {
    expect(refused(at(9), 'conquer 5').rule).toBe('CORE-CONQUER-4');
  });
  test('CORE-CONQUER-5 seas and lakes are no land', () => {
    expect(cost(at(9), 6)).toMatchObject({ blocked: { rule: 'CORE-CONQUER-5' } });
    expect(cost(after(at(9), 'conquer 1'), 8)).toMatchObject({ blocked: { rule: 'CORE-CONQUER-5' } });
  });
  test('CORE-CONQUER-7 conquests may stop at any time', () => {
    expect(lines(at(9))).toContain('done');
    expect(lines(after(at(9), 'conquer 1'))).toContain('done');
  });
  test('CORE-CONQUER-6 own people in decline may be attacked and is lost', () => {
    const s = classic({
      phase: 'conquest',
      seats: [{ active: { ...orcs, hand: 4 }, declined: [{ race: 'giants' }] }, { active: elves }],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'giants', tokens: 1 }, 2: { race: 'giants', tokens: 1 } },
    });
    const now = after(s, 'conquer 1');
    expect(holder(now, 1)).toBe('orcs');
    expect(snapshot(now).seats[0].declined).toHaveLength(1);
  });
  test('CL-COST-1 own declined tokens do not add', () => {
    const s = classic({
      phase: 'conquest',
      seats: [{ active: { ...orcs, hand: 4 }, declined: [{ race: 'trolls' }] }, {}],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'trolls', tokens: 1, pieces: { lair: 1 } } },
    });
    expect(total(s, 1)).toBe(3); // 2 + lair
  });
  test('contract: conquer when the hand reaches, roll when it does not and a 3 would do', () => {
    const s = at(2);
    expect(lines(s)).toEqual(expect.arrayContaining(['conquer 1', 'roll 2']));
    expect(lines(s)).not.toContain('roll 1');
    expect(lines(s)).not.toContain('conquer 2');
  });
  test('CORE-DIE-4 a hopeless roll is not offered', () => {
    const s = classic({
      phase: 'conquest',
      seats: [inHand(1), { active: elves }],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'elves', tokens: 3 } },
    });
    expect(lines(s)).not.toContain('roll 1'); // 5 against 1 + 3
    expect(lines(s)).toContain('roll 2'); // 3 against 1 + 3
  });
  test('CORE-DIE-2 no token in hand, no roll', () => {
    expect(lines(at(0)).filter((m) => m.startsWith('roll'))).toEqual([]);
  });
  test('CORE-DIE-2 success: all tokens left take the region', () => {
    const now = after(at(2, { dice: [1] }), 'roll 2');
    expect([holder(now, 2)]).toEqual(['orcs']);
    expect(snapshot(now).phase).not.toBe('conquest');
  });
  test('CORE-DIE-3 failure: tokens back to redeployment, no more conquest', () => {
    const now = after(at(2, { dice: [0] }), 'roll 2');
    expect(holder(now, 2)).toBeUndefined();
    expect(lines(now).every((m) => m.startsWith('deploy'))).toBe(true);
  });
});

describe('losses and retreat', () => {
  const three = (dice: number[] = []) =>
    classic({
      seat: 1,
      phase: 'conquest',
      dice,
      seats: [{ active: { race: 'ratmen', power: 'swamp' } }, inHand(9), { active: { race: 'humans', power: 'merchant' } }],
      regions: {
        0: { race: 'orcs', tokens: 1 },
        1: { race: 'ratmen', tokens: 3 },
        2: { race: 'humans', tokens: 1 },
        4: { race: 'ratmen', tokens: 1 },
        5: { race: 'ratmen', tokens: 1 },
        3: { race: 'humans', tokens: 1 },
        7: { race: 'humans', tokens: 1 },
      },
    });
  test('CORE-LOSS-1 one token is lost, the others come to hand', () => {
    expect(hand(after(three(), 'conquer 1'), 0)).toBe(2);
  });
  test('CORE-LOSS-2 a lone token is lost', () => {
    const now = after(three(), 'conquer 1', 'conquer 3');
    expect([hand(now, 2), holder(now, 3)]).toEqual([0, 'orcs']);
  });
  test('CORE-LOSS-4 retreats come after scoring, in order after the attacker', () => {
    const fight = classic({
      seat: 1,
      phase: 'conquest',
      seats: [{ active: { race: 'ratmen', power: 'swamp' } }, inHand(9), { active: elves }],
      regions: {
        0: { race: 'orcs', tokens: 1 },
        1: { race: 'ratmen', tokens: 3 },
        4: { race: 'ratmen', tokens: 1 },
        5: { race: 'ratmen', tokens: 1 },
        2: { race: 'elves', tokens: 1 },
        3: { race: 'elves', tokens: 1 },
        7: { race: 'elves', tokens: 1 },
      },
    });
    let now = after(fight, 'conquer 1', 'conquer 2', 'done'); // 5 + 4
    while (toDecide(now) === 1) now = after(now, 'deploy 0');
    expect([coins(now)[1], snapshot(now).seat, toDecide(now)]).toEqual([10, 1, 2]); // 3 regions and 2 non-empty ones
    now = after(now, 'deploy 3');
    expect([snapshot(now).seat, toDecide(now)]).toEqual([1, 0]);
  });
  test('contract: snapshot().seat is whose turn it is, toDecide who must answer', () => {
    let now = after(three(), 'conquer 1', 'done');
    while (toDecide(now) === 1) now = after(now, 'deploy 1');
    expect([snapshot(now).seat, toDecide(now)]).toEqual([1, 0]);
    expect(lines(now).sort()).toEqual(['deploy 4', 'deploy 5']);
    now = after(now, 'deploy 4', 'deploy 4');
    expect([tokens(now, 4), snapshot(now).seat, toDecide(now)]).toEqual([3, 2, 2]);
  });
  test('CORE-LOSS-5 a people without a region keeps its tokens for its own turn', () => {
    const s = classic({
      phase: 'conquest',
      seats: [inHand(5), { active: { race: 'humans', power: 'merchant' } }],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'humans', tokens: 3 } },
    });
    let now = after(s, 'conquer 1', 'done');
    while (toDecide(now) === 0) now = after(now, 'deploy 0');
    expect([hand(now, 1), toDecide(now)]).toEqual([2, 1]);
    now = after(now, 'expand');
    expect(lines(now)).toEqual(expect.arrayContaining(['conquer 5', 'conquer 7']));
    expect(lines(now)).not.toContain('conquer 3');
  });
  test('CORE-LOSS-3 a declined people loses all its tokens there', () => {
    const s = classic({
      phase: 'conquest',
      seats: [inHand(5), { declined: [{ race: 'humans' }] }],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'humans', tokens: 2 }, 3: { race: 'humans', tokens: 1 } },
    });
    const now = after(s, 'conquer 1');
    expect(snapshot(now).seats[1].declined?.[0].hand ?? 0).toBe(0);
  });
});

describe('redeployment and scoring', () => {
  test('CORE-DEPLOY-1 one token stays in each region, the others are placed one by one', () => {
    const s = classic({
      phase: 'conquest',
      seats: [inHand(6), {}],
      regions: { 0: { race: 'orcs', tokens: 1 } },
    });
    const now = after(s, 'conquer 1', 'conquer 2', 'done');
    expect([hand(now, 0), tokens(now, 0), tokens(now, 1), tokens(now, 2)]).toEqual([4, 1, 1, 1]); // 1 + 1 + 2
    expect(lines(now).sort()).toEqual(['deploy 0', 'deploy 1', 'deploy 2']);
    const end = after(now, 'deploy 0', 'deploy 0', 'deploy 2', 'deploy 1');
    expect([tokens(end, 0), tokens(end, 1), tokens(end, 2), snapshot(end).seat]).toEqual([3, 2, 2, 1]);
  });
  test('contract: with nothing to place, done ends the turn', () => {
    const s = classic({ phase: 'conquest', seats: [inHand(0), {}], regions: { 0: { race: 'orcs', tokens: 1 } } });
    expect(snapshot(after(s, 'done')).seat).toBe(1);
  });
  test('CORE-SCORE-1 a coin for each region, active or in decline', () => {
    const s = classic({
      phase: 'conquest',
      seats: [{ active: { ...orcs, hand: 0 }, declined: [{ race: 'humans' }] }, {}],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'humans', tokens: 1 }, 5: { race: 'humans', tokens: 1 } },
    });
    expect(sum(forecast(s))).toBe(3); // CORE-SCORE-2: no farmland coin in decline
    expect(coins(after(s, 'done'))[0]).toBe(8);
  });
  test('CORE-SCORE-3 the scored event carries the items', () => {
    const s = classic({
      phase: 'conquest',
      seats: [{ active: { race: 'humans', power: 'merchant' } }, {}],
      regions: { 0: { race: 'humans', tokens: 1 } },
    });
    const scored = apply(s, 'done').events.find((e) => e.type === 'scored');
    expect(scored).toMatchObject({ seat: 0, total: 3 });
    expect(scored?.type === 'scored' && scored.items.map((i) => i.rule).sort()).toEqual(['CL-HUMANS-1', 'CL-MERCHANT-1', 'CORE-SCORE-1']);
  });
});

describe('decline', () => {
  const s = classic({
    seats: [{ active: { race: 'humans', power: 'merchant', hand: 2 }, declined: [{ race: 'wizards' }] }, { active: elves }],
    regions: { 0: { race: 'humans', tokens: 3 }, 1: { race: 'humans', tokens: 2 }, 3: { race: 'wizards', tokens: 1 } },
  });
  test('CORE-DECLINE-1 the race is turned over, the power discarded', () => {
    const now = snapshot(after(s, 'decline'));
    expect(now.seats[0].active).toBeUndefined();
    expect(now.seats[0].declined).toEqual([{ race: 'humans' }]);
  });
  test('CORE-DECLINE-2 one token stays in each region', () => {
    const now = after(s, 'decline');
    expect([tokens(now, 0), tokens(now, 1)]).toEqual([1, 1]);
  });
  test('CORE-DECLINE-3 the earlier one leaves the map', () => {
    expect(holder(after(s, 'decline'), 3)).toBeUndefined();
  });
  test('CORE-DECLINE-4 the regions score, the bonuses given up do not, the turn ends', () => {
    const now = after(s, 'decline');
    expect([coins(now)[0], snapshot(now).seat]).toEqual([7, 1]);
  });
  test('CORE-DECLINE-5 a people that declines without a region leaves at once', () => {
    const bare = classic({ seats: [{ active: { race: 'humans', power: 'merchant', hand: 2 } }, { active: elves }] });
    expect(snapshot(after(bare, 'decline')).seats[0].declined ?? []).toEqual([]);
  });
  test('CORE-DECLINE-5 a declined people’s last region lost: its tile goes back', () => {
    const fight = classic({
      phase: 'conquest',
      seats: [inHand(5), { declined: [{ race: 'humans' }] }],
      regions: { 0: { race: 'orcs', tokens: 1 }, 1: { race: 'humans', tokens: 1 } },
    });
    const now = snapshot(after(fight, 'conquer 1'));
    expect(now.seats[1].declined ?? []).toEqual([]);
    expect(now.stacks?.races?.[0].at(-1)).toBe('humans');
  });
  test('CORE-END-1 the game ends after the last seat of the last round', () => {
    const last = classic({
      round: 10,
      seat: 1,
      phase: 'conquest',
      memory: { first: 0 },
      seats: [{ active: orcs }, { active: elves }],
      regions: { 0: { race: 'orcs', tokens: 1 }, 3: { race: 'elves', tokens: 1 } },
    });
    expect(toDecide(after(last, 'done'))).toBeUndefined();
    expect(pieces(last, 0)).toEqual({});
  });
});

describe('the end of a turn', () => {
  test('AZ-TURN-3 objectives, then aegis, then heart', () => {
    const s = fight(people('humans', 'miner'), people('orcs', 'farmer'), {
      3: { race: 'humans', tokens: 1, markers: ['aegis-of-aggramar'] },
      4: { race: 'humans', tokens: 1, markers: ['heart-of-azeroth'] },
      0: { race: 'orcs', tokens: 1 },
    });
    const laid = after(s, 'done', 'deploy 1 objective', 'deploy 2 objective');
    expect(lines(laid)).toEqual(['deploy 3 aegis-of-aggramar', 'deploy 4 aegis-of-aggramar']);
    const shielded = after(laid, 'deploy 3 aegis-of-aggramar');
    expect(lines(shielded)).toEqual(['deploy 3 heart-of-azeroth', 'deploy 4 heart-of-azeroth']);
    expect(coins(shielded)).toEqual([5, 5]);
  });
  test('contract: declined Ghouls with nothing in hand are not asked', () => {
    const s = classic({
      seats: [{ ...people('elves', 'hill'), declined: [{ race: 'ghouls' }] }, {}],
      regions: { 0: { race: 'elves', tokens: 3 }, 4: { race: 'ghouls', tokens: 1 } },
    });
    expect(lines(after(s, 'expand'))).toContain('abandon 0');
  });
});
