/** The master in few worlds: it thinks about a turn for a moment only, and on every machine as far. */
import type { Bot } from './bot.ts';
import { masterBot } from './master.ts';

export function expertBot(seed: string, steps: number): Bot {
  const { decide } = masterBot(seed);
  return { id: 'expert', decide: (view, legal, budget) => decide(view, legal, { steps: Math.min(steps, budget.steps ?? steps) }) };
}
