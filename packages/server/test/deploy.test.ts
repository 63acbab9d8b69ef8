/** The day of an upgrade: a server of an earlier version plays tables half-way and is stopped, and today's server plays them on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord, verify } from '@elbowroom/rules/record';
import { expect, test } from 'vitest';
import { keptVersions } from '../../rules/test/kept.ts';
import { oneOf, randomFrom } from '../../rules/test/random.ts';
import type { News } from '../src/game/news.ts';
import { type Client, clientOf, guestAt } from './client.ts';
import { demand, playWhole, serverIn } from './kept-tables.ts';
import { startNode } from './node-process.ts';

const homebrew = { races: [{ id: 'otters', value: 5, effects: [{ effect: 'income', coins: 1, per: 'region', where: { coast: true } }] }] };

/** By seat, whoever is a person is `me`: one guest plays them all. */
const wishes = [
  { edition: 'classic', seats: ['me', 'me'] },
  { edition: 'classic', seats: ['me', 'me'], homebrew },
  { edition: 'azeroth', seats: ['me', 'me', 'me'] },
  { edition: 'azeroth', seats: ['novice', 'me'] },
  { edition: 'azeroth', variant: 'battle', seats: ['me', 'me'] },
];

const isHalfway = ({ view: { round, rounds } }: News): boolean => round > rounds / 2;

/** Plays at every table at once. */
function playAll(guest: Client, ids: readonly string[], isEnough?: (news: News) => boolean): Promise<News[]> {
  return Promise.all(
    ids.map((id, i) => {
      const random = randomFrom(`deploy ${i}`);
      const seats = wishes[i]?.seats.map((place) => (place === 'me' ? guest : undefined)) ?? [];
      return playWhole(seats, id, ({ legal = [] }) => oneOf(random, legal), isEnough);
    }),
  );
}

async function playHalf(address: string): Promise<{ readonly token: string | undefined; readonly ids: readonly string[] }> {
  const guest = await guestAt(address);
  const ids: string[] = [];
  for (const wish of wishes) ids.push(demand(await guest.ask('POST', '/tables', wish)).id);
  for (const { outcome } of await playAll(guest, ids, isHalfway)) expect(outcome).toBeUndefined();
  return { token: guest.token, ids };
}

async function playOn(guest: Client, ids: readonly string[], version: string): Promise<void> {
  for (const { outcome } of await playAll(guest, ids)) expect(outcome).toBeDefined();
  for (const id of ids) {
    const record = readRecord(demand(await guest.ask<string>('GET', `/tables/${id}/file`)));
    expect([String(record.setup.rules), verify(record).flaws]).toEqual([version, []]);
  }
}

test.each(keptVersions)('tables that a server of version $version has begun are played to their end', async ({ version, folder: kept }) => {
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-deploy-'));
  const before = await startNode({ ELBOWROOM_DATA: folder, ELBOWROOM_LOG: 'error', ELBOWROOM_TICK: '50' }, join(kept, 'server.mjs'));
  const { token, ids } = await playHalf(before.address).finally(before.stop);
  expect([before.child.exitCode, before.errors()]).toEqual([0, expect.stringMatching(/^Elbowroom is at \S+\n$/)]);
  const today = await serverIn(folder);
  await playOn(clientOf(today.address, token), ids, version).finally(today.stop);
  rmSync(folder, { recursive: true });
});
