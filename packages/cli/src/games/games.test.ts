import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { typed } from '../../test/typed.ts';
import { ticksBetween } from '../chart.ts';
import { readSet } from './set.ts';

const folder = mkdtempSync(join(tmpdir(), 'games-'));
afterAll(() => rmSync(folder, { recursive: true }));

const make = (out: string, ...more: string[]) =>
  typed(
    'games',
    '--out',
    join(folder, out),
    '--bots',
    'greedy,random',
    '--games',
    '3',
    '--rounds',
    '4',
    '--steps',
    '50',
    '--workers',
    '1',
    ...more,
  );

test('the same options make the same games, packed or not, in any number of threads', { timeout: 120_000 }, async () => {
  await make('a.jsonl.zst');
  await make('b.jsonl', '--workers', '2');
  const [a, b] = [readSet(join(folder, 'a.jsonl.zst')), readSet(join(folder, 'b.jsonl'))];
  expect(b.sha256).toBe(a.sha256);
  expect(a.head).toMatchObject({ schema: 'elbowroom-games', version: 1, licence: 'MIT', games: 3 });
  expect(a.games.map(({ bots }) => bots[0])).toEqual(['greedy', 'random', 'greedy']);
});

test('a run that was broken off goes on where it was', { timeout: 120_000 }, async () => {
  await make('whole.jsonl');
  const whole = readFileSync(join(folder, 'whole.jsonl'), 'utf8');
  const [head = '', first = ''] = whole.split('\n');
  const { asked, sources } = JSON.parse(head);
  writeFileSync(join(folder, 'rest.jsonl.part'), `${JSON.stringify({ asked, sources })}\n${first}\n{"game":1,"bo`);
  await make('rest.jsonl');
  expect(readFileSync(join(folder, 'rest.jsonl'), 'utf8')).toBe(whole);
});

test('plans are weighed on wish, and a check finds what was changed', { timeout: 120_000 }, async () => {
  await make('plans.jsonl', '--plans', '200', '--games', '1');
  const file = join(folder, 'plans.jsonl');
  const [game] = readSet(file).games;
  expect(game?.weighed?.length).toBeGreaterThan(4);
  expect(game?.weighed?.[0]).toMatchObject({ at: 0, plans: expect.arrayContaining([expect.objectContaining({ behind: 0 })]) });
  expect((await typed('games', 'check', file)).code).toBe(0);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"coins":\[\d+/, '"coins":[999'));
  const { code, complaints } = await typed('games', 'check', file);
  expect([code, ...complaints]).toEqual([1, 'game 0 has another result']);
});

test('what a set says is drawn in three pictures', { timeout: 120_000 }, async () => {
  await make('drawn.jsonl', '--games', '12');
  const { said } = await typed('games', 'figures', join(folder, 'drawn.jsonl'), '--folder', folder);
  expect(said).toHaveLength(3);
  for (const file of said) expect(readFileSync(file, 'utf8')).toMatch(/^<svg [^>]*>[\s\S]*<\/svg>\n$/);
});

test('the set in the repository is whole', { timeout: 120_000 }, async () => {
  const { code, said } = await typed('games', 'check', 'docs/games/planners.jsonl.zst');
  expect(code).toBe(0);
  expect(readFileSync('docs/guide/games-data.md', 'utf8')).toContain(said[0]?.match(/SHA-256 (\w+)/)?.[1]);
});

test('ticks are round and within', () => {
  expect(ticksBetween(0, 100)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticksBetween(-3, 4)).toEqual([-2, 0, 2, 4]);
});
