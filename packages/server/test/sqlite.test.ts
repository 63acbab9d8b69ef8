import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
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

  test('is not ready while nothing can be written, though everything can be read', { timeout: 20_000 }, async () => {
    const file = join(folder, 'held.sqlite');
    const held = openSqlite(file);
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    await expect(held.ready()).rejects.toThrow(/locked/);
    other.exec('ROLLBACK');
    other.close();
    await expect(held.ready()).resolves.toBeUndefined();
    await held.close();
  });

  test('does not open a database of a later version', () => {
    const file = join(folder, 'later.sqlite');
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 999');
    db.close();
    expect(() => openSqlite(file)).toThrow(/later version/);
  });
});
