/**
 * How both databases are asked alike: SQL that both speak, with `$1` … for values. What is about people is written in it once, in `people/`.
 * Values are text, numbers or null, for rows come and go as JSON where a thread is in between.
 */
import type { Pool, PoolClient } from 'pg';
import type { Asking } from './postgres-asking.ts';
import type { Statements } from './sqlite-file.ts';

type Value = string | number | null;

/** One statement, and what it is about. */
export type Step = readonly [sql: string, ...values: Value[]];

export interface Desk {
  readonly all: <T extends object>(sql: string, ...values: Value[]) => Promise<T[]>;
  readonly one: <T extends object>(sql: string, ...values: Value[]) => Promise<T | undefined>;
  /** All of them or none, in their order. Answers with the rows that each returns. */
  readonly write: (...steps: readonly Step[]) => Promise<readonly (readonly object[])[]>;
  /** Whether a single statement, which must end with `RETURNING 1`, did anything. */
  readonly changes: (sql: string, ...values: Value[]) => Promise<boolean>;
}

type Write = Desk['write'];

const changesBy =
  (write: Write): Desk['changes'] =>
  async (...step) =>
    ((await write(step))[0]?.length ?? 0) > 0;

/** SQLite counts its values with another sign. */
export const inSqlite = (sql: string): string => sql.replaceAll(/\$(\d+)/g, '?$1');

export function sqliteDesk({ all, one }: Statements, write: Write): Desk {
  return {
    all: async <T extends object>(sql: string, ...values: Value[]) => all<T>(inSqlite(sql), ...values).map((row) => ({ ...row })),
    one: async <T extends object>(sql: string, ...values: Value[]) => {
      const found = one<T>(inSqlite(sql), ...values);
      return found && { ...found };
    },
    write,
    changes: changesBy(write),
  };
}

export function postgresDesk(
  { all, one }: Asking,
  pool: Pool,
  inTransaction: <T>(pool: Pool, work: (client: PoolClient) => Promise<T>) => Promise<T>,
): Desk {
  const write: Write = async (...steps) => {
    const [only] = steps;
    if (only !== undefined && steps.length === 1) return [await all<object>(only[0], only.slice(1))];
    return inTransaction(pool, async (client) => {
      const answers: (readonly object[])[] = [];
      for (const [sql, ...values] of steps) answers.push((await client.query<object>(sql, values)).rows);
      return answers;
    });
  };
  return {
    all: <T extends object>(sql: string, ...values: Value[]) => all<T>(sql, values),
    one: <T extends object>(sql: string, ...values: Value[]) => one<T>(sql, values),
    write,
    changes: changesBy(write),
  };
}
