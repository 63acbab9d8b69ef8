import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('fuzz.ts', import.meta.url));
const run = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

test('a short run over several threads ends with every invariant held', () => {
  const { status, stdout } = run('--games', '8', '--seed', 'x', '--workers', '2');
  expect(stdout).toMatch(/8 games, \d+ games\/s, \d+ moves\/s: every invariant held/);
  expect(status).toBe(0);
});

test('arguments that are not understood get the usage and exit code 2', () => {
  const { status, stderr } = run('--seats', '9');
  expect(status).toBe(2);
  expect(stderr).toMatch('usage: npm run fuzz');
});
