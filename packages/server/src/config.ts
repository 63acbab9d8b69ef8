/** Everything that can be set from outside, by environment variables. The table in the README says the same in words. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { REVIEW_BUDGET } from '@elbowroom/bots';
import { NoStart } from './no-start.ts';
import { type NoticeConfig, noticeConfig } from './notices/config.ts';
import { type Keeper, keepersFrom } from './people/keeper.ts';

export interface Config extends NoticeConfig {
  readonly host: string;
  readonly port: number;
  /** Where SQLite keeps its file. */
  readonly dataFolder: string;
  /** Postgres instead of SQLite. */
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  /** This node among others. */
  readonly node: string;
  /** How many proxies stand in front, each of which says where requests come from. */
  readonly proxies: number;
  /** Cookies over TLS only. */
  readonly hasSecureCookies: boolean;
  readonly logLevel: string;
  /** Games kept in memory. */
  readonly rooms: number;
  readonly botThreads: number;
  readonly botPaceMs: number;
  /** Threads that weigh turns of finished games; 0: this server reviews nothing. */
  readonly reviewThreads: number;
  /** Steps for one of these turns. */
  readonly reviewSteps: number;
  readonly leaseMs: number;
  readonly tickMs: number;
  /** How long a table waits for people that nobody is at; 0: for ever. */
  readonly openMs: number;
  /** How many tables of a guest's may wait at once; 0: any number. */
  readonly openTables: number;
  /** After how long guests are deleted who sit nowhere, and tables that were closed before they began; 0: never. */
  readonly idleMs: number;
  /** After how long finished games are deleted; 0: never. */
  readonly finishedMs: number;
  /** Whether rate limits hold; tests and measurements turn them off. */
  readonly hasLimits: boolean;
  /** Whoever knows it may read /metrics; left out: only this machine may. */
  readonly metricsToken: string | undefined;
  /** Those who see reports, and can do something about them. */
  readonly keepers: readonly Keeper[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Environment = Readonly<Record<string, string | undefined>>;

function whole(env: Environment, name: string, usual: number, least: number, most: number): number {
  const value = env[name];
  if (value === undefined || value === '') return usual;
  const number = Number(value);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new NoStart(`${name} must be a whole number from ${least} to ${most}, is “${value}”`);
  return number;
}

function flag(env: Environment, name: string, usual: boolean): boolean {
  const value = env[name];
  if (value === undefined || value === '') return usual;
  if (value !== '0' && value !== '1') throw new NoStart(`${name} must be 0 or 1, is “${value}”`);
  return value === '1';
}

function databaseUrl(env: Environment): string | undefined {
  const url = env.DATABASE_URL || undefined;
  if (url !== undefined && !/^postgres(ql)?:\/\//.test(url)) throw new NoStart('DATABASE_URL must begin with postgres://');
  return url;
}

export function readConfig(env: Environment, folder = process.cwd()): Config {
  return {
    host: env.HOST || 'localhost',
    port: whole(env, 'PORT', 3000, 0, 65_535),
    dataFolder: env.ELBOWROOM_DATA || join(folder, 'data'),
    databaseUrl: databaseUrl(env),
    databaseConnections: whole(env, 'ELBOWROOM_DATABASE_CONNECTIONS', 10, 2, 100),
    node: env.ELBOWROOM_NODE?.replace(/[^\w-]/g, '') || randomBytes(6).toString('hex'),
    proxies: whole(env, 'ELBOWROOM_BEHIND_PROXY', 0, 0, 10),
    hasSecureCookies: flag(env, 'ELBOWROOM_SECURE_COOKIES', false),
    logLevel: env.ELBOWROOM_LOG || 'warn',
    rooms: whole(env, 'ELBOWROOM_ROOMS', 10_000, 1, 1_000_000),
    botThreads: whole(env, 'ELBOWROOM_BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 64),
    reviewThreads: whole(env, 'ELBOWROOM_REVIEWS', 0, 0, 64),
    reviewSteps: whole(env, 'ELBOWROOM_REVIEW_STEPS', REVIEW_BUDGET.steps ?? 0, 1, 10_000_000),
    botPaceMs: whole(env, 'ELBOWROOM_BOT_PACE', 0, 0, 10_000),
    leaseMs: whole(env, 'ELBOWROOM_LEASE', 10_000, 200, 600_000),
    tickMs: whole(env, 'ELBOWROOM_TICK', 500, 20, 60_000),
    openMs: whole(env, 'ELBOWROOM_OPEN_HOURS', 24, 0, 8760) * HOUR_MS,
    openTables: whole(env, 'ELBOWROOM_OPEN_TABLES', 20, 0, 100_000),
    idleMs: whole(env, 'ELBOWROOM_IDLE_DAYS', 90, 0, 36_500) * DAY_MS,
    finishedMs: whole(env, 'ELBOWROOM_FINISHED_DAYS', 0, 0, 36_500) * DAY_MS,
    hasLimits: flag(env, 'ELBOWROOM_LIMITS', true),
    metricsToken: env.ELBOWROOM_METRICS_TOKEN || undefined,
    ...noticeConfig(env),
    keepers: keepersFrom(env.ELBOWROOM_KEEPERS),
  };
}
