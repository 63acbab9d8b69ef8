import { expect, test } from 'vitest';
import { after, at, board, coins, endTurn, events, legal, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const rift = board(`
  0 farmland anchor  - 1 2
  1 forest           - 0 2 3
  2 hill             - 0 1 3
  3 swamp            - 1 2 4
  4 mountain         - 3
  5 forest anchor island1 - 6
  6 hill island1     - 5
`);
/** Ethereals in 0 and 1, Orcs in 3 with whatever lies there. */
const start = (marker: string, line = 'hand 6', orcs = '3:2') =>
  scene(rift, `anna*  ethereals+farmer  ${line}  0:1 1:1\nbert  orcs+miner  ${orcs}\nmarkers 3:${marker}`);

test('AZ-ETHEREALS-1 steals an artifact from beside their regions', () => {
  const stolen = after(start('frostmourne'), 'use ethereals 3 1');
  expect(stolen).toHold(1, 'frostmourne');
  expect(stolen).toHold(3, 'orcs', 2); // nobody is hurt
});

test('AZ-ETHEREALS-1 it comes to a region of theirs that borders the other', () => {
  expect(legal(start('frostmourne'), 'use')).toEqual(['use ethereals 3 1']); // 0 does not
  const wide = scene(rift, 'anna*  ethereals+farmer  0:1 1:1 2:1\nbert  orcs+miner  3:2\nmarkers 3:frostmourne');
  expect(legal(wide, 'use')).toEqual(['use ethereals 3 1', 'use ethereals 3 2']);
});

test('AZ-ETHEREALS-1 Frostmourne cuts at once', () => {
  const stolen = after(start('frostmourne'), 'use ethereals 3 1');
  expect(cost(stolen, 3, 'frostmourne').total).toBe(2); // 2 + 2 - 2
});

test('AZ-ETHEREALS-1 the Ashes carry at once', () => {
  const stolen = after(start('ashes-of-alar'), 'use ethereals 3 1');
  expect(cost(stolen, 6, 'ashes-of-alar').total).toBe(2);
  expect(after(stolen, 'conquer 6 with ashes-of-alar')).toHold(6, 'ashes-of-alar');
});

test('AZ-ETHEREALS-1 Doomhammer strikes at once', () => {
  const struck = after(start('doomhammer'), 'use ethereals 3 1', 'conquer 3 with doomhammer');
  expect(struck).toHold(3, 'ethereals', 1);
  expect([coins(struck, 0), coins(struck, 1)]).toEqual([3, 7]);
});

test('AZ-ETHEREALS-1 the Heart beats at the end of this very turn', () => {
  const ending = after(start('heart-of-azeroth', ''), 'use ethereals 3 1', 'done');
  expect(legal(ending)).toEqual(['deploy 0 heart-of-azeroth', 'deploy 1 heart-of-azeroth']);
  expect(coins(after(ending, 'deploy 1 heart-of-azeroth'), 1)).toBe(4);
});

test('AZ-ETHEREALS-1 the Aegis protects from the end of this very turn', () => {
  const laid = after(start('aegis-of-aggramar', ''), 'use ethereals 3 1', 'done', 'deploy 0 aegis-of-aggramar');
  expect(laid).toHold(0, 'aegis-of-aggramar');
  const answer = after(scene(rift, 'anna  ethereals+farmer  0:1\nbert*  orcs+miner  hand 6  1:1\nmarkers 0:aegis-of-aggramar'));
  expect(cost(answer, 0)).toMatchObject({ tolls: [{ rule: 'AZ-AEGIS-1', coins: 2 }] });
});

test('AZ-ETHEREALS-1 where several artifacts lie they choose one', () => {
  const hoard = scene(rift, 'anna*  ethereals+farmer  1:1\nbert  orcs+miner  3:2\nmarkers 3:frostmourne 3:doomhammer');
  const asked = after(hoard, 'use ethereals 3 1');
  expect(legal(asked).sort()).toEqual(['choose doomhammer', 'choose frostmourne']);
  const taken = after(asked, 'choose doomhammer');
  expect([at(taken, 1).markers, at(taken, 3).markers]).toEqual([['doomhammer'], ['frostmourne']]);
});

test('AZ-ETHEREALS-1 once per turn, and not beside a cheap conquest of a place', () => {
  const both = scene(rift, 'anna*  ethereals+farmer  hand 6  1:1\nbert  orcs+miner  3:1 2:1\nmarkers 3:frostmourne 2:karazhan');
  const stolen = after(both, 'use ethereals 3 1');
  expect(legal(stolen, 'use')).toEqual([]);
  expect(legal(stolen, 'conquer 2').some((move) => move.includes('ethereals'))).toBe(false);
  const taken = after(both, 'conquer 2 with ethereals');
  expect(legal(taken, 'use')).toEqual([]);
  const next = after(endTurn(after(endTurn(stolen), 'expand')), 'expand');
  expect(legal(next)).toContain('conquer 2 with ethereals'); // anew in the next turn
});

test('AZ-ETHEREALS-1 from nobody’s region, and from one’s own declined people, but not face-down markers or places', () => {
  const loot = scene(rift, 'anna*  ethereals+farmer  1:1  / naga 2:1\nbert  orcs+miner  4:1\nmarkers 3:frostmourne 2:doomhammer');
  expect(legal(loot, 'use')).toEqual(['use ethereals 2 1', 'use ethereals 3 1']);
  const shy = scene(rift, 'anna*  ethereals+farmer  1:1\nbert  orcs+miner  4:1\nmarkers 3?frostmourne 2:karazhan');
  expect(legal(shy, 'use')).toEqual([]);
});

const places = scene(
  rift,
  'anna*  ethereals+farmer  hand 6  0:1 1:1\nbert  orcs+miner  3:3\nmarkers 3:karazhan 2?dark-portal 5:meeting-stone',
);

test('AZ-ETHEREALS-2 conquers a bordering place for two tokens less', () => {
  expect(cost(places, 3).total).toBe(5);
  expect(cost(places, 3, 'ethereals').total).toBe(3); // 2 + 3 - 2
  expect(after(places, 'conquer 3 with ethereals')).toHold(3, 'ethereals', 3);
});

test('AZ-ETHEREALS-2 face up and bordering, or not at all', () => {
  expect(cost(places, 2, 'ethereals')).toMatchObject({ blocked: { rule: 'AZ-ETHEREALS-2' } }); // face down
  expect(cost(places, 5, 'ethereals')).toMatchObject({ blocked: { rule: 'AZ-ETHEREALS-2' } }); // by boat
  expect(cost(places, 5).total).toBe(3);
});

test('AZ-ETHEREALS-2 one token is the least; the sword adds to it', () => {
  const bare = scene(rift, 'anna*  ethereals+farmer  hand 6  1:1\nmarkers 3:karazhan 1:frostmourne');
  expect(cost(bare, 3, 'ethereals').total).toBe(1);
  const held = scene(rift, 'anna*  ethereals+farmer  hand 6  1:1\nbert  orcs+miner  3:4\nmarkers 3:karazhan 1:frostmourne');
  expect(cost(held, 3, 'ethereals frostmourne').total).toBe(2); // 2 + 4 - 2 - 2
});

test('AZ-ETHEREALS-2 a last roll counts it too', () => {
  const few = scene(rift, 'anna*  ethereals+farmer  hand 1  1:1\nbert  orcs+miner  3:3\nmarkers 3:karazhan', { dice: [2] });
  expect(events(few, 'roll 3 with ethereals')).toContainEqual(expect.objectContaining({ type: 'conquered', region: 3 })); // 1 + 2 reach 3
});

const tower = 'anna*  ethereals+farmer  hand 6  1:1\nbert  orcs+defensive  0:1+watchtower 2:1 3:1';

test('AZ-ETHEREALS-3 not from an immune region', () => {
  expect(legal(scene(rift, `${tower}\nmarkers 0:frostmourne`), 'use')).toEqual([]);
  expect(legal(scene(rift, `${tower}\nmarkers 2:frostmourne`), 'use')).toEqual(['use ethereals 2 1']);
  expect(cost(scene(rift, `${tower}\nmarkers 0:karazhan`), 0, 'ethereals')).toMatchObject({ blocked: { rule: 'CORE-CONQUER-9' } });
});

test('AZ-ETHEREALS-3 × AZ-AEGIS-1: the Aegis asks 2 coins, also for itself', () => {
  const stolen = after(start('aegis-of-aggramar'), 'use ethereals 3 1');
  expect([coins(stolen, 0), coins(stolen, 1)]).toEqual([3, 7]);
  expect(legal(start('aegis-of-aggramar', 'coins 1 hand 6'), 'use')).toEqual([]);
});

test('AZ-ETHEREALS-3 × AZ-PANDAREN-2: theft is no attack', () => {
  const calm = scene(rift, 'anna*  ethereals+farmer  1:1\nbert  pandaren+miner  3:2\nmarkers 3:frostmourne', { harmony: [0] });
  expect(coins(after(calm, 'use ethereals 3 1'), 0)).toBe(5);
});

test('AZ-ETHEREALS-1 is over in decline', () => {
  const next = scene(rift, 'anna*  orcs+farmer  0:1  / ethereals 1:1\nbert  trolls+miner  3:2\nmarkers 3:frostmourne');
  expect(legal(next, 'use')).toEqual([]);
});

test('AZ-ETHEREALS-1 what they hold already cannot be stolen', () => {
  const own = scene(rift, 'anna*  ethereals+farmer  0:1 1:1\nbert  orcs+miner  4:1\nmarkers 1:frostmourne');
  expect(legal(own, 'use')).toEqual([]);
});
