import { expect, test } from 'vitest';
import { addGame, estimateOf, noRatio } from '../src/simulation/ratio.ts';
import { typed } from './typed.ts';

const json = async (...args: string[]) => JSON.parse((await typed('simulate', '--balance', '--json', ...args)).said.join('\n'));
const total = (list: readonly { readonly turns: number }[]): number => list.reduce((sum, { turns }) => sum + turns, 0);

test('a ratio is coins over turns, and surer with more games', () => {
  const games = [
    [10, 2],
    [30, 6],
    [22, 4],
    [18, 4],
  ] as const;
  const ratio = noRatio();
  for (const [coins, turns] of games) addGame(ratio, coins, turns);
  // Residuals 0, 0, 2, -2 at 5 coins a turn: √(8 × 4/3) ÷ 16 × 1.96.
  expect(estimateOf(ratio)).toMatchObject({ mean: 5, turns: 16 });
  expect(estimateOf(ratio).margin).toBeCloseTo(0.4, 2);
  for (let i = 0; i < 3; i++) for (const [coins, turns] of games) addGame(ratio, coins, turns);
  expect(estimateOf(ratio).margin).toBeLessThan(0.2);
});

test('every game as the others leaves no doubt, one game alone all of it', () => {
  const ratio = noRatio();
  addGame(ratio, 12, 3);
  expect(estimateOf(ratio)).toEqual({ mean: 4, margin: Number.POSITIVE_INFINITY, turns: 3 });
  addGame(ratio, 4, 1);
  expect(estimateOf(ratio).margin).toBe(0);
});

test('the balance of Azeroth: 16 races, 20 powers, 12 markers, 12 faces, and 2 to 5 seats in turn', async () => {
  const { artifacts, faces, order, places, powers, races, all } = await json('--edition', 'azeroth', '--games', '160', '--seed', 'x');
  expect([races, powers, artifacts, places, faces].map((list) => list.length)).toEqual([16, 20, 5, 7, 12]);
  expect(order.map(({ seats, place }: { seats: number; place: number }) => seats * 10 + place)).toEqual([
    21, 22, 31, 32, 33, 41, 42, 43, 44, 51, 52, 53, 54, 55,
  ]);
  expect(all.turns).toBe(40 * (20 + 30 + 36 + 40));
  expect(total(races)).toBe(total(powers));
  expect(races[0].mean).toBeGreaterThan(races.at(-1).mean);
  for (const seats of [2, 3, 4, 5]) {
    const wins = order.filter((line: { seats: number }) => line.seats === seats).map((line: { wins: { mean: number } }) => line.wins.mean);
    expect(wins.reduce((sum: number, won: number) => sum + won, 0)).toBeCloseTo(1, 1);
  }
}, 30_000);

test('the battle: allies win together', async () => {
  const { order, variant } = await json('--edition', 'azeroth', '--variant', 'battle', '--seats', '4', '--games', '20');
  const [first, second, third, fourth] = order.map((line: { wins: { mean: number } }) => line.wins.mean);
  expect(variant).toBe('battle');
  expect([third, fourth]).toEqual([first, second]);
  expect(first + second).toBeCloseTo(1, 5);
});

test('bots can play instead of chance, and the same seed plays the same games', async () => {
  const of = (bots: string) => json('--edition', 'classic', '--seats', '2', '--games', '2', '--bots', bots);
  const greedy = await of('greedy');
  expect(await of('greedy')).toEqual(greedy);
  expect(greedy.all.mean).toBeGreaterThan((await of('random')).all.mean);
}, 30_000);

test('as text', async () => {
  const { code, said } = await typed('simulate', '--balance', '--edition', 'azeroth', '--variant', 'battle', '--games', '8', '--seed', 'x');
  expect(code).toBe(0);
  expect(said[0]).toMatch(/^azeroth battle, 2, 3, 4, 5 seats, 8 games, \d+ moves, seed x$/);
  expect(said[1]).toMatch(/^\d\.\d\d ± \d\.\d\d coins a turn$/);
  expect(said.filter((line) => /^(race|power|artifact|place|face|seats) /.test(line))).toHaveLength(6);
});

test.each([
  [['--edition', 'classic', '--variant', 'battle'], 'elbowroom: --variant battle goes with --edition azeroth'],
  [['--variant', 'duel'], 'elbowroom: --variant is battle, not duel'],
  [['--bots', 'oracle'], 'elbowroom: --bots is random or '],
])('%j gets a usage line and exit code 2', async (args, complaint) => {
  const { code, complaints } = await typed('simulate', '--balance', ...args);
  expect(code).toBe(2);
  expect(complaints[0]?.startsWith(complaint)).toBe(true);
});
