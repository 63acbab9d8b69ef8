/** Islands, travel, cost and factions of the Azeroth edition; its artifacts and places. */
import { describe, expect, test } from 'vitest';
import { apply, cost, forecast, snapshot } from '../../src/index.ts';
import { after, azeroth, coins, fight, hand, holder, items, lines, markers, people, sum, targets, total } from './table.ts';

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
    const s = fight(
      { ...people('trolls', 'warmaster', 9), declined: [{ race: 'humans' }] },
      {},
      { 3: { race: 'trolls', tokens: 1 }, 4: { race: 'humans', tokens: 1 } },
    );
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
      {
        3: { race: 'blood-elves', tokens: 1 },
        1: { race: 'humans', tokens: 1 },
        4: { race: 'humans', tokens: 1 },
        2: { race: 'dwarves', tokens: 1 },
      },
    );
    expect(items(after(s, 'conquer 1', 'conquer 4'))['AZ-FACTION-1']).toBe(1);
    expect(items(after(s, 'conquer 1', 'conquer 2'))['AZ-FACTION-1']).toBe(2);
  });
  test('AZ-FACTION-2 neutrals neither give nor get', () => {
    const s = fight(people('naga', 'miner', 9), people('humans', 'farmer'), {
      3: { race: 'naga', tokens: 1 },
      1: { race: 'humans', tokens: 1 },
    });
    expect(items(after(s, 'conquer 1'))['AZ-FACTION-1']).toBeUndefined();
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
    const s = fight(
      { ...people('orcs', 'miner', 5), declined: [{ race: 'trolls' }] },
      {},
      {
        4: { race: 'orcs', tokens: 1 },
        3: { race: 'trolls', tokens: 1, markers: ['dark-portal'] },
        8: { race: 'trolls', tokens: 1, markers: ['frostmourne'] },
      },
    );
    expect(items(s)).toEqual({ 'CORE-SCORE-1': 3 });
    expect(lines(s).filter((m) => m.includes('frostmourne'))).toEqual([]);
  });
  test('AZ-FROSTMOURNE-1 two less once, and it lies there now (AZ-MARKER-3)', () => {
    const s = fight(people('orcs', 'miner', 5), people('humans', 'farmer'), {
      3: { race: 'orcs', tokens: 1, markers: ['frostmourne'] },
      1: { race: 'humans', tokens: 2 },
    });
    expect(total(s, 1, 'frostmourne')).toBe(2);
    const now = after(s, 'conquer 1 with frostmourne');
    expect([markers(now, 1), markers(now, 3)]).toEqual([['frostmourne'], []]);
    expect(lines(now).filter((m) => m.includes('frostmourne'))).toEqual([]);
  });
  test('contract: a last conquest with an artifact, “roll 1 with frostmourne”', () => {
    const s = fight(
      people('orcs', 'miner', 1),
      people('humans', 'farmer'),
      { 3: { race: 'orcs', tokens: 1, markers: ['frostmourne'] }, 1: { race: 'humans', tokens: 2 } },
      { dice: [1] },
    );
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
    const s = fight(
      people('orcs', 'miner', 5),
      {},
      { 3: { race: 'orcs', tokens: 1, markers: ['ashes-of-alar'] }, 4: { race: 'orcs', tokens: 1, markers: ['frostmourne'] } },
    );
    expect(lines(s)).toContain('conquer 8 with ashes-of-alar frostmourne');
    expect(total(s, 8, 'ashes-of-alar frostmourne')).toBe(1);
    const now = after(s, 'conquer 8 with ashes-of-alar frostmourne');
    expect([...markers(now, 8)].sort()).toEqual(['ashes-of-alar', 'frostmourne']);
  });
  test('AZ-DOOMHAMMER-1 one token and two coins, to the holder, or to the bank', () => {
    const s = fight(people('orcs', 'miner', 5), people('humans', 'farmer'), {
      3: { race: 'orcs', tokens: 1, markers: ['doomhammer'] },
      1: { race: 'humans', tokens: 5 },
      4: { race: 'natives', tokens: 1 },
    });
    expect(coins(after(s, 'conquer 1 with doomhammer'))).toEqual([3, 7]);
    expect(coins(after(s, 'conquer 4 with doomhammer'))).toEqual([3, 5]);
    const broke = fight({ coins: 1, ...people('orcs', 'miner', 5) }, {}, { 3: { race: 'orcs', tokens: 1, markers: ['doomhammer'] } });
    expect(lines(broke).filter((m) => m.includes('doomhammer'))).toEqual([]);
  });
  test('AZ-AEGIS-1 laid at the end of the turn; an attacker pays two', () => {
    const s = fight(
      people('orcs', 'miner', 0),
      {},
      { 3: { race: 'orcs', tokens: 1, markers: ['aegis-of-aggramar'] }, 4: { race: 'orcs', tokens: 1 } },
    );
    const now = after(s, 'done');
    expect(lines(now).sort()).toEqual(['deploy 3 aegis-of-aggramar', 'deploy 4 aegis-of-aggramar']);
    expect(markers(after(now, 'deploy 4 aegis-of-aggramar'), 4)).toEqual(['aegis-of-aggramar']);
    const broke = fight({ coins: 1, ...people('humans', 'farmer', 9) }, people('orcs', 'miner'), {
      3: { race: 'humans', tokens: 1 },
      4: { race: 'orcs', tokens: 1, markers: ['aegis-of-aggramar'] },
    });
    expect(lines(broke)).not.toContain('conquer 4');
  });
  test('AZ-HEART-1 opponents beside it with their active people pay one, as far as they can', () => {
    const s = azeroth({
      phase: 'conquest',
      seats: [
        people('orcs', 'miner'),
        people('humans', 'farmer'),
        { coins: 0, ...people('trolls', 'swamp') },
        { declined: [{ race: 'naga' }] },
      ],
      regions: {
        3: { race: 'orcs', tokens: 1, markers: ['heart-of-azeroth'] },
        9: { race: 'orcs', tokens: 1 },
        1: { race: 'humans', tokens: 1 },
        2: { race: 'humans', tokens: 1 },
        4: { race: 'trolls', tokens: 1 },
        5: { race: 'naga', tokens: 1 },
      },
    });
    expect(coins(after(s, 'done', 'deploy 3 heart-of-azeroth'))).toEqual([8, 4, 0, 5]);
  });
  test('AZ-BATTLEFIELD-1 twice for a people that lost two regions', () => {
    const s = fight(people('blood-elves', 'miner', 9), people('humans', 'farmer'), {
      3: { race: 'blood-elves', tokens: 1, markers: ['battlefield'] },
      1: { race: 'humans', tokens: 1 },
      4: { race: 'humans', tokens: 1 },
    });
    expect(sum(forecast(after(s, 'conquer 1', 'conquer 4'))) - 3).toBe(2 + 1); // a magic source too
  });
  test('AZ-BATTLEFIELD-2 a neutral holder may side, on expanding and on taking it', () => {
    const s = azeroth({
      seats: [people('naga', 'miner'), people('humans', 'farmer')],
      regions: { 3: { race: 'naga', tokens: 5, markers: ['battlefield'] }, 1: { race: 'humans', tokens: 1 } },
    });
    const asked = after(s, 'expand');
    expect(lines(asked).sort()).toEqual(['choose alliance', 'choose horde', 'choose none']);
    expect(items(after(asked, 'choose horde', 'conquer 1'))['AZ-FACTION-1']).toBe(1);
    const taking = fight(people('naga', 'miner', 9), people('humans', 'farmer'), {
      4: { race: 'naga', tokens: 1 },
      3: { race: 'humans', tokens: 1, markers: ['battlefield'] },
    });
    const now = after(taking, 'conquer 3');
    expect(lines(now).sort()).toEqual(['choose alliance', 'choose horde', 'choose none']);
    expect(items(after(now, 'choose horde'))['AZ-FACTION-1']).toBe(1);
  });
  test('AZ-CHAPEL-1 no token lost, the chapel’s own fall included', () => {
    const s = fight(people('orcs', 'miner', 10), people('humans', 'farmer'), {
      3: { race: 'orcs', tokens: 1 },
      1: { race: 'humans', tokens: 1 },
      4: { race: 'humans', tokens: 1, markers: ['lights-hope-chapel'] },
    });
    expect(hand(after(s, 'conquer 1', 'conquer 4'), 1)).toBe(2);
  });
  test('AZ-HEALER-1 one more token at redeployment', () => {
    const s = fight(people('orcs', 'miner', 1), {}, { 3: { race: 'orcs', tokens: 1, markers: ['spirit-healer'] } });
    expect(hand(after(s, 'done'), 0)).toBe(2);
  });
  test('AZ-KARAZHAN-1 a coin per other region of its terrain', () => {
    const s = fight(
      people('orcs', 'miner'),
      {},
      { 3: { race: 'orcs', tokens: 1, markers: ['karazhan'] }, 9: { race: 'orcs', tokens: 1 }, 4: { race: 'orcs', tokens: 1 } },
    );
    expect(items(s)).toEqual({ 'CORE-SCORE-1': 3, 'AZ-KARAZHAN-1': 1 });
  });
  test('AZ-WELL-1 revealed it moves to the water of its board', () => {
    const s = fight(
      people('orcs', 'miner', 5),
      {},
      { 4: { race: 'orcs', tokens: 1 }, 3: { markers: ['well-of-eternity'], faceDown: true } },
    );
    const now = after(s, 'conquer 3');
    expect([markers(now, 3), markers(now, 5)]).toEqual([[], ['well-of-eternity']]);
    expect(items(now)).toMatchObject({ 'AZ-WELL-2': 2 });
  });
  test('AZ-WELL-1 without water another place takes its stead', () => {
    const s = fight(
      people('orcs', 'miner', 5),
      {},
      { 6: { race: 'orcs', tokens: 1 }, 8: { markers: ['well-of-eternity'], faceDown: true } },
    );
    const [other] = markers(after(s, 'conquer 8'), 8);
    expect(['battlefield', 'lights-hope-chapel', 'spirit-healer', 'karazhan', 'meeting-stone', 'dark-portal']).toContain(other);
  });
  test('AZ-WELL-2 a declined people may take it, a tie gives nothing', () => {
    const s = fight(
      { ...people('orcs', 'miner'), declined: [{ race: 'trolls' }] },
      {},
      { 0: { race: 'orcs', tokens: 1 }, 3: { race: 'trolls', tokens: 1 }, 5: { markers: ['well-of-eternity'] } },
    );
    expect(items(s)).toMatchObject({ 'AZ-WELL-2': 2 });
    const tie = fight(
      { ...people('orcs', 'miner'), declined: [{ race: 'trolls' }] },
      {},
      { 4: { race: 'orcs', tokens: 1 }, 3: { race: 'trolls', tokens: 1 }, 5: { markers: ['well-of-eternity'] } },
    );
    expect(items(tie)['AZ-WELL-2']).toBeUndefined();
  });
  test('AZ-MARKER-3 an artifact stays in an abandoned region', () => {
    const s = azeroth({
      seats: [people('orcs', 'miner'), {}],
      regions: { 3: { race: 'orcs', tokens: 1, markers: ['frostmourne'] }, 4: { race: 'orcs', tokens: 2 } },
    });
    const now = after(s, 'expand', 'abandon 3');
    expect(markers(now, 3)).toEqual(['frostmourne']);
    expect(lines(now).filter((m) => m.includes('frostmourne'))).toEqual([]);
  });
});

test('contract: the events of a conquest say what everybody saw', () => {
  const s = fight(people('orcs', 'miner', 9), people('humans', 'farmer'), {
    3: { race: 'orcs', tokens: 1 },
    1: { race: 'humans', tokens: 2 },
  });
  expect(apply(s, 'conquer 1').events.map((e) => e.type)).toEqual(expect.arrayContaining(['conquered', 'lost']));
});
