/** The opponents there are, by name, from the weakest to the strongest. */
import { beginnerBot, CASUAL, NOVICE } from './beginner.ts';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { masterBot } from './master.ts';
import { plannerBot } from './planner.ts';
import { randomBot } from './random.ts';

/** Names of the players, from the weakest to the strongest. */
export const LEVELS = ['random', 'novice', 'greedy', 'casual', 'planner', 'master'] as const;
/** The name of a player. */
export type Level = (typeof LEVELS)[number];

const makers: Readonly<Record<Level, (seed: string) => Bot>> = {
  random: randomBot,
  greedy: greedyBot,
  novice: (seed) => beginnerBot('novice', NOVICE, seed),
  casual: (seed) => beginnerBot('casual', CASUAL, seed),
  planner: plannerBot,
  master: masterBot,
};

/** A bot for one seat of one game. The same seed makes the same choices. */
export const botOf = (level: Level, seed: string): Bot => makers[level](seed);
