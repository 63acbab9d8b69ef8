import { expect, test } from 'vitest';
import { income } from '../../../test/income.ts';
import { after, at, board, coins, endTurn, hand, legal, scene } from '../../../test/scene.ts';
import { snapshot } from '../../index.ts';

const sources = board(`
  0 hill anchor magic       - 1 2
  1 mountain magic          - 0 2
  2 swamp                   - 0 1 3
  3 forest magic island1    - 2
  4 farmland anchor island1 - 5
  5 lake island1            - 4
`);
const mage = (table: string, more: Parameters<typeof scene>[2] = {}) => scene(sources, table, more);

test('AZ-PORTAL-MAGE-1 swaps tokens of two magic regions, whoever holds them, on any island', () => {
  const start = mage(`
    anna*  gnomes+portal-mage  2:1
    bert   orcs+miner          0:3
    natives 3:1
  `);
  const swapped = after(start, 'use portal-mage 0 3');
  expect(at(swapped, 3)).toEqual({ race: 'orcs', tokens: 3 });
  expect(at(swapped, 0)).toEqual({ race: 'natives', tokens: 1 });
});

test('AZ-PORTAL-MAGE-1 swaps magic regions alone, and works twice per turn', () => {
  const start = mage('anna*  gnomes+portal-mage  0:2 2:1');
  expect(legal(start, 'use')).toEqual(['use portal-mage 0 1', 'use portal-mage 0 3']);
  const twice = after(start, 'use portal-mage 0 1', 'use portal-mage 1 3');
  expect(twice).toHold(3, 'gnomes', 2);
  expect(legal(twice, 'use')).toEqual([]);
});

test('AZ-PORTAL-MAGE-1 an empty region is swapped too, but not two empty ones', () => {
  expect(legal(mage('anna*  gnomes+portal-mage  2:1'), 'use')).toEqual([]);
  const moved = after(mage('anna*  gnomes+portal-mage  0:2'), 'use portal-mage 0 3');
  expect(at(moved, 0)).toEqual({});
  expect(moved).toHold(3, 'gnomes', 2);
});

test('AZ-PORTAL-MAGE-1 conquests go on from where the people now stands', () => {
  const moved = after(mage('anna*  gnomes+portal-mage  hand 2  0:1'), 'use portal-mage 0 3');
  expect(legal(moved, 'conquer 2')).toContain('conquer 2');
  expect(legal(moved, 'abandon')).toEqual([]); // an ability was used: too late to abandon
});

test('AZ-PORTAL-MAGE-1 mountains stay, walls and forts go along', () => {
  const start = mage(`
    anna*  gnomes+portal-mage  2:1
    bert   night-elves+entrenched  1:1+wisp-wall+fort
  `);
  expect(at(after(start, 'use portal-mage 1 3'), 3)).toEqual({ race: 'night-elves', tokens: 1, pieces: { 'wisp-wall': 1, fort: 1 } });
});

test('AZ-PORTAL-MAGE-1 bombs go along with their faces, and go off where they are', () => {
  const start = mage(
    `
    anna*  gnomes+portal-mage  2:1
    bert   orcs+miner          0:2 4:1
    cleo   goblins+farmer      1:1
  `,
    { bombs: { 0: 'live' } },
  );
  const swapped = after(start, 'use portal-mage 0 3');
  expect(snapshot(swapped).bombs).toEqual({ 3: 'live' });
  const gone = endTurn(after(endTurn(swapped), 'expand', 'done', 'deploy 4'));
  expect(at(gone, 3)).toEqual({}); // Cleo’s turn: it went off
});

test('AZ-PORTAL-MAGE-1 × AZ-GOBLINS-3: Goblins who swap a mined region with one of their own send the bomb along with its victims', () => {
  const start = mage(
    `
    anna*  goblins+portal-mage  0:2
    bert   orcs+miner           3:1
  `,
    { bombs: { 3: 'live' } },
  );
  const swapped = after(start, 'use portal-mage 0 3');
  expect(snapshot(swapped).bombs).toEqual({ 0: 'live' });
  expect(swapped).toHold(0, 'orcs', 1);
});

test('AZ-PORTAL-MAGE-1 objectives go along, also from an empty region', () => {
  const start = mage(`
    anna*  orcs+portal-mage  0:1
    bert   humans+miner      2:1
    nobody 3+objective
  `);
  const swapped = after(start, 'use portal-mage 0 3');
  expect(at(swapped, 0)).toEqual({ pieces: { objective: 1 } });
  expect(legal(mage('anna*  orcs+portal-mage  2:1\nbert humans+miner 4:1\nnobody 3+objective'), 'use')).toEqual([
    'use portal-mage 0 3',
    'use portal-mage 1 3',
  ]);
});

test('AZ-PORTAL-MAGE-1 beasts and the champion go along, also alone, without loss or ransom', () => {
  const beasts = mage(`
    anna*  gnomes+portal-mage  0:1
    bert   orcs+beastmaster    3:0+beast*2
  `);
  expect(at(after(beasts, 'use portal-mage 0 3'), 0)).toEqual({ race: 'orcs', tokens: 0, pieces: { beast: 2 } });
  const led = mage(`
    anna*  gnomes+portal-mage  0:1
    bert   orcs+champion       3:0+champion
  `);
  const swapped = after(led, 'use portal-mage 0 3');
  expect(at(swapped, 0)).toEqual({ race: 'orcs', tokens: 0, pieces: { champion: 1 } });
  expect(coins(swapped, 1)).toBe(5);
});

test('AZ-PORTAL-MAGE-1, AZ-MARKER-3: artifacts go along, places and face-down markers stay', () => {
  const start = mage(`
    anna*  gnomes+portal-mage  0:1
    bert   orcs+miner          3:1
    markers 0:frostmourne 3:doomhammer 3:karazhan 1?dark-portal
  `);
  const swapped = after(start, 'use portal-mage 0 3');
  expect(at(swapped, 0).markers).toEqual(['doomhammer']);
  expect(at(swapped, 3).markers).toEqual(expect.arrayContaining(['frostmourne', 'karazhan']));
  const blind = after(start, 'use portal-mage 0 1');
  expect(at(blind, 1)).toMatchObject({ race: 'gnomes' });
  expect(at(blind, 1).markers).toEqual(expect.arrayContaining(['frostmourne', 'dark-portal']));
  expect(income(blind, 'AZ-PORTAL-1')).toBe(0); // AZ-MARKER-1: only a conquest turns it up
});

test('AZ-PORTAL-MAGE-1 a lone Tauren pair moves as a pair', () => {
  const start = mage(`
    anna*  gnomes+portal-mage  0:1
    bert   tauren+miner        3:2
  `);
  const swapped = after(start, 'use portal-mage 0 3');
  expect(swapped).toHold(0, 'tauren', 2);
  expect(hand(swapped, 1)).toBe(0);
});

test('AZ-PORTAL-MAGE-1 × AZ-MARSHDWELLER-2, AZ-COST-1: declined peoples are moved too, one’s own as well', () => {
  const start = mage('anna*  gnomes+portal-mage  2:1  / tauren 0:2');
  expect(after(start, 'use portal-mage 0 3')).toHold(3, 'tauren', 2);
});

test('AZ-PORTAL-MAGE-1, AZ-FACTION-3: a swap is no conquest', () => {
  const start = mage(`
    anna*  gnomes+portal-mage  0:1
    bert   orcs+miner          3:1
  `);
  expect(income(after(start, 'use portal-mage 0 3'), 'AZ-FACTION-1')).toBe(0);
});

test('AZ-PORTAL-MAGE-1 two regions of one’s own change places with all that stands there', () => {
  const swapped = after(mage('anna*  night-elves+portal-mage  0:3 3:1+wisp-wall'), 'use portal-mage 0 3');
  expect(at(swapped, 0)).toEqual({ race: 'night-elves', tokens: 1, pieces: { 'wisp-wall': 1 } });
  expect(at(swapped, 3)).toEqual({ race: 'night-elves', tokens: 3 });
});

test('AZ-PORTAL-MAGE-2 not a region with an opponent’s watch tower', () => {
  const start = mage(`
    anna*  gnomes+portal-mage  3:1
    bert   orcs+defensive      0:1+watchtower
  `);
  expect(legal(start, 'use')).toEqual(['use portal-mage 1 3']);
});

test('AZ-PORTAL-MAGE-2 × AZ-AEGIS-1: the Aegis asks 2 coins for each swap, and moves with its region', () => {
  const start = mage(`
    anna*  gnomes+portal-mage  0:1
    bert   orcs+miner          3:1
    markers 3:aegis-of-aggramar
  `);
  const once = after(start, 'use portal-mage 0 3');
  expect([coins(once, 0), coins(once, 1)]).toEqual([3, 7]);
  expect(once).toHold(0, 'aegis-of-aggramar');
  expect(coins(after(once, 'use portal-mage 0 1'), 0)).toBe(1);
  const poor = mage(`
    anna*  gnomes+portal-mage  coins 1  0:1
    bert   orcs+miner                   3:1
    markers 3:aegis-of-aggramar
  `);
  expect(legal(poor, 'use')).toEqual(['use portal-mage 0 1']);
});

test('AZ-PORTAL-MAGE-2, AZ-PANDAREN-2: moving Pandaren breaks their harmony, once per turn', () => {
  const start = mage(
    `
    anna*  gnomes+portal-mage  2:1
    bert   pandaren+miner      0:1 3:1
  `,
    { harmony: [0] },
  );
  const once = after(start, 'use portal-mage 0 3');
  expect([coins(once, 0), coins(once, 1)]).toEqual([3, 7]); // both regions are theirs: 2 coins all the same
  expect(coins(after(once, 'use portal-mage 0 1'), 0)).toBe(3);
  const poor = mage(
    `
    anna*  gnomes+portal-mage  coins 1  2:1
    bert   pandaren+miner               0:1
  `,
    { harmony: [0] },
  );
  expect(legal(poor, 'use')).toEqual([]);
});

test('AZ-PORTAL-MAGE-2 × AZ-PANDAREN-1: Pandaren who move somebody have attacked them', () => {
  const start = mage(`
    anna*  pandaren+portal-mage  0:1
    bert   orcs+miner            3:1
    cleo   gnomes+farmer         2:1
  `);
  const turn = endTurn(after(start, 'use portal-mage 0 3'));
  expect(snapshot(turn).harmony).toEqual([2]); // Cleo alone was left in peace
});

test('AZ-PORTAL-MAGE-2 not after the last conquest', () => {
  const start = mage('anna*  gnomes+portal-mage  hand 1  0:1 2:1');
  expect(legal(after(start, 'done'))).toEqual(['deploy 0', 'deploy 2']);
});

test('AZ-PORTAL-MAGE-2 goes in decline', () => {
  expect(legal(mage('anna*  orcs+miner  hand 1  2:1  / gnomes 0:1'), 'use')).toEqual([]);
});
