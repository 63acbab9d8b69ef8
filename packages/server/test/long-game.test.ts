/** After twenty thousand rows a game takes only what it needs to come to its end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legalMoves, newGame, text } from '@elbowroom/rules';
import { expect, onTestFinished, test } from 'vitest';
import { Room } from '../src/game/room.ts';
import { realOutside } from '../src/outside.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Row } from '../src/store/store.ts';
import { aGame } from './store-contract.ts';

test('moves go on, pauses have to wait, and nothing is taken back any more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-'));
  const store = openSqlite(join(folder, 'games.sqlite'));
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const setup = { edition: 'classic', seats: ['Anna', 'Bert'], seed: 'long', first: 0 } as const;
  const game = aGame({ status: 'running', setup, started: 0, seats: [{ guest: 'a' }, { guest: 'b' }] });
  await store.addGame(game);
  await store.start(game, setup, 0, 'none');
  const rows = Array.from(
    { length: 20_000 },
    (_, i): Row => ({ seq: i + 1, at: 0, kind: i % 2 === 0 ? 'agree' : 'disagree', seat: 0, body: '' }),
  );
  await store.append({ game: game.id, after: 0, rows, duty: 'none' });
  const room = new Room({ outside: realOutside, store, node: 'one', leaseMs: 1000, onSteps: () => {} }, { ...game, setup });

  const first = text(legalMoves(newGame(setup))[0] ?? { type: 'done' });
  const { course } = await room.play(0, 0, [first]);
  const { course: last } = await room.play(0, course.moved, [
    legalMoves(course.state)
      .map(text)
      .find((line) => line.startsWith('conquer')) ?? 'done',
  ]);
  expect([last.seq, last.trail.length]).toEqual([20_002, 1]);
  await expect(room.pause(0, true)).rejects.toMatchObject({ code: 'too-many' });
  await expect(room.undo(0, last.moved, 1)).rejects.toMatchObject({ code: 'undo-off' });
});
