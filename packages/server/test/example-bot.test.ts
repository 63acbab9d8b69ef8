/** The bot of the guide, as it stands there, against a server. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { guestAt, PATIENCE_MS, startServer } from './client.ts';

const guide = readFileSync(new URL('../../../docs/guide/write-a-bot.md', import.meta.url), 'utf8');
const code = /```js\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';

test('the example bot of the guide plays a game to its end, in sixty lines', async () => {
  expect(code.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(60);
  const server = await startServer();
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-'));
  try {
    const bot = join(folder, 'bot.mjs');
    writeFileSync(bot, code);
    const anna = await guestAt(server.address);
    const { body: table } = await anna.ask('POST', '/tables', { edition: 'azeroth', seats: ['random', 'open', 'open'] });
    const run = () => promisify(execFile)(process.execPath, [bot, server.address], { timeout: PATIENCE_MS });
    const ends = await Promise.all([run(), run()]);
    for (const { stdout } of ends) expect(stdout).toMatch(new RegExp(`playing at ${table.id}\ncoins \\d+ \\d+ \\d+, winners [012]`));
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});
