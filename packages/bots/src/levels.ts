/** The players there are, by name. */
import type { Bot } from './bot.ts';
import { expertBot } from './expert.ts';
import { fallibleBot } from './fallible.ts';
import { greedyBot } from './greedy.ts';
import { masterBot } from './master.ts';
import { type BotName, partsOf } from './names.ts';
import { plannerBot } from './planner.ts';
import { randomBot } from './random.ts';
import strengths from './strengths.json' with { type: 'json' };

/** How much each errs, found by games: see docs/guide/bots.md. */
const { errs, expertSteps } = strengths;

/** A bot for one seat of one game. The same seed makes the same choices. */
export function botOf(name: BotName, seed: string): Bot {
  switch (name) {
    case 'random':
      return randomBot(seed);
    case 'greedy':
      return greedyBot(seed);
    case 'planner':
      return plannerBot(seed);
    case 'expert':
      return expertBot(seed, expertSteps);
    case 'master':
      return masterBot(seed);
    default:
      return fallibleBot(name, errs[name], partsOf(name).character, seed);
  }
}
