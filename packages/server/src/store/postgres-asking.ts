/** How Postgres is asked. */
import type { Pool } from 'pg';

/** Milliseconds since 1970, at the moment when the statement gets there. */
export const NOW = 'floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** Statements are prepared once for each connection, under a name. */
export interface Asking {
  readonly all: <T extends object>(text: string, values?: unknown[]) => Promise<T[]>;
  readonly one: <T extends object>(text: string, values?: unknown[]) => Promise<T | undefined>;
  readonly changes: (text: string, values?: unknown[]) => Promise<boolean>;
}

export function askingOf(pool: Pool): Asking {
  const names = new Map<string, string>();
  const ask = <T extends object>(text: string, values: unknown[]) => {
    const name = names.get(text) ?? `s${names.size}`;
    names.set(text, name);
    return pool.query<T>({ name, text, values });
  };
  const all = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> => (await ask<T>(text, values)).rows;
  return {
    all,
    one: async <T extends object>(text: string, values: unknown[] = []): Promise<T | undefined> => (await all<T>(text, values))[0],
    changes: async (text, values = []) => ((await ask(text, values)).rowCount ?? 0) > 0,
  };
}
