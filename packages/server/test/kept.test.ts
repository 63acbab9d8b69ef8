/** Databases of earlier versions: opened by today's server, and every table in them goes on under the rules it was opened with. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, readRecord, verify } from '@elbowroom/rules/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptGame, keptJson, keptVersions } from '../../rules/test/kept.ts';
import { oneOf, randomFrom } from '../../rules/test/random.ts';
import { type Client, clientOf } from './client.ts';
import { demand, type KeptTable, type KeptTables, playTurns, playWhole, serverIn } from './kept-tables.ts';

/** Milliseconds for a table to come to its end beside others. */
const PATIENCE = 60_000;

describe.each(keptVersions)('the database of version $version', (kept) => {
  const { guests, tables }: KeptTables = keptJson(kept.folder, 'tables.json');
  const folder = mkdtempSync(join(tmpdir(), 'elbowroom-kept-'));
  let server: Awaited<ReturnType<typeof serverIn>>;
  let people: Client[];

  beforeAll(async () => {
    copyFileSync(join(kept.folder, 'tables.sqlite'), join(folder, 'elbowroom.sqlite'));
    server = await serverIn(folder);
    people = guests.map(({ token }) => clientOf(server.address, token));
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true });
  });

  const host = (): Client => people[0] ?? clientOf(server.address);
  const sitters = ({ seats }: KeptTable): (Client | undefined)[] => seats.map((guest) => (guest === null ? undefined : people[guest]));

  /** Its file says under which rules it was played, from which seed, and all of it is true. */
  async function demandTrue({ id, view }: KeptTable): Promise<GameRecord> {
    const record = readRecord(demand(await host().ask<string>('GET', `/tables/${id}/file`)));
    expect([String(record.setup.rules), record.claims.seedHash]).toEqual([view.rules, view.seedHash]);
    expect(verify(record).flaws).toEqual([]);
    return record;
  }

  const playByChance = (table: KeptTable) => {
    const random = randomFrom(table.name);
    return playWhole(sitters(table), table.id, ({ legal = [] }) => oneOf(random, legal));
  };
  const such = (fits: (table: KeptTable) => boolean): KeptTable[] => tables.filter(fits);

  test('knows its guests and their tables', async () => {
    for (const [i, { name }] of guests.entries()) {
      const guest = people[i] ?? host();
      expect(demand(await guest.ask('GET', '/guests/me')).name).toBe(name);
      const mine = demand(await guest.ask('GET', '/tables/mine')).tables.map(({ id }) => id);
      const seated = such(({ seats, view }) => seats.includes(i) && view.status !== 'closed');
      expect(mine.toSorted()).toEqual(seated.map(({ id }) => id).sort());
    }
  });

  test('shows every table as it was', async () => {
    for (const { id, view } of tables) expect(demand(await host().ask('GET', `/tables/${id}`))).toMatchObject(view);
  });

  test.concurrent.each(such(({ view }) => view.status === 'finished'))('$name has its file', async (table) => {
    expect((await demandTrue(table)).claims).toMatchObject(keptGame(kept, table.game ?? '').end);
  });

  test.concurrent.each(such(({ game, view }) => view.status === 'running' && game !== undefined))(
    '$name goes on as it would have',
    async (table) => {
      const { end, legal, onward } = keptGame(kept, table.game ?? '');
      const seated = sitters(table).flatMap((person) => person ?? []);
      const decider = seated[onward[0]?.[0] ?? 0] ?? host();
      expect(demand(await decider.ask('GET', `/tables/${table.id}/news`)).legal?.toSorted()).toEqual(legal.toSorted());
      await playTurns(seated, table.id, onward);
      expect((await demandTrue(table)).claims).toMatchObject(end);
    },
    PATIENCE,
  );

  test.concurrent.each(such(({ game, view }) => view.status === 'running' && game === undefined))(
    '$name: is played to its end',
    async (table) => {
      expect((await playByChance(table)).outcome).toBeDefined();
      await demandTrue(table);
    },
    PATIENCE,
  );

  test.concurrent.each(such(({ view }) => view.status === 'open'))(
    '$name: begins, and is played to its end',
    async (table) => {
      expect(demand(await host().ask('POST', `/tables/${table.id}/start`, { fill: 'random' })).status).toBe('running');
      expect((await playByChance(table)).outcome).toBeDefined();
      await demandTrue(table);
    },
    PATIENCE,
  );
});
