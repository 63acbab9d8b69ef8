import { expect, test } from 'vitest';
import { after, at, board, coins, scene } from '../../test/scene.ts';
import { cost, newGame, Refused, type Setup, type State, snapshot, toDecide } from '../index.ts';

const dealt = (wish: Partial<Setup> = {}): State => newGame({ edition: 'classic', seats: 3, seed: 'set-up', ...wish });
const seeds = Array.from({ length: 200 }, (_, i) => `seed ${i}`);

test.each([
  [2, 10],
  [3, 10],
  [4, 9],
  [5, 8],
])('CORE-SETUP-1 %i seats play %i rounds, in both editions', (seats, rounds) => {
  expect(snapshot(dealt({ seats })).rounds).toBe(rounds);
  expect(snapshot(dealt({ edition: 'azeroth', seats })).rounds).toBe(rounds);
});

test.each([0, 1, 6, 2.5, Number.NaN])('CORE-SETUP-1 there is no game for %d seats', (seats) => {
  expect(() => dealt({ seats, board: 'classic-3' })).toThrow(Refused);
});

test('CORE-SETUP-1 one name alone, or six of them, is no table', () => {
  expect(() => dealt({ seats: ['Anna'], board: 'classic-3' })).toThrow(Refused);
  expect(() => dealt({ seats: ['a', 'b', 'c', 'd', 'e', 'f'], board: 'classic-3' })).toThrow(Refused);
});

test('CORE-SETUP-2 every seat starts with 5 coins', () => {
  const s = dealt({ seats: 5 });
  expect([0, 1, 2, 3, 4].map((seat) => coins(s, seat))).toEqual([5, 5, 5, 5, 5]);
});

test('CORE-SETUP-2 the bank pays on when more coins are out than the box holds', () => {
  const plot = board(`
    0 swamp edge - 1
    1 swamp      - 0
  `);
  const rich = scene(
    plot,
    `
    anna*  ratmen+commando  coins 515  0:1
    bert                    coins 515
  `,
  );
  expect(coins(after(rich, 'done'), 0)).toBe(516); // the box holds 30 × 10 + 24 × 5 + 20 × 3 + 35 = 515 coins in all
});

test('CORE-SETUP-3 six combos lie open, every other tile in its stack', () => {
  const { offers, stacks } = snapshot(dealt());
  expect(offers).toHaveLength(6);
  expect(stacks?.races?.[0]).toHaveLength(8); // 14 - 6
  expect(stacks?.powers).toHaveLength(14); // 20 - 6
  expect(stacks?.discards).toEqual([]);
});

test('CORE-SETUP-3 no tile is there twice, in either edition', () => {
  for (const [edition, races] of [
    ['classic', 14],
    ['azeroth', 16],
  ] as const) {
    const { offers, stacks } = snapshot(dealt({ edition }));
    const open = Array.isArray(offers) ? offers : [];
    expect(new Set([...open.map((o) => o.race), ...(stacks?.races?.flat() ?? [])]).size).toBe(races);
    expect(new Set([...open.map((o) => o.power), ...(stacks?.powers ?? [])]).size).toBe(20);
  }
});

test('CORE-SETUP-3 races and powers are shuffled apart: any race comes to lie on top, and with many a power', () => {
  const tops = seeds.map((seed) => snapshot(dealt({ seed })).offers).map((offers) => (Array.isArray(offers) ? offers[0] : undefined));
  expect(new Set(tops.map((top) => top?.race)).size).toBe(14);
  expect(new Set(tops.filter((top) => top?.race === tops[0]?.race).map((top) => top?.power)).size).toBeGreaterThan(5);
});

test('CORE-SETUP-4 one native stands in every region with their symbol, and nobody anywhere else', () => {
  for (const [edition, wish] of [
    ['classic', 'classic-4'],
    ['azeroth', ['L1a', 'M2b', 'M1a', 'S2a']],
  ] as const) {
    const s = dealt({ edition, seats: 4, board: wish });
    const natives = s.world.board.regions.map((region) => (region.native === true ? { race: 'natives', tokens: 1 } : {}));
    expect(natives.map((_, r) => at(s, r)).map(({ race, tokens }) => (race === undefined ? {} : { race, tokens }))).toEqual(natives);
    expect(natives.filter(({ race }) => race === 'natives').length).toBeGreaterThan(3);
  }
});

const pass = board(`
  0 mountain edge - 1
  1 hill edge     - 0
`);

test('CORE-SETUP-4 a mountain makes an empty region cost 3', () => {
  const s = scene(pass, 'anna*  ratmen+merchant  hand 5');
  expect(cost(s, 0).total).toBe(3); // 2 + 1 mountain
  expect(cost(s, 1).total).toBe(2);
});

test('CORE-SETUP-4 the mountain still stands when its holder has left', () => {
  const s = scene(pass, 'anna*  ratmen+merchant  hand 5  0:1');
  expect(cost(after(s, 'abandon 0'), 0).total).toBe(3);
});

test('CORE-SETUP-5 the first seat is drawn: over many games everybody begins', () => {
  expect(new Set(seeds.map((seed) => toDecide(dealt({ seed })))).size).toBe(3);
});

test('CORE-SETUP-5 the table may say who starts, and play goes round from there', () => {
  const s = dealt({ first: 2 });
  expect(toDecide(s)).toBe(2);
  expect(toDecide(after(s, 'pick 0', 'done'))).toBe(0);
});

test.each([3, -1, 0.5])('CORE-SETUP-5 seat %d of three cannot start', (first) => {
  expect(() => dealt({ first })).toThrow(Refused);
});
