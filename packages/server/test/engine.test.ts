/** An engine of the command line at a table online. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { guestAt, startServer } from './client.ts';

const packages = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

test('a program that speaks the engine protocol plays a game online to its end', { timeout: 240_000 }, async () => {
  const server = await startServer();
  try {
    const anna = await guestAt(server.address);
    const { body: table } = await anna.ask('POST', '/tables', { edition: 'classic', seats: ['random', 'open'] });
    const engine = `"${process.execPath}" "${packages('cli/examples/engine.mjs')}"`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      packages('cli/src/main.ts'),
      'engine',
      'sit',
      engine,
      '--server',
      server.address,
      '--table',
      table.id,
    ]);
    expect(stdout).toMatch(new RegExp(`JavaScript example sits at ${table.id}\ncoins \\d+ \\d+, winners [01]`));
  } finally {
    await server.stop();
  }
});
