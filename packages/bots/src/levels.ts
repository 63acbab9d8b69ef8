/** The opponents there are, by name. */
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { masterBot } from './master.ts';
import { plannerBot } from './planner.ts';
import { randomBot } from './random.ts';

export const LEVELS = ['random', 'greedy', 'planner', 'master'] as const;
export type Level = (typeof LEVELS)[number];

const makers: Readonly<Record<Level, (seed: string) => Bot>> = { random: randomBot, greedy: greedyBot, planner: plannerBot, master: masterBot };

export const botOf = (level: Level, seed: string): Bot => makers[level](seed);
