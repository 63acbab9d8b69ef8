/** A connection to the file: synced to disk with every commit, and brought up to date when it is opened first. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { migrations } from './migrations.ts';

export function openFile(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  return db;
}

export function migrate(db: DatabaseSync): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > migrations.length) throw new Error('the database was written by a later version of Elbowroom');
  for (let next = version; next < migrations.length; next++) {
    inTransaction(db, () => {
      db.exec(migrations[next] as string);
      db.exec(`PRAGMA user_version = ${next + 1}`);
    });
  }
}

/** Whole or not at all; inside another one, as a part of that. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  if (db.isTransaction) return work();
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Statements are prepared once. */
export interface Statements {
  /** Whether anything was changed. */
  readonly run: (sql: string, ...values: SQLInputValue[]) => boolean;
  readonly one: <T>(sql: string, ...values: SQLInputValue[]) => T | undefined;
  readonly all: <T>(sql: string, ...values: SQLInputValue[]) => T[];
}

export function statementsOn(db: DatabaseSync): Statements {
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepared = (sql: string) => {
    const known = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  return {
    run: (sql, ...values) => prepared(sql).run(...values).changes > 0,
    one: <T>(sql: string, ...values: SQLInputValue[]) => prepared(sql).get(...values) as T | undefined,
    all: <T>(sql: string, ...values: SQLInputValue[]) => prepared(sql).all(...values) as T[],
  };
}
