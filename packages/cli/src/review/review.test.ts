import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TurnReview } from '@elbowroom/bots';
import { replay, type Setup } from '@elbowroom/rules';
import { endOf, writeRecord } from '@elbowroom/rules/record';
import { afterAll, expect, test } from 'vitest';
import { typed } from '../../test/typed.ts';
import { soundnessOf } from './soundness.ts';

const folder = mkdtempSync(join(tmpdir(), 'elbowroom-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Under rules version 1: the last two turns of nobody's game. */
const setup: Setup = { edition: 'classic', seats: ['Anna', 'Bert'], seed: 'review', rules: 1, rounds: 4 };
const moves = ['pick 5', 'done', 'pick 0', 'done'];
const file = join(folder, 'game.txt');
writeFileSync(file, writeRecord({ setup, moves, claims: endOf(replay(setup, moves)) }));

const reviewed = (...more: string[]) => typed('review', file, '--steps', '1000', '--workers', '1', '--folder', folder, ...more);

test('a saved game is told by seat, with the turns that mattered and what would have been better, under its own rules', async () => {
  const { code, said, complaints } = await reviewed();
  expect(complaints).toEqual([]);
  expect(code).toBe(0);
  expect(said[0]).toMatch(/classic, 2 seats, classic-2, 2 turns weighed$/);
  expect(said[1]).toMatch(/^ {2}Anna {2}accuracy +\d+ {2}lost +\d+\.\d {2}luck/);
  expect(said).toContain('What mattered most:');
  expect(said.join('\n')).toMatch(/round 1, (Anna|Bert), after \d moves?: (mistake|slip), .* worth \d+\.\d more/);
});

test('what was weighed is kept, and gone on with where it was broken off', async () => {
  const { said } = await reviewed('--json');
  const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.jsonl'));
  expect(kept).toHaveLength(1);
  const path = join(folder, kept[0] ?? '');
  const whole = readFileSync(path, 'utf8');
  const lines = whole.trimEnd().split('\n');
  expect(lines).toHaveLength(3); // whose it is, and two turns
  writeFileSync(path, `${lines.slice(0, 2).join('\n')}\n{"step":`);
  expect((await reviewed('--json')).said).toEqual(said);
  expect(readFileSync(path, 'utf8').trimEnd().split('\n').sort()).toEqual(lines.sort());
});

test.each([
  ['nothing', [], 2, 'elbowroom: which game? Name one file'],
  ['a file that is not there', ['nowhere.txt'], 1, /^elbowroom: nowhere.txt: no-file: /],
  ['a budget that is none', [file, '--steps', 'many'], 2, /^elbowroom: --steps is a whole number/],
])('%s is refused', async (_, args, code, complaint) => {
  const answer = await typed('review', ...args);
  expect(answer.code).toBe(code);
  expect(answer.complaints[0]).toMatch(complaint);
});

test.each([
  ['rubbish', 'hello', /not-a-game/],
  ['a forged move', readFileSync(file, 'utf8').replace('pick 5', 'pick 9'), /line \d+, move 1, bad-move: pick 9/],
])('%s gets an error with its code', async (_, text, complaint) => {
  const bad = join(folder, 'bad.txt');
  writeFileSync(bad, text);
  const { code, complaints } = await typed('review', bad);
  expect(code).toBe(1);
  expect(complaints[0]).toMatch(complaint);
});

test('flags are as sound as two reviews agree on them', async () => {
  const { said } = await reviewed('--json');
  const [turn]: TurnReview[] = JSON.parse(said.join('\n')).turns;
  if (turn === undefined) throw new Error('a turn');
  const turns = (verdicts: string): TurnReview[] => [...verdicts].map((one) => ({ ...turn, verdict: one === 'x' ? 'slip' : 'good' }));
  expect(soundnessOf(turns('xx..x'), turns('x...x'))).toMatchObject({ turns: 5, flags: 5, again: 4, share: { value: 80 } });
});
