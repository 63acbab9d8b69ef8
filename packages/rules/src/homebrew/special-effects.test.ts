/** Words of the vocabulary that change how regions are fought for; and those of Azeroth. */
import { describe, expect, test } from 'vitest';
import { income } from '../../test/income.ts';
import { after, at, board, coins, hand, legal, scene, tray } from '../../test/scene.ts';
import { cost, type Effect, type Homebrew, type Position, type State, type Where } from '../index.ts';

const vale = board(`
  0 farmland edge  - 1 2
  1 forest         - 0 2 3
  2 mountain       - 0 1 3
  3 hill           - 1 2 4
  4 swamp edge     - 3
`);
const isles = board(`
  0 forest anchor  - 1
  1 forest         - 0 2
  2 hill           - 1 3
  3 lake           - 2
  4 forest anchor island1  - 5
  5 swamp island1         - 4
`);

const folk = (...effects: Effect[]): Homebrew => ({ races: [{ id: 'folk', value: 6, tray: 20, faction: 'horde', effects }] });
const relic = (...effects: Effect[]): Homebrew => ({ artifacts: [{ id: 'relic', effects }] });
const on = (homebrew: Homebrew, table: string, extras: Partial<Position> = {}): State => scene(vale, table, { homebrew, ...extras });
const off = (homebrew: Homebrew, table: string, extras: Partial<Position> = {}): State => scene(isles, table, { homebrew, ...extras });
const extra = (s: State): number => income(s, 'CL-BLANK-1');

describe('attack', () => {
  const raid = (effect: Omit<Extract<Effect, { effect: 'attack' }>, 'effect'>): State =>
    on(folk({ effect: 'attack', ...effect }), `anna*  folk+hill  coins 5  hand 3  0:1\nbert  orcs+swamp  coins 5  1:1 2:4 4:1`);
  const ways = (s: State): string[] => legal(s, 'conquer').filter((line) => line.includes(' with '));

  test('CL-BLANK-1 attack far: anywhere, so many times', () => {
    const s = raid({ how: 'far', times: 1 });
    expect(ways(s)).toEqual(['conquer 1 with folk', 'conquer 3 with folk', 'conquer 4 with folk']);
    expect(ways(after(s, 'conquer 3 with folk'))).toEqual([]);
    expect(ways(after(raid({ how: 'far', times: 2, where: { empty: true } }), 'conquer 3 with folk'))).toEqual([]);
  });

  test('CL-BLANK-1 attack fewer: so many tokens less, and only where it is said', () => {
    expect(cost(raid({ how: 'fewer', times: 1, tokens: 2 }), 1, 'folk').total).toBe(1);
    expect(ways(raid({ how: 'fewer', times: 1, tokens: 3, where: { terrain: ['mountain'] } }))).toEqual([]);
    expect(ways(raid({ how: 'fewer', times: 1, tokens: 3, far: true, where: { empty: true } }))).toEqual(['conquer 3 with folk']);
  });

  test('CL-BLANK-1 attack single: one token, and coins to whoever controls the region', () => {
    const s = after(raid({ how: 'single', times: 1, coins: 2 }), 'conquer 2 with folk');
    expect(at(s, 2)).toMatchObject({ race: 'folk', tokens: 1 });
    expect([coins(s, 0), coins(s, 1)]).toEqual([3, 7]);
  });

  test('CL-BLANK-1 attack convert: a lone token changes sides, once for each opponent', () => {
    const s = after(raid({ how: 'convert' }), 'conquer 1 with folk');
    expect(at(s, 1)).toMatchObject({ race: 'folk', tokens: 1 });
    expect([hand(s, 0), tray(s, 'folk'), ways(s)]).toEqual([3, 20 - 4 - 1, []]);
  });

  test('CL-BLANK-1 attack die: the free die comes off the cost, and may leave the hand too short', () => {
    const start = on(folk({ effect: 'attack', how: 'die', times: 1 }), `anna*  folk+hill  hand 3  0:1\nbert  orcs+swamp  2:2`, {
      dice: [2],
    });
    expect(at(after(start, 'conquer 2 with folk'), 2)).toMatchObject({ race: 'folk', tokens: 3 }); // 2 + mountain + 2 - die 2
    const short = on(folk({ effect: 'attack', how: 'die', times: 1 }), `anna*  folk+hill  hand 2  0:1\nbert  orcs+swamp  2:2`, {
      dice: [0],
    });
    expect(legal(after(short, 'conquer 2 with folk'))).toEqual(['roll 2', 'choose none']);
  });

  test('CL-BLANK-1 a piece of the special conquest goes along with it', () => {
    const beast: Effect = { effect: 'piece', piece: 'mammoth', count: 1, placed: 'attack', defends: 'immune' };
    const s = after(
      on(folk({ effect: 'attack', how: 'single', times: 2 }, beast), `anna*  folk+hill  hand 3  0:1\nbert  orcs+swamp  1:3 2:4`),
      'conquer 1 with folk',
      'conquer 2 with folk',
    );
    expect([at(s, 1).pieces, at(s, 2).pieces]).toEqual([undefined, { mammoth: 1 }]);
  });
});

test('CL-BLANK-1 die: rolled before a conquest, taken off its cost, and no last roll', () => {
  const s = on(folk({ effect: 'die' }), `anna*  folk+hill  hand 1  0:1\nnatives 1:1`, { dice: [2] });
  expect(legal(s, 'roll')).toEqual([]);
  const rolled = after(s, 'use folk');
  expect([cost(rolled, 1).total, legal(rolled, 'use')]).toEqual([1, []]);
});

test('CL-BLANK-1 attackers are set aside at redeployment, and come back to conquer', () => {
  const s = on(folk({ effect: 'tokens', count: 3, attackers: true }), `anna*  folk+hill  hand 5  0:1`);
  const done = after(s, 'done');
  expect([hand(done, 0), tray(done, 'folk')]).toEqual([2, 14]); // 5 - 3 set aside
});

test('CL-BLANK-1 attackers of a race and of a power are set aside together', () => {
  const homebrew: Homebrew = {
    ...folk({ effect: 'tokens', count: 3, attackers: true }),
    powers: [{ id: 'craft', value: 4, effects: [{ effect: 'tokens', count: 2, attackers: true }] }],
  };
  expect(hand(after(on(homebrew, `anna*  folk+craft  hand 8  0:1`), 'done'), 0)).toBe(8 - 5);
});

test('CL-BLANK-1 a token each turn, and none with the people', () => {
  const s = after(on(folk({ effect: 'tokens', count: 2, eachTurn: true }), `anna*  folk+hill  hand 5  0:1`), 'done');
  expect(hand(s, 0)).toBe(5 + 2);
});

test('CL-BLANK-1 unhurt first: the first token in a turn is saved, the next one falls', () => {
  const s = on(folk({ effect: 'unhurt', spares: 'first' }), `anna*  orcs+hill  hand 9  0:1\nbert  folk+swamp  1:2 3:2`);
  const one = after(s, 'conquer 1');
  expect(hand(one, 1)).toBe(2);
  expect(hand(after(one, 'conquer 3'), 1)).toBe(3);
});

test('CL-BLANK-1 a toll is paid before the attack, in decline too if it says so', () => {
  const toll: Effect = { effect: 'toll', coins: 2, where: { terrain: ['forest'] }, inDecline: true };
  const s = on(folk(toll), `anna*  orcs+hill  coins 5  hand 9  0:1\nbert  elves+swamp  coins 5  4:1 / folk 1:1 3:1`);
  expect([coins(after(s, 'conquer 1'), 0), coins(after(s, 'conquer 1'), 1)]).toEqual([3, 7]);
  expect(coins(after(s, 'conquer 1', 'conquer 3'), 0)).toBe(3);
});

describe('whom a region is taken from', () => {
  const asked = (where: Where): number[] => {
    const s = on(
      folk({ effect: 'discount', tokens: 1, where }),
      `anna*  folk+flying  hand 9  0:1\nbert  orcs+swamp  2:2  / elves 3:1\nnatives 1:1`,
    );
    return [1, 2, 3, 4].filter((r) => cost(s, r).parts?.some(({ what }) => what === 'folk') === true);
  };

  test.each<[string, Where, number[]]>([
    ['natives', { from: 'natives' }, [1]],
    ['an active people', { from: 'active' }, [2]],
    ['a people in decline', { from: 'declined' }, [3]],
    ['two at least', { defenders: 2 }, [2]],
    ['three at least', { defenders: 3 }, []],
  ])('CL-BLANK-1 %s', (_name, where, regions) => expect(asked(where)).toEqual(regions));

  test('CL-BLANK-1 it counts for what was conquered as it was then', () => {
    const spoils: Effect = { effect: 'income', coins: 1, per: 'conquest', where: { from: 'declined' } };
    const heap: Effect = { effect: 'income', coins: 1, per: 'defender', where: { defenders: 2 } };
    const table = `anna*  folk+flying  hand 15  0:1\nbert  orcs+swamp  2:2  / elves 3:1\nnatives 1:1`;
    const taken = (e: Effect): State => after(on(folk(e), table), 'conquer 1', 'conquer 2', 'conquer 3');
    expect([extra(taken(spoils)), extra(taken(heap))]).toEqual([1, 2]);
  });

  test('CL-BLANK-1 the side of whoever was driven out', () => {
    const raid: Effect = { effect: 'income', coins: 3, per: 'conquest', where: { faction: 'alliance' } };
    const s = off(folk(raid), `anna*  folk+blacksmith  hand 9  1:1\nbert  gnomes+miner  0:1 2:1`);
    expect(extra(after(s, 'conquer 0', 'conquer 2'))).toBe(6);
  });
});

describe('Azeroth', () => {
  test('CL-BLANK-1 travel costs nothing', () => {
    const s = off(folk({ effect: 'travel' }), `anna*  folk+miner  hand 9  1:1`);
    expect(cost(s, 4).total).toBe(2);
  });

  test('CL-BLANK-1 coins for islands, and for artifacts and places', () => {
    expect(extra(off(folk({ effect: 'income', coins: 2, per: 'island' }), `anna*  folk+miner  0:1 1:1 4:1`))).toBe(4);
    const held = off(folk({ effect: 'income', coins: 2, per: 'marker' }), `anna*  folk+miner  0:1 1:1\nmarkers 1:frostmourne`);
    expect(extra(held)).toBe(2);
    const marked: Effect = { effect: 'income', coins: 1, per: 'region', where: { marker: false } };
    expect(extra(off(folk(marked), `anna*  folk+miner  0:1 1:1\nmarkers 1:frostmourne`))).toBe(1);
  });

  test('CL-BLANK-1 a wall is torn down before anybody is scared off; other pieces are not', () => {
    const pieces = (defends: 'one' | 'wall'): Effect => ({ effect: 'piece', piece: 'hedge', count: 3, placed: 'conquests', defends });
    const scared = (defends: 'one' | 'wall'): State =>
      after(off(folk(pieces(defends)), `anna*  orcs+intimidating  hand 3  0:1\nbert  folk+miner  1:2+hedge`), 'use intimidating 1');
    expect(at(scared('wall'), 1)).toMatchObject({ race: 'folk', tokens: 2 });
    expect(at(scared('one'), 1)).toMatchObject({ race: 'folk', tokens: 1, pieces: { hedge: 1 } });
  });

  test('CL-BLANK-1 an artifact lends what it does to whoever holds its region, and to nobody else', () => {
    const sword = relic({ effect: 'attack', how: 'fewer', times: 1, tokens: 2 });
    const held = off(sword, `anna*  orcs+miner  hand 3  0:1\nmarkers 0:relic`);
    expect(legal(held, 'conquer 1')).toEqual(['conquer 1', 'conquer 1 with relic']);
    expect(legal(off(sword, `anna*  orcs+miner  hand 3  0:1\nmarkers 1:relic`), 'conquer 1')).toEqual(['conquer 1']);
  });

  test('CL-BLANK-1 an artifact knows where it lies', () => {
    const alike: Effect = { effect: 'income', coins: 1, per: 'region', where: { alike: true } };
    const here: Effect = { effect: 'income', coins: 5, per: 'region', where: { here: true } };
    const table = `anna*  orcs+miner  0:1 1:1 2:1 4:1\nmarkers 1:relic`;
    expect([extra(off(relic(alike), table)), extra(off(relic(here), table))]).toEqual([2, 5]);
  });

  test('CL-BLANK-1 tokens of a place come at redeployment', () => {
    const well: Homebrew = { places: [{ id: 'spring', effects: [{ effect: 'tokens', count: 2 }] }] };
    expect(hand(after(off(well, `anna*  orcs+miner  hand 1  0:1\nmarkers 0:spring`), 'done'), 0)).toBe(3);
  });

  test('CL-BLANK-1 homemade artifacts and places are laid out with the others', () => {
    const start = scene(isles, `anna*  orcs+miner  hand 9  0:1\nmarkers 1?relic`, { homebrew: relic({ effect: 'travel' }) });
    expect(at(after(start, 'conquer 1'), 1).markers).toEqual(['relic']);
  });
});
