/** Abilities of the Azeroth edition that meet, decided by the numbered rules. */
import { describe, expect, test } from 'vitest';
import { cost, forecast, type State, snapshot, toDecide } from '../../src/index.ts';
import {
  after,
  azeroth,
  coins,
  fight,
  hand,
  holder,
  lines,
  markers,
  people,
  pieces,
  type Regions,
  sum,
  toEndOfTurn,
  tokens,
  total,
  uses,
} from './table.ts';

describe('what cost answers', () => {
  const s = fight(people('orcs', 'miner', 2), {}, { 3: { race: 'orcs', tokens: 1 } });
  test('contract: an ability one does not have is blocked by its rule', () => {
    expect(cost(s, 4, 'frostmourne')).toEqual({ blocked: { rule: 'AZ-FROSTMOURNE-1', what: expect.any(String) } });
    expect(cost(s, 4, 'champion')).toEqual({ blocked: { rule: 'AZ-CHAMPION-1', what: expect.any(String) } });
  });
  test('contract: one that is spent is blocked too', () => {
    const now = after(
      fight(people('orcs', 'miner', 5), {}, { 3: { race: 'orcs', tokens: 1, markers: ['frostmourne'] } }),
      'conquer 4 with frostmourne',
    );
    expect(cost(now, 1, 'frostmourne')).toEqual({ blocked: { rule: 'AZ-FROSTMOURNE-1', what: 'spent' } });
  });
  test('contract: before the choice the hand is what is in hand', () => {
    expect(cost(azeroth({ seats: [people('orcs', 'miner'), {}], regions: { 3: { race: 'orcs', tokens: 5 } } }), 4)).toMatchObject({
      total: 2,
      hand: 0,
      chance: 0,
    });
  });
  test('contract: without a people there is nothing to attack with', () => {
    expect(cost(azeroth({ seats: [{}, {}] }), 0).blocked).toBeDefined();
  });
  test('AZ-CHAMPION-1 an entry is no border: Naga cannot send the champion first into a lake', () => {
    const entry = after(azeroth({ seats: [{}, {}], offers: [{ race: 'naga', power: 'champion' }] }), 'pick 0');
    expect(lines(entry)).toContain('conquer 5');
    expect(lines(entry).filter((m) => m.includes('champion'))).toEqual([]);
  });
  test('AZ-KOBOLDS-1 a cavern counts as bordering, for the champion too', () => {
    const kobolds = fight(people('kobolds', 'champion', 0), {}, { 3: { race: 'kobolds', tokens: 1 } });
    expect(lines(kobolds)).toContain('conquer 6 with champion');
  });
});

describe('Aegis, harmony and marsh', () => {
  test('AZ-AEGIS-1 theft pays two as well', () => {
    const s = fight(people('ethereals', 'miner', 2), people('humans', 'farmer'), {
      3: { race: 'ethereals', tokens: 1 },
      2: { race: 'humans', tokens: 1, markers: ['aegis-of-aggramar'] },
    });
    expect(coins(after(s, 'use ethereals 2 3'))).toEqual([3, 7]);
    const poor = fight({ coins: 1, ...people('ethereals', 'miner', 2) }, people('humans', 'farmer'), {
      3: { race: 'ethereals', tokens: 1 },
      2: { race: 'humans', tokens: 1, markers: ['aegis-of-aggramar'] },
    });
    expect(uses(poor)).toEqual([]);
  });
  test('AZ-AEGIS-1 intimidation pays for each try', () => {
    const s = fight({ coins: 4, ...people('orcs', 'intimidating') }, people('humans', 'farmer'), {
      3: { race: 'orcs', tokens: 1 },
      1: { race: 'humans', tokens: 3, markers: ['aegis-of-aggramar'] },
      6: { race: 'humans', tokens: 1 },
    });
    const now = after(s, 'use intimidating 1 6', 'use intimidating 1 6');
    expect([coins(now), uses(now)]).toEqual([[0, 9], []]);
  });
  test('AZ-MARKER-2 no Aegis over a people in decline', () => {
    const s = fight(
      { coins: 0, ...people('orcs', 'miner', 9) },
      { declined: [{ race: 'humans' }] },
      { 3: { race: 'orcs', tokens: 1 }, 1: { race: 'humans', tokens: 1, markers: ['aegis-of-aggramar'] } },
    );
    expect(total(s, 1)).toBe(3);
  });
  test('AZ-PANDAREN-2 moving them by portal or by fear is an attack, paid once', () => {
    const portal = fight(
      people('orcs', 'portal-mage'),
      people('pandaren', 'farmer'),
      { 3: { race: 'orcs', tokens: 1 }, 1: { race: 'pandaren', tokens: 2 } },
      { harmony: [0] },
    );
    expect(coins(after(portal, 'use portal-mage 1 7'))).toEqual([3, 7]);
    expect(coins(after(portal, 'use portal-mage 1 7', 'use portal-mage 1 7'))).toEqual([3, 7]);
    const fear = fight(
      people('orcs', 'intimidating'),
      people('pandaren', 'farmer'),
      { 3: { race: 'orcs', tokens: 1 }, 1: { race: 'pandaren', tokens: 3 }, 6: { race: 'pandaren', tokens: 1 } },
      { harmony: [0] },
    );
    expect(coins(after(fear, 'use intimidating 1 6', 'use intimidating 1 6'))).toEqual([3, 7]);
  });
  test('AZ-DOOMHAMMER-1 beside a toll both are paid', () => {
    const s = fight(people('orcs', 'miner', 5), people('trolls', 'marshdweller'), {
      3: { race: 'orcs', tokens: 1, markers: ['doomhammer'] },
      4: { race: 'trolls', tokens: 5 },
    });
    expect(coins(after(s, 'conquer 4 with doomhammer'))).toEqual([2, 8]);
  });
  test('AZ-DOOMHAMMER-1 against oneself the bank is paid', () => {
    const s = fight(
      { ...people('orcs', 'miner', 5), declined: [{ race: 'humans' }] },
      {},
      { 3: { race: 'orcs', tokens: 1, markers: ['doomhammer'] }, 4: { race: 'humans', tokens: 1 } },
    );
    expect(coins(after(s, 'conquer 4 with doomhammer'))).toEqual([3, 5]);
  });
});

describe('portals', () => {
  const swap = (mine: object, theirs: object, regions: Regions, more: object = {}) =>
    after(fight(mine, theirs, regions, more), 'use portal-mage 1 7');
  test('AZ-PORTAL-MAGE-1 walls, artifacts and objectives go along, places stay', () => {
    const now = swap(people('orcs', 'portal-mage'), people('night-elves', 'farmer'), {
      3: { race: 'orcs', tokens: 1 },
      1: { race: 'night-elves', tokens: 2, pieces: { 'wisp-wall': 1 }, markers: ['frostmourne'] },
      7: { race: 'natives', tokens: 1, markers: ['karazhan'] },
    });
    expect([holder(now, 7), pieces(now, 7), [...markers(now, 7)].sort(), holder(now, 1), markers(now, 1)]).toEqual([
      'night-elves',
      { 'wisp-wall': 1 },
      ['frostmourne', 'karazhan'],
      'natives',
      [],
    ]);
  });
  test('AZ-PORTAL-MAGE-1 face-down markers stay', () => {
    const s = swap(
      people('orcs', 'portal-mage'),
      {},
      { 3: { race: 'orcs', tokens: 1 }, 1: { markers: ['karazhan'], faceDown: true }, 7: { race: 'natives', tokens: 1 } },
    );
    expect([snapshot(s).regions?.[1], holder(s, 1)]).toEqual([
      { race: 'natives', tokens: 1, markers: ['karazhan'], faceDown: true },
      'natives',
    ]);
  });
  test('AZ-PORTAL-MAGE-2 not after the last conquest', () => {
    const s = fight(
      people('orcs', 'portal-mage', 1),
      people('humans', 'miner'),
      { 3: { race: 'orcs', tokens: 1 }, 1: { race: 'humans', tokens: 1 } },
      { dice: [0] },
    );
    expect(uses(after(s, 'roll 1'))).toEqual([]);
  });
  test('AZ-FACTION-3 a swap is no conquest: no marker is turned, no coin earned', () => {
    const now = swap(people('orcs', 'portal-mage'), people('humans', 'miner'), {
      1: { race: 'orcs', tokens: 1 },
      7: { race: 'humans', tokens: 1 },
    });
    expect(sum(forecast(now))).toBe(1);
  });
});

describe('bombs', () => {
  const boom = (victim: object, regions: Regions, bombs: Record<number, 'live' | 'dud'>, more: object = {}) =>
    toEndOfTurn(
      azeroth({
        seat: 1,
        phase: 'conquest',
        seats: [people('goblins', 'explorer'), victim],
        regions: { 3: { race: 'goblins', tokens: 2 }, ...regions },
        bombs,
        ...more,
      }),
    );
  test('AZ-DRAENEI-1 saves the first token from a bomb', () => {
    expect(
      hand(boom(people('draenei', 'farmer'), { 1: { race: 'draenei', tokens: 1 }, 0: { race: 'draenei', tokens: 1 } }, { 1: 'live' }), 1),
    ).toBe(1);
  });
  test('AZ-CHAPEL-1 saves all', () => {
    expect(
      hand(
        boom(
          people('humans', 'farmer'),
          { 1: { race: 'humans', tokens: 1 }, 4: { race: 'humans', tokens: 1, markers: ['lights-hope-chapel'] } },
          { 1: 'live' },
        ),
        1,
      ),
    ).toBe(1);
  });
  test('AZ-GOBLINS-2 a people now in decline loses all its tokens there', () => {
    const s = azeroth({
      seat: 1,
      seats: [people('goblins', 'explorer'), people('trolls', 'farmer')],
      regions: { 3: { race: 'goblins', tokens: 2 }, 1: { race: 'trolls', tokens: 3 }, 0: { race: 'trolls', tokens: 1 } },
      bombs: { 1: 'live' },
    });
    const now = after(s, 'decline');
    expect([snapshot(now).seat, holder(now, 1), holder(now, 0)]).toEqual([0, undefined, 'trolls']);
  });
  test('AZ-PANDAREN-4 on Pandaren under harmony the owner pays two or takes it back; without coins it comes back', () => {
    const regions = { 1: { race: 'pandaren', tokens: 2 } };
    const asked = boom(people('pandaren', 'farmer'), regions, { 1: 'live' });
    expect([toDecide(asked), snapshot(asked).seat]).toEqual([0, 0]);
    expect(lines(asked).every((m) => m.startsWith('choose'))).toBe(true);
    const broke = toEndOfTurn(
      azeroth({
        seat: 1,
        phase: 'conquest',
        seats: [{ coins: 1, ...people('goblins', 'explorer') }, people('pandaren', 'farmer')],
        regions: { 3: { race: 'goblins', tokens: 2 }, ...regions },
        bombs: { 1: 'live' },
      }),
    );
    expect(lines(broke)).toEqual(['choose none']);
    const poor = after(broke, 'choose none');
    expect([lines(poor).sort(), holder(poor, 1), pieces(poor, 1)]).toEqual([['decline', 'expand'], 'pandaren', {}]);
  });
  test('AZ-GOBLINS-2 survivors are redeployed at the end of the Goblins’ turn', () => {
    const now = toEndOfTurnButRetreat(
      after(
        boom(people('trolls', 'farmer'), { 1: { race: 'trolls', tokens: 3 }, 0: { race: 'trolls', tokens: 1 } }, { 1: 'live' }),
        'expand',
        'done',
      ),
    );
    expect([snapshot(now).seat, toDecide(now), lines(now)]).toEqual([0, 1, ['deploy 0']]);
  });
  const toEndOfTurnButRetreat = (s: State): State => {
    let now = s;
    while (toDecide(now) === 0) now = after(now, lines(now).includes('done') ? 'done' : lines(now)[0]);
    return now;
  };
});

describe('Tauren, champion, beasts', () => {
  test('AZ-FROSTMOURNE-1 never below two Tauren', () => {
    const s = fight(people('tauren', 'blacksmith', 5), {}, { 3: { race: 'tauren', tokens: 2, markers: ['frostmourne'] } });
    expect(total(s, 4, 'frostmourne')).toBe(2);
  });
  test('AZ-TAUREN-2 a declined one left alone with nowhere to go is lost', () => {
    const s = fight(
      people('orcs', 'intimidating'),
      { declined: [{ race: 'tauren' }] },
      { 3: { race: 'orcs', tokens: 1 }, 1: { race: 'tauren', tokens: 2 } },
    );
    expect(holder(after(s, 'use intimidating 1'), 1)).toBeUndefined();
  });
  test('AZ-TAUREN-1 in retreat both tokens go to regions held', () => {
    const s = fight(people('orcs', 'miner', 9), people('tauren', 'farmer'), {
      3: { race: 'orcs', tokens: 1 },
      1: { race: 'tauren', tokens: 3 },
      6: { race: 'tauren', tokens: 2 },
    });
    let now = after(s, 'conquer 1', 'done');
    while (toDecide(now) === 0) now = after(now, 'deploy 3');
    expect(tokens(after(now, 'deploy 6', 'deploy 6'), 6)).toBe(4);
  });
  test('AZ-CHAMPION-4 the region it held alone is nobody’s when it goes on', () => {
    const s = fight(
      people('orcs', 'champion', 0),
      {},
      { 3: { race: 'orcs', tokens: 1 }, 4: { race: 'orcs', tokens: 0, pieces: { champion: 1 } } },
    );
    const now = after(s, 'conquer 2 with champion');
    expect([holder(now, 4), holder(now, 2), pieces(now, 2)]).toEqual([undefined, 'orcs', { champion: 1 }]);
  });
  test('AZ-CHAMPION-4 with a token beside it, it is redeployed after the tokens', () => {
    const s = after(
      fight(people('orcs', 'champion', 2), {}, { 3: { race: 'orcs', tokens: 1 } }),
      'conquer 4 with champion',
      'done',
      'deploy 4',
      'deploy 3',
    );
    expect(lines(s).sort()).toEqual(['deploy 3 champion', 'deploy 4 champion']);
  });
  test('AZ-CHAMPION-4 in decline a region held by it alone is lost', () => {
    const s = azeroth({
      seats: [people('orcs', 'champion'), {}],
      regions: { 3: { race: 'orcs', tokens: 1 }, 4: { race: 'orcs', tokens: 0, pieces: { champion: 1 } } },
    });
    const now = after(s, 'decline');
    expect([holder(now, 4), coins(now)[0]]).toEqual([undefined, 6]);
  });
  test('AZ-BEASTMASTER-4 a region held by beasts alone is nobody’s once they are discarded', () => {
    const s = azeroth({
      seats: [people('orcs', 'beastmaster'), {}],
      regions: { 0: { race: 'orcs', tokens: 3 }, 4: { race: 'orcs', tokens: 0, pieces: { beast: 1 } } },
    });
    const now = after(s, 'expand');
    expect([holder(now, 4), cost(now, 1).hand]).toEqual([undefined, 2]); // no hill, no beast
  });
  test('AZ-ENRAGED-1 the champion counts as a token', () => {
    const s = fight(people('orcs', 'enraged', 9), people('trolls', 'champion'), {
      3: { race: 'orcs', tokens: 1 },
      4: { race: 'trolls', tokens: 1, pieces: { champion: 1 } },
    });
    expect(forecast(after(s, 'conquer 4')).find((i) => i.rule === 'AZ-ENRAGED-1')?.amount).toBe(2);
  });
  test('AZ-INTIMIDATING-4 beasts and champion are no targets', () => {
    const s = fight(people('orcs', 'intimidating'), people('trolls', 'champion'), {
      3: { race: 'orcs', tokens: 1 },
      4: { race: 'trolls', tokens: 0, pieces: { champion: 1 } },
      9: { race: 'trolls', tokens: 1 },
    });
    expect(uses(s)).toEqual([]);
  });
  test('AZ-HUMANS-4 a neutral siding with the Horde gets nothing for an objective', () => {
    const s = azeroth({
      seats: [people('naga', 'miner'), people('humans', 'farmer')],
      regions: { 3: { race: 'naga', tokens: 5, markers: ['battlefield'] }, 4: { pieces: { objective: 1 } } },
    });
    const horde = after(s, 'expand', 'choose horde', 'conquer 4');
    expect([coins(horde), pieces(horde, 4)]).toEqual([[5, 5], { objective: 1 }]);
    expect(coins(after(s, 'expand', 'choose alliance', 'conquer 4'))).toEqual([7, 7]);
  });
});
