import { expect, test } from 'vitest';
import { income, scored } from '../../test/income.ts';
import { after, board, scene } from '../../test/scene.ts';

const front = board(`
  0 hill anchor      - 1 2 3 4 5
  1 forest magic     - 0 2
  2 swamp            - 0 1
  3 farmland magic   - 0
  4 forest native    - 0
  5 mountain         - 0
`);
const bonus = (table: string, ...moves: string[]) => income(after(scene(front, table), ...moves), 'AZ-FACTION-1');

test('AZ-FACTION-1 gives a coin for each people of the other faction that lost a region', () => {
  const table = 'anna*  trolls+miner  hand 10  0:1\nbert  humans+farmer  1:1 2:1\ncara  dwarves+swamp  3:1';
  expect(bonus(table, 'conquer 1')).toBe(1);
  expect(bonus(table, 'conquer 1', 'conquer 2')).toBe(1); // the same people
  expect(bonus(table, 'conquer 1', 'conquer 3')).toBe(2);
});

test('AZ-FACTION-1 the Alliance gets it from the Horde', () => {
  expect(bonus('anna*  dwarves+miner  hand 9  0:1\nbert  orcs+farmer  1:1', 'conquer 1')).toBe(1);
});

test('AZ-FACTION-1 one’s own faction gives none', () => {
  expect(bonus('anna*  trolls+miner  hand 9  0:1\nbert  orcs+farmer  1:1', 'conquer 1')).toBe(0);
});

test('AZ-FACTION-1 a roll that fails is no victory', () => {
  const failed = scene(front, 'anna*  trolls+miner  hand 1  0:1\nbert  humans+farmer  1:2', { dice: [0] });
  expect(scored(failed, 'AZ-FACTION-1', 'roll 1', 'deploy 0')).toBe(0);
});

test('AZ-FACTION-2 the active and the declined people of one seat are two', () => {
  expect(bonus('anna*  trolls+miner  hand 9  0:1\nbert  humans+farmer  1:1  / dwarves 2:1', 'conquer 1', 'conquer 2')).toBe(2);
});

test('AZ-FACTION-2 neutral peoples neither give nor get it, Murlocs give none', () => {
  expect(bonus('anna*  kobolds+miner  hand 9  0:1\nbert  humans+farmer  1:1\ncara  orcs+swamp  2:1', 'conquer 1', 'conquer 2')).toBe(0);
  expect(bonus('anna*  trolls+miner  hand 9  0:1\nbert  naga+farmer  1:1\nnatives 4:1', 'conquer 1', 'conquer 4')).toBe(0);
});

test('AZ-FACTION-2 one’s own declined people of the other faction counts', () => {
  expect(bonus('anna*  trolls+miner  hand 9  0:1  / humans 1:1', 'conquer 1')).toBe(1);
});

test('AZ-FACTION-3 only conquests count: no swap, no scare', () => {
  expect(bonus('anna*  trolls+portal-mage  0:1 3:1\nbert  humans+farmer  1:1 2:1', 'use portal-mage 1 3')).toBe(0);
  expect(bonus('anna*  trolls+intimidating  0:1\nbert  humans+farmer  1:1', 'use intimidating 1')).toBe(0);
});

test('AZ-FACTION-3 no explosion, not even when the emptied region is taken afterwards', () => {
  const blast = scene(front, 'anna*  goblins+miner  0:4\nbert  humans+farmer  1:1 2:1', {
    bombs: { 1: 'live' },
    memory: { stage: 'start' },
  });
  expect(income(after(blast, 'expand', 'conquer 1'), 'AZ-FACTION-1')).toBe(0);
});

test('AZ-FACTION-1 is gone in the turn of decline', () => {
  expect(scored(scene(front, 'anna*  trolls+miner  0:1', { phase: 'start' }), 'AZ-FACTION-1', 'decline')).toBe(0);
});
