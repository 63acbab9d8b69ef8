import { expect, test } from 'vitest';
import { income } from '../../test/income.ts';
import { after, at, board, endTurn, events, legal, scene } from '../../test/scene.ts';
import { cost } from '../index.ts';

const ruins = board(`
  0 farmland anchor    - 1 2 3
  1 forest marker      - 0 2
  2 hill magic         - 0 1 3
  3 swamp              - 0 2
  4 mountain anchor island1 - 5
  5 forest marker magic island1 - 4
`);

test('AZ-MARKER-1 the first to conquer a marker’s region turns it up, and it stays so', () => {
  const start = scene(ruins, 'anna*  orcs+miner  hand 6  0:1\nbert  trolls+farmer  2:6\nmarkers 1?dark-portal');
  expect(at(start, 1).faceDown).toBe(true);
  expect(events(start, 'conquer 1')).toContainEqual({ type: 'turned-up', marker: 'dark-portal', region: 1 });
  const taken = after(start, 'conquer 1');
  expect(at(taken, 1).faceDown).toBeUndefined();
  const next = after(endTurn(taken), 'expand');
  expect(events(next, 'conquer 1').some(({ type }) => type === 'turned-up')).toBe(false);
  expect(after(next, 'conquer 1')).toHold(1, 'dark-portal');
});

test('AZ-MARKER-1 conquests of every kind turn it up: by the die, from the air, by the champion', () => {
  const rolled = scene(ruins, 'anna*  orcs+miner  hand 1  0:1\nmarkers 1?dark-portal', { dice: [1] });
  expect(events(rolled, 'roll 1')).toContainEqual(expect.objectContaining({ type: 'turned-up' }));
  const flown = scene(ruins, 'anna*  gnomes+miner  hand 6  0:1\nmarkers 5?dark-portal', { dice: [0] });
  expect(at(after(flown, 'conquer 5 with gnomes'), 5).faceDown).toBeUndefined();
  const led = scene(ruins, 'anna*  orcs+champion  0:1\nmarkers 1?dark-portal');
  expect(at(after(led, 'conquer 1 with champion'), 1).faceDown).toBeUndefined();
});

test('AZ-MARKER-1 nothing else does: no roll that fails, no swap, no bomb', () => {
  const failed = scene(ruins, 'anna*  orcs+miner  hand 1  0:1\nmarkers 1?dark-portal', { dice: [0] });
  expect(at(after(failed, 'roll 1'), 1).faceDown).toBe(true);
  const swapped = after(scene(ruins, 'anna*  orcs+portal-mage  2:2\nmarkers 5?dark-portal'), 'use portal-mage 2 5');
  expect(swapped).toHold(5, 'orcs', 2);
  expect(at(swapped, 5).faceDown).toBe(true);
  expect(income(swapped, 'AZ-PORTAL-1')).toBe(0);
});

test('AZ-MARKER-2 who conquers it may use it at once', () => {
  const sword = after(scene(ruins, 'anna*  orcs+miner  hand 6  0:1\nbert  trolls+farmer  2:3\nmarkers 1?frostmourne'), 'conquer 1');
  expect(cost(sword, 2, 'frostmourne').total).toBe(3); // 2 + 3 - 2
  const gate = after(scene(ruins, 'anna*  orcs+miner  hand 6  0:1\nmarkers 1?dark-portal'), 'conquer 1');
  expect(income(gate, 'AZ-PORTAL-1')).toBe(2);
});

test('AZ-MARKER-2 a declined people cannot, and its owner’s active people neither', () => {
  const old = scene(ruins, 'anna*  orcs+miner  hand 6  0:1  / trolls 1:1 2:1\nmarkers 1:frostmourne 2:dark-portal');
  expect(legal(old, 'conquer 3')).toEqual(['conquer 3']);
  expect(income(old, 'AZ-PORTAL-1')).toBe(0);
});

test('AZ-MARKER-2 in the turn of decline a place gives nothing any more', () => {
  const last = scene(ruins, 'anna*  orcs+miner  1:1\nmarkers 1:dark-portal', { phase: 'start' });
  expect(events(last, 'decline')).toContainEqual(expect.objectContaining({ type: 'scored', total: 1 }));
});

test('AZ-MARKER-2 nobody else can: only who holds the region', () => {
  const beside = scene(ruins, 'anna*  orcs+miner  hand 6  0:1\nbert  trolls+farmer  1:1\nmarkers 1:frostmourne');
  expect(legal(beside, 'conquer 2')).toEqual(['conquer 2']);
});

test('AZ-MARKER-3 an artifact lies where it was last used', () => {
  const sword = scene(ruins, 'anna*  orcs+miner  hand 6  0:1\nmarkers 0:frostmourne');
  expect(after(sword, 'conquer 1 with frostmourne')).toHold(1, 'frostmourne');
  expect(after(sword, 'conquer 1')).toHold(0, 'frostmourne'); // not used, not moved
});

test('AZ-MARKER-3 used on a roll that fails it stays at home', () => {
  const failed = scene(ruins, 'anna*  orcs+miner  hand 1  0:1\nbert  trolls+farmer  1:3\nmarkers 0:frostmourne', { dice: [0] });
  expect(after(failed, 'roll 1 with frostmourne')).toHold(0, 'frostmourne');
});

test('AZ-MARKER-3 it stays in an abandoned region, or one that a bomb has emptied', () => {
  const leaving = scene(ruins, 'anna*  orcs+miner  hand 6  0:1 1:1\nmarkers 1:frostmourne');
  const left = after(leaving, 'abandon 1');
  expect(left).toHold(1, 'frostmourne');
  expect(legal(left, 'conquer').filter((move) => move.includes('frostmourne'))).toEqual([]);
  const blast = scene(ruins, 'anna*  goblins+miner  0:1\nbert  trolls+farmer  1:1 2:1\nmarkers 1:frostmourne', {
    bombs: { 1: 'live' },
    memory: { stage: 'start' },
  });
  expect(at(blast, 1)).toEqual({ markers: ['frostmourne'] });
});

test('AZ-MARKER-3 it goes to whoever takes the region, and may be used again at once', () => {
  const prize = after(scene(ruins, 'anna*  orcs+miner  hand 8  0:1\nbert  trolls+farmer  1:1 2:2\nmarkers 1:frostmourne'), 'conquer 1');
  expect(cost(prize, 2, 'frostmourne').total).toBe(2); // 2 + 2 - 2
});

test('AZ-MARKER-3 places never move: a conquest leaves them, a theft cannot', () => {
  const taken = after(
    scene(ruins, 'anna*  ethereals+miner  hand 8  0:1\nbert  trolls+farmer  1:1\nmarkers 1:karazhan'),
    'conquer 1 with ethereals',
  );
  expect(taken).toHold(1, 'karazhan');
  expect(legal(taken, 'use')).toEqual([]);
});

test('AZ-MARKER-4 “once per turn” counts per seat’s turn: the next holder may use it in its own', () => {
  const sword = scene(ruins, 'anna*  orcs+miner  hand 6  0:1\nbert  trolls+farmer  2:8\nmarkers 0:frostmourne');
  const used = after(sword, 'conquer 1 with frostmourne');
  expect(legal(used, 'conquer 3')).toEqual(['conquer 3']);
  const bert = after(endTurn(used), 'expand', 'conquer 1');
  expect(legal(bert, 'conquer 0')).toContain('conquer 0 with frostmourne');
});

test('AZ-MARKER-4 an artifact that changes hands in a turn is still spent for the seat that used it', () => {
  const sword = scene(ruins, 'anna*  orcs+miner  hand 9  0:1\nmarkers 0:frostmourne 1?doomhammer');
  const used = after(sword, 'conquer 1 with frostmourne');
  expect(legal(used, 'conquer 3')).toEqual(['conquer 3', 'conquer 3 with doomhammer']);
  expect(legal(after(used, 'conquer 3 with doomhammer'), 'conquer 2')).toEqual(['conquer 2']);
});
