/**
 * How strong bots are, on the scale on which people are rated: by that, who plays against bots alone has a rating that means something among people too.
 * A test works them out anew from docs/guide/ladder.json: duels between neighbours where there are some, and two games of three from one level to the next where there are none.
 */
import { type BotName, partsOf } from '@elbowroom/bots';

export const FIXED_POINTS: Readonly<Record<string, number>> = {
  random: -17.875,
  greedy: 9.202,
  novice: 12.978,
  learner: 16.952,
  dabbler: 20.96,
  casual: 25,
  seasoned: 29.107,
  sharp: 33.037,
  planner: 36.279,
  expert: 36.642,
  master: 41.083,
};

/** Characters are as strong as their level. */
export const strengthOf = (bot: BotName): number => FIXED_POINTS[partsOf(bot).level] ?? 25;
