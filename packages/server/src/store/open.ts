import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export async function openStore({ databaseUrl, databaseConnections, dataFolder, node }: Config): Promise<Store> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, node, databaseConnections);
  return openSqlite(join(dataFolder, 'elbowroom.sqlite'));
}
