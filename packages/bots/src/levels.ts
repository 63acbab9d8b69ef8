/** The players there are, by name. */
import type { View } from '@elbowroom/rules';
import type { Bot } from './bot.ts';
import { expertBot } from './expert.ts';
import { fallibleBot } from './fallible.ts';
import { greedyBot } from './greedy.ts';
import { masterBot } from './master.ts';
import { type BotName, partsOf } from './names.ts';
import { plannerBot } from './planner.ts';
import { randomBot } from './random.ts';
import strengths from './strengths.json' with { type: 'json' };

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
      return ofEdition(name, (edition) => expertBot(seed, strengths[edition].expertSteps));
    case 'master':
      return masterBot(seed);
    default:
      return ofEdition(name, (edition) => fallibleBot(name, strengths[edition].errs[name], partsOf(name).character, seed));
  }
}

/** How much a level errs is found by games for each edition: the same mistakes do not cost the same in both. See docs/guide/bots.md. */
function ofEdition(id: BotName, make: (edition: View['edition']) => Bot): Bot {
  let made: Bot | undefined;
  return {
    id,
    decide: (view, legal, budget) => {
      made ??= make(view.edition);
      return made.decide(view, legal, budget);
    },
  };
}
