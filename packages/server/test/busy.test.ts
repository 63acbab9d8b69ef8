/** Two nodes on one store, and bots that wait for a thread longer than a lease lasts: nobody thinks about the same move twice. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from '@elbowroom/rules';
import { expect, onTestFinished, test } from 'vitest';
import type { Thinker } from '../src/bots/thinker.ts';
import { readConfig } from '../src/config.ts';
import { furnish, type House } from '../src/house.ts';
import { makeMetrics } from '../src/metrics.ts';
import { realOutside } from '../src/outside.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { silentPost } from './silent-post.ts';

const LEASE_MS = 800;
/** Several leases. */
const BUSY_MS = 2.5 * LEASE_MS;

/** Answers with the first legal move when it has time, and notes what it was asked. */
function busyThinker(asked: string[]): Thinker {
  return {
    async decide({ key, view, legal }) {
      asked.push(`${key} ${JSON.stringify(view)}`);
      await new Promise((resolve) => setTimeout(resolve, BUSY_MS));
      return legal[0] === undefined ? 'done' : text(legal[0]);
    },
    firstForged: async () => undefined,
    busy: () => 0,
    dismiss() {},
    async close() {},
  };
}

/** `tick`: milliseconds between looks for duties. */
function nodeOn(store: Store, node: string, tick: number, asked: string[]): House {
  return furnish({
    config: readConfig({ ELBOWROOM_NODE: node, ELBOWROOM_TICK: String(tick), ELBOWROOM_LEASE: String(LEASE_MS) }),
    outside: realOutside,
    store,
    thinker: busyThinker(asked),
    post: silentPost,
    metrics: makeMetrics(() => ({ rooms: 0, streams: 0, waiting: Promise.resolve(0) })),
    onFault: (error) => {
      throw error;
    },
  });
}

test('a bot that waits for a thread keeps its lease: the other node does not think for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-busy-'));
  const store = openSqlite(join(folder, 'games.sqlite'));
  const asked: string[] = [];
  // The other looks more often: whatever is let go for a moment is its.
  const houses = [nodeOn(store, 'one', LEASE_MS / 4, asked), nodeOn(store, 'two', 20, asked)];
  onTestFinished(async () => {
    await Promise.all(houses.map((house) => house.stop()));
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const anna = { id: 'anna', name: 'Anna' };
  const bots = [
    { bot: 'master', name: 'Master bot' },
    { bot: 'novice', name: 'Novice bot' },
  ];
  const options = { edition: 'classic', undo: true, spectators: true } as const;
  const games = await Promise.all([0, 1, 2].map(() => houses[0]?.tables.open(anna, { options, isPrivate: true, seats: bots })));
  const moves = async (): Promise<number[]> => Promise.all(games.map(async (game) => (await store.rowsSince(game?.id ?? '', 0)).length));
  await expect.poll(async () => Math.min(...(await moves()))).toBeGreaterThan(1);
  expect(new Set(asked).size).toBe(asked.length);
});
