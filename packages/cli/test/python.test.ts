/** The Python package, tried by its own tests where there is Python; where there is none, this says so and passes. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HERE } from '../src/engine/checkout.ts';

const isThere = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;

test(`the Python package plays${isThere ? '' : ' (not tried: there is no Python 3.9 here)'}`, { timeout: 300_000 }, () => {
  if (!isThere) return;
  const { status, stderr } = spawnSync('python3', ['-m', 'unittest'], { cwd: join(HERE, 'python'), encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});
