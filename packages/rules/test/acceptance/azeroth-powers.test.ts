/** The powers of the Azeroth edition. */
import { describe, expect, test } from 'vitest';
import { type Board, cost, forecast, snapshot } from '../../src/index.ts';
import { after, azeroth, coins, fight, hand, holder, items, lines, people, pieces, sum, tokens, total } from './table.ts';

describe('powers', () => {
  test('AZ-ARCHAEOLOGIST-1 a coin per face-up marker held', () => {
    const s = fight(
      people('orcs', 'archaeologist'),
      {},
      { 3: { race: 'orcs', tokens: 1, markers: ['frostmourne'] }, 8: { race: 'orcs', tokens: 1, markers: ['spirit-healer'] } },
    );
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
    const s = azeroth({
      board: plain,
      phase: 'conquest',
      seats: [people('orcs', 'defensive'), people('trolls', 'swamp')],
      regions: {
        0: { race: 'orcs', tokens: 1 },
        1: { race: 'orcs', tokens: 1 },
        2: { race: 'orcs', tokens: 1 },
        3: { race: 'trolls', tokens: 1 },
      },
    });
    expect(pieces(after(s, 'done'), 0)).toEqual({ watchtower: 1 });
    const even = azeroth({
      board: plain,
      phase: 'conquest',
      seats: [people('orcs', 'defensive'), {}],
      regions: {
        0: { race: 'orcs', tokens: 1, pieces: { watchtower: 1 } },
        1: { race: 'orcs', tokens: 1 },
        2: { race: 'natives', tokens: 1 },
      },
    });
    expect(pieces(after(even, 'done'), 0)).toEqual({});
  });
  test('AZ-DEFENSIVE-2 immune while it stands, gone in decline', () => {
    const s = fight(people('orcs', 'miner', 9), people('trolls', 'defensive'), {
      1: { race: 'orcs', tokens: 1 },
      0: { race: 'trolls', tokens: 1, pieces: { watchtower: 1 } },
    });
    expect(cost(s, 0).blocked).toBeDefined();
    const old = azeroth({
      seats: [people('trolls', 'defensive'), {}],
      regions: { 0: { race: 'trolls', tokens: 1, pieces: { watchtower: 1 } } },
    });
    expect(pieces(after(old, 'decline'), 0)).toEqual({});
  });
  test('AZ-BEASTMASTER-1 beasts by hills held, AZ-BEASTMASTER-2 they fight and pay first', () => {
    const s = azeroth({
      seats: [people('orcs', 'beastmaster'), {}],
      regions: { 3: { race: 'orcs', tokens: 2 }, 9: { race: 'orcs', tokens: 2 } },
    });
    const now = after(s, 'expand');
    expect(cost(now, 4).hand).toBe(4); // 2 tokens and 2 beasts
    const won = after(now, 'conquer 4');
    expect([tokens(won, 4) ?? 0, pieces(won, 4), hand(won, 0)]).toEqual([0, { beast: 2 }, 2]);
  });
  test('AZ-BEASTMASTER-3 a beast is the loss', () => {
    const s = fight(people('orcs', 'miner', 9), people('trolls', 'beastmaster'), {
      3: { race: 'orcs', tokens: 1 },
      4: { race: 'trolls', tokens: 1, pieces: { beast: 2 } },
      9: { race: 'trolls', tokens: 1 },
    });
    expect(total(s, 4)).toBe(5);
    expect(hand(after(s, 'conquer 4'), 1)).toBe(1);
  });
  test('AZ-ENRAGED-1 two or more tokens give as many coins', () => {
    const s = fight(people('orcs', 'enraged', 9), people('trolls', 'miner'), {
      3: { race: 'orcs', tokens: 1 },
      4: { race: 'trolls', tokens: 3 },
      1: { race: 'trolls', tokens: 1 },
    });
    const before = sum(forecast(s));
    const gain = (move: string) => (coins(after(s, move))[0] ?? 0) - 5 + sum(forecast(after(s, move))) - before;
    expect(gain('conquer 4')).toBe(4); // a region and 3
    expect(gain('conquer 1')).toBe(1);
  });
  test('AZ-CHAMPION-1 a bordering region for nothing, once', () => {
    const s = fight(people('orcs', 'champion', 0), people('trolls', 'miner'), {
      3: { race: 'orcs', tokens: 1 },
      4: { race: 'trolls', tokens: 5 },
    });
    const now = after(s, 'conquer 4 with champion');
    expect([holder(now, 4), tokens(now, 4), pieces(now, 4)]).toEqual(['orcs', 0, { champion: 1 }]);
    expect(lines(now).filter((m) => m.includes('champion'))).toEqual([]);
    expect(lines(s)).not.toContain('conquer 6 with champion'); // an anchor, but not bordering
  });
  test('AZ-CHAMPION-3 captured: no token lost, a coin paid', () => {
    const s = fight(people('orcs', 'miner', 9), people('trolls', 'champion'), {
      3: { race: 'orcs', tokens: 1 },
      4: { race: 'trolls', tokens: 2, pieces: { champion: 1 } },
      9: { race: 'trolls', tokens: 1 },
    });
    expect(total(s, 4)).toBe(5);
    const now = after(s, 'conquer 4');
    expect([hand(now, 1), coins(now)]).toEqual([2, [6, 4]]);
  });
  test('AZ-CHAMPION-3 without a coin the ransom takes what is there', () => {
    const s = fight(
      people('orcs', 'miner', 9),
      { coins: 0, ...people('trolls', 'champion') },
      { 3: { race: 'orcs', tokens: 1 }, 4: { race: 'trolls', tokens: 2, pieces: { champion: 1 } } },
    );
    expect(coins(after(s, 'conquer 4'))).toEqual([5, 0]);
  });
  test('AZ-PORTAL-MAGE-1 swap two magic regions, ascending, twice', () => {
    const s = fight(people('orcs', 'portal-mage', 0), people('humans', 'miner'), {
      1: { race: 'orcs', tokens: 1 },
      7: { race: 'humans', tokens: 3 },
    });
    expect(lines(s)).toContain('use portal-mage 1 7');
    expect(lines(s)).not.toContain('use portal-mage 7 1');
    const now = after(s, 'use portal-mage 1 7');
    expect([holder(now, 1), tokens(now, 1), holder(now, 7)]).toEqual(['humans', 3, 'orcs']);
    const back = after(now, 'use portal-mage 1 7');
    expect(lines(back).filter((m) => m.startsWith('use'))).toEqual([]);
    expect(items(now)['AZ-FACTION-1']).toBeUndefined(); // AZ-FACTION-3
  });
  test('AZ-MARSHDWELLER-1 a coin for a swamp of theirs, AZ-MARSHDWELLER-2 in decline too', () => {
    const s = fight(
      people('orcs', 'miner', 9),
      { declined: [{ race: 'trolls', power: 'marshdweller' }] },
      { 3: { race: 'orcs', tokens: 1 }, 4: { race: 'trolls', tokens: 1 } },
    );
    expect(coins(after(s, 'conquer 4'))).toEqual([4, 6]);
    const broke = fight(
      { coins: 0, ...people('orcs', 'miner', 9) },
      { declined: [{ race: 'trolls', power: 'marshdweller' }] },
      { 3: { race: 'orcs', tokens: 1 }, 4: { race: 'trolls', tokens: 1 } },
    );
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
    const s = fight(people('orcs', 'intimidating', 0), people('humans', 'miner'), {
      3: { race: 'orcs', tokens: 1 },
      1: { race: 'humans', tokens: 2 },
      6: { race: 'humans', tokens: 1 },
    });
    expect(lines(s)).toContain('use intimidating 1 6');
    expect(lines(s)).not.toContain('use intimidating 1');
    const now = after(s, 'use intimidating 1 6');
    expect([tokens(now, 1), tokens(now, 6)]).toEqual([1, 2]);
    const lone = fight(people('orcs', 'intimidating', 0), people('humans', 'miner'), {
      3: { race: 'orcs', tokens: 1 },
      1: { race: 'humans', tokens: 2 },
    });
    expect(tokens(after(lone, 'use intimidating 1'), 1)).toBe(1);
  });
  test('AZ-INTIMIDATING-1 three times, AZ-INTIMIDATING-2 a Murloc is lost, AZ-INTIMIDATING-3 a wall goes first', () => {
    const s = fight(people('orcs', 'intimidating', 0), people('night-elves', 'miner'), {
      3: { race: 'orcs', tokens: 1 },
      1: { race: 'night-elves', tokens: 2, pieces: { 'wisp-wall': 1 } },
      4: { race: 'natives', tokens: 1 },
      6: { race: 'night-elves', tokens: 1 },
    });
    expect(lines(s)).not.toContain('use intimidating 1 6');
    const now = after(s, 'use intimidating 1', 'use intimidating 4', 'use intimidating 1 6');
    expect([pieces(now, 1), holder(now, 4), tokens(now, 1), tokens(now, 6)]).toEqual([{}, undefined, 1, 2]);
    expect(lines(now).filter((m) => m.startsWith('use'))).toEqual([]);
  });
});
