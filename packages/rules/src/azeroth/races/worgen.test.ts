import { expect, test } from 'vitest';
import { after, board, coins, endTurn, legal, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const moor = board(`
  0 farmland anchor  - 1 2
  1 forest           - 0 2
  2 swamp            - 0 1
  3 hill anchor      - 4
  4 mountain         - 3
`);
const table = 'anna*  worgen+miner  0:4\nbert  orcs+farmer  1:2';
const start = scene(moor, table, { phase: 'start' });
const asked = after(start, 'expand');

test('AZ-WORGEN-1 they choose their form when they expand', () => {
  expect(legal(asked)).toEqual(['choose human', 'choose worgen']);
});

test('AZ-WORGEN-1 human form: two coins at once, nothing cheaper', () => {
  const human = after(asked, 'choose human');
  expect(coins(human, 0)).toBe(7);
  expect(cost(human, 1).total).toBe(4); // 2 + 2
});

test('AZ-WORGEN-1 worgen form: a coin, and one token less everywhere', () => {
  const beast = after(asked, 'choose worgen');
  expect(coins(beast, 0)).toBe(4);
  expect(cost(beast, 1).total).toBe(3); // 2 + 2 - 1
  expect(cost(beast, 2).total).toBe(1); // 2 - 1
  expect(cost(beast, 3).total).toBe(2); // 2 + 1 travel - 1
  expect(cost(after(beast, 'conquer 2'), 1).total).toBe(3); // every conquest, not the first only
});

test('AZ-WORGEN-1 helps a last roll too', () => {
  const few = scene(moor, 'anna*  worgen+miner  0:2\nbert  orcs+farmer  1:3', { phase: 'start', dice: [3] });
  expect(after(few, 'expand', 'choose worgen', 'roll 1')).toHold(1, 'worgen', 1); // 1 + 3 reach 2 + 3 - 1
});

test('AZ-WORGEN-1 the choice is for one turn: the next one asks anew', () => {
  const later = endTurn(after(endTurn(after(asked, 'choose worgen')), 'expand'));
  expect(legal(after(later, 'expand'))).toEqual(['choose human', 'choose worgen']);
  expect(cost(after(later, 'expand', 'choose human'), 2).total).toBe(2);
});

test('AZ-WORGEN-1 a fresh people chooses as soon as it is taken', () => {
  const fresh = scene(moor, 'anna*', { phase: 'start', offers: [{ race: 'worgen', power: 'miner' }] });
  expect(legal(after(fresh, 'pick 0'))).toEqual(['choose human', 'choose worgen']);
});

test('AZ-WORGEN-2 without a coin only the human form is left', () => {
  const poor = scene(moor, 'anna*  worgen+miner  coins 0  0:4', { phase: 'start' });
  expect(legal(after(poor, 'expand'))).toEqual(['choose human']);
  expect(coins(after(poor, 'expand', 'choose human'), 0)).toBe(2);
});

test('AZ-WORGEN-1 a people that declines takes no form and no coins', () => {
  const old = after(start, 'decline');
  expect(coins(old, 0)).toBe(6); // 5 + 1 region
});
