import { apply, legalMoves, newGame, text, toDecide, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { row } from '../../rules/test/row.ts';
import { scene } from '../../rules/test/scene.ts';
import { advise } from '../src/index.ts';

test('the first turn of a game gets a few plans that can be played as they are told', () => {
  const s = newGame({ edition: 'classic', seats: 2, seed: 'advice' });
  const { plans } = advise(view(s, toDecide(s)));
  expect(plans.length).toBeGreaterThan(1);
  expect(plans[0].behind).toBe(0);
  expect(plans[0].reasons[0]).toMatchObject({ rule: 'CORE-SCORE-1' });
  let now = s;
  for (const line of plans[0].moves) {
    expect(legalMoves(now).map(text)).toContain(line);
    now = apply(now, line).state;
  }
});

test('when a people is picked, every plan takes another one', () => {
  for (const seed of ['a', 'b', 'c']) {
    const s = newGame({ edition: 'classic', seats: 3, seed });
    const picks = advise(view(s, toDecide(s))).plans.map(({ moves: [pick] }) => pick);
    expect(picks.length).toBeGreaterThan(1);
    expect(new Set(picks).size).toBe(picks.length);
  }
});

test('plans of conquest differ by two regions, or have none in common', () => {
  const won = (moves: readonly string[]): string[] => moves.filter((line) => line.startsWith('conquer')).map((line) => line.split(' ')[1]);
  let pairs = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    let s = newGame({ edition: seed < 'd' ? 'classic' : 'azeroth', seats: 2, seed });
    s = apply(s, legalMoves(s)[0]).state;
    const ways = advise(view(s, toDecide(s))).plans.map(({ moves }) => won(moves));
    for (const [i, a] of ways.entries())
      for (const b of ways.slice(0, i)) {
        const [onlyA, onlyB] = [a.filter((region) => !b.includes(region)), b.filter((region) => !a.includes(region))];
        const hasCommon = onlyA.length < a.length;
        expect(Math.max(onlyA.length, onlyB.length)).toBeGreaterThan(hasCommon ? 1 : 0);
        pairs++;
      }
  }
  expect(pairs).toBeGreaterThan(3);
});

test('a spent people is told to decline, and how much that brings', () => {
  const s = scene(row, 'anna* orcs+alchemist 0:1 1:1 2:1\n bert ratmen+commando 3:4 4:4', { phase: 'start', rounds: 10, round: 4 });
  const { decline, plans } = advise(view(s, 0));
  expect(decline?.difference).toBeGreaterThan(0);
  expect(plans[0].moves).toEqual(['decline']);
  expect(plans[0].coins).toBe(3); // three regions in decline, without the alchemists' coins
});

test('who has nothing to plan gets no advice', () => {
  const s = newGame({ edition: 'classic', seats: 2, seed: 'advice', first: 0 });
  expect(advise(view(s, 1)).plans).toEqual([]);
});

test('every plan says why: what it is worth more or less than the other, term by term, and the terms come to the difference', () => {
  let told = 0;
  for (const seed of ['a', 'b', 'c', 'd']) {
    let s = newGame({ edition: seed < 'c' ? 'classic' : 'azeroth', seats: 3, seed });
    s = apply(s, legalMoves(s)[0]).state;
    const { plans } = advise(view(s, toDecide(s)));
    for (const { behind, why } of plans.slice(1)) {
      const sum = why.reduce((total, { coins }) => total + coins, 0);
      expect(Math.abs(sum + behind)).toBeLessThan(0.25 * 11); // terms too small to be told are left out
      expect(why.every(({ coins }, i) => i === 0 || Math.abs(coins) <= Math.abs(why[i - 1].coins))).toBe(true);
      told += why.length;
    }
  }
  expect(told).toBeGreaterThan(10);
});

test('declining gives up coins of this turn for a new people', () => {
  const s = scene(row, 'anna* orcs+alchemist 0:1 1:1 2:1\n bert ratmen+commando 3:4 4:4', { phase: 'start', rounds: 10, round: 4 });
  const { decline } = advise(view(s, 0));
  expect(decline?.why.find(({ term }) => term === 'coins')?.coins).toBeLessThan(0);
});
