import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { typed } from './typed.ts';

const goldens = globSync(fileURLToPath(new URL('../../../goldens/*.txt', import.meta.url))).sort();
const [golden = ''] = goldens;
const whole = readFileSync(golden, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'elbowroom-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
function kept(words: string): string {
  const file = join(folder, `${++count}.txt`);
  writeFileSync(file, words);
  return file;
}

test('every golden game is in order, and says who has won', async () => {
  const { code, said, complaints } = await typed('replay', ...goldens);
  expect(complaints).toEqual([]);
  expect(code).toBe(0);
  expect(said.filter((line) => line.includes('in order: every move legal, end as written'))).toHaveLength(goldens.length);
  expect(said.filter((line) => /^ {2}1\. .* coins {2}winner$/.test(line)).length).toBeGreaterThanOrEqual(goldens.length);
});

test('answers in JSON', async () => {
  const { code, said } = await typed('replay', golden, '--json');
  expect(code).toBe(0);
  const [report] = JSON.parse(said.join('\n'));
  const fact = (key: string): string => new RegExp(`^${key}: (.*)$`, 'm').exec(whole)?.[1] ?? '';
  expect(report).toMatchObject({
    isTrue: true,
    flaws: [],
    game: { hash: fact('hash'), seed: fact('seed'), isOver: true, hadPromise: false },
  });
  const ranking: { seat: number; rank: number; coins: number; hasWon: boolean }[] = report.game.ranking;
  expect(ranking.toSorted((a, b) => a.seat - b.seat).map(({ coins }) => coins)).toEqual(fact('coins').split(' ').map(Number));
  expect(ranking.filter(({ rank }) => rank === 1).map(({ seat }) => String(seat))).toEqual(fact('winners').split(' '));
});

test('stops where it is told to, and judges no end then', async () => {
  const { code, said } = await typed('replay', golden, '--until', '12');
  expect(code).toBe(0);
  expect(said[0]).toMatch(/, 12 of \d+ moves, in round 1, position [0-9a-f]{16}$/);
  expect(said.at(-1)).toBe('  in order: every move legal');
  expect((await typed('replay', kept(whole.replace(/^coins: .*$/m, 'coins: 1 1')), '--until', '12')).code).toBe(0);
});

test.each([
  ['a forged move', whole.replace(/^conquer .*$/m, 'conquer 99'), /line 9, move 2, bad-move: conquer 99/],
  ['another seed', whole.replace(/^seed: .*$/m, 'seed: other'), /bad-move|wrong-hash/],
  ['a broken promise', whole.replace(/^(seed: .*)$/m, `$1\nseedhash: ${'0'.repeat(64)}`), /line 5, wrong-seed/],
  ['another hash', whole.replace(/^hash: .*$/m, 'hash: 0123456789abcdef'), /line \d+, wrong-hash/],
  ['another result', whole.replace(/^coins: .*$/m, 'coins: 99 1'), /line \d+, wrong-coins/],
  ['a torn file', whole.slice(0, whole.length / 2), /torn|bad-move/],
  ['rubbish', 'hello', /not-a-game/],
  ['nothing', '', /empty/],
])('%s is found out, with exit code 1', async (_, words, complaint) => {
  const file = kept(words);
  const { code, complaints } = await typed('replay', file);
  expect(code).toBe(1);
  expect(complaints[0]).toMatch(complaint);
  expect(complaints[0]?.startsWith(`${file}: `)).toBe(true);
  const { code: same, said } = await typed('replay', file, '--json');
  expect([same, JSON.parse(said.join('\n'))[0].isTrue]).toEqual([1, false]);
});

test('one bad file among good ones is named, and the others are still told', async () => {
  const { code, said, complaints } = await typed('replay', golden, 'nowhere.txt', golden);
  expect(code).toBe(1);
  expect(complaints).toEqual([expect.stringMatching(/^nowhere.txt: no-file: /)]);
  expect(said.filter((line) => line.includes('in order'))).toHaveLength(2);
});

test.each([
  [[], /which game/],
  [[golden, '--until', 'x'], /--until is a whole number/],
  [[golden, '--colour'], /Unknown option/],
])('%j gets a usage line and exit code 2', async (args, complaint) => {
  const { code, complaints } = await typed('replay', ...args);
  expect(code).toBe(2);
  expect(complaints[0]).toMatch(complaint);
  expect(complaints[1]).toMatch('usage: elbowroom replay');
});

test('a dash reads from the input', () => {
  const script = fileURLToPath(new URL('../elbowroom.mjs', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [script, 'replay', '-'], { encoding: 'utf8', input: whole });
  expect([status, stdout.split('\n')[0]?.startsWith('-: ')]).toEqual([0, true]);
});
