/** The bots a table can have. */
import { randomBytes } from 'node:crypto';
import { type Bot, botOf, LEVELS, type Level } from '@elbowroom/bots';

export { LEVELS, type Level };

/** Milliseconds for one turn. */
const budgets: Readonly<Partial<Record<string, number>>> = { master: 1500, planner: 400 };

export const budgetOf = (level: Level): number => budgets[level] ?? 200;

/** Whether all threads should be there to help. */
export const isHardWork = (level: string): boolean => level === 'master';

export const levelFrom = (name: string): Level => LEVELS.find((level) => level === name) ?? 'greedy';

/** Whoever is absent or has resigned is played for by this one. */
export const SUBSTITUTE: Level = 'greedy';

export const playerOf = (level: Level): Bot => botOf(level, randomBytes(16).toString('hex'));
