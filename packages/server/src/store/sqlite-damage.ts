/** A damaged file is found when the server starts, and not by whoever comes upon the bad page months later, when no backup is left from before. */
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { NoStart } from '../no-start.ts';
import { errcodeOf } from './full.ts';

/** About two seconds and a half; a gigabyte takes ten. Of a larger file the log is not looked at: it is nearly all there is. */
const MOST_CHECKED_BYTES = 256 * 1024 * 1024;
const SMALL_TABLES = ['guests', 'links', 'games', 'seats', 'duties'];

const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** What SQLite says of the file, if it is not in order. */
function flawOf(db: DatabaseSync, file: string): string | undefined {
  const tables = statSync(file).size <= MOST_CHECKED_BYTES ? [undefined] : SMALL_TABLES.filter((table) => isThere(db, table));
  for (const table of tables) {
    const answer = Object.values(db.prepare(`PRAGMA quick_check${table === undefined ? '(1)' : `(${table})`}`).get() ?? {});
    if (answer[0] !== 'ok') return String(answer[0]);
  }
  return undefined;
}

const isThere = (db: DatabaseSync, table: string): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table) !== undefined;

/** Opens it and looks; throws what to do about it. */
export function undamaged(file: string, open: () => DatabaseSync): DatabaseSync {
  let db: DatabaseSync | undefined;
  let flaw: string | undefined;
  try {
    db = open();
    flaw = flawOf(db, file);
  } catch (error) {
    const code = errcodeOf(error);
    if (code !== CORRUPT && code !== NOT_A_DATABASE) throw error;
    flaw = error instanceof Error ? error.message : String(error);
  }
  if (db !== undefined && flaw === undefined) return db;
  if (db?.isOpen) db.close();
  throw new NoStart(`${file} is damaged (${flaw?.trim()}). Nothing was changed. Copy it and its -wal file away, then put your last backup in its place.
Without one, save what can be read: sqlite3 ${file} .recover | sqlite3 saved.sqlite. See “When something is wrong” in docs/guide/server.md.`);
}
