import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { typed } from './typed.ts';

const json = async (...args: string[]) => JSON.parse((await typed('simulate', '--json', ...args)).said.join('\n'));

test('prints mean coins per seat, per race and per power', async () => {
  const { code, said, shown } = await typed('simulate', '--edition', 'classic', '--seats', '4', '--games', '30', '--seed', 'x');
  expect(code).toBe(0);
  expect(said[0]).toMatch(/^classic, 4 seats, 30 games, \d+ moves, seed x$/);
  for (const word of ['mean coins', 'coins/turn', 'amazons', 'seafaring']) expect(said.join('\n')).toMatch(word);
  expect(shown.at(-1)).toBe('\r\u001b[2K');
});

test('the same seed gives the same figures, another one others', async () => {
  const first = await json('--games', '10', '--seed', 'x');
  expect(await json('--games', '10', '--seed', 'x')).toEqual(first);
  expect(await json('--games', '10', '--seed', 'y')).not.toEqual(first);
});

test('the figures add up', async () => {
  const { seatResults, races, powers, games } = await json('--edition', 'azeroth', '--seats', '3', '--games', '20');
  const sum = (list: { picked: number; turns: number }[], key: 'picked' | 'turns') => list.reduce((n, line) => n + line[key], 0);
  expect(seatResults).toHaveLength(3);
  for (const { meanCoins } of seatResults) expect(meanCoins).toBeGreaterThan(5);
  expect(sum(races, 'picked')).toBe(sum(powers, 'picked'));
  expect(sum(races, 'turns')).toBe(sum(powers, 'turns'));
  expect(sum(races, 'turns')).toBeLessThanOrEqual(games * 3 * 10);
});

test.each([
  [['--seats', '9'], 'elbowroom: --seats is a whole number from 2 to 5, not 9'],
  [['--seats', 'four'], 'elbowroom: --seats is a whole number from 2 to 5, not four'],
  [['--games', '0'], 'elbowroom: --games is a whole number from 1 to 100000000, not 0'],
  [['--games', '-5'], "elbowroom: Option '--games' argument is ambiguous"],
  [['--edition', 'battle'], 'elbowroom: --edition is classic or azeroth, not battle'],
  [['--colour'], "elbowroom: Unknown option '--colour'"],
  [['fast'], "elbowroom: Unexpected argument 'fast'"],
])('%j gets a usage line and exit code 2', async (args, complaint) => {
  const { code, said, complaints } = await typed('simulate', ...args);
  expect(code).toBe(2);
  expect(said).toEqual([]);
  expect(complaints[0]?.startsWith(complaint)).toBe(true);
  expect(complaints[1]).toMatch('usage: elbowroom simulate');
});

test('the real command answers in JSON and complains on the error stream', () => {
  const script = fileURLToPath(new URL('../elbowroom.mjs', import.meta.url));
  const run = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  const good = run('simulate', '--games', '5', '--seats', '2', '--seed', 'x', '--json');
  expect(good.status).toBe(0);
  expect(JSON.parse(good.stdout)).toMatchObject({ edition: 'classic', seats: 2, games: 5, seed: 'x' });
  const bad = run('simulate', '--seats', '1');
  expect(bad.status).toBe(2);
  expect(bad.stdout).toBe('');
  expect(bad.stderr).toMatch('usage: elbowroom simulate');
});
