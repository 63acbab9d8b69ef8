/** The bots a table can have. */
import { randomBytes } from 'node:crypto';
import { type Bot, type BotName, botNameFrom, botOf } from '@elbowroom/bots';

/** Milliseconds for one turn. */
const budgets: Readonly<Partial<Record<string, number>>> = { master: 1500, planner: 400 };

export const budgetOf = (bot: BotName): number => budgets[bot] ?? 200;

/** Whether all threads should be there to help. */
export const isHardWork = (bot: string): boolean => bot === 'master';

export const botFrom = (name: string): BotName => botNameFrom(name) ?? 'greedy';

/** Whoever is absent or has resigned is played for by this one. */
export const SUBSTITUTE: BotName = 'greedy';

export const playerOf = (bot: BotName): Bot => botOf(bot, randomBytes(16).toString('hex'));

/** What a bot is called at a table: `casual-raider` is the Casual raider bot. */
export const calledOf = (bot: string): string => `${bot[0]?.toUpperCase()}${bot.slice(1).replaceAll('-', ' ')} bot`;
