import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { planted } from '../packages/server/storm/planted.ts';
import { root } from './sources.ts';

const script = fileURLToPath(new URL('storm.ts', import.meta.url));
const run = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

test('a planted fault is found, and one line tells how', () => {
  const { status, stdout } = run('--planted', 'never-written', '--seeds', '5', '--workers', '1');
  expect(stdout).toMatch(/never-written: found in \d storms: .*\n1 of 1 planted faults found/);
  expect(status).toBe(0);
});

test('every fault has one place where it can be planted, and there are enough of them', () => {
  const misfits = planted.filter(
    ({ file, from }) => readFileSync(join(root, 'packages/server/src', file), 'utf8').split(from).length !== 2,
  );
  expect(misfits.map(({ name }) => name)).toEqual([]);
  expect(planted.length).toBeGreaterThanOrEqual(25);
});

test('arguments that are not understood get the usage and exit code 2', () => {
  const { status, stderr } = run('--minutes', '3');
  expect(status).toBe(2);
  expect(stderr).toMatch('usage: npm run storm');
});
