import { expect, test } from 'vitest';
import { after, at, board, coins, endTurn, hand, legal, scene } from '../../../test/scene.ts';
import { cost, snapshot } from '../../index.ts';

const garden = board(`
  0 farmland anchor  - 1 2 3
  1 forest magic     - 0 2
  2 hill             - 0 1 3
  3 swamp magic      - 0 2
`);
const harmony = (s: Parameters<typeof snapshot>[0]) => snapshot(s).harmony;

const turn = scene(
  garden,
  `
  anna*  pandaren+miner  hand 6  0:1
  bert   orcs+farmer             1:1   / gnomes 2:1
  cara
`,
);

test('AZ-PANDAREN-1 every opponent left in peace gets a token, those without a people too', () => {
  expect(harmony(endTurn(turn))).toEqual([1, 2]);
});

test('AZ-PANDAREN-1 an opponent whose active people was attacked gets none', () => {
  expect(harmony(endTurn(after(turn, 'conquer 1')))).toEqual([2]);
});

test('AZ-PANDAREN-1 a people in decline may be attacked without breaking the peace', () => {
  expect(harmony(endTurn(after(turn, 'conquer 2')))).toEqual([1, 2]);
});

test('AZ-PANDAREN-1 a roll that fails is an attack', () => {
  const rolled = scene(garden, 'anna*  pandaren+miner  hand 1  0:1\nbert  orcs+farmer  1:1\ncara', { dice: [0] });
  const failed = after(rolled, 'roll 1');
  expect(at(failed, 1).race).toBe('orcs');
  expect(harmony(endTurn(failed))).toEqual([2]);
});

test('AZ-PANDAREN-1 moving or scaring off a token is an attack', () => {
  const dread = scene(garden, 'anna*  pandaren+intimidating  0:1\nbert  orcs+farmer  1:1 2:1');
  expect(harmony(endTurn(after(dread, 'use intimidating 1 2')))).toEqual([]);
  const mages = scene(garden, 'anna*  pandaren+portal-mage  0:1 3:1\nbert  orcs+farmer  1:1 2:1');
  expect(harmony(endTurn(after(mages, 'use portal-mage 1 3')))).toEqual([]);
});

const peace = (attacker: string, extras = {}) =>
  scene(garden, `anna*  ${attacker}  0:1\nbert  pandaren+miner  1:1 2:2`, { harmony: [0], ...extras });

test('AZ-PANDAREN-2 a holder pays 2 coins before its first attack on them', () => {
  const start = peace('orcs+farmer hand 8');
  expect(cost(start, 1)).toMatchObject({ total: 3, tolls: [{ rule: 'AZ-PANDAREN-2', coins: 2, to: 1 }] });
  const attacked = after(start, 'conquer 1');
  expect([coins(attacked, 0), coins(attacked, 1)]).toEqual([3, 7]);
});

test('AZ-PANDAREN-2 once per turn: a second attack is free', () => {
  const attacked = after(peace('orcs+farmer hand 8'), 'conquer 1', 'conquer 2');
  expect([coins(attacked, 0), coins(attacked, 1)]).toEqual([3, 7]);
});

test('AZ-PANDAREN-2 a roll that fails has been paid for, and the coins stay paid', () => {
  const failed = after(peace('orcs+farmer hand 1', { dice: [0] }), 'roll 1');
  expect([coins(failed, 0), coins(failed, 1)]).toEqual([3, 7]);
});

test('AZ-PANDAREN-2 without a token nothing is paid', () => {
  const attacked = after(peace('orcs+farmer hand 8', { harmony: [] }), 'conquer 1');
  expect([coins(attacked, 0), coins(attacked, 1)]).toEqual([5, 5]);
});

test('AZ-PANDAREN-2, AZ-PAY-1: a holder without two coins cannot attack them at all', () => {
  const poor = peace('orcs+farmer coins 1 hand 8');
  expect(legal(poor, 'conquer')).toEqual(['conquer 3']);
  expect(cost(poor, 1)).toMatchObject({ blocked: { rule: 'AZ-PANDAREN-2' } });
});

test('AZ-PANDAREN-2 intimidation that moves one of them is an attack, then conquest is free', () => {
  const scared = after(peace('orcs+intimidating hand 8'), 'use intimidating 2 1');
  expect([coins(scared, 0), coins(scared, 1)]).toEqual([3, 7]);
  expect(coins(after(scared, 'conquer 2'), 0)).toBe(3);
  expect(legal(peace('orcs+intimidating coins 1 hand 8'), 'use')).toEqual([]);
});

test('AZ-PANDAREN-2 a portal that moves them is an attack, paid once for both its ends', () => {
  const mages = scene(garden, 'anna*  orcs+portal-mage  0:1\nbert  pandaren+miner  1:1 3:2', { harmony: [0] });
  const swapped = after(mages, 'use portal-mage 1 3');
  expect([coins(swapped, 0), coins(swapped, 1)]).toEqual([3, 7]);
  expect(coins(after(swapped, 'use portal-mage 1 3'), 0)).toBe(3);
});

test('AZ-PANDAREN-2 adds up with other tolls', () => {
  const marsh = scene(garden, 'anna*  orcs+farmer  coins 3  hand 8  0:1\nbert  pandaren+marshdweller  3:1', { harmony: [0] });
  expect(coins(after(marsh, 'conquer 3'), 0)).toBe(0); // 3 - 2 - 1 swamp
  const hammer = scene(garden, 'anna*  orcs+farmer  coins 3  hand 8  0:1\nbert  pandaren+swamp  3:1\nmarkers 0:doomhammer', {
    harmony: [0],
  });
  expect(legal(hammer, 'conquer 3')).toEqual(['conquer 3']); // 2 + 2 for the hammer is too much
});

test('AZ-PANDAREN-2 laying a bomb is no attack yet, a theft is none at all', () => {
  const goblins = after(scene(garden, 'anna*  goblins+farmer  0:1\nbert  pandaren+miner  1:1', { harmony: [0] }), 'done', 'deploy 1 bomb');
  expect(coins(goblins, 1)).toBe(5);
  const thieves = scene(garden, 'anna*  ethereals+farmer  0:1\nbert  pandaren+miner  1:1\nmarkers 1:frostmourne', { harmony: [0] });
  expect(coins(after(thieves, 'use ethereals 1 0'), 1)).toBe(5);
});

test('AZ-PANDAREN-3 the tokens come back at the start of their turn, before they expand', () => {
  const round = endTurn(scene(garden, 'anna  pandaren+miner  0:3\nbert*  orcs+farmer  1:1', { harmony: [1] }));
  expect(harmony(round)).toEqual([]);
});

test('AZ-PANDAREN-3 a new turn, a new price: who was attacked in it pays nothing afterwards', () => {
  const round = endTurn(
    after(scene(garden, 'anna*  pandaren+miner  hand 3  0:1\nbert  orcs+farmer  2:6 1:1', { harmony: [] }), 'conquer 1'),
  );
  const back = after(round, 'expand', 'conquer 1');
  expect([at(back, 1).race, coins(back, 1)]).toEqual(['orcs', 5]);
});

test('AZ-PANDAREN-3 the tokens go in decline: none are given, nobody pays', () => {
  const old = after(scene(garden, 'anna*  pandaren+miner  0:2\nbert  orcs+farmer  1:6', { phase: 'start', harmony: [1] }), 'decline');
  expect(coins(after(old, 'expand', 'conquer 0'), 1)).toBe(5);
  const declined = scene(garden, 'anna*  orcs+farmer  hand 6  0:1\nbert  trolls+swamp  3:1  / pandaren 1:1', { harmony: [0] });
  expect(coins(after(declined, 'conquer 1'), 0)).toBe(5);
});

const mined = (line: string, bombs: Record<number, string>) =>
  scene(garden, `anna*  goblins+farmer  ${line}  0:1\nbert  pandaren+miner  1:2 2:1 3:1`, {
    harmony: [0],
    bombs,
    memory: { stage: 'start' },
  });

test('AZ-PANDAREN-4 a bomb on them is an attack when it is revealed: its owner pays, or takes it back unseen', () => {
  const due = mined('', { 1: 'live' });
  expect(legal(due)).toEqual(['choose none', 'choose pay']);
  const paid = after(due, 'choose pay');
  expect([coins(paid, 0), coins(paid, 1), at(paid, 1).race, hand(paid, 1)]).toEqual([3, 7, undefined, 1]);
  const refused = after(due, 'choose none');
  expect([coins(refused, 0), at(refused, 1).tokens, snapshot(refused).bombs]).toEqual([5, 2, undefined]);
  expect(snapshot(refused).bombPile?.[0]).toBe('live'); // on top again
});

test('AZ-PANDAREN-4 paid once, all bombs of the turn go off, and conquests are free', () => {
  const paid = after(mined('', { 1: 'live', 2: 'live', 3: 'dud' }), 'choose pay');
  expect([at(paid, 1).race, at(paid, 2).race, at(paid, 3).race]).toEqual([undefined, undefined, 'pandaren']);
  expect(coins(paid, 0)).toBe(3);
  expect(cost(after(paid, 'expand'), 3)).not.toHaveProperty('tolls');
});

test('AZ-PANDAREN-4 a dud has to be paid for like the others: nobody knows', () => {
  expect(coins(after(mined('', { 1: 'dud' }), 'choose pay'), 0)).toBe(3);
});

test('AZ-PANDAREN-4 without two coins the bombs can only come back', () => {
  const broke = mined('coins 1', { 1: 'live', 2: 'live' });
  expect(legal(broke)).toEqual(['choose none']);
  const poor = after(broke, 'choose none', 'choose none');
  expect(legal(poor)).toEqual(['expand', 'decline']);
  expect([at(poor, 1).tokens, at(poor, 2).tokens, snapshot(poor).bombPile?.length]).toEqual([2, 1, 12]);
});
