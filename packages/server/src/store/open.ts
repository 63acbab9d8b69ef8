import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { noteAddress } from './sqlite-hold.ts';
import type { Store } from './store.ts';

const fileIn = ({ dataFolder }: Config): string => join(dataFolder, 'elbowroom.sqlite');

/** Throws `NoStart` if this process must not use it. `onDeath`: it can never be written again. */
export async function openStore(config: Config, onDeath?: (fault: Error) => void): Promise<Store> {
  const { databaseUrl, databaseConnections, node } = config;
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, node, databaseConnections);
  return openSqlite(fileIn(config), onDeath === undefined ? {} : { onDeath });
}

/** Where the server is that has the store open, for others who want it. */
export function sayWhere(config: Config, address: string): void {
  if (config.databaseUrl === undefined) noteAddress(fileIn(config), address);
}
