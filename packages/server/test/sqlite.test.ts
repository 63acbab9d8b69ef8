import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFull } from '../src/store/full.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { noteAddress } from '../src/store/sqlite-hold.ts';
import type { Store } from '../src/store/store.ts';
import { noticeContract } from './notice-contract.ts';
import { accuracyContract } from './review-contract.ts';
import { aGame, storeContract } from './store-contract.ts';

let folder: string;
let store: Store;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'elbowroom-'));
  store = openSqlite(join(folder, 'new', 'games.sqlite'));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

describe('SQLite', () => {
  storeContract(() => store);
  accuracyContract(() => store);
  noticeContract(
    () => store,
    (ms) => {
      const db = new DatabaseSync(join(folder, 'new', 'games.sqlite'));
      db.exec(`UPDATE notices SET due = due + ${ms} WHERE due > 0; UPDATE notices SET until = until + ${ms} WHERE until > 0`);
      db.close();
    },
  );

  test('finds everything again when the file is opened anew, synced and in WAL', async () => {
    const file = join(folder, 'again.sqlite');
    const before = openSqlite(file);
    const game = aGame();
    await before.addGame(game);
    await before.close();
    const after = openSqlite(file);
    expect(await after.game(game.id)).toEqual(game);
    await after.close();
    const db = new DatabaseSync(file);
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    db.close();
  });

  test('is not ready while nothing can be written, though everything can be read', async () => {
    const file = join(folder, 'held.sqlite');
    const held = openSqlite(file);
    const other = new DatabaseSync(file, { timeout: 10_000 }); // the store may still be at work on what it opens with
    other.exec('BEGIN IMMEDIATE');
    await expect(held.ready()).rejects.toThrow(/locked/);
    other.exec('ROLLBACK');
    other.close();
    await expect(held.ready()).resolves.toBeUndefined();
    await held.close();
  });

  test('is full when no more can be written, says so with a number, and reads on', async () => {
    const full = openSqlite(join(folder, 'full.sqlite'), { mostPages: 140 });
    const fill = async (): Promise<void> => {
      for (let i = 0; i < 1000; i++) await full.addGame(aGame({ seed: 'x'.repeat(500) }));
    };
    const fault: unknown = await fill().catch((error: unknown) => error);
    expect(isFull(fault)).toBe(true);
    expect((await full.openGames(10)).length).toBe(10);
    await full.close();
  });

  test('is opened once at a time, says by whom, and is free again when it is closed', async () => {
    const file = join(folder, 'once.sqlite');
    const first = openSqlite(file);
    noteAddress(file, 'http://localhost:4000');
    expect(() => openSqlite(file)).toThrow(new RegExp(`process number ${process.pid}, since \\d{4}-.*, at http://localhost:4000`));
    await first.close();
    await openSqlite(file).close();
  });

  test('finds a damaged file when it is opened, says what to do, and changes nothing', async () => {
    const file = join(folder, 'damaged.sqlite');
    const whole = openSqlite(file);
    for (let i = 0; i < 200; i++) await whole.addGame(aGame());
    await whole.close();
    const bytes = readFileSync(file);
    const worse = [Buffer.from(bytes).fill(0xa5, 8192, 20_480), Buffer.from(bytes).fill(0, 0, 100), bytes.subarray(0, bytes.length / 2)];
    for (const damaged of worse) {
      writeFileSync(file, damaged);
      expect(() => openSqlite(file)).toThrow(/is damaged[\s\S]*backup[\s\S]*\.recover/);
      expect(readFileSync(file).equals(damaged)).toBe(true);
    }
    writeFileSync(file, bytes);
    await openSqlite(file).close();
  });

  test('does not open a database of a later version', () => {
    const file = join(folder, 'later.sqlite');
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 999');
    db.close();
    expect(() => openSqlite(file)).toThrow(/later version/);
  });
});
